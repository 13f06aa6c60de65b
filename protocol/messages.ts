// The messages of a table's room, and the checks of what a page sends.

import type { Json, Log, Refusal } from '@grand-rounds/kernel'
import * as v from 'valibot'
import type { Patch } from './patch.ts'

/** A page that speaks another one is told to load itself anew. */
export const PROTOCOL = 4

/** Nothing that a page sends is longer. */
export const LONGEST_MESSAGE = 16_384

/** A key is a secret of the page's own making; the server keeps only its hash. */
const Key = v.pipe(v.string(), v.regex(/^[\w-]{22,64}$/))
const Id = v.pipe(v.string(), v.regex(/^[\w -]{1,64}$/))
const TableId = v.pipe(v.string(), v.regex(/^[a-z0-9-]{4,40}$/))

export const JoinOptions = v.strictObject({
  table: TableId,
  protocol: v.number(),
  /** Absent: someone who only watches. */
  key: v.optional(Key),
})

export const OrderMessage = v.strictObject({ id: Id, command: v.unknown() })
export const ActMessage = v.strictObject({ id: Id, act: v.unknown() })

export const HeardMessage = v.strictObject({ number: v.number() })

export const NewTable = v.strictObject({
  game: v.pipe(v.string(), v.maxLength(40)),
  options: v.unknown(),
  seats: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(8)),
  clock: v.picklist(['none', 'relaxed', 'blitz']),
  listed: v.boolean(),
  key: Key,
})

interface Numbered {
  /** Of the message on its line, from 0: a page that misses one asks to look anew. */
  readonly number: number
}

/** What the server says in a table's room. */
export interface ServerMessages {
  /** Everything, to whoever comes in or has lost the thread. */
  readonly look: Numbered & {
    readonly protocol: number
    /** Of the page that the server serves. */
    readonly version: string
    readonly table: string
    readonly game: string
    readonly options: Json
    readonly house: Json
    /** Null until the game has begun. */
    readonly view: Json
    readonly events: readonly Json[]
    readonly steps: number
    readonly commitment: string
    readonly record: Log | null
    readonly here: Here
    readonly clocks: readonly RunningClock[]
    /** By the server's clock, in the time of the game's own deadlines. */
    readonly now?: number
  }
  /** One step, or several that were taken at the same time. `view` is what changed since the last view that was sent. */
  readonly step: Numbered & {
    /** So many have been taken by now. */
    readonly steps: number
    /** Who took each of them. */
    readonly by: readonly (number | 'clock')[]
    readonly events: readonly Json[]
    readonly view: Patch | null
    readonly now?: number
  }
  /** All of the house but its talk: that goes as what is new. */
  readonly house: Numbered & { readonly house: Json }
  /** What was said since the last of these, or since the look. */
  readonly lines: Numbered & { readonly lines: readonly SaidLine[] }
  readonly here: Numbered & Here
  readonly clocks: Numbered & { readonly clocks: readonly RunningClock[] }
  /** The answer to an order or an act, by its id. */
  readonly answer: Numbered & { readonly id: string; readonly refusal: Refusal | null }
  /** The table is looked after elsewhere from now on: come again. */
  readonly gone: Numbered
}

/** A line of talk; those of a table are numbered from 0. */
export type SaidLine = Readonly<Record<string, Json>> & { readonly n: number }

/** A page shows so many, and a look has no more. */
export const LINES_SHOWN = 100

/** Who is connected: seats by number, and how many watch. */
export interface Here {
  readonly seats: readonly number[]
  readonly watching: number
  /** By seat, for how many milliseconds its person had not been there when this was said; null: nobody is missing. */
  readonly away: readonly (number | null)[]
}

/** Whom the table's clock runs for, and how many milliseconds they still had when this was said. */
export interface RunningClock {
  readonly seat: number
  readonly left: number
}

/** A table in the list of open ones. */
export interface OpenTable {
  readonly id: string
  readonly game: string
  readonly options: Json
  readonly seats: number
  readonly taken: readonly string[]
  readonly clock: string
  readonly since: number
}

/**
 * What goes over the line is JSON, as bytes: from the server all that there was to say at one time, under this name;
 * from the page one message, under its type.
 */
export const NEWS = 'news'
export type News = readonly {
  readonly [K in keyof ServerMessages]: readonly [K, ServerMessages[K]]
}[keyof ServerMessages][]

/** Empty: not news. It comes from our own server, so only its form is looked at. */
export function readNews(text: string): News {
  try {
    const news: unknown = JSON.parse(text)
    return Array.isArray(news) ? (news as News) : []
  } catch {
    return []
  }
}
