// The ways of a patient that cost little at given prices: what is used on it, each thing no more often than it is
// there, and what becomes of it. Ways that use the same count once.

import type { Paths } from './paths.ts'
import type { Problem } from './problem.ts'
import { CELLS, cellOf, OUT, type Relaxation, type Stock } from './relaxation.ts'
import type { Takings } from './takings.ts'
import { TREATED } from './kinds.ts'

const FIRST_SIZE = 1024
export const MOST_ORDERS = 10_000

export class Ways {
  readonly #problem: Problem
  readonly #relaxation: Relaxation
  readonly #takings: Takings
  /** What each is below the best way at these prices, in rising order for each patient. */
  cost = new Float64Array(FIRST_SIZE)
  /** What becomes of the patient is worth this. */
  end = new Float64Array(FIRST_SIZE)
  /** Resources used, bit by bit; those used twice; the values at which they are used where that matters. */
  mask = new Int32Array(FIRST_SIZE)
  mask2 = new Int32Array(FIRST_SIZE)
  values = new Int32Array(FIRST_SIZE)
  bags = new Int32Array(FIRST_SIZE)
  size = 0
  /** Orders in which a way can be gone, as a list: the first one of a way, the next one, and where its uses stand. */
  order = new Int32Array(FIRST_SIZE)
  nextOrder = new Int32Array(FIRST_SIZE)
  orderStart = new Int32Array(FIRST_SIZE)
  /** Uses one after the other: resource · CELLS + cell. */
  uses = new Int16Array(FIRST_SIZE * 4)
  #orders = 0
  #usesNoted = 0
  readonly #stack = new Int16Array(64)
  #depth = 0
  #slots = new Int32Array(256)
  #from = 0
  #prices: Float64Array
  #at = 0
  #stock: Stock | null = null
  #slack = 0
  #bagPrice = 0
  #paths: Paths | null = null
  #worth = 0
  #isLeaving = false
  readonly valueShift: Int32Array

  constructor(problem: Problem, relaxation: Relaxation, takings: Takings) {
    this.#problem = problem
    this.#relaxation = relaxation
    this.#takings = takings
    this.#prices = new Float64Array(0)
    let shift = 0
    this.valueShift = Int32Array.from(relaxation.byValue, (byValue) => {
      if (byValue === 0 || shift > 27) return -1
      shift += 3
      return shift - 3
    })
  }

  start(prices: Float64Array, at: number, stock: Stock, slack: number): void {
    this.#prices = prices
    this.#at = at
    this.#stock = stock
    this.#slack = slack + 1e-9
    this.#bagPrice = prices[at + (this.#relaxation.firstSlot[this.#relaxation.bag] ?? 0)] ?? 0
    this.size = 0
    this.#orders = 0
    this.#usesNoted = 0
  }

  /** There are too many: some were left out. */
  get isOver(): boolean {
    return this.#orders > MOST_ORDERS
  }

  /** Adds the ways of a patient of this kind. */
  of(paths: Paths, kind: number, isLeaving: boolean): void {
    this.#from = this.size
    this.#slots.fill(0)
    this.#paths = paths
    this.#isLeaving = isLeaving
    this.#worth = paths.worth[kind] ?? 0
    const { stop } = this.#problem
    const isTreated = TREATED[kind] === 1
    if (!isLeaving && !isTreated) this.#emit(stop[kind] ?? 0, stop[kind] ?? 0, 0, 0, 0, 0)
    this.#go(cellOf(kind), 0, isTreated, 0, 0, 0, 0)
    // Of what is left out anyway the order does not matter.
    if (!this.isOver) this.#sort()
  }

  /** Everything that can be done next with a patient. */
  #go(cell: number, gain: number, mayStop: boolean, mask: number, mask2: number, values: number, bags: number): void {
    const paths = this.#paths
    if (paths === null || this.isOver) return
    if (gain + (paths.onward[cell] ?? 0) < this.#worth - this.#slack && mask !== 0) return
    const v = cell % 6
    if (mayStop && !this.#isLeaving) {
      const stop = this.#problem.stop[Math.floor(cell / 6) * 12 + 6 + v] ?? 0
      this.#emit(gain + stop, stop, mask, mask2, values, bags)
    }
    const bagsLeft = this.#stock?.left[this.#relaxation.bag] ?? 0
    for (let colour = 0; colour < 3; colour++) {
      const from = colour * 6 + v
      if (from === cell) this.#uses(from, gain, mask, mask2, values, bags, false, 0)
      else if (bags < bagsLeft) this.#uses(from, gain - this.#bagPrice, mask, mask2, values, bags + 1, false, 1)
    }
  }

