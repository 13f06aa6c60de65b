// A recorded game of Dice Hospital, as it is kept.

import type { FinalResult } from '@grand-rounds/dice-hospital'
import type { Log } from '@grand-rounds/kernel'
import { readRecorded, writeRecorded } from '../../recorded.ts'

export interface Golden {
  readonly name: string
  readonly log: Log
  /** Of the last state. */
  readonly hash: string
  readonly result: FinalResult
  /** How many events there were. */
  readonly events: number
}

export function readGoldenGames(): readonly Golden[] {
  return readRecorded('dice-hospital') as readonly Golden[]
}

export function writeGoldenGames(file: string, games: readonly Golden[]): void {
  writeRecorded('dice-hospital', file, games)
}
