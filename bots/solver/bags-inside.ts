// Bags while a decision of a placement is open [DH 2.17 Reading].
//
// A bag can wait until the decision is made, at no loss, unless it lets the decision do what it could not: it brings a
// patient to a value that the specialist asks for, keeps one alive whom she harms, or frees a bed for whom an Admissions
// Nurse draws. Only these are offered here. Whom the department healed is not among those: no specialist asks for the
// value of one of them, so a bag for one of them can wait too.

import { patientsIn } from './compose.ts'
import type { Expander } from './expander.ts'
import { HEALED, VALUE } from './kinds.ts'
import type { Rule } from './rules.ts'

/** What a specialist adds once dice lie in her department. In the expander, whom they healed is not to be picked. */
export function useAfterDice(expander: Expander, at: number): void {
  expander.useSpecialist(at)
  const { problem, count } = expander
  const rules = problem.specialists[at]?.rules
  const way = rules?.ways[0]
  if (!rules || way === undefined || expander.spent >= expander.bags) return
  const last = way[way.length - 1]
  if (last?.act === 'deteriorate') withBagsFor(expander, at, (kind) => VALUE[kind] !== 1, false)
  else if (last?.asksForValue === true && last.among === 'others') {
    const suits = (kind: number) => isAsked(expander, last, rules.asked, kind)
    // Nobody to choose when the dice lay: nothing was left to decide.
    if (count.some((number, kind) => number > 0 && suits(kind))) withBagsFor(expander, at, suits, true)
  }
}

/** With as many bags for one patient as it takes until it suits. `alone`: only that one is to be picked then. */
function withBagsFor(expander: Expander, at: number, suits: (kind: number) => boolean, alone: boolean): void {
  const { count, problem } = expander
  const steps = HEALED[problem.input.bagHeals]
  for (let first = 0; first < problem.kinds; first++) {
    if (count[first] === 0) continue
    let kind = first
    let bags = 0
    while (kind >= 0 && !suits(kind) && expander.spent < expander.bags) {
      expander.bag(kind)
      kind = steps?.[kind] ?? -1
      bags++
    }
    if (bags > 0 && kind >= 0 && suits(kind)) {
      const others = count.slice()
      if (alone) count.fill(0)
      count[kind] = Math.max(1, count[kind] ?? 0)
      expander.useSpecialist(at)
      count.set(others)
    }
    for (; bags > 0; bags--) expander.unbag()
  }
}

function isAsked({ healed, healedBefore, healedColour }: Expander, rule: Rule, asked: number, kind: number): boolean {
  const value = VALUE[kind] ?? 0
  if (value < rule.lowest || value > rule.highest) return false
  if (!rule.valueOfHealed) return true
  for (let i = 0; i < healed; i++)
    if (healedBefore[i] === value && (asked < 0 || healedColour[i] === asked)) return true
  return false
}

/** While an Admissions Nurse may choose: nobody can be drawn for lack of a bed, unless a bag sends someone home. */
export function bagsForABed(expander: Expander): void {
  const { problem, bags } = expander
  const { mayDraw, beds, bagHeals } = problem.input
  if (mayDraw && patientsIn(problem, expander.from, 0) >= beds) expander.bagUses(7 - bags * bagHeals)
}
