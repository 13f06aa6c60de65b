// Who sits at a new table: the usual company, and changes to it.

import type { Level } from '@grand-rounds/bots'
import type { Language, PresetId } from '@grand-rounds/texts'

import type { SeatKeeper } from '../link.ts'

/** As bots/levels.ts has them, without fetching a bot for their names. */
export const LEVELS = ['student', 'intern', 'resident', 'chief'] as const satisfies readonly Level[]
export const MOST_SEATS = 4
export const USUAL_LEVEL: Level = 'intern'

export type Company = 'bots' | 'friends' | 'solo'

export interface Setup {
  readonly seats: readonly SeatKeeper[]
  /** Null: the options were mixed by hand. */
  readonly preset: PresetId | null
  /** Every option as chosen, when they were mixed; what this version doesn't know is left out when it is read. */
  readonly mixed: unknown
}

/** A person without a name is numbered when the game starts. */
export const person = (name = ''): SeatKeeper => ({ kind: 'person', name })

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

/** What a table of such seats is called among the ways to play. */
export function companyOf(seats: readonly SeatKeeper[]): Company {
  const people = seats.filter(({ kind }) => kind === 'person').length
  if (people > 1) return 'friends'
  return seats.length === 1 && people === 1 ? 'solo' : 'bots'
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
