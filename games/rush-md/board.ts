// The hospital: glasses, spaces, bed spots, and how long things run. Counts are data, as the rules ask.

import type { Stocked } from './pieces.ts'

export type GlassKind = 'doctor' | 'nurse' | 'either'

export const DOCTORS = ['red', 'black', 'green', 'yellow'] as const
export type DoctorId = (typeof DOCTORS)[number]
export const NURSES = ['nurse1', 'nurse2', 'nurse3', 'nurse4'] as const
export const GLASS_IDS = [...DOCTORS, ...NURSES] as const
export type GlassId = (typeof GLASS_IDS)[number]

export const WARDS = ['A', 'B'] as const
export type Ward = (typeof WARDS)[number]
export const BED_IDS = ['A1', 'A2', 'A3', 'B1', 'B2', 'B3'] as const
export type BedId = (typeof BED_IDS)[number]
export const SPOTS = ['culture', 'bloodTest', 'xray', 'mri', 'theatreA', 'theatreB'] as const
export type Spot = (typeof SPOTS)[number]

export const wardOf = (bed: BedId): Ward => (bed.startsWith('A') ? 'A' : 'B')

/** What a space is for. */
export type Work =
  | 'desk'
  | 'admission'
  | 'clinic'
  | 'ward'
  | 'exam'
  | 'bank'
  | 'pharmacy'
  | 'organs'
  | 'surgery'
  | 'medication'
  | 'research'

export interface Space {
  readonly work: Work
  /** For the spaces of research papers, the paper says. */
  readonly glass: GlassKind
  readonly ward: Ward | null
  readonly spot: Spot | null
  readonly paper: number | null
}

type Details = Partial<Pick<Space, 'ward' | 'spot' | 'paper'>>
const space = (work: Work, glass: GlassKind, { ward = null, spot = null, paper = null }: Details = {}): Space => {
  return { work, glass, ward, spot, paper }
}

/** [RMD 2.3] */
const BOARD = {
  desk1: space('desk', 'nurse'),
  desk2: space('desk', 'nurse'),
  admission1: space('admission', 'doctor'),
  admission2: space('admission', 'doctor'),
  clinic1: space('clinic', 'either'),
  clinic2: space('clinic', 'either'),
  wardA: space('ward', 'nurse', { ward: 'A' }),
  wardB: space('ward', 'nurse', { ward: 'B' }),
  culture: space('exam', 'doctor', { spot: 'culture' }),
  bloodTest: space('exam', 'doctor', { spot: 'bloodTest' }),
  xray: space('exam', 'doctor', { spot: 'xray' }),
  mri: space('exam', 'doctor', { spot: 'mri' }),
  bloodBank: space('bank', 'either'),
  pharmacy1: space('pharmacy', 'nurse'),
  pharmacy2: space('pharmacy', 'nurse'),
  pharmacy3: space('pharmacy', 'nurse'),
  organStore: space('organs', 'doctor'),
  theatreA: space('surgery', 'doctor', { spot: 'theatreA' }),
  theatreANurse1: space('medication', 'nurse', { spot: 'theatreA' }),
  theatreANurse2: space('medication', 'nurse', { spot: 'theatreA' }),
  theatreB: space('surgery', 'doctor', { spot: 'theatreB' }),
  theatreBNurse1: space('medication', 'nurse', { spot: 'theatreB' }),
  theatreBNurse2: space('medication', 'nurse', { spot: 'theatreB' }),
  research1: space('research', 'either', { paper: 0 }),
  research2: space('research', 'either', { paper: 1 }),
  research3: space('research', 'either', { paper: 2 }),
} as const satisfies Readonly<Record<string, Space>>

export type SpaceId = keyof typeof BOARD
export const SPACE_IDS = Object.keys(BOARD) as readonly SpaceId[]
export const SPACES: Readonly<Record<SpaceId, Space>> = BOARD

export const MOST_WAITING = 6
export const MOST_ORGANS = 6
export const PATIENTS_DRAWN = 3
export const BLOOD_DONATED = 3
export const ORGANS_BROUGHT = 2
export const PAPERS_A_ROUND = 3
/** [RMD 3.1] Of each doctor on the plan board. */
export const MARKS = 3

/** [RMD 3.5] What the pharmacy brings at a time. */
export const DELIVERED: Readonly<Record<Stocked, number>> = {
  blue: 3,
  orange: 3,
  white: 3,
  yellow: 4,
  green: 4,
  drip: 2,
  syringe: 2,
}

/** Milliseconds at full speed. */
export const SAND = 30_000
/**
 * [RMD 3.13] How long a hand needs before its next act, in real milliseconds at any pace: between two pieces moved with
 * tweezers, two culture tokens, two decisions on X-rays, and before a glass can stand balanced on a bed.
 */
export const TWEEZERS = 600
export const TOKEN = 350
export const XRAY = 500
export const BALANCE = 1_500
/** [RMD 3.1] From the last 'ready' to the start of the clock, in real milliseconds. */
export const COUNTDOWN = 3_000
/** [RMD 3.15] Who takes a space at nearly the same time as another has broken no rule. */
export const FORGIVEN = 500
