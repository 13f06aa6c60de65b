// What happens at a table, numbered: the log, the animation and the screen reader live on these. Patients are
// in notation (see patients.ts).

import type { Numbered, Seat } from '@grand-rounds/kernel'
import type { AdministratorId } from './cards/administrators.ts'
import type { DepartmentId } from './cards/departments.ts'
import type { EventCardId } from './cards/event-cards.ts'
import type { ReportId } from './cards/reports.ts'
import type { SpecialistId } from './cards/specialists.ts'
import type { Act } from './effects/language.ts'
import type { FollowUpView } from './follow-up.ts'
import type { Colour } from './patients.ts'
import type { ImprovementId, Meeple, PointSource } from './state.ts'

export const PHASES = ['intake', 'improvement', 'activation', 'neglect', 'discharge', 'shiftChange'] as const
export type Phase = (typeof PHASES)[number]

export type Happening =
  | { readonly type: 'gameStarted'; readonly first: Seat }
  | {
      readonly type: 'cardsRevealed'
      readonly departments: readonly DepartmentId[]
      readonly specialists: readonly SpecialistId[]
    }
  | { readonly type: 'diceDrawn'; readonly seat: Seat; readonly colours: readonly Colour[] }
  | { readonly type: 'valuesSet'; readonly seat: Seat; readonly patients: readonly string[] }
  /** `administrators` is null for everyone else. */
  | {
      readonly type: 'administratorsDealt'
      readonly seat: Seat
      readonly administrators: readonly AdministratorId[] | null
    }
  /** `administrator` is null for everyone else. */
  | { readonly type: 'administratorChosen'; readonly seat: Seat; readonly administrator: AdministratorId | null }
  | { readonly type: 'administratorsShown'; readonly administrators: readonly AdministratorId[] }
  | { readonly type: 'reportsDealt'; readonly lower: readonly ReportId[]; readonly upper: readonly ReportId[] }
  | { readonly type: 'roundStarted'; readonly round: number }
  /** `deadline`, with the timer: when the time of those is up whose shift begins now. */
  | { readonly type: 'phaseStarted'; readonly phase: Phase; readonly deadline?: number }
  | { readonly type: 'eventRevealed'; readonly card: EventCardId }
  | { readonly type: 'eventEnded'; readonly card: EventCardId }
  | { readonly type: 'patientChanged'; readonly seat: Seat; readonly from: string; readonly to: string | null }
  | { readonly type: 'patientsRolled'; readonly patients: readonly string[] }
  | { readonly type: 'ambulancesFilled'; readonly ambulances: readonly (readonly string[])[] }
  | {
      readonly type: 'ambulanceTaken'
      readonly seat: Seat
      readonly number: number
      readonly patients: readonly string[]
    }
  | { readonly type: 'extraPatient'; readonly seat: Seat; readonly patient: string }
  | { readonly type: 'ambulanceLeft'; readonly number: number; readonly patients: readonly string[] }
  | { readonly type: 'firstPlayer'; readonly seat: Seat }
  | { readonly type: 'patientsKept'; readonly seat: Seat; readonly kept: readonly string[]; readonly returned: string }
  | {
      readonly type: 'bagGained'
      readonly seat: Seat
      readonly from: 'ambulance' | 'lowIntake' | 'discard' | 'event' | 'mostDischarged' | Meeple
    }
  | { readonly type: 'bagLost'; readonly seat: Seat }
  | { readonly type: 'bagSpent'; readonly seat: Seat; readonly on: 'heal' | 'colour' }
  | { readonly type: 'patientsAdmitted'; readonly seat: Seat; readonly patients: readonly string[] }
  | {
      readonly type: 'patientDied'
      readonly seat: Seat
      readonly patient: string
      readonly of: 'noBed' | 'neglect' | 'treatment'
    }
  | { readonly type: 'fatalityRemoved'; readonly seat: Seat }
  | { readonly type: 'improvementClaimed'; readonly seat: Seat; readonly improvement: ImprovementId }
  | { readonly type: 'improvementPassed'; readonly seat: Seat }
  | { readonly type: 'improvementReturned'; readonly improvement: ImprovementId }
  /** `improvements` is null for everyone else until all have decided. */
  | { readonly type: 'discardDecided'; readonly seat: Seat; readonly improvements: readonly ImprovementId[] | null }
  | { readonly type: 'improvementDiscarded'; readonly seat: Seat; readonly improvement: ImprovementId }
  | { readonly type: 'modelChosen'; readonly seat: Seat; readonly specialist: SpecialistId }
  | { readonly type: 'meeplePlaced'; readonly seat: Seat; readonly meeple: Meeple; readonly department: DepartmentId }
  | { readonly type: 'specialistUsed'; readonly seat: Seat; readonly specialist: SpecialistId }
  /** What was offered after a placement was not used. */
  | { readonly type: 'specialistDeclined'; readonly seat: Seat; readonly specialist: SpecialistId }
  | {
      readonly type: 'patientTreated'
      readonly seat: Seat
      readonly act: Act['act']
      readonly from: string
      readonly to: string | null
      /** What is to be decided after this, of the placement that it belongs to; absent: nothing. */
      readonly followUp?: FollowUpView
    }
  | { readonly type: 'patientRecoloured'; readonly seat: Seat; readonly from: string; readonly to: string }
  | { readonly type: 'patientReleased'; readonly seat: Seat; readonly patient: string }
  | { readonly type: 'patientDrawn'; readonly seat: Seat; readonly patient: string }
  /** `deadline`, with the timer: when the time is up of whoever begins now. */
  | { readonly type: 'shiftDone'; readonly seat: Seat; readonly timeUp: boolean; readonly deadline?: number }
  | { readonly type: 'patientShielded'; readonly seat: Seat; readonly patient: string }
  | { readonly type: 'patientNeglected'; readonly seat: Seat; readonly from: string; readonly to: string | null }
  | { readonly type: 'reportCompleted'; readonly seat: Seat; readonly report: ReportId }
  | { readonly type: 'pointsScored'; readonly seat: Seat; readonly source: PointSource; readonly points: number }
  | { readonly type: 'patientsWentHome'; readonly seat: Seat; readonly colours: readonly Colour[] }
  | {
      readonly type: 'pickupStarted'
      readonly spaces: readonly { readonly ambulance: number; readonly asks: string }[]
    }
  | { readonly type: 'patientPickedUp'; readonly seat: Seat; readonly patient: string; readonly space: number }
  | { readonly type: 'pickupPassed'; readonly seat: Seat }
  | { readonly type: 'undone'; readonly seat: Seat }
  | { readonly type: 'gameEnded' }

export type Event = Numbered & Happening
