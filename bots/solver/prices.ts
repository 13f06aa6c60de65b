// The bound at given prices. Take any activation. For each use of a resource on a patient, let the patient pay a
// price to the hospital: nothing changes in sum. The hospital receives at most what the best departments (one a
// meeple), the best specialists (one a meeple) and all bags bring when used on as many patients as they reach. A
// patient pays for its way up, each use where value and colour allow it; its best way, with every resource used as
// often as it likes, is worth no less than what becomes of it in the activation. A discharge is worth a fixed reward
// here. So for any prices and any reward ρ: an activation with k further discharges is worth at most
// points(all discharged) − ρ · k + takings + the sum of the patients' best ways.

import { TREATED } from './kinds.ts'
import type { Problem } from './problem.ts'
import { Ranked } from './ranked.ts'
import { ANYWHERE, BACK, cellOf, CELLS, LOST, OUT, type Relaxation, type Stock } from './relaxation.ts'

const STOP = -1
/** Less the colour: turned to it by a recolourer first. */
const TURNED = -2
const LONGEST_WAY = 20

export class Prices {
  readonly #problem: Problem
  readonly #relaxation: Relaxation
  /** Of a patient, by kind without the own colour. */
  readonly worth = new Float64Array(36)
  takings = 0
  /** How the bound changes with the prices, after `startSlope` and `addSlope`: by slot, then the reward. */
  readonly slope: Float64Array
  readonly #stopTreated = new Float64Array(CELLS)
  readonly #stopUntreated = new Float64Array(CELLS)
  /** The best way on for a treated patient, and the best one that does not begin with the same resource. */
  readonly #first = new Float64Array(CELLS)
  readonly #second = new Float64Array(CELLS)
  readonly #firstBy = new Int16Array(CELLS)
  readonly #firstCode = new Int32Array(CELLS)
  readonly #secondCode = new Int32Array(CELLS)
  readonly #untreatedCode = new Int32Array(CELLS)
  /** The same for the next use alone, in the colour that the patient has. */
  readonly #use = new Float64Array(CELLS * 2)
  readonly #useCode = new Int32Array(CELLS * 2)
  /** The best use that only goes on where a department has just healed. */
  readonly #follow = new Float64Array(CELLS)
  readonly #followCode = new Int32Array(CELLS)
  /** Whether one patient may take a resource twice in a row. */
  readonly #again: Uint8Array
  readonly #bestValue = new Int32Array(3)
  readonly #ranked = new Ranked()
  readonly #price: Float64Array
  /** Uses of each resource that the takings count on. */
  readonly #counted: Int32Array
  #recolourer = -1
  readonly #departments: number
  /** Of the last offer, and by resource: the lowest value that those who go together have, less 1. */
  #lowest = 0
  readonly #lowestOf: Int32Array
  #newcomer = 0

  constructor(problem: Problem, relaxation: Relaxation) {
    this.#problem = problem
    this.#departments = problem.departments.length
    this.#relaxation = relaxation
    this.slope = new Float64Array(relaxation.slots + 1)
    this.#price = new Float64Array(relaxation.slots)
    this.#again = new Uint8Array(relaxation.resources)
    this.#counted = new Int32Array(relaxation.resources)
    this.#lowestOf = new Int32Array(relaxation.resources)
    for (let kind = 0; kind < 36; kind++) {
      const cell = cellOf(kind)
      if (TREATED[kind] === 1) this.#stopTreated[cell] = problem.stop[kind] ?? 0
      else this.#stopUntreated[cell] = problem.stop[kind] ?? 0
    }
  }

