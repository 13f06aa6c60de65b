// What the hospital takes less after a choice, at the prices before it: the bound of a choice without new prices.
//
// With a meeple less, of the best m offers of departments the last falls out, or the one that was used if it is among
// them; of the specialists' the same. What is used for sure has its place and is no offer.

import type { Problem } from './problem.ts'
import type { Takings } from './takings.ts'
import { Ranked } from './ranked.ts'
import type { Relaxation, Stock } from './relaxation.ts'

export class Offers {
  readonly #problem: Problem
  readonly #relaxation: Relaxation
  readonly #takings: Takings
  /** By set of prices and resource. */
  readonly #offers: Float64Array
  /** By set: the last offer of a department, and of a specialist, that a meeple is there for. */
  readonly #last: Float64Array
  readonly #ranked = new Ranked()
  readonly #must: Uint8Array

  constructor(problem: Problem, relaxation: Relaxation, takings: Takings, sets: number) {
    this.#problem = problem
    this.#relaxation = relaxation
    this.#takings = takings
    this.#offers = new Float64Array(sets * relaxation.resources)
    this.#last = new Float64Array(sets * 2)
    this.#must = new Uint8Array(relaxation.resources)
  }

  prepare(set: number, prices: Float64Array, at: number, stock: Stock): void {
    const { departments, specialists } = this.#problem
    const { bag, resources, firstSlot } = this.#relaxation
    for (let resource = 0; resource < resources; resource++)
      this.#must[resource] = stock.must[resource] === 1 && (stock.left[resource] ?? 0) > 0 ? 1 : 0
    this.#offers[set * resources + bag] = prices[at + (firstSlot[bag] ?? 0)] ?? 0
    this.#takings.prepare(prices, at, stock)
    this.#rank(set, prices, at, stock, 0, departments.length)
    this.#rank(set, prices, at, stock, departments.length, specialists.length)
  }

  #rank(set: number, prices: Float64Array, at: number, { left, meeples }: Stock, first: number, count: number): void {
    const { resources } = this.#relaxation
    const ranked = this.#ranked
    ranked.size = 0
    let places = meeples
    for (let resource = first; resource < first + count; resource++) {
      const must = this.#must[resource] === 1
      const best = this.#takings.offer(prices, at, resource, must)
      const offer = must ? best : Math.max(0, best)
      this.#offers[set * resources + resource] = offer
      if (must) places--
      else ranked.add(offer, resource, left[resource] ?? 0)
    }
    const last = ranked.size >= places ? (ranked.gains[places - 1] ?? 0) : 0
    // No place for what has no duty: whoever uses it leaves a duty undone.
    this.#last[set * 2 + (first === 0 ? 0 : 1)] = places > 0 ? last : first === 0 ? Number.POSITIVE_INFINITY : 0
  }

  /** By how much the takings fall; −1 for no department (then no meeple is placed) or no specialist. */
  fall(set: number, department: number, specialist: number, bags: number): number {
    const { bag, resources } = this.#relaxation
    const at = set * resources
    const price = this.#offers[at + bag] ?? 0
    const kept = Math.max(price, this.#problem.weights.bag)
    let fall = bags * kept - (bags > 0 && this.#must[bag] === 1 ? kept - price : 0)
    if (department < 0) return fall
    const offer = this.#offers[at + department] ?? 0
    fall += this.#must[department] === 1 ? offer : Math.max(offer, this.#last[set * 2] ?? 0)
    const last = this.#last[set * 2 + 1] ?? 0
    if (specialist < 0) return fall + last
    const gain = this.#problem.specialists[specialist]?.rules?.gain ?? null
    // The bag that she brings is in stock then.
    if (gain === 'bag' || gain === 'bagForFatality') fall -= kept
    return fall + Math.max(this.#offers[at + this.#problem.departments.length + specialist] ?? 0, last)
  }
}
