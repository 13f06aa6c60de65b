// A saved game as it is reviewed: where it began, and the orders that were given.

import { diceHospital, readPosition, setPosition, type State } from '@grand-rounds/dice-hospital'
import { begin, type Json, type LogEntry, plays, type Read, refuse } from '@grand-rounds/kernel'

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
  const { game, version } = log
  if (game !== diceHospital.id) return refuse('wrongGame')
  if (typeof version !== 'number' || !plays(diceHospital, version))
    return refuse('wrongVersion', { version: diceHospital.version })
  const entries = log['entries']
  if (!Array.isArray(entries) || !entries.every(isEntry)) return refuse('badLog', { field: 'entries' })
  const start = Object.hasOwn(log, 'position') ? fromPosition(log['position']) : fromSetup(log, version)
  return start.ok ? { ok: true, value: { start: start.value, seats: start.value.hospitals.length, entries } } : start
}

function fromPosition(input: unknown): Read<State> {
  const position = readPosition(input)
  return position.ok ? setPosition(position.value) : position
}

function fromSetup({ seed, seats, at, options }: Fields, version: number): Read<State> {
  if (typeof seed !== 'string') return refuse('badSeed')
  if (!isWhole(seats)) return refuse('badLog', { field: 'seats' })
  if (!isWhole(at)) return refuse('badLog', { field: 'at' })
  const head = { game: diceHospital.id, version, options: options as Json, seats, seed, at }
  const start = begin(diceHospital, head)
  return start.ok ? { ok: true, value: start.state } : start
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
