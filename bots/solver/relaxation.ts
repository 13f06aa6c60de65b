// An activation with the rules relaxed, for the bound: which resource can take a patient of a colour and value where.
//
// Resources are the kinds of departments and of specialists that are left, and bags. A cell is a colour and a value.

import { COLOUR, VALUE } from './kinds.ts'
import type { Problem } from './problem.ts'
import type { Rule } from './rules.ts'

/** Ends of a way besides values 1 to 6. */
export const LOST = 0
export const OUT = 7
export const BACK = 8
export const ANYWHERE = 9

export const CELLS = 18

export interface Relaxation {
  /** Departments, then specialists, then bags. */
  readonly resources: number
  readonly bag: number
  /** Patients that one use can reach. */
  readonly perUse: Int32Array
  /** How many of them it can discharge. */
  readonly outPerUse: Int32Array
  /** Of the ways out of a cell, the first; one more entry than cells. */
  readonly wayStart: Int32Array
  readonly wayResource: Int16Array
  readonly wayTo: Int8Array
  /** What a way pays: where values decide who goes together or who may follow, a price for each value. */
  readonly waySlot: Int16Array
  readonly slots: number
  /** Of a resource, the first price. */
  readonly firstSlot: Int16Array
  readonly together: readonly Rule['together'][]
  /** Resources with a price for each value. */
  readonly byValue: Uint8Array
  /** By specialist: the first of the second prices (takings.ts), one or one for each value; −1: none. */
  readonly linkStart: Int16Array
  /** By resource and cell: 1 if there is a way. */
  readonly reaches: Uint8Array
  /** Resources that only go on with a patient whom a department has just healed. */
  readonly follows: Uint8Array
  /** Resources that change colours without healing. */
  readonly recolourers: readonly number[]
  /** Values can fall, so that a way can come back to where it was. */
  readonly cyclic: boolean
  /** Patients who can leave without being discharged. */
  readonly removable: number
}

export function cellOf(kind: number): number {
  return (COLOUR[kind] ?? 0) * 6 + (VALUE[kind] ?? 0) - 1
}

/** What is left to use, by resource; bags too. */
export interface Stock {
  readonly left: Int32Array
  /** What will be used for sure, at least once. */
  readonly must: Uint8Array
  meeples: number
  /** A specialist who is left can bring a bag. */
  bagsMayCome: boolean
  /** Decisions of the Admissions Nurse that are open. */
  admissions: number
}

