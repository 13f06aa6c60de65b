// Who was ahead, and when that changed: what each hospital could expect at the start of every shift and at its end.

import {
  fatalityCost,
  type ImprovementId,
  improvementsOf,
  isSpecialist,
  STARTING_DEPARTMENTS,
  type View,
} from '@grand-rounds/dice-hospital'
import type { Seat } from '@grand-rounds/kernel'
import { cardWorth, staffingOf } from '../worth.ts'

/** `draft`: all cards and patients are there, and shifts begin; `activation`: they are over. */
export type Moment = 'draft' | 'activation'

export interface Standing {
  readonly round: number
  readonly moment: Moment
  /**
   * By seat, in points: those that are scored, what the round brings (at best, or as it was played) and what bags,
   * patients and cards are worth for later. What everybody can expect alike is left out.
   */
  readonly expected: readonly number[]
}

export interface TurningPoint {
  readonly round: number
  /** `draft`: between the last shift and this one. */
  readonly moment: Moment
  readonly seat: Seat
  /** Points ahead of the best other; behind, if below 0. */
  readonly from: number
  readonly to: number
}

/** What a hospital has besides the round's own value, when its shift begins. */
export function standingBefore(view: View, seat: Seat): number {
  const hospital = view.hospitals[seat]
  if (!hospital) throw new RangeError(`no seat ${seat}`)
  const cost = fatalityCost(view.options) * hospital.fatalities
  return hospital.score - cost + worthOfCards(improvementsOf(hospital), view.round)
}

/** As if they were claimed one after the other, the best one first: what a card adds depends on those before. */
function worthOfCards(cards: readonly ImprovementId[], round: number): number {
  const left = [...cards]
  let staffing = staffingOf({ departments: STARTING_DEPARTMENTS, specialists: [] })
  let sum = 0
  while (left.length > 0) {
    const worths = left.map((card) => cardWorth(card, round, staffing))
    const most = Math.max(...worths)
    const [card] = left.splice(worths.indexOf(most), 1)
    if (card === undefined) break
    sum += most
    const { meeples, departments } = staffing
    staffing = isSpecialist(card) ? { departments, meeples: meeples + 1 } : { meeples, departments: departments + 1 }
  }
  return sum
}

const MOST = 3
const LEAST_CHANGE = 2

/** The greatest changes for one seat, in the order of the game. */
export function turningPoints(standings: readonly Standing[], seat: Seat): readonly TurningPoint[] {
  let from = 0
  const changes = standings.flatMap(({ round, moment, expected }): TurningPoint[] => {
    const others = expected.filter((_, other) => other !== seat)
    if (others.length === 0) return []
    const to = (expected[seat] ?? 0) - Math.max(...others)
    const change = { round, moment, seat, from, to }
    from = to
    return [change]
  })
  const size = ({ from: before, to }: TurningPoint) => Math.abs(to - before)
  const greatest = changes.filter((change) => size(change) >= LEAST_CHANGE).sort((a, b) => size(b) - size(a))
  const kept = new Set(greatest.slice(0, MOST))
  return changes.filter((change) => kept.has(change))
}