  /** The uses of resources from a cell; `follows`: only of those that go on where a department has healed. */
  #uses(
    from: number,
    gain: number,
    mask: number,
    mask2: number,
    values: number,
    bags: number,
    follows: boolean,
    turned: 0 | 1,
  ): void {
    const relaxation = this.#relaxation
    const { wayStart, wayResource, wayTo, waySlot, bag, perUse } = relaxation
    const paths = this.#paths
    const stock = this.#stock
    if (paths === null || stock === null) return
    const departments = this.#problem.departments.length
    const v = from % 6
    const colour = from - v
    const credit = this.#takings.credit[from] ?? 0
    const end = wayStart[from + 1] ?? 0
    for (let way = wayStart[from] ?? 0; way < end; way++) {
      const by = wayResource[way] ?? 0
      const left = stock.left[by] ?? 0
      if (left === 0 || (relaxation.follows[by] === 1) !== follows) continue
      let nowBags = bags
      let nowMask = mask
      let nowMask2 = mask2
      let nowValues = values
      if (by === bag) {
        if (turned === 1 || bags >= left) continue
        nowBags++
      } else {
        const bit = 1 << by
        if ((mask & bit) !== 0) {
          if (left < 2 || (mask2 & bit) !== 0) continue
          nowMask2 |= bit
        } else {
          nowMask |= bit
          const shift = this.valueShift[by] ?? -1
          if (shift >= 0) nowValues |= v << shift
        }
      }
      const paid = gain - (this.#prices[this.#at + (waySlot[way] ?? 0)] ?? 0)
      const passed = by < departments && perUse[by] === 1 ? credit : 0
      const to = wayTo[way] ?? 0
      if (by !== bag) this.#stack[this.#depth++] = by * CELLS + from
      if (to === OUT) {
        if (this.#isLeaving) this.#emit(paid + passed, 0, nowMask, nowMask2, nowValues, nowBags)
        if (by !== bag) this.#depth--
        continue
      }
      const there = colour + to - 1
      this.#go(there, paid + passed, true, nowMask, nowMask2, nowValues, nowBags)
      if (by < departments && paid + (paths.following[there] ?? 0) >= this.#worth - this.#slack)
        this.#uses(there, paid, nowMask, nowMask2, nowValues, nowBags, true, 0)
      if (by !== bag) this.#depth--
    }
  }

  #emit(gain: number, end: number, mask: number, mask2: number, values: number, bags: number): void {
    const cost = Math.max(0, this.#worth - gain)
    if (cost > this.#slack) return
    const all = this.#slots.length - 1
    let slot = Math.imul(mask ^ Math.imul(values, 0x85ebca6b) ^ (bags << 20) ^ Math.imul(mask2, 77), 0x9e3779b1) >>> 8
    for (slot &= all; ; slot = (slot + 1) & all) {
      const known = (this.#slots[slot] ?? 0) - 1
      if (known < 0) break
      const isSame =
        this.mask[known] === mask &&
        this.values[known] === values &&
        this.bags[known] === bags &&
        this.mask2[known] === mask2
      if (!isSame) continue
      if (cost < (this.cost[known] ?? 0)) this.cost[known] = cost
      if (end > (this.end[known] ?? 0)) this.end[known] = end
      this.#noteOrder(known, this.order[known] ?? -1)
      return
    }
    if (this.size === this.cost.length) this.#grow()
    const id = this.size++
    this.cost[id] = cost
    this.end[id] = end
    this.mask[id] = mask
    this.mask2[id] = mask2
    this.values[id] = values
    this.bags[id] = bags
    this.#noteOrder(id, -1)
    this.#slots[slot] = id + 1
    if ((id - this.#from) * 2 > this.#slots.length) this.#rehash()
  }

  #noteOrder(way: number, next: number): void {
    if (this.#orders + 1 >= this.nextOrder.length) {
      this.nextOrder = larger(this.nextOrder, new Int32Array(this.nextOrder.length * 2))
      this.orderStart = larger(this.orderStart, new Int32Array(this.orderStart.length * 2))
    }
    if (this.#usesNoted + this.#depth > this.uses.length)
      this.uses = larger(this.uses, new Int16Array(this.uses.length * 2))
    const id = this.#orders++
    this.order[way] = id
    this.nextOrder[id] = next
    this.orderStart[id] = this.#usesNoted
    for (let i = 0; i < this.#depth; i++) this.uses[this.#usesNoted++] = this.#stack[i] ?? 0
    this.orderStart[id + 1] = this.#usesNoted
  }

  #rehash(): void {
    this.#slots = new Int32Array(this.#slots.length * 2)
    const all = this.#slots.length - 1
    for (let id = this.#from; id < this.size; id++) {
      const mask = this.mask[id] ?? 0
      const key =
        mask ^
        Math.imul(this.values[id] ?? 0, 0x85ebca6b) ^
        ((this.bags[id] ?? 0) << 20) ^
        Math.imul(this.mask2[id] ?? 0, 77)
      let slot = (Math.imul(key, 0x9e3779b1) >>> 8) & all
      while (this.#slots[slot] !== 0) slot = (slot + 1) & all
      this.#slots[slot] = id + 1
    }
  }

  #grow(): void {
    const size = this.size * 2
    this.cost = larger(this.cost, new Float64Array(size))
    this.end = larger(this.end, new Float64Array(size))
    this.mask = larger(this.mask, new Int32Array(size))
    this.mask2 = larger(this.mask2, new Int32Array(size))
    this.values = larger(this.values, new Int32Array(size))
    this.bags = larger(this.bags, new Int32Array(size))
    this.order = larger(this.order, new Int32Array(size))
  }

  /** Cheap ones first; of equal ones whichever was there first. */
  #sort(): void {
    const from = this.#from
    const { cost } = this
    const places = Array.from({ length: this.size - from }, (_, i) => from + i)
    places.sort((a, b) => (cost[a] ?? 0) - (cost[b] ?? 0) || a - b)
    const lists = [this.cost, this.end, this.mask, this.mask2, this.values, this.bags, this.order]
    for (const list of lists) {
      const before = list.slice(from, this.size)
      for (let i = 0; i < places.length; i++) list[from + i] = before[(places[i] ?? 0) - from] ?? 0
    }
  }
}

function larger<T extends Int32Array | Int16Array | Float64Array>(old: T, made: T): T {
  made.set(old)
  return made
}
