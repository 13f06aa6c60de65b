// What a match needs of the world. The page and the server each bring their own.

import type { Json, LogEntry, Seat } from '@grand-rounds/kernel'
import type { Act } from './house/acts.ts'
import type { TableClock } from './house/house.ts'
import type { Away } from './house/patience.ts'

/** A step as it is kept: where it stands in the log, and by which id its sender knows it. */
export interface Entry extends LogEntry {
  readonly n: number
  /** Absent: nobody waits for an answer (the clock, a program). */
  readonly id?: string
}

export interface Journal {
  /**
   * Resolves when the entry will survive a crash. Whatever it rejects with, the match steps down. The next may be given
   * before the last is stored; if the last can't be, the next must not be either.
   */
  append(entry: Entry): Promise<unknown>
}

/** Everything that happens at a table that people come to, in one order. */
export type Written =
  | { readonly n: number; readonly kind: 'step'; readonly entry: Entry }
  | {
      readonly n: number
      readonly kind: 'act'
      readonly at: number
      /** The hash of the doer's key; null: the table itself. */
      readonly by: string | null
      readonly id: string | null
      readonly act: Act
      /** What was decided rests on who was there. Absent in records from before it was written down. */
      readonly away?: NonNullable<Away>
    }

export interface Ledger {
  /**
   * Resolves when it will survive a crash; rejects when it can't, or when the table has another authority by now. As
   * with a journal, nothing is kept after what was lost.
   */
  append(record: Written): Promise<void>
}

export interface Clock {
  /** Whole milliseconds. */
  now(): number
  /** Calls once when the moment has come; the answer takes it back. */
  wake(at: number, then: () => void): () => void
}

/** Decides for a program in a seat: it is given what the seat sees, and nothing more. */
export interface Thinker<V, C> {
  think(question: {
    readonly view: V
    readonly seat: Seat
    readonly level: string
    readonly signal: AbortSignal
  }): Promise<readonly C[]>
}

/** How a match began. */
export interface Head {
  readonly game: string
  readonly version: number
  readonly options: Json
  readonly seats: number
  readonly seed: string
  readonly at: number
}

/** What a table is set up with. */
export interface Foundation {
  readonly head: Head
  readonly host: string
  readonly clock: TableClock
  readonly listed: boolean
}
