// A game as it is saved: the log of the kernel, or a position with what was played from it.

import { type Json, type Log, type LogEntry, type Read, refuse } from '@grand-rounds/kernel'

/** The log of a table that did not begin with a setup but with a position. */
export interface SavedPosition {
  readonly game: string
  readonly version: number
  /** As the game spells it, with its seed. */
  readonly position: Json
  readonly entries: readonly LogEntry[]
}

export type SavedLog = Log | SavedPosition

type Fields = Readonly<Record<string, (value: unknown) => boolean>>

const isWhole = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0
const isText = (value: unknown): boolean => typeof value === 'string'
const isThere = (value: unknown): boolean => value !== undefined

const ENTRY: Fields = { by: (value) => value === 'clock' || isWhole(value), at: isWhole, command: isThere }
const COMMON: Fields = { game: isText, version: isWhole, entries: Array.isArray }
const FROM_SETUP: Fields = { ...COMMON, options: isThere, seats: isWhole, seed: isText, at: isWhole }
const FROM_POSITION: Fields = { ...COMMON, position: isThere }

/** Checks the form of a log from outside. Refusals: `badLog` with the field, and the entry if it is in one. */
export function readLog(file: unknown): Read<SavedLog> {
  if (!isObject(file)) return refuse('badLog')
  // What a table adds to its file: who sat where, and the hash of the seed that was shown at the start.
  const { players: _, commitment: __, ...input } = file
  const field = wrongField(Object.hasOwn(input, 'position') ? FROM_POSITION : FROM_SETUP, input)
  if (field !== null) return refuse('badLog', { field })
  for (const [entry, order] of (input['entries'] as readonly unknown[]).entries()) {
    const wrong = isObject(order) ? wrongField(ENTRY, order) : 'entries'
    if (wrong !== null) return refuse('badLog', { field: wrong, entry })
  }
  return { ok: true, value: input as unknown as SavedLog }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function wrongField(fields: Fields, given: Readonly<Record<string, unknown>>): string | null {
  for (const [field, fits] of Object.entries(fields))
    if (!fits(Object.hasOwn(given, field) ? given[field] : undefined)) return field
  return (
    Object.keys(given)
      .find((field) => !Object.hasOwn(fields, field))
      ?.slice(0, 40) ?? null
  )
}
