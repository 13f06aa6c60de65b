// The patients' side of the bound: the best way of a patient of each kind at given prices, where every resource may be
// used as often as it likes, but not twice in a row if there is only one.

import { TREATED } from './kinds.ts'
import type { Problem } from './problem.ts'
import { ANYWHERE, BACK, cellOf, CELLS, LOST, OUT, type Relaxation, type Stock } from './relaxation.ts'
import type { Takings } from './takings.ts'

const STOP = -1
/** Less the colour: turned to it by a recolourer first. */
const TURNED = -2
const LONGEST_WAY = 20
/** Instead of what it is worth to stay where one must not. */
const BARRED = -1e6

/** Where ways may end: anywhere, only out of the hospital, only inside. */
export type Ends = 'any' | 'leaving' | 'staying'

export class Paths {
  readonly #isRecolouringFree: boolean
  readonly #relaxation: Relaxation
  readonly #takings: Takings
  readonly #mayLeave: boolean
  readonly #lost: number
  /** Of a patient, by kind without the own colour. */
  readonly worth = new Float64Array(36)
  readonly #stopTreated = new Float64Array(CELLS).fill(BARRED)
  readonly #stopUntreated = new Float64Array(CELLS).fill(BARRED)
  /** The best way on for a treated patient, and the best one that does not begin with the same resource. */
  readonly onward = new Float64Array(CELLS)
  readonly #second = new Float64Array(CELLS)
  readonly #firstBy = new Int16Array(CELLS)
  readonly #firstCode = new Int32Array(CELLS)
  readonly #secondCode = new Int32Array(CELLS)
  readonly #untreatedCode = new Int32Array(CELLS)
  /** The same for the next use alone, in the colour that the patient has. */
  readonly #use = new Float64Array(CELLS * 2)
  readonly #useCode = new Int32Array(CELLS * 2)
  /** The best use that only goes on where a department has just healed. */
  readonly following = new Float64Array(CELLS)
  readonly #followCode = new Int32Array(CELLS)
  /** Whether one patient may take a resource twice in a row. */
  readonly #again: Uint8Array
  readonly #bestValue = new Int32Array(3)
  readonly #price: Float64Array
  #recolourer = -1
  readonly #departments: number

  constructor(problem: Problem, relaxation: Relaxation, takings: Takings, ends: Ends) {
    this.#takings = takings
    this.#isRecolouringFree = problem.input.freeRecolouring
    this.#departments = problem.departments.length
    this.#relaxation = relaxation
    this.#mayLeave = ends !== 'staying'
    this.#lost = ends === 'leaving' ? BARRED : problem.weights.death
    this.#price = new Float64Array(relaxation.slots)
    this.#again = new Uint8Array(relaxation.resources)
    if (ends === 'leaving') return
    for (let kind = 0; kind < 36; kind++) {
      const cell = cellOf(kind)
      if (TREATED[kind] === 1) this.#stopTreated[cell] = problem.stop[kind] ?? 0
      else this.#stopUntreated[cell] = problem.stop[kind] ?? 0
    }
  }

