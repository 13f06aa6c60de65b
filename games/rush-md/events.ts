// What happens at a table, numbered. Faces that lie face down are in none of them.

import type { Numbered, Seat } from '@grand-rounds/kernel'
import type { BedId, GlassId, SpaceId, Spot, Ward } from './board.ts'
import type { DiagnosisId } from './cards/diagnoses.ts'
import type { EpidemicId } from './cards/epidemics.ts'
import type { GoalId } from './cards/goals.ts'
import type { Condition, Exam, PatientId } from './cards/patients.ts'
import type { PaperId } from './cards/research.ts'
import type { Fluid, Organ, Piece, Substance } from './pieces.ts'
import type { Tag } from './state.ts'

/** What can run short, each with a signal of its own: medicine stands for both colours, pills for all three. */
export const CALLS = ['needPills', 'needMedicine', 'needDrips', 'needSyringes', 'needBlood', 'needOrgans'] as const
export const SIGNALS = ['help', 'wait', 'hurry', 'thanks', ...CALLS] as const
export type Signal = (typeof SIGNALS)[number]

/** Why skill points were lost. */
export const LOSSES = ['oath', 'xray', 'epidemic', 'missedSign', 'surplus', 'error'] as const
export type Loss = (typeof LOSSES)[number]

export type Happening =
  | { readonly type: 'gameStarted'; readonly goal: GoalId }
  | { readonly type: 'councilStarted'; readonly round: number; readonly papers: readonly PaperId[] }
  | { readonly type: 'agreed' | 'withdrew'; readonly seat: Seat }
  | { readonly type: 'actionStarted' | 'clockEnded' | 'paused' | 'wentOn' | 'evaluated' }
  | { readonly type: 'signalled'; readonly seat: Seat; readonly signal: Signal }
  | {
      readonly type: 'glassPlaced'
      readonly seat: Seat
      readonly glass: GlassId
      readonly space: SpaceId
      readonly patient: PatientId | null
    }
  | { readonly type: 'glassTakenOff'; readonly seat: Seat; readonly glass: GlassId; readonly space: SpaceId }
  | { readonly type: 'glassRanOut'; readonly glass: GlassId }
  | { readonly type: 'actionEnded'; readonly seat: Seat; readonly space: SpaceId }
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
  | { readonly type: 'gripped'; readonly seat: Seat; readonly substance: Substance }
  | { readonly type: 'slipped'; readonly seat: Seat }
  | { readonly type: 'tokenTurned' | 'tokenCovered'; readonly seat: Seat; readonly token: number }
  | { readonly type: 'discLifted' | 'discLaid'; readonly seat: Seat; readonly hole: number }
  | { readonly type: 'cardPutUnder'; readonly seat: Seat }
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
  | { readonly type: 'epidemicEnded'; readonly ward: Ward; readonly contained: boolean }
  | { readonly type: 'oathBroken'; readonly seat: Seat; readonly rule: 'sandRunning' | 'spaceTaken' | 'ownedUp' }
  | { readonly type: 'skillLost'; readonly points: number; readonly by: Loss }
  | { readonly type: 'skillGained'; readonly points: number; readonly paper: PaperId }
  | {
      readonly type: 'patientJudged'
      readonly patient: PatientId
      readonly verdict: 'cured' | 'surplus' | 'error'
      readonly diagnosis: DiagnosisId | null
    }
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
