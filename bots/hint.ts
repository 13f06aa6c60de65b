// Hints for whoever is in an activation: first how much is still there, then the way, one step at a time.

import type { Command, View } from '@grand-rounds/dice-hospital'
import type { Seat } from '@grand-rounds/kernel'
import { inputOf, usualWeights } from './solver/input.ts'
import { type Limits, solve } from './solver/solve.ts'

export interface Hint {
  /** Points this round after the steps; null: dice will decide. */
  readonly points: number | null
  /** What that end is worth by the weights: points, and what is left for later rounds. */
  readonly value: number
  /** Nothing better is possible. */
  readonly proved: boolean
  readonly bound: number
  /** In order; the first is the next thing to do. Nothing left to do: empty. Dice may fall at the end of it. */
  readonly steps: readonly Command[]
}

const NODES = 20_000

/** `null`: the seat has nothing to decide in an activation. */
export function hint(view: View, seat: Seat, limits: Partial<Limits> = {}): Hint | null {
  if (view.stage !== 'activation' || !view.toAct.includes(seat)) return null
  const input = inputOf(view, seat)
  const { value, proved, bound, plan, points } = solve(input, {
    weights: usualWeights(view.round),
    nodes: NODES,
    ...limits,
  })
  return { points, value, proved, bound, steps: plan }
}
