// The recorded games: one line of JSON for each, in packed files of the house's fixtures folder.

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import type { FinalResult } from '@grand-rounds/dice-hospital'
import type { Log } from '@grand-rounds/kernel'

export interface Golden {
  readonly name: string
  readonly log: Log
  /** Of the last state. */
  readonly hash: string
  readonly result: FinalResult
  /** How many events there were. */
  readonly events: number
}

const FOLDER = resolve(import.meta.dirname, '../../../fixtures/dice-hospital')
const PACKED = '.jsonl.gz'

export function readGoldenGames(): readonly Golden[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith(PACKED))
    .sort()
    .flatMap((name) =>
      gunzipSync(readFileSync(join(FOLDER, name)))
        .toString()
        .trim()
        .split('\n'),
    )
    .map((line) => JSON.parse(line) as Golden)
}

/** The same games give the same bytes. */
export function writeGoldenGames(file: string, games: readonly Golden[]): void {
  mkdirSync(FOLDER, { recursive: true })
  const lines = games.map((game) => `${JSON.stringify(game)}\n`).join('')
  writeFileSync(join(FOLDER, file + PACKED), gzipSync(lines, { level: 9 }))
}