  /** Sets `worth`. Prices from `at` on, by slot; `reward`: for leaving. */
  evaluate(prices: Float64Array, at: number, stock: Stock, reward: number): void {
    const { resources, bag, recolourers, cyclic, firstSlot } = this.#relaxation
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
    if (this.#isRecolouringFree && bagPrice < turning) {
      turning = bagPrice
      this.#recolourer = bag
    }
    for (let resource = 0; resource < resources; resource++)
      this.#again[resource] =
        cyclic || (stock.left[resource] ?? 0) > 1 || (resource === bag && stock.bagsMayCome) ? 1 : 0
    this.following.fill(Number.NEGATIVE_INFINITY)
    if (cyclic) {
      this.onward.set(this.#stopTreated)
      this.#firstCode.fill(STOP)
      for (let pass = 0; pass < LONGEST_WAY && this.#sweep(reward, bagPrice, turning); pass++);
    } else this.#sweep(reward, bagPrice, turning)
    this.#finish(bagPrice, turning)
  }

  /** From the highest value down; true if anything rose. */
  #sweep(reward: number, bagPrice: number, turning: number): boolean {
    const { cyclic } = this.#relaxation
    const first = this.onward
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
    const first = this.onward
    const second = this.#second
    const firstBy = this.#firstBy
    const again = this.#again
    const follow = this.following
    const perUse = this.#relaxation.perUse
    const departments = this.#departments
    const mayLeave = this.#mayLeave
    const credit = this.#takings.credit[cell] ?? 0
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
      // A placement on one patient alone passes on what it is worth to a specialist who is not waiting for the patient.
      const passed = by < departments && perUse[by] === 1 ? credit : 0
      let worth: number
      if (to === OUT) {
        if (!mayLeave) continue
        worth = reward + passed - paid
      } else if (to >= 1 && to <= 6) {
        // No single resource is used twice in a row on one patient; some only go on where a department has healed.
        const there = colour + to - 1
        worth = ((firstBy[there] !== by || again[by] === 1 ? first[there] : second[there]) ?? 0) + passed
        if (by < departments && (follow[there] ?? 0) > worth) worth = follow[there] ?? 0
        worth -= paid
      } else worth = this.#worthOf(to, colour) + passed - paid
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
    this.onward[cell] = stop
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
      if (worth > (this.onward[cell] ?? 0)) {
        if (by !== this.#firstBy[cell]) {
          this.#second[cell] = this.onward[cell] ?? 0
          this.#secondCode[cell] = this.#firstCode[cell] ?? STOP
        }
        this.onward[cell] = worth
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
    if (to === LOST) return this.#lost
    if (to === BACK) return 0
    const cell = colour + (this.#bestValue[colour / 6] ?? 0)
    return Math.max(this.onward[cell] ?? 0, this.following[cell] ?? 0)
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
        const turned = (this.onward[other] ?? 0) - turning
        if (turned > best) {
          best = turned
          code = TURNED - colour
        }
      }
      this.#untreatedCode[cell] = code
      const kind = Math.floor(cell / 6) * 12 + v
      this.worth[kind] = best
      this.worth[kind + 6] = this.onward[cell] ?? 0
    }
  }

  /** What the way of a patient changes in the slope of the bound: by slot, then the reward. */
  addSlope(slope: Float64Array, kind: number, count: number): void {
    const { wayResource, wayTo, wayStart, waySlot, firstSlot, slots, bag, perUse } = this.#relaxation
    const { credit, creditSlot } = this.#takings
    const turner = firstSlot[this.#recolourer] ?? -1
    const bagSlot = firstSlot[bag] ?? 0
    let cell = cellOf(kind)
    let code = (TREATED[kind] === 1 ? this.#firstCode[cell] : this.#untreatedCode[cell]) ?? STOP
    for (let step = 0; step < LONGEST_WAY && code !== STOP; step++) {
      const v = cell % 6
      if (code <= TURNED) {
        uncount(slope, turner, count)
        cell = (TURNED - code) * 6 + v
        code = this.#firstCode[cell] ?? STOP
        continue
      }
      const way = code >> 1
      let from = v
      while (way >= (wayStart[from + 1] ?? 0)) from += 6
      if (from !== cell) uncount(slope, (code & 1) === 1 ? turner : bagSlot, count)
      const resource = wayResource[way] ?? 0
      uncount(slope, waySlot[way] ?? 0, count)
      const to = wayTo[way] ?? 0
      const passes = resource < this.#departments && perUse[resource] === 1
      const passed = passes ? (credit[from] ?? 0) : 0
      const passedBy = passes ? (creditSlot[from] ?? -1) : -1
      if (to === OUT) slope[slots] = (slope[slots] ?? 0) + count
      if (to === OUT || to === LOST || to === BACK) {
        uncount(slope, passedBy, -count)
        return
      }
      const colour = from - v
      cell = colour + (to === ANYWHERE ? (this.#bestValue[colour / 6] ?? 0) : to - 1)
      const isFree = this.#firstBy[cell] !== resource || this.#again[resource] === 1
      code = (isFree ? this.#firstCode[cell] : this.#secondCode[cell]) ?? STOP
      const worth = ((isFree ? this.onward[cell] : this.#second[cell]) ?? 0) + passed
      if (resource < this.#departments && (this.following[cell] ?? 0) > worth) code = this.#followCode[cell] ?? STOP
      else uncount(slope, passedBy, -count)
    }
  }
}

function uncount(slope: Float64Array, slot: number, count: number): void {
  if (slot >= 0) slope[slot] = (slope[slot] ?? 0) - count
}
