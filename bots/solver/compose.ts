// The packed hospital that a choice of the expander leads to.

import { type Choice, NOBODY, RELEASED } from './choice.ts'
import { GONE, OWN } from './kinds.ts'
import {
  ADMISSIONS,
  BAG_DUTY,
  BAGS,
  COUNTERS_AT,
  DEATHS,
  DEPARTMENTS_AT,
  DISCHARGED,
  LOUNGE_AT,
  MEEPLES,
  type Problem,
  REGISTERED,
  REMOVED,
  SPECIALISTS_AT,
  three,
  TOKENS,
} from './problem.ts'

/** `kind` may also be GONE, DEAD or RELEASED: then there is nobody to add. */
export function addPatient(words: Int32Array, kind: number, count: number): void {
  if (kind >= 0) words[kind >> 3] = (words[kind >> 3] ?? 0) + (count << ((kind & 7) * 4))
}

export function compose(choice: Choice, made: Int32Array): void {
  const { problem, from, leaves, comes, changes } = choice
  const at = problem.wardWords
  made.set(from)
  for (let i = 0; i < changes; i++) {
    addPatient(made, leaves[i] ?? RELEASED, -1)
    addPatient(made, comes[i] ?? RELEASED, 1)
  }
  let counters = from[at + COUNTERS_AT] ?? 0
  let bags = -choice.spent
  const rules = problem.specialists[choice.specialist]?.rules
  if (rules) {
    if (rules.gain === 'point') counters += 1 << REGISTERED
    else if (rules.gain === 'bag') bags++
    else if (rules.gain === 'bagForFatality') {
      bags++
      counters += (1 << REMOVED) - (1 << TOKENS)
    }
  }
  counters += (bags << BAGS) + (choice.discharged << DISCHARGED) + (choice.deaths << DEATHS)
  if (choice.department !== NOBODY && !choice.isFollowingUp) {
    made[at + DEPARTMENTS_AT] = without(from[at + DEPARTMENTS_AT] ?? 0, problem.departments[choice.department])
    const used = choice.specialist === NOBODY ? choice.standIn : choice.specialist
    if (used !== NOBODY) made[at + SPECIALISTS_AT] = without(from[at + SPECIALISTS_AT] ?? 0, problem.specialists[used])
    if (!problem.chance || used === NOBODY) counters -= 1 << MEEPLES
    if (rules === null) counters += Math.min(choice.discharged, 7) << ADMISSIONS
    // A bag while an Admissions Nurse may choose is none of her choices.
  } else if (three(counters, ADMISSIONS) > 0 && choice.spent === 0) counters -= 1 << ADMISSIONS
  made[at + COUNTERS_AT] = counters
  if (!problem.ownMatters) {
    let duties = made[at + LOUNGE_AT] ?? 0
    if (duties !== 0) {
      if (choice.spent > 0) duties &= ~(1 << BAG_DUTY)
      const split = problem.splits.indexOf(choice.department)
      if (split >= 0) duties &= ~(1 << split)
      made[at + LOUNGE_AT] = duties
    }
  } else
    for (let i = 0; i < changes; i++)
      if (comes[i] === GONE)
        made[at + LOUNGE_AT] = (made[at + LOUNGE_AT] ?? 0) + (1 << ((OWN[leaves[i] ?? 0] ?? 0) * 8))
}

function without(bits: number, kind: { readonly bits: number } | undefined): number {
  const own = bits & (kind?.bits ?? 0)
  return own === 0 ? bits : bits & ~(1 << (31 - Math.clz32(own)))
}

export function patientsIn({ wardWords }: Problem, words: Int32Array, offset: number): number {
  let patients = 0
  for (let i = 0; i < wardWords; i++)
    for (let word = words[offset + i] ?? 0; word !== 0; word >>>= 4) patients += word & 15
  return patients
}

/** Who will be discharged, where that is decided. */
export function leavingIn({ wardWords, leaving, kinds }: Problem, words: Int32Array, offset: number): number {
  if (leaving === kinds) return 0
  let patients = 0
  for (let i = leaving >> 3; i < wardWords; i++) {
    let word = words[offset + i] ?? 0
    if (i * 8 < leaving) word = (word >>> ((leaving - i * 8) * 4)) << ((leaving - i * 8) * 4)
    for (; word !== 0; word >>>= 4) patients += word & 15
  }
  return patients
}
