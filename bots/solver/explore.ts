// Everything that can be done next, healing bags included.
//
// Where nothing but healing can happen (Problem.lateBags), a healing bag is only offered just before a placement that
// picks its patient by value, and at the very end (closing.ts). Why that is enough: let a bag heal a patient and
// nothing that picks it by value come next. An effect that does not pick it is not changed by spending the bag later.
// One that picks it whatever its value heals it as well before as after, unless it discharges it: then the bag is
// saved. A Triage Nurse who must pick two picks it too if its value still is 3 or less: that does the bag's work and
// the bag is saved. So the bag can wait, again and again, for the next pick by value or the end, at no loss as long
// as a bag is worth no less than nothing.

import { bagsForABed, useAfterDice } from './bags-inside.ts'
import type { Expander } from './expander.ts'
import { readDie } from './input.ts'
import { GONE, HEALED, kindOf, VALUE } from './kinds.ts'
import { ADMISSIONS, COUNTERS_AT, three } from './problem.ts'

/** `isWorthwhile` is asked before everything that follows on bags already spent in the expander. */
export function explore(expander: Expander, isWorthwhile: (expander: Expander) => boolean): void {
  const { problem, from } = expander
  if (three(from[problem.wardWords + COUNTERS_AT] ?? 0, ADMISSIONS) > 0) {
    expander.admissions()
    bagsForABed(expander)
  } else if (!problem.lateBags) {
    expander.placements()
    expander.bagUses()
  } else bagsFirst(expander, 0, isWorthwhile)
}

function bagsFirst(expander: Expander, first: number, isWorthwhile: (expander: Expander) => boolean): void {
  expander.placements()
  if (expander.bagsUsed >= expander.bags) return
  // Bags are given out in the order of kinds; a healed kind stands after the one it was.
  for (let kind = first; kind < expander.problem.kinds; kind++) {
    if (expander.count[kind] === 0 || VALUE[kind] === 6) continue
    expander.bag(kind)
    if (isWorthwhile(expander)) bagsFirst(expander, kind, isWorthwhile)
    expander.unbag()
  }
}

/** What a specialist may add who stands already: dice fell in her department (DH 4.6). */
export function followUp(expander: Expander): void {
  const { problem } = expander
  const { followUp: pending } = problem.input
  if (pending?.kind !== 'specialist') return
  for (const { colour, before, after } of pending.healed) {
    const die = after === null ? null : readDie(after)
    const kind = die === null ? GONE : kindOf(problem.ownMatters ? die.own : 0, die.colour, die.treated, die.value)
    expander.wasHealed(['red', 'yellow', 'green'].indexOf(colour), before, kind)
  }
  const at = problem.specialists.findIndex(({ ability }) => ability === pending.specialist)
  expander.followUp(pending.discharged, () => useAfterDice(expander, at))
}

/** Whether the choice picks by value everyone whom bags healed for it. */
export function usesItsBags(expander: Expander): boolean {
  const { bagged, bagsUsed } = expander
  for (let i = 0; i < bagsUsed; i++) {
    const to = HEALED[1]?.[bagged[i] ?? 0] ?? GONE
    // How many end up as this kind: those healed to it, less those healed further.
    let needed = 0
    for (let j = 0; j < bagsUsed; j++) {
      if (HEALED[1]?.[bagged[j] ?? 0] === to) needed++
      if (bagged[j] === to) needed--
    }
    if (needed > pickedByValue(expander, to)) return false
  }
  return true
}

function pickedByValue(expander: Expander, kind: number): number {
  const { picks, departmentPicks, pickedKind, pickedRule, problem } = expander
  const ways = problem.specialists[expander.specialist]?.rules?.ways
  const likeHealed = ways?.[0]?.[0]?.valueOfHealed === true
  let count = 0
  for (let i = 0; i < picks; i++)
    if (pickedKind[i] === kind && (pickedRule[i]?.asksForValue === true || (likeHealed && i < departmentPicks))) count++
  return count
}
