// Whether the ways of all patients can be gone together: placements one after the other, each a department with the
// specialist whose effect follows on it.

import type { Problem } from './problem.ts'
import { CELLS, type Relaxation } from './relaxation.ts'
import type { SpecialistRules } from './rules.ts'
import type { Ways } from './ways.ts'

const MOST_PATIENTS = 32

/** A placement: the department, and whose effect is used there; −1: nobody's. */
export interface Placed {
  readonly department: number
  readonly specialist: number
}

export class Schedule {
  readonly #problem: Problem
  readonly #ways: Ways
  /** By patient, what can happen to it: after these resources, this one, in this cell. */
  readonly #start = new Int32Array(MOST_PATIENTS + 1)
  #after = new Int32Array(1024)
  #by = new Int16Array(1024)
  #cell = new Int8Array(1024)
  #size = 0
  readonly #mask = new Int32Array(MOST_PATIENTS)
  readonly #values = new Int32Array(MOST_PATIENTS)
  #patients = 0
  #all = 0
  readonly #departments: number
  #departmentMask = 0
  readonly #failed = new Set<number>()
  /** Of what is there more than once each copy has a bit: the first its resource's, others one from here on. */
  readonly #firstCopy: number
  #bits = 0
  readonly #resourceOf = new Int8Array(32)
  readonly #copiesUsed: Uint8Array
  /** By resource: the bits of the copies that the patient uses. */
  readonly #bitOf = new Int8Array(64)

  constructor(problem: Problem, relaxation: Relaxation, ways: Ways) {
    this.#problem = problem
    this.#ways = ways
    this.#departments = (1 << problem.departments.length) - 1
    this.#firstCopy = relaxation.bag
    this.#copiesUsed = new Uint8Array(relaxation.resources)
  }

