import type { DiceHospitalTexts } from '../../dice-hospital/texts.ts'

export const eventCards: DiceHospitalTexts['eventCards'] = {
  bloodDrive: {
    name: 'Don du sang',
    line: 'Toute la ville retrousse ses manches. Il y a des biscuits.',
    text: 'Chaque hôpital gagne 1 poche de sang.',
  },
  expiredStock: {
    name: 'Stock périmé',
    line: 'Quelqu’un aurait dû lire les étiquettes de l’étagère du haut.',
    text: 'Chaque hôpital qui a une poche de sang en perd 1.',
  },
  quietNight: {
    name: 'Nuit calme',
    line: 'Personne ne le dit tout haut, mais tout le monde dort.',
    text: 'Dans les salles, l’état de chaque patient de valeur 1–2 s’améliore de 1 niveau.',
  },
  heatWave: {
    name: 'Canicule',
    line: 'La machine à glaçons a rendu l’âme à midi.',
    text: 'Dans les salles, l’état de chaque patient de valeur 5–6 s’aggrave de 1 niveau.',
  },
  openHouse: {
    name: 'Portes ouvertes',
    line: 'Des maçons avec des plans, des médecins avec des références, une fanfare.',
    text: 'Un service et un spécialiste de plus sont proposés.',
  },
  inspection: {
    name: 'Inspection',
    line: 'Un porte-bloc plein d’opinions jette un œil à la morgue.',
    text: 'Chaque hôpital perd 1 point pour chacun de ses jetons Décès.',
  },
  clericalError: {
    name: 'Erreur de paperasse',
    line: 'Il était juste sorti s’acheter un sandwich.',
    text: 'Chaque hôpital qui a un jeton Décès en retire 1.',
  },
  shortStaffed: {
    name: 'Sous-effectif',
    line: 'La moitié des infirmières a le rhume que l’autre moitié avait la semaine dernière.',
    text: 'Chaque hôpital a 1 infirmière de moins ce tour-ci.',
  },
  agencyNurse: {
    name: 'Renfort',
    line: 'Elle apporte sa tasse et sait déjà où tout se trouve.',
    text: 'Chaque hôpital a 1 infirmière de plus ce tour-ci.',
  },
  icyRoads: {
    name: 'Verglas',
    line: 'Parmi les presque guéris, certains ont glissé en venant.',
    text: 'Les nouveaux patients qui font 5 au lancer arrivent avec 4 ce tour-ci.',
  },
  mildWeather: {
    name: 'Temps doux',
    line: 'Même les pigeons du toit ont l’air reposés.',
    text: 'Les nouveaux patients qui font 2 au lancer arrivent avec 3 ce tour-ci.',
  },
  brokenBed: {
    name: 'Lit cassé',
    line: 'La salle B n’a jamais entendu parler d’un concours de sauts.',
    text: 'Chaque hôpital n’a que 11 lits ce tour-ci.',
  },
  powerCut: {
    name: 'Panne de courant',
    line: 'Le scanner ronronne, soupire et s’éteint.',
    text: 'L’Imagerie est fermée ce tour-ci.',
  },
  freshBlood: {
    name: 'Sang frais',
    line: 'Livré ce matin, et d’excellente humeur.',
    text: 'Une poche de sang dépensée pour soigner compte pour 2 niveaux ce tour-ci.',
  },
  pressDay: {
    name: 'Visite de la presse',
    line: 'Le journal local aimerait quelques sourires devant l’entrée.',
    text: 'Chaque hôpital qui fait sortir au moins 3 patients ce tour-ci marque 1 point.',
  },
}
