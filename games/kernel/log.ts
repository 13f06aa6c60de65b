// The log of a match: everything that is needed to play it again, and nothing else.

import type { Game, Numbered, Outcome, Result } from './contract.ts'
import { refuse } from './contract.ts'
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

/** Whether this game can be played by that version of its rules. */
export function plays(game: { readonly version: number; readonly oldest: number }, version: number): boolean {
  return Number.isInteger(version) && version >= game.oldest && version <= game.version
}

/**
 * The start of a game as its log has it, under the rules that the log bears. Refusals: `wrongGame`, `wrongVersion`,
 * `badSeed`, `badTime`, and the game's own for its options.
 */
export function begin<O, S, C extends { readonly type: string }, E extends Numbered, V, R extends Result>(
  game: Game<O, S, C, E, V, R>,
  { game: id, version, options, seats, seed, at }: Omit<Log, 'entries'>,
): Outcome<S, E> {
  if (id !== game.id) return refuse('wrongGame')
  if (!plays(game, version)) return refuse('wrongVersion', { version: game.version })
  if (!isSeed(seed)) return refuse('badSeed')
  if (!Number.isSafeInteger(at) || at < 0) return refuse('badTime')
  const read = game.readOptions(options, seats)
  return read.ok ? game.setup({ version, options: read.value, seats, seed, at }) : read
}

/** Plays a log from its start. `states[0]` is the setup, `states[i]` the state after entry i − 1. */
export function replay<O, S, C extends { readonly type: string }, E extends Numbered, V, R extends Result>(
  game: Game<O, S, C, E, V, R>,
  log: Log,
): Replayed<S, E> {
  const start = begin(game, log)
  if (!start.ok) return { ok: false, code: start.refusal.code }
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
