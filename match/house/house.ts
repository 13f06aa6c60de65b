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
  /** By seat, the step before which its person last gave it up to a program; null: never. */
  readonly gaveUp: readonly (number | null)[]
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
    gaveUp: Array.from({ length: seats }, () => null),
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

/** A program plays for someone who may come back at any moment. */
export function isStoodInFor(chair: Chair | undefined): boolean {
  return chair?.kind === 'person' && chair.standIn !== null && !chair.resigned
}
