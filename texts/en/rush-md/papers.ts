// Research papers: a title each, and what is asked or offered, out of the card's own figures.

import type { Extra, TaskAim } from '@grand-rounds/rush-md/ids'
import type { RushMdTexts } from '../../rush-md/texts.ts'
import { count } from '../grammar.ts'
import { exams } from './places.ts'
import { skill } from './terms.ts'

const CURED = {
  in: { one: '# in-patient', other: '# in-patients' },
  out: { one: '# out-patient', other: '# out-patients' },
  critical: { one: '# critical patient', other: '# critical patients' },
  any: { one: '# patient', other: '# patients' },
} as const

const GIVEN = {
  pills: { one: '# pill', other: '# pills' },
  drips: { one: '# drip', other: '# drips' },
  medicine: { one: '# unit of intravenous medicine', other: '# units of intravenous medicine' },
  blood: { one: '# unit of blood', other: '# units of blood' },
} as const

function aim(task: TaskAim): string {
  switch (task.aim) {
    case 'organKinds':
      return `Give at least ${count(task.least, { one: '# organ', other: '# different organs' })} this round`
    case 'cured':
      return `Cure at least ${count(task.least, CURED[task.who])} this round`
    case 'exams': {
      const kind = task.exam === 'any' ? '' : ` (${exams[task.exam].name})`
      return `Finish at least ${count(task.least, { one: '# exam', other: '# exams' })}${kind} this round`
    }
    case 'examKinds':
      return `Finish exams of at least ${count(task.least, { one: '# kind', other: '# different kinds' })} this round`
    case 'given':
      return `Give at least ${count(task.least, GIVEN[task.what])} this round`
    case 'noErrors':
      return 'Cure somebody and make no medical error this round'
  }
}

const WHOSE = { doctor: 'A doctor', nurse: 'A nurse', either: 'A doctor or a nurse' } as const

function extraOf(extra: Extra): string {
  switch (extra.does) {
    case 'ease':
      return 'takes a condition token off a patient'
    case 'draw':
      return `draws up to ${count(extra.patients, { one: '# patient', other: '# patients' })}`
    case 'admit':
      return `brings up to ${count(extra.patients, { one: '# in-patient', other: '# in-patients' })} to bed`
    case 'blood':
      return `brings ${count(extra.units, { one: '# unit of blood', other: '# units of blood' })} into the bank`
    case 'stock': {
      const kinds = count(extra.kinds, { one: 'one kind', other: '# different kinds' })
      return `stocks ${kinds} in the pharmacy${extra.more > 0 ? `, ${extra.more} more than usual` : ''}`
    }
    case 'organs': {
      const kind = extra.mixed ? 'of any kind' : 'of one kind'
      return `brings ${count(extra.pieces, { one: '# organ', other: '# organs' })} ${kind} into the store`
    }
    case 'treat':
      return 'treats one patient, on either ward or in the clinic'
  }
}

export const papers: RushMdTexts['papers'] = {
  titles: {
    transplantStudy: 'A Survey of Spare Parts',
    outpatientSurvey: 'In and Out before Tea',
    bedsideManner: 'Bedside Manner, Revised',
    intensiveCareStudy: 'Back from the Brink',
    fullHouse: 'Standing Room Only',
    cultureCollection: 'Notes on Small Company',
    bloodCount: 'Counting in Red and White',
    imageArchive: 'Bones I Have Known',
    scannerStudy: 'Lying Still: a Method',
    wideDiagnostics: 'Every Test We Have',
    pillTrial: 'A Spoonful of Statistics',
    transfusionStudy: 'The Red Thread',
    errorFree: 'Nothing Went Wrong',
    recovery: 'Sunlight and Soup',
    secondNurse: 'The Long Queue',
    porterService: 'Two Beds, One Lift',
    donorDay: 'Biscuits for Blood',
    bulkOrder: 'Cheaper by the Crate',
    mixedOrder: 'A Bit of Both, Please',
    organExpress: 'Courier: Handle with Care',
    organExchange: 'The Swap Shop',
    houseCall: 'The Doctor Comes to You',
  },
  task: ({ task, reward }) => `${aim(task)}: ${skill({ count: reward })}.`,
  action: ({ extra, glass }) => `${WHOSE[glass]} ${extraOf(extra)}.`,
}
