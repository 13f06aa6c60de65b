// The table around a game: who sits where, what they agreed on, what they said. Pure: the same acts give the same house.

import type { Seat } from '@grand-rounds/kernel'

export type Chair =
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly name: string; readonly level: string }
  | {
      readonly kind: 'person'
      readonly name: string
      /** Known by the hash of a secret that only they have. */
      readonly key: string
      /** A program plays for them until they are back; null: they play. */
      readonly standIn: string | null
      readonly resigned: boolean
    }

/** How long a decision may take: no limit, days, or a minute and a half. */
export const TABLE_CLOCKS = ['none', 'relaxed', 'blitz'] as const
export type TableClock = (typeof TABLE_CLOCKS)[number]
export const MOST_FOR_A_DECISION: Readonly<Record<TableClock, number>> = {
  none: Number.POSITIVE_INFINITY,
  relaxed: 2 * 24 * 3_600_000,
  blitz: 90_000,
}

export type Wish = { readonly kind: 'takeBack'; readonly to: number } | { readonly kind: 'abandon' }

export interface Proposal {
  readonly wish: Wish
  readonly by: Seat
  readonly agreed: readonly Seat[]
}

export interface Line {
  readonly n: number
  readonly at: number
  readonly seat: Seat
  /** A quick phrase by its id, which each reads in their own language, or words as they were written. */
  readonly said: { readonly phrase: string } | { readonly text: string }
}

export interface House {
  readonly stage: 'gathering' | 'playing' | 'abandoned' | 'closed'
  readonly chairs: readonly Chair[]
  /** The key of whoever set the table up. */
  readonly host: string
  readonly clock: TableClock
  /** Anyone may find it in the list of open tables. */
  readonly listed: boolean
  readonly proposal: Proposal | null
  readonly lines: readonly Line[]
  readonly said: number
  /** The table where the next game is played. */
  readonly rematch: string | null
}

/** Only the newest lines are kept. */
export const LINES_KEPT = 100

export function newHouse(
  seats: number,
  { host, clock, listed }: { readonly host: string; readonly clock: TableClock; readonly listed: boolean },
): House {
  return {
    stage: 'gathering',
    chairs: Array.from({ length: seats }, () => ({ kind: 'open' }) as const),
    host,
    clock,
    listed,
    proposal: null,
    lines: [],
    said: 0,
    rematch: null,
  }
}

export function seatOf({ chairs }: House, key: string | null): Seat | null {
  if (key === null) return null
  const seat = chairs.findIndex((chair) => chair.kind === 'person' && chair.key === key)
  return seat < 0 ? null : seat
}

/** The level of the program that plays a seat; null: a person does, or nobody. */
export function programIn(chair: Chair | undefined): string | null {
  if (chair?.kind === 'bot') return chair.level
  return chair?.kind === 'person' ? chair.standIn : null
}

/** Seats of people who play themselves: whoever has to agree. */
export function peoplePlaying({ chairs }: House): readonly Seat[] {
  return [...chairs.keys()].filter((seat) => {
    const chair = chairs[seat]
    return chair?.kind === 'person' && chair.standIn === null
  })
}

export interface ChairView {
  readonly kind: Chair['kind']
  readonly name: string
  /** Of the program that plays here now. */
  readonly level: string | null
  readonly resigned: boolean
}

/** What anyone at the table, or watching, may know: no key is in it. */
export interface HouseView {
  readonly stage: House['stage']
  readonly chairs: readonly ChairView[]
  readonly mine: Seat | null
  readonly hosting: boolean
  readonly clock: TableClock
  readonly listed: boolean
  readonly proposal: Proposal | null
  readonly lines: readonly Line[]
  readonly rematch: string | null
}

export function viewHouse(house: House, key: string | null): HouseView {
  const { stage, chairs, clock, listed, proposal, lines, rematch } = house
  return {
    stage,
    chairs: chairs.map((chair) => ({
      kind: chair.kind,
      name: chair.kind === 'open' ? '' : chair.name,
      level: programIn(chair),
      resigned: chair.kind === 'person' && chair.resigned,
    })),
    mine: seatOf(house, key),
    hosting: key !== null && key === house.host,
    clock,
    listed,
    proposal,
    lines,
    rematch,
  }
}
