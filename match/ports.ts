// What a match needs of the world. The page and the server each bring their own.

import type { Json, LogEntry, Seat } from '@grand-rounds/kernel'

/** A step as it is kept: where it stands in the log, and by which id its sender knows it. */
export interface Entry extends LogEntry {
  readonly n: number
  /** Absent: nobody waits for an answer (the clock). */
  readonly id?: string
}

export interface Journal {
  /** Resolves when the entry will survive a crash. Whatever it rejects with, the match steps down. */
  append(entry: Entry): Promise<void>
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
