// The four levels of play. The lower ones err as people do at that level: they overlook combinations, forget their
// blood bags, take the ambulance with the healthiest patients. Nobody plays at random.

import { type Stage, STAGES } from '@grand-rounds/dice-hospital'
import { NAIVE, ROUTINE, SENSIBLE, type Taste } from './players/drafts.ts'

export const LEVELS = ['student', 'intern', 'resident', 'chief'] as const
export type Level = (typeof LEVELS)[number]

/** `solved`: as far as the nodes reach. `oneStep`: what is best at the next step. `plainStep`: and for one patient. */
type Shift = 'solved' | 'oneStep' | 'plainStep'

export interface Habits {
  readonly shift: Shift
  readonly forgetsBags: boolean
  /** Takes later rounds for much alike, and leaves out what others will do. */
  readonly shortSighted: boolean
  /** What drafts are chosen by where nothing is calculated. */
  readonly taste: Taste
  /** Drafts that are tried out before they are chosen. */
  readonly calculates: readonly Stage[]
  /** Hospitals that may be explored for a decision in a shift and in a draft, unless told otherwise. */
  readonly shiftNodes: number
  readonly draftNodes: number
}

export const HABITS: Readonly<Record<Level, Habits>> = {
  student: {
    shift: 'plainStep',
    forgetsBags: true,
    shortSighted: true,
    taste: NAIVE,
    calculates: [],
    shiftNodes: 0,
    draftNodes: 0,
  },
  intern: {
    shift: 'solved',
    forgetsBags: true,
    shortSighted: true,
    taste: ROUTINE,
    calculates: [],
    shiftNodes: 4,
    draftNodes: 0,
  },
  resident: {
    shift: 'solved',
    forgetsBags: false,
    shortSighted: true,
    taste: SENSIBLE,
    calculates: ['ambulances', 'keep', 'makeRoom', 'protection', 'reports', 'pickup'],
    shiftNodes: 200,
    draftNodes: 200,
  },
  chief: {
    shift: 'solved',
    forgetsBags: false,
    shortSighted: false,
    taste: SENSIBLE,
    calculates: STAGES,
    shiftNodes: 4000,
    draftNodes: 900,
  },
}

/** For measurements, not for a table: sees everything that can be done next, and nothing that comes after. */
export const GREEDY: Habits = {
  shift: 'oneStep',
  forgetsBags: false,
  shortSighted: true,
  taste: SENSIBLE,
  calculates: [],
  shiftNodes: 0,
  draftNodes: 0,
}
