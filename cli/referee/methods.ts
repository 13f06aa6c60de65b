// What a program can ask of the referee. A new method is one entry here, and its lines in docs/referee.md.

import { commitment, type Read, refuse } from '@grand-rounds/kernel'
import { MOST_ORDERS, type Playable, type Table } from '../games/playable.ts'
import type { Worded } from './rpc.ts'
import {
  anything,
  clock,
  either,
  fields,
  nobody,
  optional,
  type Params,
  readParams,
  text,
  type Values,
  whole,
} from './params.ts'

export interface Limits {
  /** Bytes of a line. */
  readonly line: number
  /** Requests of a batch. */
  readonly batch: number
  /** Tables at a time. */
  readonly tables: number
  /** Orders that one table takes; a game may have another limit. */
  readonly orders: number
  /** Commands that `legal` lists unless told otherwise. */
  readonly commands: number
  /** Commands that `legal` lists at most. */
  readonly mostCommands: number
  /** Commands that `legal` looks at in search of those that are `like` something. */
  readonly search: number
  /** Hospitals that `solve` explores unless told otherwise. */
  readonly nodes: number
  /** Hospitals that `bot` and `solve` explore at most. */
  readonly mostNodes: number
}

export const LIMITS: Limits = {
  line: 1_048_576,
  batch: 100,
  tables: 100,
  orders: MOST_ORDERS,
  commands: 1000,
  mostCommands: 10_000,
  search: 200_000,
  nodes: 5000,
  mostNodes: 100_000,
}

const PROTOCOL = 1

/** What the methods work on. */
export interface Desk {
  readonly games: readonly Playable[]
  readonly tables: Map<string, Table>
  /** Gives the table a name of its own. */
  seat(table: Table): Read<string>
  freshSeed(): string
}

/** A refusal that comes from a game has its sentence. */
export type Answered = { readonly ok: true; readonly value: unknown } | Worded

export interface Method {
  readonly params: Params
  /** Further parameters are the game's matter. */
  readonly open: boolean
  call(desk: Desk, params: unknown): Answered
}

function method<P extends Params>(
  params: P,
  run: (desk: Desk, params: Values<P> & Readonly<Record<string, unknown>>) => Answered,
  open = false,
): Method {
  return {
    params,
    open,
    call(desk, input) {
      const read = readParams(params, input, open)
      return read.ok ? run(desk, read.value) : read
    },
  }
}

const table = text
const seat = whole
const done = (value: unknown): Read<unknown> => ({ ok: true, value })

function worded(answer: Read<unknown>, { say }: Pick<Playable, 'say'>): Answered {
  return answer.ok ? answer : { ...answer, message: say(answer.refusal) }
}

/** With the game, or why not. */
function withGame(desk: Desk, id: string, then: (game: Playable) => Read<unknown>): Answered {
  const game = desk.games.find((one) => one.id === id)
  return game ? worded(then(game), game) : refuse('noSuchGame', { games: desk.games.map((one) => one.id) })
}

function withTable(desk: Desk, id: string, then: (table: Table) => Read<unknown>): Answered {
  const found = desk.tables.get(id)
  return found ? worded(then(found), found) : refuse('noSuchTable')
}

/** A seat that is at the table, or nobody in particular. */
function withSeat(
  desk: Desk,
  id: string,
  seat: number | null | undefined,
  then: (table: Table) => Read<unknown>,
): Answered {
  return withTable(desk, id, (found) =>
    typeof seat === 'number' && seat >= found.seats ? refuse('noSuchSeat', { seats: found.seats }) : then(found),
  )
}

/** Gives a table that was opened its name, and says what else there is to say. */
function opened(desk: Desk, read: Read<Table>, more: (table: Table) => object): Read<unknown> {
  if (!read.ok) return read
  const named = desk.seat(read.value)
  return named.ok ? done({ table: named.value, ...more(read.value) }) : named
}

function listLegal(
  commands: Iterable<unknown>,
  limit: number,
  like: Readonly<Record<string, unknown>>,
): { readonly commands: readonly unknown[]; readonly more: boolean } {
  const wanted = Object.entries(like)
  const isLike = (command: unknown): boolean =>
    fields.is(command) &&
    wanted.every(([member, value]) => Object.hasOwn(command, member) && same(command[member], value))
  const listed: unknown[] = []
  let seen = 0
  for (const command of commands) {
    if (++seen > LIMITS.search) return { commands: listed, more: true }
    if (!isLike(command)) continue
    if (listed.length === limit) return { commands: listed, more: true }
    listed.push(command)
  }
  return { commands: listed, more: false }
}

