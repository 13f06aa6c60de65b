// The solver against the engine's rules and nothing else: every hospital that can be reached is looked at.

import { describe, expect, it } from 'vitest'
import { bruteForce } from '../testing/brute-force.ts'
import { inputFor, tableOf } from '../testing/positions.ts'
import { BASE, type Deck, EXPERIMENTAL, PROTOTYPE, randomHospital, type Size } from '../testing/random-hospital.ts'
import { usualWeights } from './input.ts'
import { solve } from './solve.ts'

/** A removed fatality token is worth here what a death costs: the brute force can't tell them apart. */
const WEIGHTS = [
  { ...usualWeights(3), removedFatality: 2.5 },
  { ...usualWeights(8), removedFatality: 2 },
  { leftoverBase: -0.9, leftoverPerValue: 0.13, death: -1.7, bag: 0.4, emptyWards: 4, removedFatality: 1.7 },
] as const

function compare(deck: Deck, size: Size, from: number, to: number): number {
  let compared = 0
  for (let i = from; i < to; i++) {
    const hospital = randomHospital(deck, size, `${deck.name} ${i}`)
    const round = 1 + (i % 3)
    const state = tableOf(hospital, { options: deck.options, round })
    const weights = WEIGHTS[i % 3] ?? WEIGHTS[0]
    const input = inputFor(state)
    // Whose effect a Consultant takes is compared elsewhere.
    if (input.models.length > 0) continue
    const best = bruteForce(state, weights, 40_000)
    if (best === null) continue
    const solution = solve(input, { weights, nodes: 100_000 })
    expect(solution.value, hospital).toBeCloseTo(best, 9)
    expect(solution.proved, hospital).toBe(true)
    compared++
  }
  return compared
}

/** A busy machine takes many times as long. */
const PATIENCE = { timeout: 180_000 }

describe('the best activation, compared with a brute force', PATIENCE, () => {
  const small = { patients: [2, 5], nurses: 2, tiles: 2, cards: 2, bags: 0 } as const
  const withBags = { patients: [2, 4], nurses: 1, tiles: 2, cards: 2, bags: 2 } as const

  it.each([0, 200, 400, 600, 800])('base game, rounds 1 to 3, from %i', (from) => {
    expect(compare(BASE, small, from, from + 160) + compare(BASE, withBags, from + 160, from + 200)).toBe(200)
  })

  it.each([EXPERIMENTAL, PROTOTYPE])('$name', (deck) => {
    const size = { patients: [2, 4], nurses: 2, tiles: 2, cards: 2, bags: 1 } as const
    expect(compare(deck, size, 0, 60)).toBeGreaterThanOrEqual(50)
  })
})
