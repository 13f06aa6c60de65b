// Any game of the house behind one face: what its states and commands are stays inside, so that a table of one
// game and a table of another lie in the same list.

import {
  type Deadline,
  type Game,
  hash,
  type Incoming,
  isSeed,
  type Json,
  type Log,
  type LogEntry,
  type Numbered,
  plays,
  type Read,
  type Refusal,
  refuse,
  type Result,
  type Seat,
  submit,
  type Viewer,
} from '@grand-rounds/kernel'
import { english } from '@grand-rounds/texts'
import { readLog, type SavedLog, type SavedPosition } from './saved.ts'

/** What a game may bring besides the contract. */
export interface Extras<O, S, E, V> {
  /** A position set up by hand. `spelled` is the same position with nothing left open: it is what is saved. */
  position?(input: unknown, version: number): Read<Placed<S>>
  /** What may be picked next in a choice that is in progress. */
  choices?(state: S, seat: Seat, choosing: unknown): Read<unknown>
  /** What stands on its cards and boards, for programs. */
  readonly cards?: Readonly<Record<string, unknown>>
  /** The table in a few words. */
  notation?(state: S): unknown
  /** Made for each table: what they keep in mind is of that table alone. */
  bots?(table: Seated): Bots<V, E>
  /** Orders that a table takes, if it needs more than others. */
  readonly orders?: number
  /** Why something was refused, in an English sentence. */
  say?(refusal: Refusal): string
  /** Games between programs, as quick as they go. */
  readonly simulation?: {
    readonly players: readonly string[]
    play(options: O, seed: string, players: readonly string[]): Simulated
  }
}

/** What programs know of a table when they sit down. */
export interface Seated {
  readonly seats: number
  /** For chance of their own, from streams that the game does not use. */
  readonly seed: string
}

/** They are asked with what a seat sees, and with nothing that it does not. */
export interface Asked<V> {
  readonly view: V
  readonly seat: Seat
  readonly level: string
  readonly nodes: number | undefined
  /** The moment of the question. */
  readonly at: number
  /** The game waits for the seat. */
  readonly awaited: boolean
}

/** Our own programs. */
export interface Bots<V, E> {
  /** What a player of this level would do next. Refusals: `noSuchLevel`, `nothingToDecide`. */
  decide(asked: Asked<V>): Read<object>
  /** The best that can be done, as far as so many nodes can tell. */
  solve?(view: V, seat: Seat, weights: Readonly<Record<string, unknown>>, nodes: number): Read<unknown>
  /** What everybody at the table has noticed, for programs that heed more than the view. */
  hear?(event: E, at: number): void
}

/** How a game between programs has ended, by seat. */
export interface Simulated {
  readonly points: readonly number[]
  readonly places: readonly number[]
  /** In words. */
  readonly ending: string
  /** What each seat had: cards and the like. */
  readonly had: readonly (readonly Had[])[]
  /** What came over the whole table. */
  readonly happened: readonly Had[]
  /** By name, a number for each seat. */
  readonly counted: Readonly<Record<string, readonly number[]>>
}

export interface Had {
  readonly kind: string
  readonly id: string
  /** 0: from the start. */
  readonly round: number
}

export interface Placed<S> {
  readonly state: S
  readonly seats: number
  readonly at: number
  readonly spelled: Json
}

export interface Opening {
  readonly seats: number
  readonly options: unknown
  readonly seed: string
  readonly at: number
}

export type Question = Omit<Asked<unknown>, 'view' | 'awaited'>

/** A table at which a game is being played. Nothing is known of its game but this. */
export interface Table {
  readonly game: string
  readonly seats: number
  /** A refusal of its game, in a sentence. */
  say(refusal: Refusal): string
  /** The moment of the last order. */
  readonly now: number
  readonly toAct: readonly Seat[]
  readonly deadlines: readonly Deadline[]
  readonly result: unknown
  /** Of the whole state, hidden things included. */
  readonly hash: string
  legal(seat: Seat): Iterable<unknown>
  choices(seat: Seat, choosing: unknown): Read<unknown>
  /** The events; or why nothing has happened. */
  give(order: Incoming): Read<readonly unknown[]>
  view(viewer: Viewer): unknown
  /** From this number on, as the viewer may know them; without a viewer, all that is in them. */
  events(from: number, viewer?: Viewer): readonly unknown[]
  notation(): Read<unknown>
  bot(question: Question): Read<object>
  solve(seat: Seat, weights: Readonly<Record<string, unknown>>, nodes: number): Read<unknown>
  save(): SavedLog
}

export interface Playable {
  readonly id: string
  readonly version: number
  readonly seats: { readonly min: number; readonly max: number }
  /** Orders that a table takes. */
  readonly orders: number
  cards(): Read<unknown>
  say(refusal: Refusal): string
  open(opening: Opening): Read<Table>
  place(position: unknown): Read<Table>
  load(log: unknown): Read<Table>
  /** Names of programs that can play it. */
  readonly players: readonly string[]
  simulate(match: { options: unknown; seed: string; players: readonly string[] }): Read<Simulated>
}

