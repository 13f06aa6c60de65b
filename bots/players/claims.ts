// Who will claim what: by what cards are worth to each, without trying them out.

import type { ImprovementId } from '@grand-rounds/dice-hospital'
import { cardWorth, type Staffing } from '../worth.ts'

/** What each in turn would take out of the row, in points from this round on; nothing is left for some. */
export function forecastClaims(row: readonly ImprovementId[], houses: readonly Staffing[], round: number): number[] {
  const left = [...row]
  return houses.map((house) => {
    let best = -1
    let most = 0
    for (const [i, card] of left.entries()) {
      const worth = cardWorth(card, round - 1, house)
      if (worth <= most) continue
      most = worth
      best = i
    }
    if (best >= 0) left.splice(best, 1)
    return most
  })
}
