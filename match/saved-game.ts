// A game as a file: its log, and who sat where. Read with care: a file comes from anywhere.

import { type Log, type Read, refuse } from '@grand-rounds/kernel'

export interface SavedPlayer {
  readonly name: string
  /** A program's; absent: a person. */
  readonly level?: string
}

export interface SavedGame extends Log {
  /** One for each seat; absent in a log that nobody gave names to. */
  readonly players?: readonly SavedPlayer[]
  /** The ready-made table that it was; absent: options of one's own, or a file from before presets were kept. */
  readonly preset?: string
}

const MOST_ENTRIES = 20_000
const LONGEST_NAME = 40

/** Refusals: `badLog` with the field, and the entry if it is in one. Whether the moves are legal is not asked here. */
export function readSavedGame(input: unknown): Read<SavedGame> {
  if (!isObject(input)) return refuse('badLog')
  const { game, version, options, seats, seed, at, entries, players, preset } = input
  if (typeof game !== 'string') return refuse('badLog', { field: 'game' })
  if (!isWhole(version)) return refuse('badLog', { field: 'version' })
  if (options === undefined) return refuse('badLog', { field: 'options' })
  if (!isWhole(seats)) return refuse('badLog', { field: 'seats' })
  if (typeof seed !== 'string') return refuse('badLog', { field: 'seed' })
  if (!isWhole(at)) return refuse('badLog', { field: 'at' })
  if (!Array.isArray(entries) || entries.length > MOST_ENTRIES) return refuse('badLog', { field: 'entries' })
  const wrong = (entries as readonly unknown[]).findIndex((entry) => !isEntry(entry))
  if (wrong >= 0) return refuse('badLog', { field: 'entries', entry: wrong })
  if (players !== undefined && !arePlayers(players, seats)) return refuse('badLog', { field: 'players' })
  if (preset !== undefined && !isName(preset)) return refuse('badLog', { field: 'preset' })
  // Checked field by field above; what is more is left behind.
  const log = { game, version, options, seats, seed, at, entries } as Log
  const named = players === undefined ? log : { ...log, players: players as readonly SavedPlayer[] }
  return { ok: true, value: preset === undefined ? named : { ...named, preset } }
}

function isEntry(value: unknown): boolean {
  if (!isObject(value)) return false
  const { by, at, command } = value
  return (by === 'clock' || isWhole(by)) && isWhole(at) && command !== undefined
}

function arePlayers(value: unknown, seats: number): boolean {
  if (!Array.isArray(value) || value.length !== seats) return false
  return (value as readonly unknown[]).every((one) => {
    if (!isObject(one)) return false
    const { name, level } = one
    return isName(name) && (level === undefined || typeof level === 'string')
  })
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '' && value.length <= LONGEST_NAME
}

function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
