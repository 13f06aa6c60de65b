// The last table of each way to play: what was chosen against bots is no wish for a game alone.

import type { Language, PresetId } from '@grand-rounds/texts'

import { LONGEST_NAME } from '../../../shell/setup/longest-name.ts'
import type { SeatKeeper } from '../link.ts'
import { type Company, companyOf, firstSetup, LEVELS, MOST_SEATS, person, type Setup, withCompany } from './seats.ts'

const KEY = 'setup'
/** As presets.ts has them, without fetching the game for their names. */
export const PRESETS = ['firstGame', 'standard', 'expert', 'prototype'] as const satisfies readonly PresetId[]
const COMPANIES = ['bots', 'friends', 'solo'] as const satisfies readonly Company[]
const WAYS = [...COMPANIES, 'online'] as const

type Way = (typeof WAYS)[number]

interface Remembered {
  /** At this screen; a table online is of another kind. */
  readonly last: Company
  readonly ways: Readonly<Partial<Record<Way, Setup>>>
}

export function rememberSetup(way: Way, setup: Setup, language: Language): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(withSetup(stored(language), way, setup)))
  } catch {
    // Without storage the next game starts from the usual table.
  }
}

/** The table that was set up last at this screen. */
export function lastSetup(language: Language): Setup {
  const { last, ways } = stored(language)
  return ways[last] ?? firstSetup(language)
}

export function setupFor(way: Way, language: Language): Setup {
  return setupIn(stored(language), way, language)
}

function stored(language: Language): Remembered {
  try {
    return readRemembered(JSON.parse(localStorage.getItem(KEY) ?? 'null'), language)
  } catch {
    return { last: 'bots', ways: {} }
  }
}

export function withSetup({ last, ways }: Remembered, way: Way, setup: Setup): Remembered {
  return { last: way === 'online' ? last : way, ways: { ...ways, [way]: setup } }
}

/** The game as it was last time in this way, or the usual one; the people as they were last time in any way. */
export function setupIn({ last, ways }: Remembered, way: Way, language: Language): Setup {
  const usual = firstSetup(language)
  const before = ways[last]?.seats ?? usual.seats
  const { seats, ...game } = ways[way] ?? { ...usual, seats: before }
  if (way === 'online') return { seats, ...game }
  return { seats: withCompany(underLastName(seats, before), way, language), ...game }
}

/** Nobody types a new name twice: whoever sits first here is called as at the last table. */
function underLastName(seats: readonly SeatKeeper[], last: readonly SeatKeeper[]): readonly SeatKeeper[] {
  const name = last.find(({ kind }) => kind === 'person')?.name ?? ''
  const first = seats.findIndex(({ kind }) => kind === 'person')
  return seats.map((seat, at) => (at === first && name !== '' ? { ...seat, name } : seat))
}

/** Whatever makes no sense is as if it were not there. Until version 0.1 one table was remembered for all ways. */
export function readRemembered(input: unknown, language: Language): Remembered {
  const nothing: Remembered = { last: 'bots', ways: {} }
  if (typeof input !== 'object' || input === null) return nothing
  if ('seats' in input) {
    const setup = readSetup(input, language)
    return withSetup(nothing, companyOf(setup.seats), setup)
  }
  const { last, ways } = input as Readonly<Record<string, unknown>>
  if (typeof ways !== 'object' || ways === null) return nothing
  const given = ways as Readonly<Record<string, unknown>>
  const known = WAYS.filter((way) => given[way] !== undefined)
  return {
    last: COMPANIES.find((company) => company === last) ?? 'bots',
    ways: Object.fromEntries(known.map((way) => [way, readSetup(given[way], language)])),
  }
}

export function readSetup(input: unknown, language: Language): Setup {
  const usual = firstSetup(language)
  if (typeof input !== 'object' || input === null) return usual
  const { seats, preset, mixed } = input as Readonly<Record<string, unknown>>
  const read = Array.isArray(seats) ? seats.map(readSeat).filter((seat) => seat !== null) : []
  const known = PRESETS.find((id) => id === preset)
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
