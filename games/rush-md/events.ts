// What happens at a table, numbered. Faces that lie face down are in none of them.

import type { Numbered, Seat } from '@grand-rounds/kernel'
import type { BedId, DoctorId, GlassId, SpaceId, Spot, Ward } from './board.ts'
import type { DiagnosisId } from './cards/diagnoses.ts'
import type { EpidemicId } from './cards/epidemics.ts'
import type { GoalId } from './cards/goals.ts'
import type { Condition, Exam, PatientId } from './cards/patients.ts'
import type { PaperId } from './cards/research.ts'
import type { Doses, Fluid, Organ, Piece, Substance } from './pieces.ts'
import type { Tag } from './state.ts'
import type { Thing } from './things.ts'

/** What can run short, each with a signal of its own: medicine stands for both colours, pills for all three. */
export const CALLS = ['needPills', 'needMedicine', 'needDrips', 'needSyringes', 'needBlood', 'needOrgans'] as const
/** `need`, `help`, `mine` (leave it to me) and `free` (it is free) are said of a thing. */
export const SIGNALS = ['need', 'help', 'mine', 'free', 'wait', 'hurry', 'thanks', ...CALLS] as const
export type Signal = (typeof SIGNALS)[number]

/** Why skill points were lost. */
export const LOSSES = ['oath', 'xray', 'epidemic', 'missedSign', 'surplus', 'error'] as const
export type Loss = (typeof LOSSES)[number]

/** The parts of a treatment that are judged with the patient; epidemics are judged with their ward. */
export type Part = Exclude<Tag, 'epidemic'>
type InParts = Readonly<Record<Part, Doses>>

/** [RMD 3.17] A patient at the evaluation, piece by piece. */
export interface Summary {
  readonly verdict: 'cured' | 'surplus' | 'error'
  /** The diagnosis that was applied. */
  readonly diagnosis: DiagnosisId | null
  readonly asked: InParts
  readonly given: InParts
  readonly missing: InParts
  /** More than was asked. `misplaced`: what of it is missing in the other part. */
  readonly surplus: InParts
  readonly misplaced: InParts
  /** Needed and not done. */
  readonly exams: readonly Exam[]
}

/** What was in hand and is back. */
export interface Returned {
  readonly piece: Piece
  readonly count: number
  readonly to: 'store' | 'pool'
}

