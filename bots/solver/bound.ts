// Upper bounds for packed hospitals. What is left to use (a context) decides about prices; each context keeps a few
// sets of prices with the worth of every kind of patient at these prices, so that a bound is a few additions.

import { Assignment, type Verdict } from './assignment.ts'
import { bitCount } from './canonical.ts'
import {
  ADMISSIONS,
  BAG_DUTY,
  BAGS,
  COUNTERS_AT,
  DEPARTMENTS_AT,
  DISCHARGED,
  dutiesOf,
  five,
  MEEPLES,
  type Problem,
  SPECIALISTS_AT,
  three,
} from './problem.ts'
import { Descent } from './descent.ts'
import { ContextKeys } from './context-keys.ts'
import { leavingIn, patientsIn } from './compose.ts'
import { Offers } from './offers.ts'
import type { Placed } from './schedule.ts'
import { Prices } from './prices.ts'
import { mostDischarged, relax, type Relaxation, type Stock } from './relaxation.ts'

/** Sets of prices that a context can hold. */
export const SETS = 4
/** What a patient is worth depends on the kind without the own colour, and on whether it is to leave. */
const KINDS = 36
const FIRST_CONTEXTS = 32
/** In looking for prices: how much of the hope is kept after a step that led nowhere. */
const PATIENCE = 0.93

export class Bound {
  readonly #problem: Problem
  readonly #relaxation: Relaxation
  readonly #prices: Prices
  /** Where it is decided who will be discharged. */
  readonly #assignment: Assignment | null
  readonly #width: number
  /** Kinds that differ in worth, and the place of each kind among them. */
  readonly kinds: number
  readonly place: Uint8Array
  readonly #isDecided: boolean
  readonly removable: number
  readonly #bagSlot: number
  readonly #keys = new ContextKeys()
  #capacity = FIRST_CONTEXTS
  #sets = new Uint8Array(FIRST_CONTEXTS)
  #most = new Int32Array(FIRST_CONTEXTS)
  #priceOf: Float64Array
  /** By context, set and kind. */
  worth: Float64Array
  takings: Float64Array
  rewards: Float64Array
  readonly #stock: Stock
  readonly sums = new Float64Array(SETS)
  /** By how much takings fall with a choice. */
  readonly offers: Offers
  readonly #descent: Descent
  readonly #bestTrial: Float64Array
  readonly #canGrow: number

