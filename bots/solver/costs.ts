// What it costs, at given prices, to use a resource although others would bring more, or not to use it: by so much an
// activation is below the bound.
//
// The hospital takes the best m offers. With λ for the last of them that is m · λ and what each offer is above λ. So
// each use of what is offered for less costs λ less the offer, and what is offered for more and not used costs the
// difference as well.

import type { Problem } from './problem.ts'
import { Ranked } from './ranked.ts'
import type { Relaxation, Stock } from './relaxation.ts'
import type { Takings } from './takings.ts'

export class Costs {
  readonly #problem: Problem
  readonly #relaxation: Relaxation
  readonly #takings: Takings
  readonly #ranked = new Ranked()
  /** By resource: for each of it that is not used, and for using one. */
  readonly unused: Float64Array
  readonly used: Float64Array

  constructor(problem: Problem, relaxation: Relaxation, takings: Takings) {
    this.#problem = problem
    this.#relaxation = relaxation
    this.#takings = takings
    this.unused = new Float64Array(relaxation.resources)
    this.used = new Float64Array(relaxation.resources)
  }

  /** After `Takings.prepare` with these prices. */
  weigh(prices: Float64Array, at: number, stock: Stock): void {
    const { departments, specialists, weights } = this.#problem
    const { bag, firstSlot } = this.#relaxation
    let sure = 0
    for (let i = 0; i < departments.length; i++) if (stock.must[i] === 1 && (stock.left[i] ?? 0) > 0) sure++
    this.#rank(prices, at, stock, 0, departments.length, stock.meeples - sure)
    this.#rank(prices, at, stock, departments.length, specialists.length, stock.meeples)
    const price = prices[at + (firstSlot[bag] ?? 0)] ?? 0
    const kept = Math.max(price, weights.bag)
    this.unused[bag] = kept - weights.bag
    // One that is used for sure is in the bound with its price.
    this.used[bag] = stock.must[bag] === 1 ? 0 : kept - price
  }

  #rank(prices: Float64Array, at: number, stock: Stock, first: number, count: number, places: number): void {
    const ranked = this.#ranked
    ranked.size = 0
    for (let resource = first; resource < first + count; resource++) {
      const must = stock.must[resource] === 1
      const left = stock.left[resource] ?? 0
      this.used[resource] = left === 0 ? 0 : this.#takings.offer(prices, at, resource, must)
      this.unused[resource] = 0
      if (!must) ranked.add(this.used[resource] ?? 0, resource, left)
    }
    const last = ranked.size > places ? Math.max(0, ranked.gains[places - 1] ?? 0) : 0
    // Where everything that is used for sure needs a meeple, nothing else can be used.
    const least = places > 0 ? last : Number.POSITIVE_INFINITY
    for (let resource = first; resource < first + count; resource++) {
      if ((stock.left[resource] ?? 0) === 0) continue
      const offer = this.used[resource] ?? 0
      const must = stock.must[resource] === 1
      this.unused[resource] = must ? Number.POSITIVE_INFINITY : Math.max(0, offer - least)
      this.used[resource] = must ? 0 : Math.max(0, least - offer)
    }
  }
}
