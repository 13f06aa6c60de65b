// What looks good in a dive: choices are compared by their bound, by what the hospital is worth already, and by the
// steps that its patients have come. In the last round only discharges count and the steps tell more; earlier it is
// the other way round. What one taste misses another often finds.

import type { Choice } from './choice.ts'
import { GONE, VALUE } from './kinds.ts'

export interface Taste {
  /** How much what is there already counts beside what could still be. */
  readonly greed: number
  /** How much a step up counts, whether it is worth anything by itself or not. */
  readonly steps: number
}

export interface Dive {
  /** So many are explored at each depth. */
  readonly width: number
  /** Bags may change colours. */
  readonly withBags: boolean
  readonly taste: Taste
}

const PATIENT: Taste = { greed: 0.5, steps: 0.8 }
const GREEDY: Taste = { greed: 2, steps: 0 }

/** Wider and wider; the same for all, so that more nodes never do harm. */
export const DIVES: readonly Dive[] = [
  { width: 1, withBags: false, taste: PATIENT },
  { width: 6, withBags: false, taste: PATIENT },
  { width: 20, withBags: false, taste: PATIENT },
]
/** Where the cases of a proof (proof.ts) are not settled at once. */
export const WIDE_DIVES: readonly Dive[] = [
  { width: 20, withBags: false, taste: GREEDY },
  { width: 60, withBags: true, taste: PATIENT },
]
/** Where dice could still fall, and in the middle of a proof. */
export const QUIET_DIVE: Dive = { width: 2, withBags: true, taste: GREEDY }
export const LATER_DIVE: Dive = { width: 1, withBags: true, taste: GREEDY }

/** Steps that all patients have come, the discharged as well. */
export function stepsIn(count: Uint8Array, discharged: number): number {
  let steps = 7 * discharged
  for (let kind = 0; kind < count.length; kind++) steps += (count[kind] ?? 0) * (VALUE[kind] ?? 0)
  return steps
}

export function stepsBy({ changes, leaves, comes }: Choice): number {
  let steps = 0
  for (let i = 0; i < changes; i++) {
    const to = comes[i] ?? 0
    steps += (to >= 0 ? (VALUE[to] ?? 0) : to === GONE ? 7 : 0) - (VALUE[leaves[i] ?? 0] ?? 0)
  }
  return steps
}