  /** `chosen`: the ways of so many patients; `shared`: resources that one use of is for several patients. */
  isPossible(chosen: Int32Array, patients: number, shared: number): boolean {
    this.#size = 0
    this.#bits = this.#firstCopy
    this.#copiesUsed.fill(0)
    this.#departmentMask = this.#departments
    this.#all = 0
    for (let bit = 0; bit < this.#firstCopy; bit++) this.#resourceOf[bit] = bit
    this.#patients = 0
    for (let i = 0; i < patients; i++) {
      const way = chosen[i] ?? 0
      if ((this.#ways.mask[way] ?? 0) === 0) continue
      if (!this.#number(way, shared)) return true
      this.#values[this.#patients] = this.#ways.values[way] ?? 0
      this.#start[this.#patients] = this.#size
      this.#list(way)
      this.#all |= this.#mask[this.#patients++] ?? 0
    }
    this.#start[this.#patients] = this.#size
    this.#failed.clear()
    return this.#goesOn(0)
  }

  /** The bits of what the next patient uses: copies are alike, so each goes to whoever comes first. */
  #number(way: number, shared: number): boolean {
    let rest = this.#ways.mask[way] ?? 0
    let mask = 0
    while (rest !== 0) {
      const resource = 31 - Math.clz32(rest & -rest)
      rest &= rest - 1
      const uses = 1 + (((this.#ways.mask2[way] ?? 0) >> resource) & 1)
      for (let n = 0; n < uses; n++) {
        let bit = resource
        if (((shared >> resource) & 1) === 0) {
          const copy = this.#copiesUsed[resource] ?? 0
          this.#copiesUsed[resource] = copy + 1
          if (copy > 0) bit = this.#bits++
          if (bit > 30) return false
          this.#resourceOf[bit] = resource
          if (((this.#departments >> resource) & 1) === 1) this.#departmentMask |= 1 << bit
        }
        mask |= 1 << bit
        this.#bitOf[resource * 2 + n] = bit
      }
    }
    this.#mask[this.#patients] = mask
    return true
  }

  /** Every step of every order of a way, once. */
  #list(way: number): void {
    const { order, nextOrder, orderStart, uses } = this.#ways
    const from = this.#size
    for (let id = order[way] ?? -1; id >= 0; id = nextOrder[id] ?? -1) {
      let after = 0
      for (let at = orderStart[id] ?? 0; at < (orderStart[id + 1] ?? 0); at++) {
        const use = uses[at] ?? 0
        const resource = Math.floor(use / CELLS)
        const first = this.#bitOf[resource * 2] ?? 0
        const by = ((after >> first) & 1) === 0 ? first : (this.#bitOf[resource * 2 + 1] ?? 0)
        this.#add(from, after, by, use % CELLS)
        after |= 1 << by
      }
    }
  }

  #add(from: number, after: number, by: number, cell: number): void {
    for (let i = from; i < this.#size; i++)
      if (this.#after[i] === after && this.#by[i] === by && this.#cell[i] === cell) return
    if (this.#size === this.#after.length) {
      const [a, b, c] = [this.#after, this.#by, this.#cell]
      this.#after = new Int32Array(this.#size * 2)
      this.#by = new Int16Array(this.#size * 2)
      this.#cell = new Int8Array(this.#size * 2)
      this.#after.set(a)
      this.#by.set(b)
      this.#cell.set(c)
    }
    this.#after[this.#size] = after
    this.#by[this.#size] = by
    this.#cell[this.#size++] = cell
  }

  /** After success: what is placed first, and whose effect is used there; −1: nobody's. */
  department = -1
  specialist = -1

  #isFirst(department: number, specialist: number): true {
    this.department = this.#resourceOf[department] ?? 0
    this.specialist = specialist < 0 ? -1 : (this.#resourceOf[specialist] ?? 0) - this.#problem.departments.length
    return true
  }

  /** After what was done already. */
  #goesOn(done: number): boolean {
    if (done === this.#all) {
      this.department = -1
      return true
    }
    if (this.#failed.has(done)) return false
    let rooms = this.#all & ~done & this.#departmentMask
    while (rooms !== 0) {
      const department = 31 - Math.clz32(rooms & -rooms)
      rooms &= rooms - 1
      if (!this.#canUse(department, done, -1)) continue
      const then = done | (1 << department)
      if (this.#goesOn(then)) return this.#isFirst(department, -1)
      let people = this.#all & ~done & ~this.#departmentMask
      while (people !== 0) {
        const resource = 31 - Math.clz32(people & -people)
        people &= people - 1
        if (!this.#canUse(resource, then, department)) continue
        if (this.#isTriggered(resource, department, done) && this.#goesOn(then | (1 << resource)))
          return this.#isFirst(department, resource)
      }
    }
    this.#failed.add(done)
    return false
  }

  /** Whether all who have it in their ways can use it now; a specialist's effect after this department. */
  #canUse(resource: number, done: number, department: number): boolean {
    const among = department < 0 ? null : (this.#rulesOf(resource)?.ways[0]?.[0]?.among ?? null)
    for (let i = 0; i < this.#patients; i++) {
      const mask = this.#mask[i] ?? 0
      if (((mask >> resource) & 1) === 0) continue
      const isHealed = department >= 0 && ((mask >> department) & 1) === 1
      if (among === 'others' && isHealed) return false
      if (among === 'thoseHealed' && !isHealed) return false
      let any = false
      for (let at = this.#start[i] ?? 0; !any && at < (this.#start[i + 1] ?? 0); at++)
        any = this.#by[at] === resource && this.#after[at] === (mask & done)
      if (!any) return false
    }
    return true
  }

  #rulesOf(bit: number): SpecialistRules | null {
    return this.#problem.specialists[(this.#resourceOf[bit] ?? 0) - this.#problem.departments.length]?.rules ?? null
  }

  /** Whether the department can have healed a patient whom the specialist asks for. */
  #isTriggered(resource: number, department: number, done: number): boolean {
    const rules = this.#rulesOf(resource)
    if (!rules || rules.asked < 0) return true
    const byValue = rules.ways[0]?.[0]?.valueOfHealed === true
    for (let i = 0; i < this.#patients; i++) {
      const mask = this.#mask[i] ?? 0
      if (((mask >> department) & 1) === 0) continue
      for (let at = this.#start[i] ?? 0; at < (this.#start[i + 1] ?? 0); at++) {
        if (this.#by[at] !== department || this.#after[at] !== (mask & done)) continue
        const cell = this.#cell[at] ?? 0
        if (Math.floor(cell / 6) !== rules.asked) continue
        if (!byValue || this.#isUsedAt(resource, cell % 6)) return true
      }
    }
    return false
  }

  /** Whether the specialist's effect is used on someone of this value, less 1. */
  #isUsedAt(resource: number, value: number): boolean {
    const shift = this.#ways.valueShift[this.#resourceOf[resource] ?? 0] ?? -1
    if (shift < 0) return true
    for (let i = 0; i < this.#patients; i++)
      if ((((this.#mask[i] ?? 0) >> resource) & 1) === 1 && (((this.#values[i] ?? 0) >> shift) & 7) === value)
        return true
    return false
  }
}
