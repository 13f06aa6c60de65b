// The bound of what a specialist may still add who stands already (DH 4.6). She is not among what is left to use, so no
// prices know of her: without this a hospital could count as proved before her effect was looked at.

import type { Bound } from './bound.ts'
import type { Closing } from './closing.ts'
import { compose } from './compose.ts'
import { Expander } from './expander.ts'
import { followUp } from './explore.ts'
import type { Problem } from './problem.ts'

/** The highest bound after any use of her effect. */
export function boundOfFollowUps(problem: Problem, bound: Bound, closing: Closing, root: Int32Array): number {
  const made = new Int32Array(problem.words)
  let highest = Number.NEGATIVE_INFINITY
  const expander = new Expander(problem, {
    reached(choice) {
      compose(choice, made)
      const context = bound.contextOf(made, 0, -1)
      highest = Math.max(highest, closing.settledIn(made) + bound.of(context, made, 0))
    },
    departmentRolls: noDice,
    specialistRolls: noDice,
    draws: noDice,
  })
  expander.load(root)
  followUp(expander)
  return highest
}

export function noDice(): never {
  throw new Error('no dice fall here')
}