  /** Sets `worth` and `takings`. Prices from `at` on: by slot, then the reward. */
  evaluate(prices: Float64Array, at: number, stock: Stock): void {
    const { resources, bag, recolourers, cyclic, slots, firstSlot } = this.#relaxation
    const reward = prices[at + slots] ?? 0
    for (let resource = 0; resource < resources; resource++) {
      const any = (stock.left[resource] ?? 0) > 0 || (resource === bag && stock.bagsMayCome)
      const end = firstSlot[resource + 1] ?? 0
      for (let slot = firstSlot[resource] ?? 0; slot < end; slot++)
        this.#price[slot] = any ? (prices[at + slot] ?? 0) : Number.POSITIVE_INFINITY
    }
    this.#recolourer = -1
    let turning = Number.POSITIVE_INFINITY
    for (const resource of recolourers) {
      const price = this.#price[firstSlot[resource] ?? 0] ?? turning
      if (price < turning) {
        turning = price
        this.#recolourer = resource
      }
    }
    const bagPrice = this.#price[firstSlot[bag] ?? 0] ?? Number.POSITIVE_INFINITY
    if (this.#problem.input.freeRecolouring && bagPrice < turning) {
      turning = bagPrice
      this.#recolourer = bag
    }
    for (let resource = 0; resource < resources; resource++)
      this.#again[resource] =
        cyclic || (stock.left[resource] ?? 0) > 1 || (resource === bag && stock.bagsMayCome) ? 1 : 0
    this.#follow.fill(Number.NEGATIVE_INFINITY)
    if (cyclic) {
      this.#first.set(this.#stopTreated)
      this.#firstCode.fill(STOP)
      for (let pass = 0; pass < LONGEST_WAY && this.#sweep(reward, bagPrice, turning); pass++);
    } else this.#sweep(reward, bagPrice, turning)
    this.#finish(bagPrice, turning)
    this.#take(stock, prices, at)
  }

  /** From the highest value down; true if anything rose. */
  #sweep(reward: number, bagPrice: number, turning: number): boolean {
    const { cyclic } = this.#relaxation
    const first = this.#first
    let rose = false
    if (cyclic)
      for (let colour = 0; colour < 3; colour++) {
        let best = 0
        for (let v = 1; v < 6; v++) if ((first[colour * 6 + v] ?? 0) > (first[colour * 6 + best] ?? 0)) best = v
        this.#bestValue[colour] = best
      }
    for (let v = 5; v >= 0; v--) {
      for (let cell = v; cell < CELLS; cell += 6) this.#uses(cell, v, reward)
      for (let cell = v; cell < CELLS; cell += 6) {
        const before = first[cell] ?? 0
        this.#start(cell, this.#stopTreated[cell] ?? 0)
        for (let colour = 0; colour < 3; colour++) {
          const other = colour * 6 + v
          this.#offerUses(cell, other, other === cell ? 0 : bagPrice, 0)
          if (other !== cell && turning !== Number.POSITIVE_INFINITY) this.#offerUses(cell, other, turning, 1)
        }
        if ((first[cell] ?? 0) > before + 1e-12) rose = true
      }
    }
    return rose
  }

