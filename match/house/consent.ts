// Who has to agree before something is done that concerns all.

import type { Seat } from '@grand-rounds/kernel'
import type { House, Wish } from './house.ts'
import { ASKED_FOR_MS, type Away } from './patience.ts'

/** Seats of people who play themselves, without those who have been away for too long. */
export function voices({ chairs }: House, away: Away): readonly Seat[] {
  return [...chairs.keys()].filter((seat) => {
    const chair = chairs[seat]
    return chair?.kind === 'person' && chair.standIn === null && (away?.[seat] ?? 0) < ASKED_FOR_MS.turns
  })
}

/**
 * Whose word a wish needs. A take-back needs everyone who held a seat during its steps, also those for whom a program
 * plays by now. Null: one of them has no chair any more, so that it can't be.
 */
export function askedFor(house: House, wish: Wish, away: Away): readonly Seat[] | null {
  const playing = voices(house, away)
  // A record that says nothing of who was away is from before all this.
  if (wish.kind === 'abandon' || away === undefined) return playing
  if (wish.to < earliestTakeBack(house)) return null
  const before = [...house.chairs.keys()].filter((seat) => programSince(house, seat) > wish.to)
  return [...new Set([...playing, ...before])].sort((a, b) => a - b)
}

/** Nothing before this step is taken back: whoever held a seat then has no chair to say yes or no from. */
export function earliestTakeBack(house: House): number {
  const lost = house.chairs.map(({ kind }, seat) => (kind === 'person' ? 0 : (house.gaveUp[seat] ?? 0)))
  return Math.max(0, ...lost)
}

function programSince({ chairs, gaveUp }: House, seat: Seat): number {
  const chair = chairs[seat]
  return chair?.kind === 'person' && chair.standIn !== null ? (gaveUp[seat] ?? 0) : 0
}
