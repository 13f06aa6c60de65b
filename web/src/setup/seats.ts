// Who sits at a new table: the usual company, and changes to it. The last company is remembered.

import type { Level } from '@grand-rounds/bots'
import type { Language, PresetId } from '@grand-rounds/texts'

import type { SeatKeeper } from '../table/link.ts'

/** As bots/levels.ts has them, without fetching a bot for their names. */
export const LEVELS = ['student', 'intern', 'resident', 'chief'] as const satisfies readonly Level[]
export const MOST_SEATS = 4
const USUAL_LEVEL: Level = 'intern'
export const LONGEST_NAME = 24
const KEY = 'setup'

export type Company = 'bots' | 'friends' | 'solo'

export interface Setup {
  readonly seats: readonly SeatKeeper[]
  /** Null: the options were mixed by hand. */
  readonly preset: PresetId | null
  /** Every option as chosen, when they were mixed; what this version doesn't know is left out when it is read. */
  readonly mixed: unknown
}

/** A person without a name is numbered when the game starts. */
const person = (name = ''): SeatKeeper => ({ kind: 'person', name })

export function firstSetup(language: Language): Setup {
  return { seats: withCompany([], 'bots', language), preset: 'firstGame', mixed: null }
}

/** The same people as far as possible: nobody types a name twice. */
export function withCompany(seats: readonly SeatKeeper[], company: Company, language: Language): readonly SeatKeeper[] {
  const people = seats.filter(({ kind }) => kind === 'person')
  const first = people[0] ?? person()
  if (company === 'solo') return [first]
  if (company === 'friends') return people.length > 1 ? people : [first, person()]
  const bots = seats.filter(({ kind }) => kind === 'bot').slice(0, MOST_SEATS - 1)
  const table = [first, ...bots]
  return bots.length > 0 ? table : addBot(addBot(table, language), language)
}

export function addPerson(seats: readonly SeatKeeper[]): readonly SeatKeeper[] {
  return [...seats, person()]
}

export function addBot(seats: readonly SeatKeeper[], language: Language): readonly SeatKeeper[] {
  const { botNames } = language.page.setup
  const name = botNames.find((one) => seats.every((seat) => seat.name !== one)) ?? botNames[0]
  const level = seats.findLast((seat) => seat.kind === 'bot')?.level ?? USUAL_LEVEL
  return [...seats, { kind: 'bot', name, level }]
}

export function changeSeat(
  seats: readonly SeatKeeper[],
  at: number,
  change: (seat: SeatKeeper) => SeatKeeper,
): readonly SeatKeeper[] {
  return seats.map((seat, place) => (place === at ? change(seat) : seat))
}

export function removeSeat(seats: readonly SeatKeeper[], at: number): readonly SeatKeeper[] {
  return seats.filter((_, place) => place !== at)
}

export function moveSeat(seats: readonly SeatKeeper[], at: number, by: 1 | -1): readonly SeatKeeper[] {
  const moved = seats[at]
  const other = seats[at + by]
  if (!moved || !other) return seats
  return seats.map((seat, place) => (place === at ? other : place === at + by ? moved : seat))
}

/** Everyone with a name. */
export function named(seats: readonly SeatKeeper[], language: Language): readonly SeatKeeper[] {
  return seats.map((seat, at) => ({ ...seat, name: seat.name.trim() || language.common.player({ number: at + 1 }) }))
}

export function rememberSetup(setup: Setup): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(setup))
  } catch {
    // Without storage the next game starts from the usual table.
  }
}

export function lastSetup(language: Language): Setup {
  try {
    return readSetup(JSON.parse(localStorage.getItem(KEY) ?? 'null'), language)
  } catch {
    return firstSetup(language)
  }
}

/** Whatever makes no sense is as if it were not there. */
export function readSetup(input: unknown, language: Language): Setup {
  const usual = firstSetup(language)
  if (typeof input !== 'object' || input === null) return usual
  const { seats, preset, mixed } = input as Readonly<Record<string, unknown>>
  const read = Array.isArray(seats) ? seats.map(readSeat).filter((seat) => seat !== null) : []
  const known = (['firstGame', 'standard', 'expert', 'prototype'] as const).find((id) => id === preset)
  return {
    seats: read.length > 0 ? read.slice(0, MOST_SEATS) : usual.seats,
    preset: known ?? (preset === null ? null : usual.preset),
    mixed: mixed ?? null,
  }
}

function readSeat(input: unknown): SeatKeeper | null {
  if (typeof input !== 'object' || input === null) return null
  const { kind, name, level } = input as Readonly<Record<string, unknown>>
  if (typeof name !== 'string') return null
  const short = name.slice(0, LONGEST_NAME)
  if (kind === 'person') return person(short)
  const known = LEVELS.find((one) => one === level)
  return kind === 'bot' && known ? { kind, name: short, level: known } : null
}
