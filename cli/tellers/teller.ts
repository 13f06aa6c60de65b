// A game in words, as the command line tells it in one language.

import type { Read, Refusal } from '@grand-rounds/kernel'
import type { Language } from '@grand-rounds/texts'
import type { Table } from '../games/playable.ts'
import type { SavedLog } from '../games/saved.ts'

export interface Teller {
  readonly language: Language
  load(log: SavedLog): Read<Table>
  /** The whole of a saved game, a line each; or why it can't be played. */
  tell(log: SavedLog): Read<readonly string[]>
  result(result: unknown): readonly string[]
  refusal(refusal: Refusal): string
}

export const indented = (line: string): string => `  ${line}`

export function nameOf(language: Language, seat: number): string {
  return language.common.player({ number: seat + 1 })
}

/** The first cell of a row to the left, the others to the right. */
export function inColumns(rows: readonly (readonly string[])[]): readonly string[] {
  const width = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0))
  return rows.map(([head = '', ...cells]) =>
    indented([head.padEnd(width(0)), ...cells.map((cell, i) => cell.padStart(width(i + 1)))].join('  ')),
  )
}