  constructor(problem: Problem) {
    this.#problem = problem
    this.#relaxation = relax(problem)
    this.#prices = new Prices(problem, this.#relaxation)
    this.#width = this.#relaxation.slots + 1
    this.#bagSlot = this.#relaxation.firstSlot[this.#relaxation.bag] ?? 0
    this.removable = this.#relaxation.removable
    this.#isDecided = problem.leaving < problem.kinds
    this.#assignment =
      this.#isDecided && problem.lateBags ? new Assignment(problem, this.#relaxation, this.#prices.takings) : null
    this.kinds = this.#isDecided ? KINDS * 2 : KINDS
    this.place = Uint8Array.from(
      { length: problem.kinds },
      (_, kind) => (kind % KINDS) + (kind < problem.leaving ? 0 : KINDS),
    )
    this.#priceOf = new Float64Array(FIRST_CONTEXTS * SETS * this.#width)
    this.worth = new Float64Array(FIRST_CONTEXTS * SETS * this.kinds)
    this.takings = new Float64Array(FIRST_CONTEXTS * SETS)
    this.rewards = new Float64Array(FIRST_CONTEXTS * SETS)
    this.#stock = {
      left: new Int32Array(this.#relaxation.resources),
      must: new Uint8Array(this.#relaxation.resources),
      meeples: 0,
      bagsMayCome: false,
      admissions: 0,
    }
    this.offers = new Offers(problem, this.#relaxation, this.#prices.takings, SETS)
    this.#descent = new Descent(this.#width)
    this.#bestTrial = new Float64Array(this.#width)
    this.#canGrow = problem.specialists.some(({ rules }) => rules === null) ? 1 : 0
  }

  /** Prices to begin with. */
  usual: Float64Array | null = null
  /** Cases keep their prices apart, by this number. */
  group = 0

  /** The context of what is left; its first prices are those of the context that it came from. */
  #context(departments: number, specialists: number, counters: number, duties: number, from: number): number {
    const third =
      five(counters, MEEPLES) |
      (five(counters, BAGS) << 5) |
      (three(counters, ADMISSIONS) << 10) |
      (duties << 13) |
      (this.group << 17)
    const id = this.#keys.find(departments, specialists, third)
    if (id >= 0) return id
    this.#create(~id, from)
    return ~id
  }

  #create(id: number, from: number): void {
    if (id === this.#capacity) this.#grow()
    this.#stockUp(id)
    this.#most[id] = mostDischarged(this.#problem, this.#relaxation, this.#stock)
    if (from < 0) {
      this.#sets[id] = 1
      if (this.usual === null) this.#firstPrices(id)
      else this.#priceOf.set(this.usual, id * SETS * this.#width)
      if (this.#isDecided) this.#priceOf[id * SETS * this.#width + this.#width - 1] = 0
      this.#fill(id, 0)
    } else {
      const sets = this.#sets[from] ?? 1
      this.#sets[id] = sets
      const start = from * SETS * this.#width
      this.#priceOf.copyWithin(id * SETS * this.#width, start, start + sets * this.#width)
      for (let set = 0; set < sets; set++) this.#fill(id, set)
    }
  }

  #firstPrices(id: number): void {
    const { slots } = this.#relaxation
    const { weights } = this.#problem
    const at = id * SETS * this.#width
    for (let slot = 0; slot < slots; slot++) this.#priceOf[at + slot] = slot < this.#bagSlot ? 0.5 : 0
    this.#priceOf[at + this.#bagSlot] = Math.max(weights.bag, 0.5)
    this.#priceOf[at + slots] = this.#isDecided ? 0 : 2
  }

  /** What the key of a context says is left, by resource. */
  #stockUp(id: number): void {
    const { departments, specialists, chance } = this.#problem
    const { left } = this.#stock
    const third = this.#keys.part(id, 2)
    let free = 0
    this.#stock.admissions = (third >> 10) & 7
    this.#stock.must.fill(0)
    const duties = (third >> 13) & 15
    // What will be used for sure may pay those whom it is used on.
    const { least } = this.#descent
    least.fill(0)
    least[this.#width - 1] = Number.NEGATIVE_INFINITY
    least[this.#bagSlot] = (duties >> BAG_DUTY) & 1 ? 0 : this.#problem.weights.bag
    for (const [i, kind] of this.#problem.splits.entries()) {
      const must = (duties >> i) & 1
      this.#stock.must[kind] = must
      const { firstSlot } = this.#relaxation
      if (must === 1) least.fill(Number.NEGATIVE_INFINITY, firstSlot[kind], firstSlot[kind + 1])
    }
    this.#stock.must[this.#relaxation.bag] = (duties >> BAG_DUTY) & 1
    this.#stock.bagsMayCome = false
    for (const [i, { bits }] of departments.entries()) left[i] = bitCount(this.#keys.part(id, 0) & bits)
    for (const [i, { bits, rules }] of specialists.entries()) {
      const count = bitCount(this.#keys.part(id, 1) & bits)
      free += count
      left[departments.length + i] = count + (rules === null && this.#stock.admissions > 0 ? 1 : 0)
      if (count > 0 && rules !== null && rules.gain !== null && rules.gain !== 'point') this.#stock.bagsMayCome = true
    }
    left[this.#relaxation.bag] = (third >> 5) & 31
    this.#stock.meeples = (third & 31) + (chance ? free : 0)
  }

  #fill(id: number, set: number): void {
    const at = (id * SETS + set) * this.#width
    this.#prices.evaluate(this.#priceOf, at, this.#stock)
    for (const [i, { worth }] of this.#prices.paths.entries())
      this.worth.set(worth, (id * SETS + set) * this.kinds + i * KINDS)
    this.takings[id * SETS + set] = this.#prices.takings.total
    this.rewards[id * SETS + set] = this.#priceOf[at + this.#relaxation.slots] ?? 0
  }

  /** Sets of prices that choices are looked at with. */
  prepared = 0

  /** For choices out of a hospital with this context, ready for `fall`. */
  prepareChoices(id: number): void {
    this.#stockUp(id)
    this.prepared = this.#sets[id] ?? 1
    for (let set = 0; set < this.prepared; set++)
      this.offers.prepare(set, this.#priceOf, (id * SETS + set) * this.#width, this.#stock)
  }

  /** Where the sets of a context stand in `worth` and `takings`. */
  setsAt(id: number): number[] {
    return Array.from({ length: this.#sets[id] ?? 1 }, (_, set) => id * SETS + set)
  }

  /** The latest prices of a context. */
  pricesOf(id: number): Float64Array {
    const at = (id * SETS + (this.#sets[id] ?? 1) - 1) * this.#width
    return this.#priceOf.slice(at, at + this.#width)
  }

  /** Takings and worth of all patients, for each set of prices, into `sums`. */
  addUp(id: number, words: Int32Array, offset: number): void {
    const sets = this.#sets[id] ?? 1
    for (let set = 0; set < sets; set++) this.sums[set] = this.takings[id * SETS + set] ?? 0
    for (let i = 0; i < this.#problem.wardWords; i++) {
      let word = words[offset + i] ?? 0
      while (word !== 0) {
        const nibble = (31 - Math.clz32(word & -word)) >> 2
        const count = (word >>> (nibble * 4)) & 15
        word &= ~(15 << (nibble * 4))
        let at = id * SETS * this.kinds + (this.place[i * 8 + nibble] ?? 0)
        for (let set = 0; set < sets; set++) {
          this.sums[set] = (this.sums[set] ?? 0) + count * (this.worth[at] ?? 0)
          at += this.kinds
        }
      }
    }
  }

  /** The bound out of sums: the best number of discharges, each at the prices that are hardest on it. */
  best(id: number, sums: Float64Array, discharged: number, patients: number, leaving: number): number {
    const { points, weights } = this.#problem
    const sets = this.#sets[id] ?? 1
    const emptied = patients - this.removable
    if (this.#isDecided) {
      let least = Number.POSITIVE_INFINITY
      for (let set = 0; set < sets; set++) least = Math.min(least, sums[set] ?? 0)
      this.#bestK = leaving
      return least + (points[discharged + leaving] ?? 0) + (leaving >= emptied ? weights.emptyWards : 0)
    }
    const most = Math.min(patients + this.#canGrow * 12, this.#most[id] ?? 0)
    let best = Number.NEGATIVE_INFINITY
    for (let k = 0; k <= most; k++) {
      let least = Number.POSITIVE_INFINITY
      for (let set = 0; set < sets; set++) {
        const sum = (sums[set] ?? 0) - (this.rewards[id * SETS + set] ?? 0) * k
        if (sum < least) least = sum
      }
      const value = least + (points[discharged + k] ?? 0) + (k >= emptied ? weights.emptyWards : 0)
      if (value > best) {
        best = value
        this.#bestK = k
      }
    }
    return best
  }

  #bestK = 0

  contextOf(words: Int32Array, offset: number, from: number): number {
    const at = offset + this.#problem.wardWords
    return this.#context(
      words[at + DEPARTMENTS_AT] ?? 0,
      words[at + SPECIALISTS_AT] ?? 0,
      words[at + COUNTERS_AT] ?? 0,
      dutiesOf(this.#problem, words, offset),
      from,
    )
  }

  of(id: number, words: Int32Array, offset: number): number {
    this.addUp(id, words, offset)
    const discharged = five(words[offset + this.#problem.wardWords + COUNTERS_AT] ?? 0, DISCHARGED)
    const problem = this.#problem
    return this.best(id, this.sums, discharged, patientsIn(problem, words, offset), leavingIn(problem, words, offset))
  }

  /** Looks for prices that bring the bound of this hospital down to the target; the bound that was reached. */
  refine(id: number, words: Int32Array, offset: number, target: number, rounds: number, steps: number): number {
    this.#stockUp(id)
    let bound = this.of(id, words, offset)
    for (let round = 0; round < rounds && bound > target; round++) {
      if (!this.#improve(id, words, offset, target, steps)) break
      bound = this.of(id, words, offset)
    }
    return bound
  }

  /** A closer look (assignment.ts): whether anything from this hospital can be worth the target. */
  judge(id: number, words: Int32Array, offset: number, target: number, tries: number): Verdict {
    if (this.#assignment === null) return 'unknown'
    this.#stockUp(id)
    const bound = this.of(id, words, offset)
    if (bound < target) return 'impossible'
    const sets = this.#sets[id] ?? 1
    let hardest = 0
    for (let set = 1; set < sets; set++) if ((this.sums[set] ?? 0) < (this.sums[hardest] ?? 0)) hardest = set
    const at = (id * SETS + hardest) * this.#width
    this.#prices.evaluate(this.#priceOf, at, this.#stock)
    return this.#assignment.judge({
      prices: this.#priceOf,
      at,
      stock: this.#stock,
      paths: this.#prices.paths,
      words,
      offset,
      slack: bound - target,
      wanted: target - bound + (this.sums[hardest] ?? 0),
      tries,
    })
  }

  /** Ways that were tried in the last judgement. */
  get tried(): number {
    return this.#assignment?.tried ?? 0
  }

  /** After `judge`, if it is possible: the first placement that it thought of. */
  get firstPlacement(): Placed {
    return this.#assignment?.schedule ?? { department: -1, specialist: -1 }
  }

  /** New prices for the number of discharges that the bound rests on. */
  #improve(id: number, words: Int32Array, offset: number, target: number, steps: number): boolean {
    const { points, weights, wardWords } = this.#problem
    const k = this.#bestK
    const sets = this.#sets[id] ?? 1
    let hardest = 0
    for (let set = 1; set < sets; set++) {
      const sum = (at: number) => (this.sums[at] ?? 0) - (this.rewards[id * SETS + at] ?? 0) * k
      if (sum(set) < sum(hardest)) hardest = set
    }
    const patients = patientsIn(this.#problem, words, offset)
    const discharged = five(words[offset + wardWords + COUNTERS_AT] ?? 0, DISCHARGED)
    const emptied = patients - this.removable
    const fixed = (points[discharged + k] ?? 0) + (k >= emptied ? weights.emptyWards : 0)
    const width = this.#width
    const at = (id * SETS + hardest) * width
    const { trial } = this.#descent
    for (let i = 0; i < width; i++) trial[i] = this.#priceOf[at + i] ?? 0
    const before = fixed + (this.sums[hardest] ?? 0) - (this.rewards[id * SETS + hardest] ?? 0) * k
    let best = before
    // How much lower the bound is hoped to be; less after every step that was too far.
    let hope = Number.isFinite(target) ? Math.max(2, before - target) : 2
    this.#descent.start()
    for (let step = 0; step < steps; step++) {
      const value = fixed + this.#evaluateTrial(words, offset, k)
      if (value < best - 1e-9) {
        best = value
        this.#bestTrial.set(trial)
      } else if (step > 0) hope *= PATIENCE
      if (best <= target) break
      this.#descent.step(this.#prices.slope, value - Math.max(target, best - hope), this.#isDecided)
    }
    if (best >= before - 1e-6) return false
    const slot = sets < SETS ? sets : hardest
    this.#sets[id] = Math.max(sets, slot + 1)
    this.#priceOf.set(this.#bestTrial, (id * SETS + slot) * width)
    this.#fill(id, slot)
    return true
  }

  #evaluateTrial(words: Int32Array, offset: number, k: number): number {
    const prices = this.#prices
    prices.evaluate(this.#descent.trial, 0, this.#stock)
    prices.startSlope(k)
    let sum = prices.takings.total - (this.#descent.trial[this.#width - 1] ?? 0) * k
    for (let i = 0; i < this.#problem.wardWords; i++) {
      let word = words[offset + i] ?? 0
      while (word !== 0) {
        const nibble = (31 - Math.clz32(word & -word)) >> 2
        const count = (word >>> (nibble * 4)) & 15
        word &= ~(15 << (nibble * 4))
        const place = this.place[i * 8 + nibble] ?? 0
        const paths = prices.paths[place < KINDS ? 0 : 1]
        sum += count * (paths?.worth[place % KINDS] ?? 0)
        paths?.addSlope(prices.slope, place % KINDS, count)
      }
    }
    return sum
  }

  #grow(): void {
    this.#capacity *= 2
    const larger = <T extends Int32Array | Uint8Array | Float64Array>(old: T, made: T): T => {
      made.set(old)
      return made
    }
    this.#sets = larger(this.#sets, new Uint8Array(this.#capacity))
    this.#most = larger(this.#most, new Int32Array(this.#capacity))
    this.#priceOf = larger(this.#priceOf, new Float64Array(this.#capacity * SETS * this.#width))
    this.worth = larger(this.worth, new Float64Array(this.#capacity * SETS * this.kinds))
    this.takings = larger(this.takings, new Float64Array(this.#capacity * SETS))
    this.rewards = larger(this.rewards, new Float64Array(this.#capacity * SETS))
  }
}
