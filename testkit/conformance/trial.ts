// One game under examination, and one moment of it, as the checks see them.

import type { Accepted, Incoming, Json, Numbered, Random, Seat, Viewer } from '@grand-rounds/kernel'
import { canonical, NotJson, submit } from '@grand-rounds/kernel'
import { earliest } from '../playout.ts'
import type { Check } from '../violation.ts'
import { brief, Violation } from '../violation.ts'
import type { AnyConformance, AnyGame, Command } from './config.ts'
import type { Strays } from './strays.ts'
import type { Differences } from './versions.ts'

export interface Trial {
  readonly game: AnyGame
  readonly config: AnyConformance
  /** Of the rules. */
  readonly version: number
  readonly options: Json
  readonly seats: number
  readonly seed: string
  /** Of the examiner, not of the game. */
  readonly random: Random
  readonly strays: Strays
  readonly differences: Differences
  /** Notes that a check had something to look at. */
  readonly saw: (check: Check) => void
}

/** A state of a playout and when it was reached. */
export interface Moment {
  readonly state: unknown
  readonly at: number
  /** The canonical text of the state when it was born. */
  readonly text: string
  /** The plain text then: ten times quicker to compare, and nearly always enough. */
  readonly plain: string
}

/** Where the state differs from what the moment was, as canonical texts; null where it does not. */
export function changed({ text, plain }: Moment, state: unknown): { readonly was: string; readonly is: string } | null {
  if (JSON.stringify(state) === plain) return null
  const is = textOf(state, 'the state')
  return is === text ? null : { was: text, is }
}

export const seatsOf = ({ seats }: Trial): Seat[] => Array.from({ length: seats }, (_, seat) => seat)

export const viewersOf = (trial: Trial): Viewer[] => [null, ...seatsOf(trial)]

/** The canonical text; what JSON can't carry is a violation. */
export function textOf(value: unknown, what: string): string {
  try {
    return canonical(value)
  } catch (error) {
    if (error instanceof NotJson) throw new Violation('json', `${what}: ${error.message}`, null, error)
    throw error
  }
}

/** Whether two values say the same, by the quicker way first. */
export function alike(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b) || canonical(a) === canonical(b)
}

export function copyOf(text: string): unknown {
  return JSON.parse(text)
}

/** Some time at which a seat may give a command, or null when a deadline comes first. */
export function someTime({ game, config, random }: Trial, { state, at }: Moment): number | null {
  const due = earliest(game.deadlines(state))
  if (due && due.at <= at) return null
  const last = due ? due.at - 1 : at + (config.pace ?? 1000)
  return [at, last, Math.min(last, at + 1)][random.below('time', 3)] ?? at
}

export function acceptedListed(trial: Trial, state: unknown, order: Incoming): Accepted<unknown, Numbered> {
  const outcome = submit(trial.game, trial.seats, state, order)
  if (outcome.ok) return outcome
  throw new Violation(
    'listed-accepted',
    `seat ${order.by}: ${brief(order.command)} is listed and was refused: ${outcome.refusal.code}`,
  )
}

export const isUndo = ({ type }: Command) => type === 'undo'
