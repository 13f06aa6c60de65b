// A recorded game of Rush M.D., as it is kept: its log, and some of what was refused on the way.

import type { LogEntry, Log } from '@grand-rounds/kernel'
import type { FinalResult } from '@grand-rounds/rush-md'
import { readRecorded, writeRecorded } from '../../recorded.ts'

export interface RefusedOrder extends LogEntry {
  /** Entries of the log that came before. */
  readonly after: number
  readonly code: string
}

export interface Golden {
  readonly name: string
  readonly log: Log
  readonly refused: readonly RefusedOrder[]
  /** Of the last state. */
  readonly hash: string
  readonly result: FinalResult
  /** How many events there were. */
  readonly events: number
}

export function readGoldenGames(): readonly Golden[] {
  return readRecorded('rush-md') as readonly Golden[]
}

export function writeGoldenGames(file: string, games: readonly Golden[]): void {
  writeRecorded('rush-md', file, games)
}
