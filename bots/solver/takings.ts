// The hospital's side of the bound: what it takes at given prices for the best use of its departments, specialists and
// bags, and what a placement is worth to those who are waiting for one.
//
// A specialist's effect follows on a placement that healed whom she asks for, and a placement serves one specialist. So
// every use of her effect pays a second price, and a placement receives the highest that a specialist pays whom it
// could serve: nothing changes in sum. A placement on one patient hands it on to the patient (prices.ts), one on
// several keeps it. For those who pick by the value of the healed patient there is such a price for each value.

import type { Problem } from './problem.ts'
import { Ranked } from './ranked.ts'
import { CELLS, type Relaxation, type Stock } from './relaxation.ts'

const NO_SLOT = -1

export class Takings {
  readonly #problem: Problem
  readonly #relaxation: Relaxation
  total = 0
  /** By cell: what a placement that heals there is worth to a specialist, and the price that says so. */
  readonly credit = new Float64Array(CELLS)
  readonly creditSlot = new Int16Array(CELLS)
  readonly #ranked = new Ranked()
  /** Uses of each resource that the takings count on. */
  readonly #counted: Int32Array
  /** Of the last offer: the lowest value that those who go together have, less 1; the second price that it counts on. */
  #lowest = 0
  #second = NO_SLOT
  readonly #lowestOf: Int32Array
  readonly #secondOf: Int16Array
  #isForNewcomer = false

  constructor(problem: Problem, relaxation: Relaxation) {
    this.#problem = problem
    this.#relaxation = relaxation
    this.#counted = new Int32Array(relaxation.resources)
    this.#lowestOf = new Int32Array(relaxation.resources)
    this.#secondOf = new Int16Array(relaxation.resources)
  }

  /** Sets `credit`, on which offers rest. */
  prepare(prices: Float64Array, at: number, stock: Stock): void {
    const { specialists, departments } = this.#problem
    const { linkStart, byValue } = this.#relaxation
    const { credit, creditSlot } = this
    credit.fill(0)
    creditSlot.fill(NO_SLOT)
    for (let i = 0; i < specialists.length; i++) {
      const resource = departments.length + i
      const link = linkStart[i] ?? NO_SLOT
      if (link < 0 || (stock.left[resource] ?? 0) === 0) continue
      const asked = specialists[i]?.rules?.asked ?? NO_SLOT
      const first = asked < 0 ? 0 : asked * 6
      const end = asked < 0 ? CELLS : first + 6
      for (let cell = first; cell < end; cell++) {
        const slot = byValue[resource] === 1 ? link + (cell % 6) : link
        const price = prices[at + slot] ?? 0
        if (price <= (credit[cell] ?? 0)) continue
        credit[cell] = price
        creditSlot[cell] = slot
      }
    }
  }

  /** What one use of a resource brings at most, other than newcomers. */
  offer(prices: Float64Array, at: number, resource: number, must: boolean): number {
    const { departments } = this.#problem
    this.#lowest = 0
    this.#second = NO_SLOT
    if (resource >= departments.length) return this.#specialistOffer(prices, at, resource)
    const { perUse, firstSlot, together } = this.#relaxation
    const first = at + (firstSlot[resource] ?? 0)
    const count = perUse[resource] ?? 0
    const isForSeveral = count > 1
    if (together[resource] === null) {
      const price = count * (prices[first] ?? 0)
      return isForSeveral ? price + this.#creditOf(resource, 0, 6) : price
    }
    const alike = together[resource] === 'equalValues'
    let best = must ? Number.NEGATIVE_INFINITY : 0
    let slot = NO_SLOT
    for (let v = 0; v < (alike ? 6 : 7 - count); v++) {
      let sum = alike ? count * (prices[first + v] ?? 0) : 0
      if (!alike) for (let i = v; i < v + count; i++) sum += prices[first + i] ?? 0
      if (isForSeveral) sum += this.#creditOf(resource, v, alike ? v + 1 : v + count)
      if (sum <= best) continue
      best = sum
      slot = this.#second
      this.#lowest = v
    }
    this.#second = slot
    return best
  }

