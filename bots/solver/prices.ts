// The bound at given prices. Take any activation. For each use of a resource on a patient, let the patient pay a
// price to the hospital: nothing changes in sum. The hospital receives at most what the best departments (one a
// meeple), the best specialists (one a meeple) and all bags bring when used on as many patients as they reach. A
// patient pays for its way up, each use where value and colour allow it; its best way, with every resource used as
// often as it likes, is worth no less than what becomes of it in the activation. A discharge is worth a fixed reward
// here. So for any prices and any reward ρ: an activation with k further discharges is worth at most
// points(all discharged) − ρ · k + takings + the sum of the patients' best ways. Where it is decided who will be
// discharged (decisions.ts) there is no reward: those take the best way out, the others the best way to stay.

import { Paths } from './paths.ts'
import type { Problem } from './problem.ts'
import { Ranked } from './ranked.ts'
import type { Relaxation, Stock } from './relaxation.ts'

export class Prices {
  readonly #problem: Problem
  readonly #relaxation: Relaxation
  /** One, or where it is decided: of those who stay, and of those who leave. */
  readonly paths: readonly Paths[]
  takings = 0
  /** How the bound changes with the prices, after `startSlope` and `addSlope`: by slot, then the reward. */
  readonly slope: Float64Array
  readonly #ranked = new Ranked()
  /** Uses of each resource that the takings count on. */
  readonly #counted: Int32Array
  /** Of the last offer, and by resource: the lowest value that those who go together have, less 1. */
  #lowest = 0
  readonly #lowestOf: Int32Array
  #newcomer = 0

  constructor(problem: Problem, relaxation: Relaxation) {
    this.#problem = problem
    this.#relaxation = relaxation
    this.slope = new Float64Array(relaxation.slots + 1)
    this.#counted = new Int32Array(relaxation.resources)
    this.#lowestOf = new Int32Array(relaxation.resources)
    const ends = problem.leaving < problem.kinds ? (['staying', 'leaving'] as const) : (['any'] as const)
    this.paths = ends.map((end) => new Paths(problem, relaxation, end))
  }

  /** Sets `takings` and what patients are worth. Prices from `at` on: by slot, then the reward. */
  evaluate(prices: Float64Array, at: number, stock: Stock): void {
    const reward = prices[at + this.#relaxation.slots] ?? 0
    for (const paths of this.paths) paths.evaluate(prices, at, stock, reward)
    this.#take(stock, prices, at)
  }

  /** What one use of a resource brings at most: those who must go together pay for values that do. */
  offer(prices: Float64Array, at: number, resource: number, must: boolean): number {
    const { perUse, firstSlot, together } = this.#relaxation
    const first = at + (firstSlot[resource] ?? 0)
    const count = perUse[resource] ?? 0
    this.#lowest = 0
    if (together[resource] === null) return count * (prices[first] ?? 0)
    const alike = together[resource] === 'equalValues'
    let best = must ? Number.NEGATIVE_INFINITY : 0
    for (let v = 0; v < (alike ? 6 : 7 - count); v++) {
      let sum = alike ? count * (prices[first + v] ?? 0) : 0
      if (!alike) for (let i = v; i < v + count; i++) sum += prices[first + i] ?? 0
      if (sum <= best) continue
      best = sum
      this.#lowest = v
    }
    return best
  }

  #take(stock: Stock, prices: Float64Array, at: number): void {
    const { perUse, bag, firstSlot } = this.#relaxation
    const { departments, specialists, weights } = this.#problem
    const bagPrice = prices[at + (firstSlot[bag] ?? 0)] ?? 0
    this.#counted.fill(0)
    const bags = stock.left[bag] ?? 0
    const used = bags > 0 && stock.must[bag] === 1 ? 1 : 0
    const kept = Math.max(bagPrice, weights.bag)
    this.takings = used * bagPrice + (bags - used) * kept
    this.#counted[bag] = bagPrice > weights.bag ? bags : used
    let sure = 0
    for (let i = 0; i < departments.length; i++) {
      if ((stock.left[i] ?? 0) === 0) continue
      const must = stock.must[i] === 1
      const offer = this.offer(prices, at, i, must)
      this.#lowestOf[i] = this.#lowest
      if (must) {
        this.takings += offer
        this.#counted[i] = 1
        sure++
      } else this.#ranked.add(offer, i, stock.left[i] ?? 0)
    }
    this.#accept(stock.meeples - sure)
    this.#newcomer = 0
    for (let i = 0; i < specialists.length; i++) {
      const resource = departments.length + i
      const rules = specialists[i]?.rules
      let gain = this.offer(prices, at, resource, false)
      if (rules === null) {
        const price = prices[at + (firstSlot[resource] ?? 0)] ?? 0
        const newcomer = this.#bestNewcomer()
        if (newcomer > price) gain = (perUse[resource] ?? 0) * newcomer
        this.takings += stock.admissions * Math.max(newcomer, price)
        this.#newcomer = newcomer > price ? 1 : 0
      } else if (rules?.gain === 'point') gain += 1
      else if (rules?.gain === 'bag') gain += kept
      else if (rules?.gain === 'bagForFatality') gain += kept + Math.max(0, weights.removedFatality)
      // While her decisions are open she counts as left, so that patients can be released: none of her is free then.
      const free =
        rules === null && stock.admissions > 0 ? (stock.left[resource] ?? 0) - 1 : (stock.left[resource] ?? 0)
      this.#ranked.add(gain, resource, free)
    }
    this.#accept(stock.meeples)
  }

  #bestNewcomer(): number {
    const worth = this.paths[0]?.worth
    let best = 0
    for (let colour = 0; colour < 3; colour++)
      for (let value = 2; value <= 5; value++) best = Math.max(best, worth?.[colour * 12 + value - 1] ?? 0)
    return best
  }

  /** Takes the best of what was offered, one a meeple. */
  #accept(meeples: number): void {
    const ranked = this.#ranked
    for (let i = 0; i < ranked.size && i < meeples; i++) {
      this.takings += ranked.gains[i] ?? 0
      const resource = ranked.resources[i] ?? 0
      this.#counted[resource] = (this.#counted[resource] ?? 0) + 1
    }
    ranked.size = 0
  }

  /** After `evaluate`: a slope of takings + all patients' ways − reward · k, in prices and reward. */
  startSlope(k: number): void {
    const { resources, perUse, firstSlot, together, slots } = this.#relaxation
    const { slope } = this
    slope.fill(0)
    for (let resource = 0; resource < resources; resource++) {
      const counted = this.#counted[resource] ?? 0
      const reach = perUse[resource] ?? 0
      const first = (firstSlot[resource] ?? 0) + (together[resource] === null ? 0 : (this.#lowestOf[resource] ?? 0))
      if (together[resource] === 'consecutiveValues')
        for (let slot = first; slot < first + reach; slot++) slope[slot] = counted
      else slope[first] = counted * reach
      if (
        this.#newcomer === 1 &&
        this.#problem.specialists[resource - this.#problem.departments.length]?.rules === null
      )
        slope[first] = 0
    }
    slope[slots] = -k
  }
}
