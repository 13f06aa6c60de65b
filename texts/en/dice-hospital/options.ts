import type { DiceHospitalTexts } from '../../dice-hospital/texts.ts'

export const options: DiceHospitalTexts['options'] = {
  all: {
    edition: {
      name: 'Edition',
      text: 'The game as it was published, or its prototype 2.11 with cards and rules of its own.',
    },
    activation: {
      name: 'Activation',
      text: 'Everyone works at the same time, or one after another in order of the ambulances.',
    },
    promos: { name: 'Promo specialists', text: 'Each one takes the place of another specialist in the deck.' },
    administrators: { name: 'Administrators', text: 'Each hospital is run by someone with a small lasting advantage.' },
    events: {
      name: 'Event cards',
      text: 'From round 2 on, each round brings some news, good or bad. The cards are our own.',
    },
    openingCrisis: { name: 'Opening crisis', text: 'Everyone starts with 5 patients instead of 3.' },
    epidemic: { name: 'Nationwide epidemic', text: 'One more patient comes with every intake.' },
    superbug: { name: 'Resistant superbug', text: 'Neglected patients get worse by 2 instead of 1.' },
    pickup: {
      name: 'Final-round pickup',
      text: 'After round 8 the ambulances take patients along for 1 point each; each one left behind costs 1.',
    },
    timer: { name: 'Timer', text: '60 seconds for the activation in round 1, and 5 more in every later round.' },
    experimental: {
      name: 'Experimental Medicine',
      text: 'A mini-expansion: four departments and six specialists who try something new.',
    },
    doubleFatalities: {
      name: 'Double fatality penalty',
      text: 'Solo, harder: each fatality costs 4 points instead of 2.',
    },
    doubleReports: {
      name: 'Double report penalty',
      text: 'Solo, harder: a report not completed costs twice its points.',
    },
  },
  editions: { final: 'Final edition', prototype: 'Prototype 2.11' },
  activations: { together: 'All at once', inOrder: 'In order' },
  promos: { consultant: 'Consultant', admissionsNurse: 'Admissions Nurse' },
  on: 'On',
  off: 'Off',
}

export const presets: DiceHospitalTexts['presets'] = {
  firstGame: {
    name: 'First game',
    text: 'The plain game without administrators, with shifts one after another in order of the ambulances: the best way to begin.',
  },
  standard: { name: 'Standard', text: 'The game as it is usually played, with administrators.' },
  expert: {
    name: 'Expert',
    text: 'Administrators, event cards and Experimental Medicine, for staff who know every corridor.',
  },
  prototype: { name: 'Prototype', text: 'The early edition 2.11, with departments, specialists and rules of its own.' },
}
