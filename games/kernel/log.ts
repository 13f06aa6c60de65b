// The log of a match: everything that is needed to play it again, and nothing else.

import type { Game, Numbered, Result } from './contract.ts'
import type { Json } from './json.ts'
import { isSeed } from './random.ts'
import { submit } from './submit.ts'

export interface LogEntry {
  readonly by: number | 'clock'
  readonly at: number
  readonly command: Json
}

export interface Log {
  readonly game: string
  readonly version: number
  readonly options: Json
  readonly seats: number
  readonly seed: string
  readonly at: number
  readonly entries: readonly LogEntry[]
}

/** Why a log can't be played: a log is data from outside, so this is an answer and not a crash. */
export interface BadLog {
  readonly ok: false
  /** `wrongGame`, `wrongVersion`, `badSeed`, `badTime`, or the code of a refusal. */
  readonly code: string
  /** The entry that was refused; absent when the head of the log is at fault. */
  readonly entry?: number
}

export type Replayed<S, E> =
  | { readonly ok: true; readonly states: readonly S[]; readonly events: readonly E[] }
  | BadLog

/** Plays a log from its start. `states[0]` is the setup, `states[i]` the state after entry i − 1. */
export function replay<O, S, C extends { readonly type: string }, E extends Numbered, V, R extends Result>(
  game: Game<O, S, C, E, V, R>,
  log: Log,
): Replayed<S, E> {
  if (log.game !== game.id) return { ok: false, code: 'wrongGame' }
  if (log.version !== game.version) return { ok: false, code: 'wrongVersion' }
  if (!isSeed(log.seed)) return { ok: false, code: 'badSeed' }
  if (!Number.isSafeInteger(log.at) || log.at < 0) return { ok: false, code: 'badTime' }
  const options = game.readOptions(log.options, log.seats)
  if (!options.ok) return { ok: false, code: options.refusal.code }
  const start = game.setup({ options: options.value, seats: log.seats, seed: log.seed, at: log.at })
  const states: S[] = [start.state]
  const events: E[] = [...start.events]
  let state = start.state
  for (const [entry, order] of log.entries.entries()) {
    const outcome = submit(game, log.seats, state, order)
    if (!outcome.ok) return { ok: false, code: outcome.refusal.code, entry }
    state = outcome.state
    states.push(state)
    events.push(...outcome.events)
  }
  return { ok: true, states, events }
}

export function emptyLog(
  game: { readonly id: string; readonly version: number },
  head: { options: Json; seats: number; seed: string; at: number },
): Log {
  return { game: game.id, version: game.version, ...head, entries: [] }
}
