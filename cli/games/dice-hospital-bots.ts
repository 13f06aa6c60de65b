// Our own programs at the referee's table: which command a level would give, and the best activation.

import { decide, inputOf, LEVELS, solve, usualWeights, type Weights } from '@grand-rounds/bots'
import type { Event, View } from '@grand-rounds/dice-hospital'
import { type Read, refuse } from '@grand-rounds/kernel'
import type { Bots } from './playable.ts'

type Weight = keyof Weights

const LEAST: Readonly<Record<Weight, number>> = {
  leftoverBase: -1000,
  leftoverPerValue: -1000,
  death: -1000,
  // Bags are kept for the end unless they serve: that is right only while a bag left is no burden.
  bag: 0,
  emptyWards: -1000,
  removedFatality: -1000,
  administrator: -1000,
}

const MOST = 1000

/** The usual ones for the round, but for those that are given. Refusals: `badWeight` with the weight. */
function readWeights(given: Readonly<Record<string, unknown>>, round: number): Read<Weights> {
  for (const [weight, value] of Object.entries(given)) {
    const least = Object.hasOwn(LEAST, weight) ? LEAST[weight as Weight] : undefined
    if (least === undefined || typeof value !== 'number' || !(value >= least && value <= MOST))
      return refuse('badWeight', { weight: weight.slice(0, 40) })
  }
  return { ok: true, value: { ...usualWeights(round), ...given } }
}

export const bots: Bots<View, Event> = {
  decide({ view, seat, level, nodes, awaited }) {
    if (!awaited) return refuse('nothingToDecide')
    const known = LEVELS.find((one) => one === level)
    if (known === undefined) return refuse('noSuchLevel', { levels: LEVELS })
    return { ok: true, value: { commands: decide(view, seat, known, nodes === undefined ? {} : { nodes }) } }
  },
  solve(view, seat, given, nodes) {
    if (view.stage !== 'activation') return refuse('noActivation')
    const weights = readWeights(given, view.round)
    if (!weights.ok) return weights
    const { value, bound, proved, points, plan } = solve(inputOf(view, seat), { weights: weights.value, nodes })
    return { ok: true, value: { value, bound, proved, points, plan } }
  },
}
