// A closer look at a hospital where it is decided who will be discharged: every patient gets a way up, no resource is
// used more often than it is there, departments for several are used for as many, and there is an order of placements
// (schedule.ts). Every activation is such an assignment, so that none is worth enough proves that no activation is.
//
// Prices (prices.ts) say how far below the bound each way leads, and each thing left unused (costs.ts): all of that
// together is what an activation is below the bound. What is below by more than the slack is out. So each patient has
// few ways, and most assignments end with the first patients.

import { patientsIn } from './compose.ts'
import { Costs } from './costs.ts'
import { Failures } from './failures.ts'
import type { Paths } from './paths.ts'
import type { Problem } from './problem.ts'
import type { Relaxation, Stock } from './relaxation.ts'
import { Schedule } from './schedule.ts'
import type { Takings } from './takings.ts'
import { MOST_ORDERS, Ways } from './ways.ts'

const MOST_PATIENTS = 32
const MOST_RESOURCES = 30
/** To look for an order of placements takes as long as to try so many ways. */
const TRIES_OF_AN_ORDER = 100

/** `possible`: there are ways for all, and an order of placements; rules that are left out may still forbid it. */
export type Verdict = 'impossible' | 'possible' | 'unknown'

export interface Question {
  readonly prices: Float64Array
  /** Where they begin. */
  readonly at: number
  readonly stock: Stock
  readonly paths: readonly Paths[]
  /** The hospital, from here on. */
  readonly words: Int32Array
  readonly offset: number
  /** How far what is wanted lies below the bound at these prices. */
  readonly slack: number
  /** What patients who stay and bags must be worth. */
  readonly wanted: number
  /** Ways that may be tried. */
  readonly tries: number
}

export class Assignment {
  readonly #problem: Problem
  readonly #relaxation: Relaxation
  readonly #ways: Ways
  readonly #costs: Costs
  readonly #copies: Int32Array
  /** By resource: patients whom all of it can reach; how many it has reached. */
  readonly #capacity: Int32Array
  readonly #count: Int32Array
  /** Values of those whom it has reached, where only certain ones go together: 1 for equal ones, or how far apart. */
  readonly #values: Int32Array
  readonly #reach: Int32Array
  /** How many patients a department must have, if any; 0: no matter. */
  readonly #whole: Int32Array
  /** By patient and department: how many from this one on could use it. */
  readonly #takers: Uint8Array
  #meeples = 0
  #bags = 0
  #several = 0
  #wholes = 0
  readonly #failures = new Failures()
  #ends = 0
  #isPacked = false
  #packed = 0
  readonly #packing = new Int32Array(32)
  #firstByValue = 0
  #secondByValue = 0
  /** Resources that one use of is for several patients. */
  readonly #shared: number
  readonly schedule: Schedule
  readonly #chosen = new Int32Array(MOST_PATIENTS)
  #departmentMask = 0
  /** By patient: the ways that it has, and which resources it or a later one could use. */
  readonly #first = new Int32Array(MOST_PATIENTS)
  readonly #end = new Int32Array(MOST_PATIENTS)
  readonly #isLikeBefore = new Uint8Array(MOST_PATIENTS)
  readonly #later = new Int32Array(MOST_PATIENTS + 1)
  #patients = 0
  /** How many ways the last judgement has tried. */
  tried = 0
  #steps = 0
  #isSure = true
  #target = 0

