// The 14 epidemics, our own. One without treatment was avoided.

import { type Doses, readDoses } from '../pieces.ts'

/** A line is reward and treatment; none on those that were avoided. */
const LINES = {
  seasonalFlu: '2 b',
  stomachBug: '2 o',
  skinMites: '2 w',
  kennelCough: '2 bo',
  redRash: '2 ow',
  sleepingFever: '2 wb',
  wardFever: '2 y',
  marshFever: '2 g',
  thirstingSickness: '2 d',
  shakingFever: '3 by',
  spottedFever: '3 og',
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
