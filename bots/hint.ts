// Hints for whoever is in an activation: the most points of this shift, the plan that is worth most and why, then the
// way, one step at a time.

import type { Command, View } from '@grand-rounds/dice-hospital'
import type { Seat } from '@grand-rounds/kernel'
import { type Comparison, compared, endOf, NOTHING_MORE } from './shift-end.ts'
import { inputOf, usualWeights, type Weights } from './solver/input.ts'
import { type Limits, type Solution, solve } from './solver/solve.ts'

export interface Hint {
  /** Points this shift brings after the steps; null: dice will decide. */
  readonly points: number | null
  /** What that end is worth by the weights: points, and what is left for later rounds. */
  readonly value: number
  /** No plan is worth more. */
  readonly proved: boolean
  readonly bound: number
  /** The most points that this shift can bring, whatever it costs later; null: dice would decide, or nobody knows. */
  readonly most: { readonly points: number; readonly proved: boolean } | null
  /** What the steps do that the most points would not. */
  readonly instead: Comparison
  /** In order; the first is the next thing to do. Nothing left to do: empty. Dice may fall at the end of it. */
  readonly steps: readonly Command[]
}

const NODES = 20_000

/** [DH 2.21] [DH 2.22] Only what this shift brings: nobody's future, no bag that is left, no death. */
const POINTS_ONLY: Weights = {
  leftoverBase: 0,
  leftoverPerValue: 0,
  death: 0,
  bag: 0,
  emptyWards: 5,
  removedFatality: 0,
  administrator: 1,
}

/** `null`: the seat has nothing to decide in an activation. `quickly`: limits of the search for points alone. */
export function hint(
  view: View,
  seat: Seat,
  limits: Partial<Limits> = {},
  quickly: Partial<Limits> = limits,
): Hint | null {
  if (view.stage !== 'activation' || !view.toAct.includes(seat)) return null
  const input = inputOf(view, seat)
  const { value, proved, bound, plan, points } = solve(input, {
    weights: usualWeights(view.round),
    nodes: NODES,
    ...limits,
  })
  const best = { value, proved, bound, steps: plan }
  if (points === null) return { ...best, points, most: null, instead: NOTHING_MORE }
  const end = endOf(view, seat, plan)
  const brings = points + end.administratorPoints
  const quick = solve(input, { weights: POINTS_ONLY, nodes: NODES, ...quickly })
  const most = mostOf(quick, brings)
  const instead = most !== null && most.points > brings ? compared(end, endOf(view, seat, quick.plan)) : NOTHING_MORE
  return { ...best, points: brings, most, instead }
}

/**
 * Points are whole: a bound that lies below the next one proves the most. What is not proved and no more than what the
 * best plan brings is nothing to tell: the search had no time to find it.
 */
function mostOf({ value, bound, points }: Solution, known: number): Hint['most'] {
  if (points === null) return null
  const most = Math.max(known, Math.round(value))
  const proved = Math.floor(bound + 1e-6) <= most
  return proved || most > known ? { points: most, proved } : null
}