  /** The two best uses of different resources from a cell. */
  #uses(cell: number, v: number, reward: number): void {
    const { wayStart, wayResource, wayTo, waySlot, follows } = this.#relaxation
    const price = this.#price
    const first = this.#first
    const second = this.#second
    const firstBy = this.#firstBy
    const again = this.#again
    const follow = this.#follow
    const departments = this.#departments
    const colour = cell - v
    let following = Number.NEGATIVE_INFINITY
    let best = Number.NEGATIVE_INFINITY
    let next = Number.NEGATIVE_INFINITY
    let bestWay = 0
    let nextWay = 0
    let bestBy = -1
    const end = wayStart[cell + 1] ?? 0
    for (let way = wayStart[cell] ?? 0; way < end; way++) {
      const paid = price[waySlot[way] ?? 0] ?? Number.POSITIVE_INFINITY
      if (paid === Number.POSITIVE_INFINITY) continue
      const by = wayResource[way] ?? 0
      const to = wayTo[way] ?? 0
      let worth: number
      if (to === OUT) worth = reward - paid
      else if (to >= 1 && to <= 6) {
        // No single resource is used twice in a row on one patient; some only go on where a department has healed.
        const there = colour + to - 1
        worth = (firstBy[there] !== by || again[by] === 1 ? first[there] : second[there]) ?? 0
        if (by < departments && (follow[there] ?? 0) > worth) worth = follow[there] ?? 0
        worth -= paid
      } else worth = this.#worthOf(to, colour) - paid
      if (follows[by] === 1) {
        if (worth <= following) continue
        following = worth
        this.#followCode[cell] = way * 2
      } else if (worth > best) {
        if (by !== bestBy) {
          next = best
          nextWay = bestWay
        }
        best = worth
        bestWay = way
        bestBy = by
      } else if (worth > next && by !== bestBy) {
        next = worth
        nextWay = way
      }
    }
    follow[cell] = following
    this.#use[cell * 2] = best
    this.#use[cell * 2 + 1] = next
    this.#useCode[cell * 2] = bestWay * 2
    this.#useCode[cell * 2 + 1] = nextWay * 2
  }

  #start(cell: number, stop: number): void {
    this.#first[cell] = stop
    this.#second[cell] = Number.NEGATIVE_INFINITY
    this.#firstBy[cell] = -1
    this.#firstCode[cell] = STOP
    this.#secondCode[cell] = STOP
  }

  #offerUses(cell: number, from: number, cost: number, turned: 0 | 1): void {
    const { wayResource } = this.#relaxation
    for (let i = from * 2; i < from * 2 + 2; i++) {
      const worth = (this.#use[i] ?? 0) - cost
      const code = (this.#useCode[i] ?? 0) + turned
      const by = wayResource[code >> 1] ?? 0
      if (worth > (this.#first[cell] ?? 0)) {
        if (by !== this.#firstBy[cell]) {
          this.#second[cell] = this.#first[cell] ?? 0
          this.#secondCode[cell] = this.#firstCode[cell] ?? STOP
        }
        this.#first[cell] = worth
        this.#firstBy[cell] = by
        this.#firstCode[cell] = code
      } else if (worth > (this.#second[cell] ?? 0) && by !== this.#firstBy[cell]) {
        this.#second[cell] = worth
        this.#secondCode[cell] = code
      }
    }
  }

  /** Of the ends of a way that only some problems know. */
  #worthOf(to: number, colour: number): number {
    if (to === LOST) return this.#problem.weights.death
    if (to === BACK) return 0
    const cell = colour + (this.#bestValue[colour / 6] ?? 0)
    return Math.max(this.#first[cell] ?? 0, this.#follow[cell] ?? 0)
  }

  /** Untreated patients may also stop as they are, untreated; any treatment makes them treated. */
  #finish(bagPrice: number, turning: number): void {
    for (let cell = 0; cell < CELLS; cell++) {
      const v = cell % 6
      let best = this.#stopUntreated[cell] ?? 0
      let code = STOP
      for (let colour = 0; colour < 3; colour++) {
        const other = colour * 6 + v
        const worth = (this.#use[other * 2] ?? 0) - (other === cell ? 0 : bagPrice)
        if (worth > best) {
          best = worth
          code = this.#useCode[other * 2] ?? 0
        }
        const turned = (this.#first[other] ?? 0) - turning
        if (turned > best) {
          best = turned
          code = TURNED - colour
        }
      }
      this.#untreatedCode[cell] = code
      const kind = Math.floor(cell / 6) * 12 + v
      this.worth[kind] = best
      this.worth[kind + 6] = this.#first[cell] ?? 0
    }
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
    let best = 0
    for (let colour = 0; colour < 3; colour++)
      for (let value = 2; value <= 5; value++) best = Math.max(best, this.worth[colour * 12 + value - 1] ?? 0)
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

  addSlope(kind: number, count: number): void {
    const { wayResource, wayTo, wayStart, waySlot, firstSlot, slots, bag } = this.#relaxation
    const turner = firstSlot[this.#recolourer] ?? -1
    const bagSlot = firstSlot[bag] ?? 0
    let cell = cellOf(kind)
    let code = (TREATED[kind] === 1 ? this.#firstCode[cell] : this.#untreatedCode[cell]) ?? STOP
    for (let step = 0; step < LONGEST_WAY && code !== STOP; step++) {
      const v = cell % 6
      if (code <= TURNED) {
        this.#uncount(turner, count)
        cell = (TURNED - code) * 6 + v
        code = this.#firstCode[cell] ?? STOP
        continue
      }
      const way = code >> 1
      let from = v
      while (way >= (wayStart[from + 1] ?? 0)) from += 6
      if (from !== cell) this.#uncount((code & 1) === 1 ? turner : bagSlot, count)
      const resource = wayResource[way] ?? 0
      this.#uncount(waySlot[way] ?? 0, count)
      const to = wayTo[way] ?? 0
      if (to === OUT) this.slope[slots] = (this.slope[slots] ?? 0) + count
      if (to === OUT || to === LOST || to === BACK) return
      const colour = from - v
      cell = colour + (to === ANYWHERE ? (this.#bestValue[colour / 6] ?? 0) : to - 1)
      const isFree = this.#firstBy[cell] !== resource || this.#again[resource] === 1
      code = (isFree ? this.#firstCode[cell] : this.#secondCode[cell]) ?? STOP
      const worth = (isFree ? this.#first[cell] : this.#second[cell]) ?? 0
      if (resource < this.#departments && (this.#follow[cell] ?? 0) > worth) code = this.#followCode[cell] ?? STOP
    }
  }

  #uncount(slot: number, count: number): void {
    if (slot >= 0) this.slope[slot] = (this.slope[slot] ?? 0) - count
  }
}
