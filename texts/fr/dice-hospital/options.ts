import type { DiceHospitalTexts } from '../../dice-hospital/texts.ts'

export const options: DiceHospitalTexts['options'] = {
  all: {
    edition: {
      name: 'Édition',
      text: 'Le jeu tel qu’il a été publié, ou son prototype 2.11 avec ses propres cartes et règles.',
    },
    activation: {
      name: 'Activation',
      text: 'Tout le monde travaille en même temps, ou l’un après l’autre dans l’ordre des ambulances.',
    },
    promos: { name: 'Spécialistes promo', text: 'Chacun prend la place d’un autre spécialiste dans la pioche.' },
    administrators: {
      name: 'Administrateurs',
      text: 'Chaque hôpital est dirigé par quelqu’un qui offre un petit avantage durable.',
    },
    events: {
      name: 'Cartes événement',
      text: 'À partir du tour 2, chaque tour apporte sa nouvelle, bonne ou mauvaise. Les cartes sont de notre invention.',
    },
    openingCrisis: { name: 'Crise d’ouverture', text: 'Tout le monde commence avec 5 patients au lieu de 3.' },
    epidemic: { name: 'Épidémie nationale', text: 'Un patient de plus arrive à chaque admission.' },
    superbug: {
      name: 'Super virus résistant',
      text: 'L’état des patients négligés s’aggrave de 2 niveaux au lieu de 1.',
    },
    pickup: {
      name: 'Collecte du tour final',
      text: 'Après le tour 8, les ambulances emmènent des patients pour 1 point chacun ; chaque patient qui reste en coûte 1.',
    },
    timer: {
      name: 'Chronomètre',
      text: '60 secondes pour l’activation au tour 1, et 5 de plus à chaque tour suivant.',
    },
    experimental: {
      name: 'Médecine expérimentale',
      text: 'Une mini-extension : quatre services et six spécialistes qui tentent du nouveau.',
    },
    doubleFatalities: {
      name: 'Pénalité de décès doublée',
      text: 'Solo, plus difficile : chaque décès coûte 4 points au lieu de 2.',
    },
    doubleReports: {
      name: 'Pénalité de rapport doublée',
      text: 'Solo, plus difficile : un rapport non rempli coûte deux fois ses points.',
    },
  },
  editions: { final: 'Édition finale', prototype: 'Prototype 2.11' },
  activations: { together: 'Tous à la fois', inOrder: 'À tour de rôle' },
  promos: { consultant: 'Consultant', admissionsNurse: 'Infirmière des admissions' },
  on: 'Oui',
  off: 'Non',
}

export const presets: DiceHospitalTexts['presets'] = {
  firstGame: {
    name: 'Première partie',
    text: 'Le jeu simple, sans administrateurs, chacun à son tour dans l’ordre des ambulances : le meilleur départ.',
  },
  standard: { name: 'Partie classique', text: 'Le jeu comme on le joue d’habitude, avec administrateurs.' },
  expert: {
    name: 'Expert',
    text: 'Administrateurs, cartes événement et médecine expérimentale, pour qui connaît tous les couloirs.',
  },
  prototype: {
    name: 'Prototype',
    text: 'La version 2.11 des débuts, avec ses propres services, spécialistes et règles.',
  },
}
