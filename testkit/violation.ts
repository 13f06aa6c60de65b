// What can be found wrong with a game: each check has a name, and each finding says where to look again.

import type { Json } from '@grand-rounds/kernel'

export const CHECKS = [
  'options',
  'versions',
  'throws',
  'ends',
  'to-act',
  'listed-accepted',
  'listed-once',
  'unlisted-refused',
  'refusal-changes-nothing',
  'json',
  'hidden-randomness',
  'past-states',
  'replay',
  'view-leak',
  'event-leak',
  'event-numbers',
  'result',
  'deadlines',
  'undo',
  'order-independence',
  'invariant',
] as const

export type Check = (typeof CHECKS)[number]

/** What a game promises, as the tests are named. */
export const PROMISES: Readonly<Record<Check, string>> = {
  options: 'options are read, stay the same when read again, and are refused with a code',
  versions: 'each version from the oldest to the newest is played, and no two play alike',
  throws: 'nothing that comes from outside makes the game throw',
  ends: 'random play comes to an end and is never stuck',
  'to-act': 'who is to act has something to do',
  'listed-accepted': 'every listed command is accepted',
  'listed-once': 'no command is listed twice',
  'unlisted-refused': 'what is not listed is refused with a code, or does what a listed command does',
  'refusal-changes-nothing': 'a refusal changes nothing',
  json: 'state, events, views and log survive JSON, and play goes on from the copy',
  'hidden-randomness': 'the same order on the same state gives the same, whatever the wall clock or chance',
  'past-states': 'past states, events and orders never change',
  replay: 'the log replays to the same state at every step',
  'view-leak': 'a view does not change with what is hidden from the viewer',
  'event-leak': 'an event shows no more than the view',
  'event-numbers': 'events are numbered without a gap, for every viewer',
  result: 'the result comes at the end, places every seat, and nothing is left to do',
  deadlines: 'a deadline is told once, in time or late, and comes before later commands',
  undo: 'undo brings back what was, and doing it again gives the same',
  'order-independence': 'when seats act at the same time, the order of arrival changes nothing',
  invariant: 'what the game says is always true is always true',
}

/** All that is needed to come to the same place again. */
export interface Where {
  readonly version: number
  readonly options: Json
  readonly seats: number
  readonly seed: string
  /** Orders given before. */
  readonly step: number
}

export class Violation extends Error {
  override readonly name = 'Violation'
  readonly check: Check
  readonly what: string
  readonly where: Where | null

  constructor(check: Check, what: string, where: Where | null = null, cause?: unknown) {
    const place = where
      ? ` (rules ${where.version}, ${where.seats} seats, options ${JSON.stringify(where.options)}, seed ${where.seed}, after ${where.step} orders)`
      : ''
    super(`${check}: ${what}${place}`, { cause })
    this.check = check
    this.what = what
    this.where = where
  }

  /** The same finding with its place, and the trace of where it was made. */
  at(where: Where): Violation {
    const placed = new Violation(this.check, this.what, where, this.cause)
    if (this.stack) placed.stack = this.stack.replace(this.message, placed.message)
    return placed
  }
}

/** A value in a message: enough of it to recognise. */
export function brief(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value)
  return text.length > 160 ? `${text.slice(0, 160)}…` : text
}

/** Where two canonical texts part, with some of what stands around. */
export function difference(a: string, b: string): string {
  let at = 0
  while (at < a.length && a[at] === b[at]) at++
  const from = Math.max(0, at - 60)
  return `…${a.slice(from, at + 40)}… against …${b.slice(from, at + 40)}…`
}