export function relax(problem: Problem): Relaxation {
  const { departments, specialists, input } = problem
  const uses: (readonly (readonly Rule[])[])[] = [
    ...departments.map(({ rules }) => [rules]),
    ...specialists.map(({ rules }) => rules?.ways ?? []),
  ]
  const bag = uses.length
  const perUse = new Int32Array(bag + 1)
  const outPerUse = new Int32Array(bag + 1)
  const ways: Way[] = []
  for (const [resource, alternatives] of uses.entries()) {
    const asked = specialists[resource - departments.length]?.rules?.asked ?? -1
    for (const rules of alternatives) {
      const found = rules.map((rule) => waysOf(rule, rule.among === 'thoseHealed' ? asked : rule.colour, resource))
      ways.push(...found.flat())
      perUse[resource] = Math.max(perUse[resource] ?? 0, sum(rules.map(({ count }) => count)))
      const leaving = rules.filter((_, i) => found[i]?.some(({ to }) => to === OUT))
      const leave = sum(leaving.map(({ count, together }) => (together === 'consecutiveValues' ? 1 : count)))
      outPerUse[resource] = Math.max(outPerUse[resource] ?? 0, leave)
    }
    if (specialists[resource - departments.length]?.ability !== 'admissionsNurse') continue
    perUse[resource] = 3
    for (let cell = 0; cell < CELLS; cell++) ways.push({ cell, resource, to: BACK })
  }
  perUse[bag] = 1
  outPerUse[bag] = 1
  for (let cell = 0; cell < CELLS; cell++) ways.push({ cell, resource: bag, to: upFrom(cell, input.bagHeals) })
  ways.sort((a, b) => a.cell - b.cell)
  const wayStart = new Int32Array(CELLS + 1)
  for (const { cell } of ways) wayStart[cell + 1] = (wayStart[cell + 1] ?? 0) + 1
  for (let cell = 0; cell < CELLS; cell++) wayStart[cell + 1] = (wayStart[cell + 1] ?? 0) + (wayStart[cell] ?? 0)
  const together = [...uses.map((use) => use[0]?.[0]?.together ?? null), null]
  const firstSlot = new Int16Array(bag + 2)
  const byValue = Uint8Array.from([...uses, []], (use, resource) =>
    (together[resource] ?? null) !== null || use.flat().some(({ valueOfHealed }) => valueOfHealed) ? 1 : 0,
  )
  for (let resource = 0; resource <= bag; resource++)
    firstSlot[resource + 1] = (firstSlot[resource] ?? 0) + (byValue[resource] === 1 ? 6 : 1)
  let slots = firstSlot[bag + 1] ?? 0
  const follows = Uint8Array.from([...uses, []], (use) =>
    use.length > 0 && use.flat().every(({ among }) => among === 'thoseHealed') ? 1 : 0,
  )
  const linkStart = Int16Array.from(specialists, ({ rules }, i) => {
    const resource = departments.length + i
    if (problem.chance || rules === null || rules.onDischarge || follows[resource] === 1) return -1
    const start = slots
    slots += byValue[resource] === 1 ? 6 : 1
    return start
  })
  const reaches = new Uint8Array((bag + 1) * CELLS)
  for (const { cell, resource } of ways) reaches[resource * CELLS + cell] = 1
  const admissions = specialists.filter(({ ability }) => ability === 'admissionsNurse').length > 0
  const killers = specialists.filter(({ rules }) => rules?.ways.flat().some(({ act }) => act === 'deteriorate'))
  return {
    resources: bag + 1,
    bag,
    perUse,
    outPerUse,
    wayStart,
    wayResource: Int16Array.from(ways, ({ resource }) => resource),
    wayTo: Int8Array.from(ways, ({ to }) => to),
    waySlot: Int16Array.from(
      ways,
      ({ resource, cell }) => (firstSlot[resource] ?? 0) + (byValue[resource] === 1 ? cell % 6 : 0),
    ),
    slots,
    firstSlot,
    together,
    byValue,
    linkStart,
    reaches,
    follows,
    recolourers: uses.flatMap((use, resource) => (use.flat().some(({ act }) => act === 'recolour') ? [resource] : [])),
    cyclic: ways.some(({ cell, to }) => to === ANYWHERE || (to !== LOST && to <= (cell % 6) + 1)),
    removable: admissions ? 12 : sum(killers.map(({ bits }) => bits.toString(2).replaceAll('0', '').length)),
  }
}

interface Way {
  readonly cell: number
  readonly resource: number
  readonly to: number
}

const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0)

const upFrom = (cell: number, steps: number) => Math.min(OUT, (cell % 6) + 1 + steps)

/** `colour`: of those whom the rule can pick; −1: any. */
function waysOf(rule: Rule, colour: number, resource: number): Way[] {
  const ways: Way[] = []
  for (let cell = 0; cell < CELLS; cell++) {
    const value = (cell % 6) + 1
    if (value < rule.lowest || value > rule.highest) continue
    if (colour >= 0 && Math.floor(cell / 6) !== colour) continue
    switch (rule.act) {
      case 'heal':
        ways.push({ cell, resource, to: upFrom(cell, rule.steps) })
        break
      case 'deteriorate':
        ways.push({ cell, resource, to: value - rule.steps })
        break
      case 'turnOver':
        ways.push({ cell, resource, to: 7 - value })
        break
      case 'rollAgain':
        ways.push({ cell, resource, to: ANYWHERE })
        break
      case 'recolour':
    }
  }
  return ways
}

/** Each of the best departments and specialists, and every bag, discharges all that it can. */
export function mostDischarged({ departments }: Problem, { outPerUse, bag }: Relaxation, stock: Stock): number {
  const { left, meeples } = stock
  let most = (left[bag] ?? 0) + (stock.bagsMayCome ? meeples : 0)
  let places = meeples
  let effects = meeples
  for (let out = 3; out > 0; out--) {
    for (let resource = 0; resource < bag; resource++) {
      if (outPerUse[resource] !== out) continue
      const isDepartment = resource < departments.length
      const uses = Math.min(left[resource] ?? 0, isDepartment ? places : effects)
      most += uses * out
      if (isDepartment) places -= uses
      else effects -= uses
    }
  }
  return most
}
