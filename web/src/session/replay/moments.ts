// A game as a row of moments: after each order one, with what happened in it.

import {
  type BadLog,
  begin,
  type Game,
  type Log,
  type Numbered,
  type Result,
  type Seat,
  submit,
} from '@grand-rounds/kernel'

import type { AnyCommand } from '../link.ts'

export interface Moment<S, E> {
  readonly state: S
  /** What led to it. The first moment's are those of the setup. */
  readonly events: readonly E[]
  /** Who gave the order; null: the start, or the clock. */
  readonly by: Seat | null
}

export type Played<S, E> = { readonly ok: true; readonly moments: readonly Moment<S, E>[] } | BadLog

export function momentsOf<O, S, C extends AnyCommand, E extends Numbered, V, R extends Result>(
  game: Game<O, S, C, E, V, R>,
  log: Log,
): Played<S, E> {
  const start = begin(game, log)
  if (!start.ok) return { ok: false, code: start.refusal.code }
  const moments: Moment<S, E>[] = [{ state: start.state, events: start.events, by: null }]
  let { state } = start
  for (const [entry, order] of log.entries.entries()) {
    const outcome = submit(game, log.seats, state, order)
    if (!outcome.ok) return { ok: false, code: outcome.refusal.code, entry }
    ;({ state } = outcome)
    moments.push({ state, events: outcome.events, by: order.by === 'clock' ? null : order.by })
  }
  return { ok: true, moments }
}
