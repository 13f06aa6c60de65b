// The four levels of play. The lower ones err as people do at that level: they overlook combinations, forget their
// blood bags, take the ambulance with the healthiest patients. Nobody plays at random.

import type { Stage } from '@grand-rounds/dice-hospital'
import { NAIVE, SENSIBLE, type Taste } from './players/drafts.ts'

export const LEVELS = ['student', 'intern', 'resident', 'chief'] as const
export type Level = (typeof LEVELS)[number]

export interface Habits {
  /** Goes by what is best at the next step, and only for one patient at a time. */
  readonly oneStep: boolean
  readonly forgetsBags: boolean
  /** What drafts are chosen by where nothing is calculated. */
  readonly taste: Taste
  /** Drafts that are tried out before they are chosen. */
  readonly calculates: readonly Stage[]
  /** Hospitals that may be explored for a decision, unless told otherwise. */
  readonly nodes: number
}

export const HABITS: Readonly<Record<Level, Habits>> = {
  student: { oneStep: true, forgetsBags: true, taste: NAIVE, calculates: [], nodes: 0 },
  intern: { oneStep: false, forgetsBags: true, taste: SENSIBLE, calculates: [], nodes: 12 },
  resident: { oneStep: false, forgetsBags: false, taste: SENSIBLE, calculates: ['ambulances', 'keep'], nodes: 200 },
  chief: {
    oneStep: false,
    forgetsBags: false,
    taste: SENSIBLE,
    calculates: ['startingValues', 'ambulances', 'keep', 'makeRoom', 'improvement', 'discard'],
    nodes: 600,
  },
}
