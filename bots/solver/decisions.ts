// A proof by cases, further: which patients will be discharged, all sets of them. Every activation belongs to one set.
// Within it the points are known, nobody can be discharged in part, and the bound is much lower; most sets are out of
// the question at prices that were found for another.

import type { Bound } from './bound.ts'
import { addPatient } from './compose.ts'
import { COUNTERS_AT, DISCHARGED, five, type Problem } from './problem.ts'

/** Prices that were good for a set: what the hospital takes, and what patients are worth who stay or leave. */
interface Known {
  readonly context: number
  readonly takings: number
  readonly staying: Float64Array
  readonly leaving: Float64Array
  /** The most that the kinds from this one on are worth with so many discharged: kind · MOST + discharged. */
  readonly rest: Float64Array
}

const MOST = 32

export class Decisions {
  readonly #problem: Problem
  readonly #bound: Bound
  readonly #kinds: number[] = []
  readonly #counts: number[] = []
  readonly #out: number[] = []
  readonly #words: Int32Array
  readonly #known: Known[] = []
  readonly #looked = new Set<string>()
  readonly #discharged: number
  readonly #emptied: number
  /** The context whose prices are hardest on the set that is looked at. */
  nearest = -1

  /** `words`: a hospital with nobody decided on: all stay. */
  constructor(problem: Problem, bound: Bound, words: Int32Array) {
    this.#problem = problem
    this.#bound = bound
    this.#words = words.slice()
    let patients = 0
    for (let kind = 0; kind < problem.leaving; kind++) {
      const count = ((words[kind >> 3] ?? 0) >>> ((kind & 7) * 4)) & 15
      if (count === 0) continue
      this.#kinds.push(kind)
      this.#counts.push(count)
      patients += count
    }
    this.#discharged = five(words[problem.wardWords + COUNTERS_AT] ?? 0, DISCHARGED)
    this.#emptied = patients - bound.removable
  }

  /** Remembers the prices of a context. */
  learn(context: number): void {
    const { worth, takings, kinds, place } = this.#bound
    const { leaving: half } = this.#problem
    for (const at of this.#bound.setsAt(context)) {
      const of = (kind: number) => worth[at * kinds + (place[kind] ?? 0)] ?? 0
      const staying = Float64Array.from(this.#kinds, of)
      const leaving = Float64Array.from(this.#kinds, (kind) => of(kind + half))
      this.#known.push({ context, takings: takings[at] ?? 0, staying, leaving, rest: this.#restOf(staying, leaving) })
    }
  }

  #restOf(staying: Float64Array, leaving: Float64Array): Float64Array {
    const rest = new Float64Array((this.#kinds.length + 1) * MOST).fill(Number.NEGATIVE_INFINITY)
    rest[this.#kinds.length * MOST] = 0
    let most = 0
    for (let i = this.#kinds.length - 1; i >= 0; i--) {
      const count = this.#counts[i] ?? 0
      for (let n = 0; n <= most; n++)
        for (let out = 0; out <= count; out++) {
          const worth = (rest[(i + 1) * MOST + n] ?? 0) + out * (leaving[i] ?? 0) + (count - out) * (staying[i] ?? 0)
          if (worth > (rest[i * MOST + n + out] ?? 0)) rest[i * MOST + n + out] = worth
        }
      most += count
    }
    return rest
  }

  /** Calls `look` once with each set, as a packed hospital, that no known prices bring below `least`; false stops it. */
  each(least: () => number, look: (words: Int32Array) => boolean): boolean {
    return this.#from(0, 0, least, look)
  }

  #from(i: number, n: number, least: () => number, look: (words: Int32Array) => boolean): boolean {
    if (this.#isOut(i, n, least())) return true
    const kind = this.#kinds[i]
    if (kind === undefined) {
      const key = this.#out.join()
      if (this.#looked.has(key)) return true
      this.#looked.add(key)
      return look(this.#words)
    }
    const count = this.#counts[i] ?? 0
    const leaving = this.#problem.alike[kind + this.#problem.leaving] ?? 0
    for (let out = count; out >= 0; out--) {
      this.#out[i] = out
      addPatient(this.#words, kind, -out)
      addPatient(this.#words, leaving, out)
      const goesOn = this.#from(i + 1, n + out, least, look)
      addPatient(this.#words, leaving, -out)
      addPatient(this.#words, kind, out)
      if (!goesOn) return false
    }
    return true
  }

  /** Some known prices bring every set that begins like this below `least`. */
  #isOut(decided: number, n: number, least: number): boolean {
    const { points, weights } = this.#problem
    let lowest = Number.POSITIVE_INFINITY
    for (let at = this.#known.length - 1; at >= 0; at--) {
      const known = this.#known[at]
      if (known === undefined) continue
      const { takings, staying, leaving, rest } = known
      let sum = takings
      for (let i = 0; i < decided; i++) {
        const out = this.#out[i] ?? 0
        sum += out * (leaving[i] ?? 0) + ((this.#counts[i] ?? 0) - out) * (staying[i] ?? 0)
      }
      if (sum < lowest) {
        lowest = sum
        this.nearest = known.context
      }
      let isOut = true
      for (let more = 0; isOut && n + more < MOST; more++) {
        const worth = sum + (rest[decided * MOST + more] ?? 0) + (points[this.#discharged + n + more] ?? 0)
        if (worth + (n + more >= this.#emptied ? weights.emptyWards : 0) >= least) isOut = false
      }
      if (isOut) return true
    }
    return false
  }
}
