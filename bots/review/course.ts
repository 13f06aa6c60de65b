// A saved game as it is reviewed: where it began, and the orders that were given.

import { diceHospital, readPosition, setPosition, type State } from '@grand-rounds/dice-hospital'
import { isSeed, type LogEntry, type Read, refuse } from '@grand-rounds/kernel'

export interface Course {
  readonly start: State
  readonly seats: number
  readonly entries: readonly LogEntry[]
}

/**
 * A log of the kernel, or a position with what was played from it. Refusals: `badLog` (with the field), `wrongGame`,
 * `wrongVersion`, `badSeed`, and what the game says to options and positions. The orders are looked at when they are
 * played.
 */
export function readCourse(log: unknown): Read<Course> {
  if (!isObject(log)) return refuse('badLog')
  if (log['game'] !== diceHospital.id) return refuse('wrongGame')
  if (log['version'] !== diceHospital.version) return refuse('wrongVersion', { version: diceHospital.version })
  const entries = log['entries']
  if (!Array.isArray(entries) || !entries.every(isEntry)) return refuse('badLog', { field: 'entries' })
  const start = Object.hasOwn(log, 'position') ? fromPosition(log['position']) : fromSetup(log)
  return start.ok ? { ok: true, value: { start: start.value, seats: start.value.hospitals.length, entries } } : start
}

function fromPosition(input: unknown): Read<State> {
  const position = readPosition(input)
  return position.ok ? setPosition(position.value) : position
}

function fromSetup({ seed, seats, at, options }: Fields): Read<State> {
  if (typeof seed !== 'string' || !isSeed(seed)) return refuse('badSeed')
  if (!isWhole(seats)) return refuse('badLog', { field: 'seats' })
  if (!isWhole(at)) return refuse('badLog', { field: 'at' })
  const read = diceHospital.readOptions(options, seats)
  return read.ok ? { ok: true, value: diceHospital.setup({ options: read.value, seats, seed, at }).state } : read
}

type Fields = Readonly<Record<string, unknown>>

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0
}

function isEntry(value: unknown): value is LogEntry {
  return isObject(value) && (value['by'] === 'clock' || isWhole(value['by'])) && isWhole(value['at'])
}
