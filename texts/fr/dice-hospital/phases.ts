import type { DiceHospitalTexts } from '../../dice-hospital/texts.ts'

export const phases: DiceHospitalTexts['phases'] = {
  intake: {
    name: 'Admission des patients',
    text: 'De nouveaux patients arrivent, trois par ambulance, et il leur faut un lit.',
  },
  improvement: {
    name: 'Amélioration de l’hôpital',
    text: 'Ajouter un service ou un spécialiste à son hôpital.',
  },
  activation: {
    name: 'Activation de l’hôpital',
    text: 'Envoyer son personnel dans les services et remettre les patients sur pied.',
  },
  neglect: { name: 'Patients négligés', text: 'Quand personne n’a pris soin d’un patient, son état s’aggrave.' },
  discharge: {
    name: 'Patients sortants',
    text: 'Les patients guéris rentrent chez eux : plus ils sont nombreux à la fois, plus cela rapporte.',
  },
  shiftChange: {
    name: 'Changement d’équipe',
    text: 'Le personnel regagne la salle des infirmières, et de nouvelles cartes sont proposées.',
  },
}

export const stages: DiceHospitalTexts['stages'] = {
  extraReveal: {
    name: 'Une carte de plus',
    text: 'Choisir quoi révéler : un service de plus ou un spécialiste de plus.',
  },
  startingValues: { name: 'Premiers patients', text: 'Choisir quel dé reçoit quelle valeur.' },
  administrators: { name: 'Administrateur', text: 'Choisir qui dirige l’hôpital.' },
  split: { name: 'Égalités', text: 'Décider lesquels des patients à égalité montent dans quelle ambulance.' },
  ambulances: { name: 'Ambulances', text: 'Choisir une ambulance.' },
  keep: { name: 'Nouveaux patients', text: 'Choisir les trois patients à admettre.' },
  makeRoom: {
    name: 'Aucun lit libre',
    text: 'Il n’y a pas assez de lits. Choisir lesquels des anciens patients ne peuvent pas être sauvés.',
  },
  improvement: { name: 'Amélioration', text: 'Choisir un service ou un spécialiste.' },
  discard: { name: 'Défausse', text: 'Rendre une amélioration contre une poche de sang, ou tout garder.' },
  activation: {
    name: 'Activation',
    text: 'Placer infirmières et spécialistes, dépenser des poches de sang, ou terminer la garde.',
  },
  protection: { name: 'Protection', text: 'Choisir le patient négligé sur qui veille l’administrateur.' },
  reports: {
    name: 'Rapports médicaux',
    text: 'Remplir un rapport avec les patients de la zone de sortie, ou continuer.',
  },
  pickup: {
    name: 'Collecte finale',
    text: 'Installer un patient à une place qui lui convient, ou passer pour de bon.',
  },
  over: { name: 'Fin', text: 'La partie est terminée.' },
}

export const followUps: DiceHospitalTexts['followUps'] = {
  model: { name: 'Consultant', text: 'Choisir de qui le Consultant a l’effet pendant cette activation.' },
  specialist: {
    name: 'Après les dés',
    text: 'Les dés sont jetés. Utiliser l’effet du spécialiste, ou y renoncer.',
  },
  admissions: {
    name: 'Infirmière des admissions',
    text: 'Remettre un patient dans le sac, en piocher un nouveau, ou y renoncer.',
  },
}