export type Happening =
  | { readonly type: 'gameStarted'; readonly goal: GoalId }
  | { readonly type: 'councilStarted'; readonly round: number; readonly papers: readonly PaperId[] }
  | { readonly type: 'agreed' | 'withdrew' | 'wantsEnd' | 'wantsNoEnd'; readonly seat: Seat }
  | { readonly type: 'countdownStarted'; readonly at: number }
  | { readonly type: 'countdownStopped' | 'clockStarted' }
  | {
      readonly type: 'markPut'
      readonly seat: Seat
      readonly doctor: DoctorId
      readonly mark: number
      readonly on: Thing
    }
  | { readonly type: 'markTaken'; readonly seat: Seat; readonly doctor: DoctorId; readonly mark: number }
  | { readonly type: 'actionStarted' | 'clockEnded' | 'paused' | 'wentOn' | 'evaluated' }
  | { readonly type: 'signalled'; readonly seat: Seat; readonly signal: Signal; readonly about: Thing | null }
  | {
      readonly type: 'glassPlaced'
      readonly seat: Seat
      readonly glass: GlassId
      readonly space: SpaceId
      readonly patient: PatientId | null
    }
  | { readonly type: 'glassTakenOff'; readonly seat: Seat; readonly glass: GlassId; readonly space: SpaceId }
  | { readonly type: 'glassRanOut'; readonly glass: GlassId }
  /** With what went back where it came from: pieces, a token that was turned, a disc that was lifted. */
  | {
      readonly type: 'actionEnded'
      readonly seat: Seat
      readonly space: SpaceId
      readonly returned: readonly Returned[]
      readonly token: number | null
      readonly hole: number | null
    }
  | { readonly type: 'bedMoved'; readonly seat: Seat; readonly bed: BedId; readonly to: Spot | 'ward' }
  | { readonly type: 'organThrownOut'; readonly seat: Seat; readonly organ: Organ }
  | { readonly type: 'patientDrawn'; readonly seat: Seat; readonly patient: PatientId }
  | { readonly type: 'patientAdmitted'; readonly seat: Seat; readonly patient: PatientId; readonly bed: BedId }
  | { readonly type: 'stocked'; readonly seat: Seat; readonly piece: Piece; readonly count: number }
  | {
      readonly type: 'given'
      readonly seat: Seat
      readonly patient: PatientId
      readonly substance: Substance
      readonly count: number
      readonly tag: Tag
    }
  | { readonly type: 'syringeTaken'; readonly seat: Seat; readonly fluid: Fluid }
  | { readonly type: 'syringeFilled'; readonly seat: Seat; readonly units: number }
  | { readonly type: 'syringeEmptied'; readonly seat: Seat; readonly fluid: Fluid; readonly units: number }
  | { readonly type: 'gripped'; readonly seat: Seat; readonly substance: Substance }
  /** A piece, or a disc that goes back to its hole. */
  | { readonly type: 'slipped'; readonly seat: Seat; readonly piece: Substance | null; readonly hole: number | null }
  | { readonly type: 'tokenTurned' | 'tokenCovered'; readonly seat: Seat; readonly token: number }
  | { readonly type: 'discLifted'; readonly seat: Seat; readonly hole: number }
  | { readonly type: 'discLaid'; readonly seat: Seat; readonly from: number; readonly hole: number }
  /** `wrong`: it was taken, though it shows the patient's bed. */
  | { readonly type: 'cardPutUnder'; readonly seat: Seat; readonly wrong: boolean }
  | { readonly type: 'glassFell' | 'glassBalanced'; readonly seat: Seat; readonly glass: GlassId }
  | {
      readonly type: 'diagnosed'
      readonly seat: Seat
      readonly patient: PatientId
      readonly exam: Exam
      readonly diagnosis: DiagnosisId
    }
  | { readonly type: 'conditionChanged'; readonly patient: PatientId; readonly condition: Condition }
  | { readonly type: 'epidemicDrawn'; readonly ward: Ward; readonly epidemic: EpidemicId }
  | { readonly type: 'epidemicAvoided'; readonly ward: Ward; readonly epidemic: EpidemicId }
  | {
      readonly type: 'epidemicEnded'
      readonly ward: Ward
      readonly epidemic: EpidemicId
      /** Those who did not get all of its treatment; without any it is contained. */
      readonly without: readonly PatientId[]
      /** Reputation. */
      readonly reward: number
    }
  | { readonly type: 'signsMissed'; readonly ward: Ward; readonly signs: number }
  | { readonly type: 'oathBroken'; readonly seat: Seat; readonly rule: 'sandRunning' | 'spaceTaken' | 'ownedUp' }
  /** `of`: the seat that did it, the ward or the patient that it was about. */
  | { readonly type: 'skillLost'; readonly points: number; readonly by: Loss; readonly of: Seat | Ward | PatientId }
  | { readonly type: 'taskJudged'; readonly paper: PaperId; readonly reached: boolean }
  | { readonly type: 'skillGained'; readonly points: number; readonly paper: PaperId }
  | ({ readonly type: 'patientJudged'; readonly patient: PatientId; readonly cost: number } & Summary)
  | { readonly type: 'patientDied'; readonly patient: PatientId }
  | {
      readonly type: 'sentBack'
      readonly seat: Seat
      readonly patient: PatientId
      readonly substance: Substance
      readonly tag: Tag
    }
  | { readonly type: 'patientDischarged'; readonly patient: PatientId; readonly reputation: number }
  | { readonly type: 'gameEnded'; readonly won: boolean }

export type Event = Numbered & Happening