/** Goes only as deep as our own value does, however deep the other is. */
function same(own: unknown, given: unknown): boolean {
  if (Array.isArray(own)) {
    return Array.isArray(given) && own.length === given.length && own.every((item, i) => same(item, given[i]))
  }
  return own === given
}

export const METHODS: Readonly<Record<string, Method>> = {
  games: method({}, ({ games }) =>
    done({
      protocol: PROTOCOL,
      games: games.map(({ id, version, seats, orders }) => ({ game: id, version, seats, orders })),
      limits: LIMITS,
    }),
  ),

  cards: method({ game: text }, (desk, { game }) =>
    withGame(desk, game, (one) => {
      const cards = one.cards()
      return cards.ok ? done({ cards: cards.value }) : cards
    }),
  ),

  new: method(
    { game: text, seats: whole, options: optional(fields), seed: optional(text), at: optional(whole) },
    (desk, { game, seats, options, seed = desk.freshSeed(), at = 0 }) =>
      withGame(desk, game, (one) =>
        opened(desk, one.open({ seats, options, seed, at }), (table) => ({
          commitment: commitment(seed),
          events: table.events(0),
        })),
      ),
  ),

  position: method(
    { game: text },
    (desk, { game, ...position }) => withGame(desk, game, (one) => opened(desk, one.place(position), () => ({}))),
    true,
  ),

  legal: method({ table, seat, limit: optional(whole), like: optional(fields) }, (desk, params) =>
    withSeat(desk, params.table, params.seat, (found) => {
      const limit = Math.min(params.limit ?? LIMITS.commands, LIMITS.mostCommands)
      return done(listLegal(found.legal(params.seat), limit, params.like ?? {}))
    }),
  ),

  choices: method({ table, seat, choosing: optional(fields) }, (desk, params) =>
    withSeat(desk, params.table, params.seat, (found) => found.choices(params.seat, params.choosing ?? {})),
  ),

  do: method({ table, seat: either(seat, clock), command: anything, at: optional(whole) }, (desk, params) =>
    withTable(desk, params.table, (found) => {
      const { seat: by, command, at = found.now } = params
      if (at < found.now) return refuse('timeRunsBack', { last: found.now })
      const given = found.give({ by, at, command })
      return given.ok ? done({ events: given.value }) : given
    }),
  ),

  view: method({ table, seat: either(seat, nobody) }, (desk, params) =>
    withSeat(desk, params.table, params.seat, (found) =>
      done({ view: found.view(params.seat), toAct: found.toAct, deadlines: found.deadlines }),
    ),
  ),

  events: method({ table, from: optional(whole), seat: optional(either(seat, nobody)) }, (desk, params) =>
    withSeat(desk, params.table, params.seat, (found) => done({ events: found.events(params.from ?? 0, params.seat) })),
  ),

  result: method({ table }, (desk, params) => withTable(desk, params.table, (found) => done({ result: found.result }))),

  notation: method({ table }, (desk, params) => withTable(desk, params.table, (found) => found.notation())),

  hash: method({ table }, (desk, params) => withTable(desk, params.table, (found) => done({ hash: found.hash }))),

  bot: method({ table, seat, level: text, nodes: optional(whole), at: optional(whole) }, (desk, params) =>
    withSeat(desk, params.table, params.seat, (found) => {
      const { seat: asked, level, at = found.now } = params
      if (at < found.now) return refuse('timeRunsBack', { last: found.now })
      const nodes = params.nodes === undefined ? undefined : Math.min(params.nodes, LIMITS.mostNodes)
      return found.bot({ seat: asked, level, nodes, at })
    }),
  ),

  solve: method({ table, seat, weights: optional(fields), nodes: optional(whole) }, (desk, params) =>
    withSeat(desk, params.table, params.seat, (found) => {
      const nodes = Math.min(params.nodes ?? LIMITS.nodes, LIMITS.mostNodes)
      return found.solve(params.seat, params.weights ?? {}, nodes)
    }),
  ),

  save: method({ table }, (desk, params) => withTable(desk, params.table, (found) => done({ log: found.save() }))),

  load: method({ log: fields }, (desk, { log }) => {
    const { game } = log
    return typeof game === 'string'
      ? withGame(desk, game, (one) => opened(desk, one.load(log), () => ({})))
      : refuse('badLog', { field: 'game' })
  }),

  close: method({ table }, (desk, params) =>
    withTable(desk, params.table, () => {
      desk.tables.delete(params.table)
      return done({})
    }),
  ),
}
