// The whole of a table, as plain data: hidden things too. A step copies the top and replaces the parts it changes.

import type { RandomState, Seat } from '@grand-rounds/kernel'
import type { BedId, DoctorId, GlassId, SpaceId, Spot, Ward } from './board.ts'
import type { DiagnosisId, Sign } from './cards/diagnoses.ts'
import type { EpidemicId } from './cards/epidemics.ts'
import type { GoalId } from './cards/goals.ts'
import type { Condition, Exam, PatientId } from './cards/patients.ts'
import type { PaperId } from './cards/research.ts'
import type { Clock } from './clock.ts'
import type { Options } from './options.ts'
import type { Counts, Doses, Fluid, Organ, Stocked, Substance } from './pieces.ts'
import type { Thing } from './things.ts'

/** `overtime`: the clock has ended and actions still go on. `clearing`: after the evaluation, before the discharge. */
export const STAGES = ['council', 'action', 'overtime', 'clearing', 'over'] as const
export type Stage = (typeof STAGES)[number]

export const TAGS = ['ward', 'theatre', 'epidemic'] as const
/** Where, and for what, a piece was given. What is given in the clinic counts as given on a ward. */
export type Tag = (typeof TAGS)[number]

export interface Syringe {
  readonly tag: Tag
  readonly fluid: Fluid
  readonly units: number
}

export interface Patient {
  readonly card: PatientId
  readonly condition: Condition
  readonly diagnoses: readonly DiagnosisId[]
  /** All but fluids, which are in the syringes. */
  readonly given: Readonly<Record<Tag, Doses>>
  readonly syringes: readonly Syringe[]
}

export interface Bed {
  readonly id: BedId
  /** `null`: in its ward. */
  readonly spot: Spot | null
  readonly patient: Patient | null
}

export interface Glass {
  readonly id: GlassId
  readonly space: SpaceId | null
  /** When it was put there and when its sand has run out, in ticks. */
  readonly since: number
  readonly until: number
  readonly running: boolean
}

export type Task =
  | { readonly kind: 'drawing'; readonly left: number }
  | { readonly kind: 'admitting'; readonly left: number }
  | { readonly kind: 'treating'; readonly patient: PatientId }
  | { readonly kind: 'containing'; readonly ward: Ward }
  | { readonly kind: 'stocking'; readonly left: number; readonly more: number; readonly stocked: readonly Stocked[] }
  | { readonly kind: 'organs'; readonly left: number; readonly mixed: boolean; readonly organ: Organ | null }
  | { readonly kind: 'operating'; readonly patient: PatientId; readonly theatre: Spot }
  | { readonly kind: 'medicating'; readonly patient: PatientId; readonly theatre: Spot }
  | { readonly kind: 'culture'; readonly patient: PatientId; readonly token: number | null }
  | { readonly kind: 'bloodTest'; readonly patient: PatientId; readonly hole: number | null }
  | { readonly kind: 'xray'; readonly patient: PatientId }
  | { readonly kind: 'mri'; readonly patient: PatientId; readonly fallen: boolean }
  | { readonly kind: 'easing' }

/** What a player is doing. */
export interface Action {
  readonly glass: GlassId
  readonly space: SpaceId
  /** When the sand of its glass has run out, in ticks. */
  readonly until: number
  readonly task: Task
  /** In the tweezers. */
  readonly piece: Substance | null
  /** In the hand. */
  readonly syringe: { readonly fluid: Fluid; readonly units: number } | null
}

export type Decks = Readonly<Record<'in' | 'out', readonly PatientId[]>> &
  Readonly<Record<Exam, readonly DiagnosisId[]>> & {
    readonly epidemic: readonly EpidemicId[]
    readonly research: readonly PaperId[]
  }

/** What was done in the round, for the research tasks. */
export interface Tally {
  readonly given: Doses
  readonly exams: readonly Exam[]
  /** Medical errors of the evaluation. */
  readonly errors: number
}

/** A numbered flag of a doctor on the plan board. */
export interface Mark {
  readonly doctor: DoctorId
  /** From 1. */
  readonly mark: number
  readonly on: Thing
}

export interface State {
  readonly options: Options
  readonly seats: number
  readonly random: RandomState
  /** Events so far: the next one's number. */
  readonly events: number
  readonly stage: Stage
  readonly round: number
  readonly goal: GoalId
  readonly reputation: number
  readonly skill: number
  readonly clock: Clock
  /** Paused in the action phase or in overtime. */
  readonly paused: boolean
  /** The clock was slower than the rules say, or stood still. */
  readonly marked: boolean
  /** Who has agreed to what comes next: the start, a pause, going on, the discharge. */
  readonly agreed: readonly boolean[]
  /** [RMD 3.1] All are ready: when the clock starts, in milliseconds. */
  readonly startsAt: number | null
  /** [RMD 3.3] Who wants the round to end now. */
  readonly ending: readonly boolean[]
  /** [RMD 3.1] The plan board of the council. */
  readonly marks: readonly Mark[]
  /** Doctors first. */
  readonly glasses: readonly Glass[]
  /** By seat. */
  readonly actions: readonly (Action | null)[]
  /** By seat: until when a hand is not ready for its next act, in milliseconds; null when it is. */
  readonly hands: readonly (number | null)[]
  /** What nobody has brought into the house, and what is in its stores. */
  readonly pool: Counts
  readonly store: Counts
  /** Waiting. */
  readonly clinic: readonly Patient[]
  readonly desk: readonly Patient[]
  readonly beds: readonly Bed[]
  readonly epidemics: Readonly<Record<Ward, EpidemicId | null>>
  readonly epidemicDiscards: readonly EpidemicId[]
  /** [RMD 3.14] Contagious signs that nobody has noticed yet. */
  readonly signs: Readonly<Record<Ward, number>>
  readonly papers: readonly PaperId[]
  readonly oldPapers: readonly PaperId[]
  /** Hidden order; the top card is the last. */
  readonly decks: Decks
  /** Hidden: the faces of the culture tokens. */
  readonly tokens: readonly Sign[]
  /** The colours of the discs on the blood-test tile, 'r' or 'w', hole by hole. */
  readonly discs: string
  readonly tally: Tally
  readonly discharged: readonly PatientId[]
  readonly dead: readonly PatientId[]
  readonly won: boolean | null
}

/** The parts stay what they are; only the top of the state is written into, and only inside a step. */
export type Draft = { -readonly [K in keyof State]: State[K] }

export const NOTHING_GIVEN: Patient['given'] = { ward: {}, theatre: {}, epidemic: {} }
export const NOTHING_DONE: Tally = { given: {}, exams: [], errors: 0 }

/** Nobody has agreed, nobody votes. */
export function agreedByNone(seats: number): readonly boolean[] {
  return new Array<boolean>(seats).fill(false)
}

export function seatsOf(state: State): readonly Seat[] {
  return Array.from({ length: state.seats }, (_, seat) => seat)
}
