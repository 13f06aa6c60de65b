// A table that is there and can't be opened, and what whoever comes to it is told.

import type { Refusal } from '@grand-rounds/kernel'
import { type Faults, reasonOf } from '../faults.ts'

/** As the framework passes it on. */
const WONT_OPEN = 4500

/**
 * `wrongVersion`: it belongs to rules that this server does not have. `tableBroken`: what is stored of it can't be read
 * or played. `notStored`: nothing can be written now, so it may go well another time.
 */
const WHYS = ['wrongVersion', 'tableBroken', 'notStored'] as const
export type WhyClosed = (typeof WHYS)[number]

export class WontOpen extends Error {
  override readonly name = 'WontOpen'
  readonly code = WONT_OPEN
}

function because(why: WhyClosed): WontOpen {
  return new WontOpen(why)
}

/** Of an error that came through the framework; null: it is another one. */
export function whyClosed({ code, message }: { readonly code: number; readonly message: string }): WhyClosed | null {
  return code === WONT_OPEN ? (WHYS.find((why) => why === message) ?? null) : null
}

const OTHER_RULES: readonly string[] = ['wrongVersion', 'wrongGame']
/** Of the disk, not of this table. */
const PASSING: readonly string[] = ['SQLITE_FULL', 'SQLITE_IOERR', 'SQLITE_READONLY', 'SQLITE_BUSY', 'SQLITE_CANTOPEN']

/** Its log is not played: the game's refusal says why, and at which entry. */
export function refusedToOpen(faults: Faults, table: string, { code, data }: Refusal): WontOpen {
  const why = OTHER_RULES.includes(code) ? 'wrongVersion' : 'tableBroken'
  faults.tell('table', { table, code, ...data })
  return because(why)
}

/** It could not even be read. */
export function failedToOpen(faults: Faults, table: string, error: unknown): WontOpen {
  const reason = reasonOf(error)
  // The store has told it already.
  if (PASSING.includes(reason.code)) return because('notStored')
  faults.tell('table', { table, ...reason })
  return because('tableBroken')
}
