// The 14 epidemics, our own. One without treatment was avoided.

import { type Doses, readDoses } from '../pieces.ts'

/** A line is reward and treatment; none on those that were avoided. */
const LINES = {
  seasonalFlu: '4 b',
  stomachBug: '4 o',
  skinMites: '4 w',
  kennelCough: '5 bo',
  redRash: '5 ow',
  sleepingFever: '5 wb',
  wardFever: '5 y',
  marshFever: '5 g',
  thirstingSickness: '5 d',
  shakingFever: '6 by',
  spottedFever: '6 og',
  falseAlarm: '0 ',
  quickQuarantine: '0 ',
  goodHygiene: '0 ',
} as const satisfies Readonly<Record<string, string>>

export type EpidemicId = keyof typeof LINES

export interface EpidemicCard {
  readonly reward: number
  /** `null`: the card is discarded at once. */
  readonly treatment: Doses | null
}

export const EPIDEMIC_IDS = Object.keys(LINES) as readonly EpidemicId[]

export const EPIDEMICS = Object.fromEntries(
  EPIDEMIC_IDS.map((id): [EpidemicId, EpidemicCard] => {
    const [reward = '', treatment = ''] = LINES[id].split(' ')
    return [id, { reward: Number(reward), treatment: treatment === '' ? null : readDoses(treatment) }]
  }),
) as Readonly<Record<EpidemicId, EpidemicCard>>
