// One choice in the making: who is placed where, which patients are picked, and what becomes of them.

import { COLOUR, DEAD, GONE, RECOLOURED, VALUE } from './kinds.ts'
import type { Problem } from './problem.ts'
import { isHealed, type Rule } from './rules.ts'

/** Instead of a department or a specialist. */
export const NOBODY = -1
/** Instead of a kind: back to the bag. */
export const RELEASED = -3

export class Choice {
  readonly problem: Problem
  readonly from: Int32Array
  /** How many of each kind may still be picked. */
  readonly count: Uint8Array
  department = NOBODY
  specialist = NOBODY
  /** Dice can fall and there is no nurse: who stands in without using the effect. */
  standIn = NOBODY
  /** The specialist stands already: only the effect is still to be used. */
  isFollowingUp = false
  /** Kinds that leave and kinds that come instead (or GONE, DEAD, RELEASED). */
  readonly leaves = new Int16Array(32)
  readonly comes = new Int16Array(32)
  changes = 0
  /** Targets: departments' first, then the specialist's. */
  readonly pickedKind = new Int16Array(16)
  /** −1: as it is. */
  readonly pickedColour = new Int8Array(16)
  readonly pickedRule: Rule[] = []
  picks = 0
  /** Of the department. */
  departmentPicks = 0
  /** Kinds that bags healed before the placement, as they were. */
  readonly bagged = new Int16Array(32)
  bags = 0
  bagsUsed = 0
  discharged = 0
  deaths = 0
  /** Bags spent so far in this choice, less those gained. */
  spent = 0
  readonly healedColour = new Int8Array(8)
  readonly healedBefore = new Int8Array(8)
  readonly healedAfter = new Int16Array(8)
  healed = 0

  constructor(problem: Problem) {
    this.problem = problem
    this.from = new Int32Array(problem.words)
    this.count = new Uint8Array(problem.kinds)
  }

  protected change(from: number, to: number): void {
    this.leaves[this.changes] = from
    this.comes[this.changes++] = to
    if (to === GONE) this.discharged++
    else if (to === DEAD) this.deaths++
  }

  protected unchange(): void {
    const to = this.comes[--this.changes]
    if (to === GONE) this.discharged--
    else if (to === DEAD) this.deaths--
  }

  /** Carries out the picks from this one on, dice apart. Those that a department healed are kept apart. */
  treat(first: number, isSpecialist: boolean, rolled?: ArrayLike<number>): void {
    for (let i = first; i < this.picks; i++) {
      const kind = this.pickedKind[i] ?? 0
      const colour = this.pickedColour[i] ?? NOBODY
      const found = colour >= 0 ? (RECOLOURED[colour]?.[kind] ?? kind) : kind
      const to = rolled ? (rolled[i - first] ?? 0) : (this.pickedRule[i]?.to[found] ?? found)
      this.change(kind, to)
      if (isSpecialist) continue
      if (isHealed(found, to)) {
        this.healedColour[this.healed] = COLOUR[found] ?? 0
        this.healedBefore[this.healed] = VALUE[found] ?? 0
        this.healedAfter[this.healed++] = to
      } else if (to >= 0) this.count[to] = (this.count[to] ?? 0) + 1
    }
  }

  untreat(first: number, isSpecialist: boolean): void {
    for (let i = this.picks - 1; i >= first; i--) {
      const to = this.comes[this.changes - 1] ?? GONE
      this.unchange()
      if (isSpecialist) continue
      const colour = this.pickedColour[i] ?? NOBODY
      const kind = this.pickedKind[i] ?? 0
      const found = colour >= 0 ? (RECOLOURED[colour]?.[kind] ?? kind) : kind
      if (isHealed(found, to)) this.healed--
      else if (to >= 0) this.count[to] = (this.count[to] ?? 0) - 1
    }
  }
}
