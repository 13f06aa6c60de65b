// By which words a language's effect texts say what. Tests read it: a text must have the word for everything
// that its effect does, and for nothing else.

const OF_EFFECTS = [
  'red',
  'yellow',
  'green',
  'two',
  'three',
  'exactly',
  'upTo',
  'asFarAsPossible',
  'consecutiveValues',
  'equalValues',
  'thoseHealed',
  'others',
  'valueBefore',
  'heal',
  'deteriorate',
  'rollAgain',
  'turnOver',
  'recolour',
  'treated',
  'ifHealed',
  'ifDischarged',
  'notWithoutColour',
  'either',
  'bloodBag',
  'fatality',
  'point',
] as const

const OF_ADMINISTRATORS = [
  'red',
  'yellow',
  'green',
  'two',
  'allColours',
  'everyTime',
  'oneOfThem',
  'never',
  'neglected',
  'discharged',
  'mostDischarged',
  'point',
] as const

const OF_EVENT_CARDS = [
  'everyHospital',
  'thisRound',
  'gain',
  'lose',
  'remove',
  'getBetter',
  'deteriorate',
  'nurse',
  'fewer',
  'more',
  'newPatients',
  'bed',
  'closed',
  'discharged',
  'bloodBag',
  'fatality',
  'point',
] as const

export const CONCEPTS = { effects: OF_EFFECTS, administrators: OF_ADMINISTRATORS, eventCards: OF_EVENT_CARDS }

export type Concept = (typeof OF_EFFECTS)[number] | (typeof OF_ADMINISTRATORS)[number] | (typeof OF_EVENT_CARDS)[number]
export type Vocabulary = Readonly<Record<Concept, RegExp>>