  constructor(problem: Problem, relaxation: Relaxation, takings: Takings) {
    this.#problem = problem
    this.#relaxation = relaxation
    this.#costs = new Costs(problem, relaxation, takings)
    this.#ways = new Ways(problem, relaxation, takings)
    this.schedule = new Schedule(problem, relaxation, this.#ways)
    this.#copies = new Int32Array(relaxation.resources)
    this.#capacity = new Int32Array(relaxation.resources)
    this.#count = new Int32Array(relaxation.resources)
    this.#values = new Int32Array(relaxation.resources)
    this.#reach = new Int32Array(relaxation.resources)
    this.#whole = new Int32Array(relaxation.resources)
    this.#takers = new Uint8Array((MOST_PATIENTS + 1) * relaxation.resources)
    this.#shared = relaxation.perUse.reduce((bits, reach, i) => (reach > 1 ? bits | (1 << i) : bits), 0)
    this.#departmentMask = (1 << problem.departments.length) - 1
  }

  /** After `Prices.evaluate` with these prices. */
  judge({ prices, at, stock, paths, words, offset, slack, wanted, tries }: Question): Verdict {
    this.tried = 0
    if (this.#relaxation.resources > MOST_RESOURCES || patientsIn(this.#problem, words, offset) > MOST_PATIENTS)
      return 'unknown'
    if (!this.#stockUp(stock)) return 'unknown'
    this.#costs.weigh(prices, at, stock)
    this.#ways.start(prices, at, stock, slack)
    const all = this.#collect(paths, words, offset)
    // To find too many takes its time, though nothing is tried.
    if (this.#ways.isOver) this.tried = MOST_ORDERS
    if (this.#ways.isOver) return 'unknown'
    if (!all) return 'impossible'
    this.#steps = tries
    this.#failures.clear()
    this.#isSure = true
    this.#target = wanted
    this.#count.fill(0)
    this.#values.fill(0)
    const left = slack - this.#lost(0, -1, 0) + 1e-9
    const found = left >= 0 && this.#assign(0, 0, 0, 0, left, 0, -1)
    this.tried = tries - this.#steps
    if (!found) return 'impossible'
    return this.#steps > 0 && this.#isSure && this.schedule.department >= 0 ? 'possible' : 'unknown'
  }

  /** How often each resource may be used, and on whom together; false: more often than can be told here. */
  #stockUp(stock: Stock): boolean {
    const { departments } = this.#problem
    const { bag, perUse } = this.#relaxation
    this.#meeples = stock.meeples
    this.#several = 0
    this.#bags = stock.left[bag] ?? 0
    for (let resource = 0; resource < bag; resource++) {
      this.#capacity[resource] = (stock.left[resource] ?? 0) * (perUse[resource] ?? 0)
      if ((this.#capacity[resource] ?? 0) > 1) this.#several |= 1 << resource
      // A way knows of no third use.
      if ((stock.left[resource] ?? 0) > 2) return false
    }
    this.#pack()
    this.#copies.set(stock.left)
    this.#wholes = 0
    for (let i = 0; i < departments.length; i++) {
      const rules = departments[i]?.rules
      const rule = rules?.[0]
      const isWhole = rule !== undefined && rules?.length === 1 && rule.fewer === null && rule.count > 1
      this.#whole[i] = isWhole && stock.left[i] === 1 ? rule.count : 0
      if (this.#whole[i] !== 0) this.#wholes |= 1 << i
      const isByValue =
        isWhole && stock.left[i] === 1 && rule.together !== null && (this.#ways.valueShift[i] ?? -1) >= 0
      this.#reach[i] = !isByValue ? 0 : rule.together === 'equalValues' ? 1 : rule.count
    }
    const [first, second, ...more] = [...this.#reach.keys()].filter((i) => (this.#reach[i] ?? 0) > 0)
    this.#firstByValue = first ?? bag
    this.#secondByValue = second ?? bag
    if (more.length > 0) this.#isPacked = false
    return true
  }

  /** Where numbers of patients stand in one whole number. */
  #pack(): void {
    let shift = 0
    this.#isPacked = true
    this.#packed = 0
    for (let resource = 0; resource < this.#relaxation.bag; resource++) {
      if (((this.#several >> resource) & 1) === 0) continue
      if (shift > 27 || (this.#capacity[resource] ?? 0) > 7) this.#isPacked = false
      this.#packing[resource] = shift
      shift += 3
    }
  }

  /** The ways of all patients, those with few first; false: one has none. */
  #collect(paths: readonly Paths[], words: Int32Array, offset: number): boolean {
    const { wardWords } = this.#problem
    const groups: { first: number; end: number; count: number }[] = []
    for (let i = 0; i < wardWords; i++) {
      let word = words[offset + i] ?? 0
      while (word !== 0) {
        const nibble = (31 - Math.clz32(word & -word)) >> 2
        const count = (word >>> (nibble * 4)) & 15
        word &= ~(15 << (nibble * 4))
        const kind = i * 8 + nibble
        const isLeaving = kind >= this.#problem.leaving
        const own = paths[isLeaving ? 1 : 0]
        if (own === undefined) return false
        const first = this.#ways.size
        this.#ways.of(own, isLeaving ? kind - this.#problem.leaving : kind, isLeaving)
        if (this.#ways.size === first) return false
        groups.push({ first, end: this.#ways.size, count })
      }
    }
    groups.sort((a, b) => a.end - a.first - (b.end - b.first))
    let n = 0
    for (const { first, end, count } of groups)
      for (let i = 0; i < count; i++) {
        this.#first[n] = first
        this.#end[n] = end
        this.#isLikeBefore[n++] = i > 0 ? 1 : 0
      }
    this.#patients = n
    this.#later[n] = 0
    const { resources, bag } = this.#relaxation
    this.#takers.fill(0, n * resources, (n + 1) * resources)
    for (let i = n - 1; i >= 0; i--) {
      let own = 0
      for (let way = this.#first[i] ?? 0; way < (this.#end[i] ?? 0); way++) own |= this.#ways.mask[way] ?? 0
      this.#later[i] = own | (this.#later[i + 1] ?? 0)
      for (let resource = 0; resource < bag; resource++)
        this.#takers[i * resources + resource] =
          (this.#takers[(i + 1) * resources + resource] ?? 0) + ((own >> resource) & 1)
    }
    return true
  }

  /** What is lost for sure by what nobody from this patient on can use, and could before. */
  #lost(i: number, before: number, everUsed: number): number {
    let gone = before & ~(this.#later[i] ?? 0) & ~everUsed & ((1 << this.#relaxation.bag) - 1)
    let lost = 0
    while (gone !== 0) {
      const resource = 31 - Math.clz32(gone & -gone)
      gone &= gone - 1
      if ((this.#copies[resource] ?? 0) > 0) lost += (this.#costs.unused[resource] ?? 0) * (this.#copies[resource] ?? 0)
    }
    return lost
  }

  /** What the patients from this one on cost at least if nobody gets what is full. */
  #floor(from: number, full: number, slack: number): number {
    const { mask, cost } = this.#ways
    let sum = 0
    for (let i = from; i < this.#patients; i++) {
      const end = this.#end[i] ?? 0
      let way = this.#first[i] ?? 0
      while (way < end && ((mask[way] ?? 0) & full) !== 0) way++
      if (way === end) return Number.POSITIVE_INFINITY
      sum += cost[way] ?? 0
      if (sum > slack) return sum
    }
    return sum
  }

  /** Whether the patients from this one on can have ways; true also when there are no steps left. */
  #assign(i: number, full: number, ever: number, bags: number, slack: number, worth: number, like: number): boolean {
    if (i === this.#patients) return this.#isEnough(bags, worth)
    if (i < 2 || !this.#isPacked) return this.#tryWays(i, full, ever, bags, slack, worth, like)
    const own = i | (bags << 5) | (this.#isLikeBefore[i] === 1 ? (like + 1) << 10 : 0)
    const [first = 0, second = 0] = [this.#values[this.#firstByValue], this.#values[this.#secondByValue]]
    const failures = this.#failures
    const place = failures.place(own, ever, this.#packed, first, second)
    if (failures.has(place, own, ever, this.#packed, first, second, slack)) return false
    const ends = this.#ends
    if (this.#tryWays(i, full, ever, bags, slack, worth, like)) return true
    // What failed for another reason than slack and numbers could be possible after other ways of those before.
    if (ends === this.#ends) failures.add(place, own, ever, this.#packed, first, second, slack)
    return false
  }

  #tryWays(i: number, full: number, ever: number, bags: number, slack: number, worth: number, like: number): boolean {
    const others = this.#floor(i + 1, full, slack)
    if (others > slack) return false
    const ways = this.#ways
    const end = this.#end[i] ?? 0
    const most = slack - others
    const before = this.#later[i] ?? 0
    const start = this.#isLikeBefore[i] === 1 ? like : (this.#first[i] ?? 0)
    for (let way = start; way < end; way++) {
      const cost = ways.cost[way] ?? 0
      if (cost > most) break
      const mask = ways.mask[way] ?? 0
      if ((mask & full) !== 0) continue
      if (--this.#steps <= 0) return true
      const used = ways.bags[way] ?? 0
      if (bags + used > this.#bags) continue
      let left = slack - cost - used * (this.#costs.used[this.#relaxation.bag] ?? 0)
      let fresh = mask & ~ever
      while (fresh !== 0) {
        left -= this.#costs.used[31 - Math.clz32(fresh & -fresh)] ?? 0
        fresh &= fresh - 1
      }
      if (left < 0) continue
      const now = ever | mask
      left -= this.#lost(i + 1, before, now)
      if (left < 0 || bitCount(now & this.#departmentMask) > this.#meeples) continue
      this.#chosen[i] = way
      const open = now & this.#wholes
      let nowFull = full | (mask & ~this.#several)
      const several = mask & this.#several
      if (several === 0) {
        if (open !== 0 && !this.#canBeWhole(i + 1, open)) continue
        if (this.#assign(i + 1, nowFull, now, bags + used, left, worth + (ways.end[way] ?? 0), way)) return true
        continue
      }
      if (!this.#join(way, several)) continue
      let rest = several
      while (rest !== 0) {
        const resource = 31 - Math.clz32(rest & -rest)
        rest &= rest - 1
        if ((this.#count[resource] ?? 0) >= (this.#capacity[resource] ?? 0)) nowFull |= 1 << resource
      }
      const found =
        (open === 0 || this.#canBeWhole(i + 1, open)) &&
        this.#assign(i + 1, nowFull, now, bags + used, left, worth + (ways.end[way] ?? 0), way)
      this.#part(way, several)
      if (found) return true
    }
    return false
  }

  /** Whether those from this patient on are enough for departments that must not be used for fewer. */
  #canBeWhole(i: number, departments: number): boolean {
    let rest = departments
    while (rest !== 0) {
      const department = 31 - Math.clz32(rest & -rest)
      rest &= rest - 1
      const takers = this.#takers[i * this.#relaxation.resources + department] ?? 0
      if ((this.#count[department] ?? 0) + takers < (this.#whole[department] ?? 0)) return false
    }
    return true
  }

  /** Counts a patient in where several may be; false, and nothing is changed, if it does not fit there. */
  #join(way: number, several: number): boolean {
    const { mask2 } = this.#ways
    let rest = several
    while (rest !== 0) {
      const resource = 31 - Math.clz32(rest & -rest)
      rest &= rest - 1
      const more = 1 + (((mask2[way] ?? 0) >> resource) & 1)
      const isFull = (this.#count[resource] ?? 0) + more > (this.#capacity[resource] ?? 0)
      if (isFull || !this.#fits(way, resource)) {
        this.#part(way, several & ~rest & ~(1 << resource))
        return false
      }
      this.#count[resource] = (this.#count[resource] ?? 0) + more
      this.#packed += more << (this.#packing[resource] ?? 0)
      if ((this.#reach[resource] ?? 0) > 0)
        this.#values[resource] = (this.#values[resource] ?? 0) + this.#valueBit(way, resource)
    }
    return true
  }

  /** Where only certain values go together: eight times the value, for each patient three bits. */
  #valueBit(way: number, resource: number): number {
    return 1 << (3 * (((this.#ways.values[way] ?? 0) >> (this.#ways.valueShift[resource] ?? 0)) & 7))
  }

  /** Whether a patient goes together with those who are in a department already. */
  #fits(way: number, resource: number): boolean {
    const values = this.#values[resource] ?? 0
    const reach = this.#reach[resource] ?? 0
    if (values === 0 || reach === 0) return true
    const bit = this.#valueBit(way, resource)
    if (reach === 1) return values % bit === 0 && values < bit * 8
    const lowest = Math.min(bit, values & -values)
    const highest = Math.max(31 - Math.clz32(bit), 31 - Math.clz32(values))
    return (values & bit) === 0 && highest - (31 - Math.clz32(lowest)) < 3 * reach
  }

  #part(way: number, several: number): void {
    const { mask2 } = this.#ways
    let rest = several
    while (rest !== 0) {
      const resource = 31 - Math.clz32(rest & -rest)
      rest &= rest - 1
      const less = 1 + (((mask2[way] ?? 0) >> resource) & 1)
      this.#count[resource] = (this.#count[resource] ?? 0) - less
      this.#packed -= less << (this.#packing[resource] ?? 0)
      if ((this.#reach[resource] ?? 0) > 0)
        this.#values[resource] = (this.#values[resource] ?? 0) - this.#valueBit(way, resource)
    }
  }

  /** Whether what all patients have got is worth enough and can be done. */
  #isEnough(bags: number, worth: number): boolean {
    this.#ends++
    if (worth + (this.#bags - bags) * this.#problem.weights.bag < this.#target) return false
    for (let resource = 0; resource < this.#relaxation.bag; resource++) {
      // Who goes together is not decided where something for several is there twice.
      const isTwice = (this.#copies[resource] ?? 0) > 1 && ((this.#shared >> resource) & 1) === 1
      if (isTwice && (this.#count[resource] ?? 0) > 0) {
        this.#isSure = false
        return true
      }
    }
    this.#steps -= TRIES_OF_AN_ORDER
    return this.schedule.isPossible(this.#chosen, this.#patients, this.#shared)
  }
}

function bitCount(bits: number): number {
  let n = bits - ((bits >> 1) & 0x55555555)
  n = (n & 0x33333333) + ((n >> 2) & 0x33333333)
  return (((n + (n >> 4)) & 0x0f0f0f0f) * 0x01010101) >> 24
}
