// What a position is: a table in any phase, set up by hand.

import { refuse, type Refused } from '@grand-rounds/kernel'
import type { EventCardId } from '../cards/event-cards.ts'
import type { ReportId } from '../cards/reports.ts'
import type { ImprovementId } from '../state.ts'

/** Phases, and the decisions inside them with which a position can begin. */
export const POSITION_PHASES = [
  'intake',
  'split',
  'ambulances',
  'keep',
  'makeRoom',
  'improvement',
  'discard',
  'activation',
  'neglect',
  'discharge',
  'shiftChange',
  'extraReveal',
  'pickup',
] as const
export type PositionPhase = (typeof POSITION_PHASES)[number]

export interface Position {
  /** As for a new game. */
  readonly options?: unknown
  readonly round: number
  readonly phase: PositionPhase
  /** One line for each, see notation.ts. */
  readonly hospitals: readonly string[]
  readonly first?: number
  readonly event?: EventCardId
  /** Improvements that are face up; absent: as many as usual, from the decks. */
  readonly row?: readonly ImprovementId[]
  /** For `split` and `ambulances`: the dice in each, number 1 first. One that was taken is empty. */
  readonly ambulances?: readonly (readonly string[])[]
  /** For `improvement`, `discard`, `activation` and `pickup`: seats that have nothing more to decide. */
  readonly done?: readonly number[]
  /** Solo; absent: dealt from the deck. */
  readonly reports?: PositionReports
  /** For `pickup`: spaces with a patient in them. */
  readonly taken?: readonly TakenSpace[]
  /** For `pickup`: whose turn it is; absent: the first player's. */
  readonly turn?: number
  /** For what is hidden and for the dice to come. */
  readonly seed?: string
  readonly at?: number
}

export interface PositionReports {
  /** By column. */
  readonly lower: readonly (ReportId | null)[]
  readonly upper: readonly (ReportId | null)[]
  /** For `discharge`: dice of the lounge that serve a report already, as letters. */
  readonly used?: string
}

export interface TakenSpace {
  readonly space: number
  readonly seat: number
  readonly patient: string
}

/** Why a position can't be. */
export const IMPOSSIBLE = [
  'round',
  'phase',
  'noPickup',
  'onlySolo',
  'notSolo',
  'onlyTwo',
  'lastRound',
  'first',
  'event',
  'tooManyPatients',
  'arrivals',
  'treatedArrival',
  'treatedTooEarly',
  'recoloured',
  'placedTooEarly',
  'tooManyNurses',
  'placedSpecialists',
  'model',
  'followUp',
  'discarding',
  'shielded',
  'administrator',
  'ambulance',
  'ambulances',
  'tooManyDice',
  'tooManyOf',
  'reports',
  'done',
  'taken',
  'turn',
] as const

export function impossible(
  why: (typeof IMPOSSIBLE)[number],
  data: Readonly<Record<string, string | number>> = {},
): Refused {
  return refuse('impossible', { why, ...data })
}
