// Recorded games: one line of JSON for each, in packed files of the house's fixtures folder.

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'

const FIXTURES = resolve(import.meta.dirname, '../fixtures')
const PACKED = '.jsonl.gz'

function packedIn(folder: string): readonly string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(PACKED))
    .sort()
}

/** All lines of a game's folder, as they were written. */
export function readRecorded(game: string): readonly unknown[] {
  const folder = join(FIXTURES, game)
  return packedIn(folder).flatMap((name) =>
    gunzipSync(readFileSync(join(folder, name)))
      .toString()
      .split('\n')
      .filter((line) => line !== '')
      .map((line): unknown => JSON.parse(line)),
  )
}

/** The same games give the same bytes. */
export function writeRecorded(game: string, file: string, games: readonly unknown[]): void {
  const folder = join(FIXTURES, game)
  mkdirSync(folder, { recursive: true })
  const lines = games.map((one) => `${JSON.stringify(one)}\n`).join('')
  writeFileSync(join(folder, file + PACKED), gzipSync(lines, { level: 9 }))
}
