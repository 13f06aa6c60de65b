// From one packed hospital to the next: which choice it was.

import { Canon } from './canonical.ts'
import { compose } from './compose.ts'
import { Expander, type Listener } from './expander.ts'
import { explore, followUp } from './explore.ts'
import type { Problem } from './problem.ts'
import type { Rule } from './rules.ts'

export interface PackedTarget {
  readonly kind: number
  /** −1: as it is. */
  readonly colour: number
  readonly rule: Rule
}

/** A choice of the expander, kept. */
export interface Step {
  readonly bagged: readonly number[]
  readonly department: number
  readonly specialist: number
  readonly standIn: number
  readonly isFollowUp: boolean
  readonly targets: readonly PackedTarget[]
  readonly further: readonly PackedTarget[]
  /** For what is neither: a kind that leaves and what comes instead. */
  readonly change: { readonly leaves: number; readonly comes: number } | null
}

export function stepOf(expander: Expander): Step {
  const targets: PackedTarget[] = []
  for (let i = 0; i < expander.picks; i++) {
    const rule = expander.pickedRule[i]
    if (rule) targets.push({ kind: expander.pickedKind[i] ?? 0, colour: expander.pickedColour[i] ?? -1, rule })
  }
  const alone = expander.department < 0 && !expander.isFollowingUp && expander.changes > 0
  return {
    bagged: [...expander.bagged.subarray(0, expander.bagsUsed)],
    department: expander.department,
    specialist: expander.specialist,
    standIn: expander.standIn,
    isFollowUp: expander.isFollowingUp,
    targets: targets.slice(0, expander.departmentPicks),
    further: targets.slice(expander.departmentPicks),
    change: alone ? { leaves: expander.leaves[0] ?? 0, comes: expander.comes[0] ?? 0 } : null,
  }
}

/** Finds the choice that leads from one hospital to another. */
export class Steps implements Listener {
  readonly #problem: Problem
  readonly #expander: Expander
  readonly #canon: Canon
  readonly #made: Int32Array
  #wanted: Int32Array
  #found: Step | null = null

  constructor(problem: Problem) {
    this.#problem = problem
    this.#expander = new Expander(problem, this)
    this.#canon = new Canon(problem)
    this.#made = new Int32Array(problem.words)
    this.#wanted = this.#made
  }

  between(from: Int32Array, to: Int32Array, isRoot: boolean): Step {
    this.#wanted = to
    this.#found = null
    this.#expander.load(from)
    if (isRoot && this.#problem.input.followUp?.kind === 'specialist') followUp(this.#expander)
    explore(this.#expander, () => this.#found === null)
    if (this.#found === null) throw new RangeError('no step leads there')
    return this.#found
  }

  reached(expander: Expander): void {
    if (this.#found !== null) return
    compose(expander, this.#made)
    this.#canon.apply(this.#made)
    for (let i = 0; i < this.#made.length; i++) if (this.#made[i] !== this.#wanted[i]) return
    this.#found = stepOf(expander)
  }

  departmentRolls(): void {}

  specialistRolls(): void {}

  draws(): void {}
}