/** So many orders a table takes, as a rule: without an end, taking back and forth would fill the memory. */
export const MOST_ORDERS = 10_000

/**
 * Refusals besides the game's own: `badSeed`, `noPositions`, `noCards`, `tableFull`, `noBots`, `noSolver`,
 * `nothingToDecide`, `noSuchLevel`, those of a log (saved.ts).
 */
export function playable<O, S, C extends { readonly type: string }, E extends Numbered, V, R extends Result>(
  game: Game<O, S, C, E, V, R>,
  extras: Extras<O, S, E, V> = {},
): Playable {
  const { orders = MOST_ORDERS } = extras
  const say = extras.say ?? (({ code }: Refusal) => english.common.unknownRefusal({ code }))

  type Head = Omit<Log, 'entries'> | Omit<SavedPosition, 'entries'>

  function tableOf(head: Head, seats: number, at: number, start: S, before: readonly E[]): Table {
    const entries: LogEntry[] = []
    const events: E[] = [...before]
    let state = start
    let now = at
    const bots = extras.bots?.({ seats, seed: 'seed' in head ? head.seed : hash(start) })
    return {
      game: game.id,
      seats,
      say,
      get now() {
        return now
      },
      get toAct() {
        return game.toAct(state)
      },
      get deadlines() {
        return game.deadlines(state)
      },
      get result() {
        return game.result(state)
      },
      get hash() {
        return hash(state)
      },
      legal: (seat) => game.legal(state, seat),
      choices: (seat, choosing) => extras.choices?.(state, seat, choosing) ?? refuse('noChoices'),
      give({ by, at: moment, command }) {
        if (entries.length >= orders) return refuse('tableFull', { most: orders })
        const outcome = submit(game, seats, state, { by, at: moment, command })
        if (!outcome.ok) return outcome
        state = outcome.state
        now = Math.max(now, moment)
        entries.push({ by, at: moment, command: command as Json })
        events.push(...outcome.events)
        for (const event of outcome.events) bots?.hear?.(game.see(event, null), now)
        return { ok: true, value: outcome.events }
      },
      view: (viewer) => game.view(state, viewer),
      events: (from, viewer) =>
        events.filter(({ n }) => n >= from).map((event) => (viewer === undefined ? event : game.see(event, viewer))),
      notation: () => (extras.notation ? { ok: true, value: extras.notation(state) } : refuse('noNotation')),
      bot(question) {
        if (!bots) return refuse('noBots')
        // Nothing could be given at that moment, and what is decided would be decided on what is not true any more.
        const missed = game.deadlines(state).find((deadline) => deadline.at <= question.at)
        if (missed) return refuse('deadlineFirst', { deadline: missed.id, at: missed.at })
        const { seat } = question
        return bots.decide({ ...question, view: game.view(state, seat), awaited: game.toAct(state).includes(seat) })
      },
      solve(seat, weights, nodes) {
        if (!bots) return refuse('noBots')
        if (!bots.solve) return refuse('noSolver')
        if (!game.toAct(state).includes(seat)) return refuse('nothingToDecide')
        return bots.solve(game.view(state, seat), seat, weights, nodes)
      },
      save: () => ({ ...head, entries: [...entries] }),
    }
  }

  function open({ seats, options, seed, at }: Opening, version = game.version): Read<Table> {
    if (!isSeed(seed)) return refuse('badSeed')
    const read = game.readOptions(options, seats)
    if (!read.ok) return read
    const { state, events } = game.setup({ version, options: read.value, seats, seed, at })
    const head = { game: game.id, version, options: read.value as Json, seats, seed, at }
    return { ok: true, value: tableOf(head, seats, at, state, events) }
  }

  function place(position: unknown, version = game.version): Read<Table> {
    const read = extras.position ? extras.position(position, version) : refuse('noPositions')
    if (!read.ok) return read
    const { state, seats, at, spelled } = read.value
    const head = { game: game.id, version, position: spelled }
    return { ok: true, value: tableOf(head, seats, at, state, []) }
  }

  return {
    id: game.id,
    version: game.version,
    seats: game.seats,
    orders,
    cards: () => (extras.cards ? { ok: true, value: extras.cards } : refuse('noCards')),
    say,
    open: (opening) => open(opening),
    place: (position) => place(position),
    players: extras.simulation?.players ?? [],
    simulate({ options, seed, players }) {
      const read = game.readOptions(options, players.length)
      if (!read.ok) return read
      if (!extras.simulation) return refuse('noPlayers')
      return { ok: true, value: extras.simulation.play(read.value, seed, players) }
    },
    load(input) {
      const read = readLog(input)
      if (!read.ok) return read
      const log = read.value
      if (log.game !== game.id) return refuse('wrongGame')
      if (!plays(game, log.version)) return refuse('wrongVersion', { version: game.version })
      const table = 'position' in log ? place(log.position, log.version) : open(log, log.version)
      if (!table.ok) return table
      for (const [entry, order] of log.entries.entries()) {
        const given = table.value.give(order)
        if (!given.ok) return refuse(given.refusal.code, { ...given.refusal.data, entry })
      }
      return table
    },
  }
}
