// Plays any game from its start by chance, reproducibly: for the conformance suite, soaks and golden games.

import type { Deadline, Game, Incoming, Json, Log, LogEntry, Numbered, Result, Seat } from '@grand-rounds/kernel'
import { emptyLog, Random, seedFrom, submit } from '@grand-rounds/kernel'
import { first, REACH } from './sampling.ts'
import { brief, Violation } from './violation.ts'

interface Command {
  readonly type: string
}

/** A seat's turn to choose. */
export interface Turn<S, C> {
  readonly state: S
  readonly seat: Seat
  readonly legal: Iterable<C>
  readonly random: Random
}

export interface Play<S, C, E> {
  readonly options: Json
  readonly seats: number
  /** Of the game; the choices have their own chance, drawn from it. */
  readonly seed: string
  /** Of the rules; the newest unless told. */
  readonly version?: number
  /** When the game begins. */
  readonly at?: number
  /** The playout is given up after so many orders. */
  readonly steps?: number
  /** Milliseconds between two commands, at most. */
  readonly pace?: number
  /** Picks a command, or null to let time pass. `anyCommand` unless told. */
  choose?(turn: Turn<S, C>): C | null
  /** Told of each state as it is born, before anything else can touch it. */
  watch?(state: S, events: readonly E[], at: number): void
}

export interface Playout<S, E> {
  readonly log: Log
  /** `states[0]` is the setup, `states[i]` the state after entry i − 1. */
  readonly states: readonly S[]
  /** `events[i]` are those that led to `states[i]`. */
  readonly events: readonly (readonly E[])[]
  /** `stuck`: no result, nobody to act and no deadline. */
  readonly ending: 'result' | 'steps' | 'stuck'
}

/** Plays until the end. Throws a Violation when the game refuses what it listed. */
export function playout<O, S, C extends Command, E extends Numbered, V, R extends Result>(
  game: Game<O, S, C, E, V, R>,
  play: Play<S, C, E>,
): Playout<S, E> {
  const { seats, seed, version = game.version, at = 0, steps = 20_000 } = play
  const options = game.readOptions(play.options, seats)
  if (!options.ok) throw new Violation('options', `refused with ${options.refusal.code}`)
  const random = new Random({ seed: seedFrom(`playout ${seed}`), used: {} })
  const start = game.setup({ version, options: options.value, seats, seed, at })
  const states = [start.state]
  const events = [start.events]
  const entries: LogEntry[] = []
  let state = start.state
  let now = at
  play.watch?.(state, start.events, at)
  const finish = (ending: Playout<S, E>['ending']): Playout<S, E> => {
    const head = { options: options.value as Json, seats, seed, at }
    return { log: { ...emptyLog(game, head), version, entries }, states, events, ending }
  }
  for (let step = 0; step < steps; step++) {
    if (game.result(state) !== null) return finish('result')
    const order = nextOrder(game, play, state, now, random)
    if (order === null) return finish('stuck')
    now = order.at
    if (order.command === null) continue
    const outcome = submit(game, seats, state, order)
    if (!outcome.ok) {
      const check = order.by === 'clock' ? 'deadlines' : 'listed-accepted'
      throw new Violation(check, `seat ${order.by}: ${brief(order.command)} was refused: ${outcome.refusal.code}`)
    }
    state = outcome.state
    states.push(state)
    events.push(outcome.events)
    entries.push({ by: order.by, at: order.at, command: order.command as Json })
    play.watch?.(state, outcome.events, order.at)
  }
  return finish(game.result(state) === null ? 'steps' : 'result')
}

/** What happens next and when; a null command lets time pass; null when nothing can ever happen. */
function nextOrder<O, S, C extends Command, E extends Numbered, V, R extends Result>(
  game: Game<O, S, C, E, V, R>,
  play: Play<S, C, E>,
  state: S,
  now: number,
  random: Random,
): Incoming | null {
  const due = earliest(game.deadlines(state))
  const acting = actors(game, state, play.seats, random)
  if (!due && acting.length === 0) return null
  const idle = acting.length === 0 || random.below('idle', 8) === 0
  // The very last moment before a deadline is where rules about time go wrong.
  const lastMoment = due && due.at > now && random.below('last moment', 16) === 0
  const at = lastMoment ? due.at - 1 : now + random.below('pace', (play.pace ?? 1000) + 1)
  if (due && (idle || at >= due.at)) {
    const late = random.below('late', 4) === 0 ? random.below('lateness', 200) : 0
    return { by: 'clock', at: Math.max(now, due.at + late), command: { type: 'timeUp', deadline: due.id } }
  }
  const seat = acting[random.below('seat', acting.length)] ?? 0
  const legal = game.legal(state, seat)
  const command = play.choose ? play.choose({ state, seat, legal, random }) : anyCommand({ state, seat, legal, random })
  return { by: seat, at, command }
}

/** Mostly those for whom the game waits; sometimes one for whom it does not, but who may act. */
function actors<O, S, C extends Command, E extends Numbered, V, R extends Result>(
  game: Game<O, S, C, E, V, R>,
  state: S,
  seats: number,
  random: Random,
): readonly Seat[] {
  const waiting = game.toAct(state)
  for (const seat of waiting)
    if (first(game.legal(state, seat), 1).length === 0)
      throw new Violation('to-act', `seat ${seat} is to act and has no legal command`)
  if (random.below('actors', 8) > 0) return waiting
  const able = Array.from({ length: seats }, (_, seat) => seat)
  return able.filter((seat) => waiting.includes(seat) || first(game.legal(state, seat), 1).length > 0)
}

export function earliest(deadlines: readonly Deadline[]): Deadline | undefined {
  return deadlines.reduce<Deadline | undefined>((a, b) => (a && a.at <= b.at ? a : b), undefined)
}

interface Kind<C> {
  command: C
  count: number
}

/** One command of each type, each of its type equally likely, with how many there were. */
function kinds<C extends Command>({ legal, random }: Turn<unknown, C>): Kind<C>[] {
  const found = new Map<string, Kind<C>>()
  for (const command of first(legal, REACH)) {
    const kind = found.get(command.type)
    if (!kind) found.set(command.type, { command, count: 1 })
    else if (random.below('kind', ++kind.count) === 0) kind.command = command
  }
  // A random player who took back as gladly as it went on would never come to an end.
  if (found.size > 1 && random.below('undo', 8) > 0) found.delete('undo')
  return [...found.values()]
}

/** Any listed command, all equally likely (undo seldom). */
export function anyCommand<C extends Command>(turn: Turn<unknown, C>): C | null {
  const found = kinds(turn)
  let rest = found.reduce((sum, { count }) => sum + count, 0)
  if (rest === 0) return null
  rest = turn.random.below('command', rest)
  for (const { command, count } of found) {
    if (rest < count) return command
    rest -= count
  }
  return null
}

/** Any type of command first, then any of that type: rare types occur although others are many. */
export function anyKind<C extends Command>(turn: Turn<unknown, C>): C | null {
  const found = kinds(turn)
  return found[turn.random.below('command', Math.max(1, found.length))]?.command ?? null
}
