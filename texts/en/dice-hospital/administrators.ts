// Names and characters are invented: nobody who has lived is meant.

import type { AdministratorText, DiceHospitalTexts } from '../../dice-hospital/texts.ts'

const pairs = (colour: string): AdministratorText['text'] => ({
  final: `Discharge two or more ${colour} patients in a round: 1 point.`,
  prototype: `For every two ${colour} patients discharged in a round: 1 point.`,
})

const protects = (colour: string): AdministratorText['text'] => ({
  final: `Each round, one neglected ${colour} patient of your choice does not get worse.`,
  prototype: `Neglected ${colour} patients never get worse.`,
})

export const administrators: DiceHospitalTexts['administrators'] = {
  twoRed: {
    name: 'Rosamund Thimblewick',
    line: 'Crosses the hospital at a trot and has never spilt her tea.',
    text: pairs('red'),
  },
  twoYellow: {
    name: 'Bartholomew Quillfeather',
    line: 'Keeps a canary in the office and asks it about the budget.',
    text: pairs('yellow'),
  },
  twoGreen: {
    name: 'Ottoline Fernsby-Pott',
    line: 'Waters every plant in the building, the plastic ones too.',
    text: pairs('green'),
  },
  oneOfEach: {
    name: 'Ignatius Plumberry',
    line: 'Collects one of everything: teaspoons, ties, second opinions.',
    text: {
      final: 'Discharge patients of all three colours in a round: 1 point.',
      prototype: 'For every set of all three colours discharged in a round: 1 point.',
    },
  },
  protectsRed: {
    name: 'Philippa Brambledown',
    line: 'Sits up at night with anyone who looks a little flushed.',
    text: protects('red'),
  },
  protectsYellow: {
    name: 'Barnaby Custardine',
    line: 'His pockets rattle with lemon drops, and one of them is always yours.',
    text: protects('yellow'),
  },
  protectsGreen: {
    name: 'Hildegard Mossop-Lane',
    line: 'No pharmacist has approved her peppermint tea, and every one of them drinks it.',
    text: protects('green'),
  },
  mostDischarged: {
    name: 'Wilhelmina Dashworth',
    line: 'Has the taxi waiting before the patient has found both shoes.',
    text: {
      final: 'Discharge more patients in a round than every other player: 1 point.',
      prototype: 'Discharge more patients in a round than every other player: 2 points.',
    },
  },
}