  /** The best that a department for several is worth to a specialist if it heals patients of these values, less 1. */
  #creditOf(resource: number, from: number, to: number): number {
    const { reaches } = this.#relaxation
    let best = 0
    this.#second = NO_SLOT
    for (let cell = 0; cell < CELLS; cell++) {
      const v = cell % 6
      if (v < from || v >= to || reaches[resource * CELLS + cell] === 0 || (this.credit[cell] ?? 0) <= best) continue
      best = this.credit[cell] ?? 0
      this.#second = this.creditSlot[cell] ?? NO_SLOT
    }
    return best
  }

  #specialistOffer(prices: Float64Array, at: number, resource: number): number {
    const { perUse, firstSlot, byValue, linkStart, bag } = this.#relaxation
    const { departments, specialists, weights } = this.#problem
    const first = firstSlot[resource] ?? 0
    const link = linkStart[resource - departments.length] ?? NO_SLOT
    let best = 0
    for (let v = 0; v < (byValue[resource] === 1 ? 6 : 1); v++) {
      const price = (perUse[resource] ?? 0) * (prices[at + first + v] ?? 0)
      const offer = link < 0 ? price : price - (prices[at + link + v] ?? 0)
      if (v > 0 && offer <= best) continue
      best = offer
      this.#lowest = v
      this.#second = link < 0 ? NO_SLOT : link + v
    }
    const gain = specialists[resource - departments.length]?.rules?.gain ?? null
    if (gain === 'point') best += 1
    else if (gain !== null) best += Math.max(prices[at + (firstSlot[bag] ?? 0)] ?? 0, weights.bag)
    if (gain === 'bagForFatality') best += Math.max(0, weights.removedFatality)
    return best
  }

  /** Sets `total`, after `prepare`. `newcomer`: what a patient is worth at most whom the Admissions Nurse may draw. */
  take(prices: Float64Array, at: number, stock: Stock, newcomer: number): void {
    const { perUse, bag, firstSlot } = this.#relaxation
    const { departments, specialists, weights } = this.#problem
    const bagPrice = prices[at + (firstSlot[bag] ?? 0)] ?? 0
    this.#counted.fill(0)
    const bags = stock.left[bag] ?? 0
    const used = bags > 0 && stock.must[bag] === 1 ? 1 : 0
    const kept = Math.max(bagPrice, weights.bag)
    this.total = used * bagPrice + (bags - used) * kept
    this.#counted[bag] = bagPrice > weights.bag ? bags : used
    let sure = 0
    for (let i = 0; i < departments.length; i++) {
      if ((stock.left[i] ?? 0) === 0) continue
      const must = stock.must[i] === 1
      const offer = this.#note(prices, at, i, must)
      if (must) {
        this.total += offer
        this.#counted[i] = 1
        sure++
      } else this.#ranked.add(offer, i, stock.left[i] ?? 0)
    }
    this.#accept(stock.meeples - sure)
    this.#isForNewcomer = false
    for (let i = 0; i < specialists.length; i++) {
      const resource = departments.length + i
      const isAdmitting = specialists[i]?.rules === null
      let gain = this.#note(prices, at, resource, false)
      if (isAdmitting) {
        const price = prices[at + (firstSlot[resource] ?? 0)] ?? 0
        this.#isForNewcomer = newcomer > price
        if (this.#isForNewcomer) gain = (perUse[resource] ?? 0) * newcomer
        this.total += stock.admissions * Math.max(newcomer, price)
      }
      // While her decisions are open she counts as left, so that patients can be released: none of her is free then.
      const busy = isAdmitting && stock.admissions > 0 ? 1 : 0
      this.#ranked.add(gain, resource, (stock.left[resource] ?? 0) - busy)
    }
    this.#accept(stock.meeples)
  }

  #note(prices: Float64Array, at: number, resource: number, must: boolean): number {
    const offer = this.offer(prices, at, resource, must)
    this.#lowestOf[resource] = this.#lowest
    this.#secondOf[resource] = this.#second
    return offer
  }

  /** Takes the best of what was offered, one a meeple; nobody has to take what is worth less than nothing. */
  #accept(meeples: number): void {
    const ranked = this.#ranked
    for (let i = 0; i < ranked.size && i < meeples; i++) {
      const gain = ranked.gains[i] ?? 0
      if (gain <= 0) break
      this.total += gain
      const resource = ranked.resources[i] ?? 0
      this.#counted[resource] = (this.#counted[resource] ?? 0) + 1
    }
    ranked.size = 0
  }

  /** After `take`: how the total changes with the prices. */
  addSlope(slope: Float64Array): void {
    const { resources, perUse, firstSlot, together } = this.#relaxation
    const { departments, specialists } = this.#problem
    for (let resource = 0; resource < resources; resource++) {
      const counted = this.#counted[resource] ?? 0
      if (counted === 0) continue
      const specialist = specialists[resource - departments.length]
      if (this.#isForNewcomer && specialist?.rules === null) continue
      const reach = perUse[resource] ?? 0
      const first = (firstSlot[resource] ?? 0) + (this.#lowestOf[resource] ?? 0)
      if (together[resource] === 'consecutiveValues')
        for (let slot = first; slot < first + reach; slot++) slope[slot] = counted
      else slope[first] = counted * reach
      const second = this.#secondOf[resource] ?? NO_SLOT
      if (second >= 0) slope[second] = (slope[second] ?? 0) + (specialist ? -counted : counted)
    }
  }
}
