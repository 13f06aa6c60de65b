// A placement in progress, asked for step by step: which meeples, departments and targets are still possible.
// The page lights these up, and nothing else knows what may be picked.

import { readTarget, printTarget, progress, type Target } from './effects/choices.ts'
import { DEPARTMENTS, type DepartmentId } from './cards/departments.ts'
import { SPECIALISTS } from './cards/specialists.ts'
import {
  type Aftermath,
  aftermathOf,
  departmentChoices,
  freeMeeples,
  openDepartments,
  specialistChoices,
} from './phases/placement.ts'
import type { Bedside } from './effects/treat.ts'
import type { Hospital, Meeple, State } from './state.ts'

/** What has been picked so far. */
export interface Choosing {
  readonly meeple?: Meeple
  readonly department?: DepartmentId
  readonly targets?: readonly string[]
  readonly specialist?: readonly string[]
}

export interface StillPossible {
  readonly meeples: readonly Meeple[]
  readonly departments: readonly DepartmentId[]
  /** Targets that may be added for the department. */
  readonly targets: readonly string[]
  /** The department has all that it needs. */
  readonly complete: boolean
  /** Targets that may be added for the specialist. */
  readonly specialist: readonly string[]
  /** The specialist's effect may be used as picked (with no target at all, for one that needs none). */
  readonly specialistComplete: boolean
}

export function stillPossible(state: State, hospital: Hospital, choosing: Choosing): StillPossible {
  const usable = openDepartments(state, hospital).filter((id) => departmentChoices(hospital, id).next().done !== true)
  const meeples = usable.length > 0 ? freeMeeples(hospital) : []
  const { meeple, department } = choosing
  const nothing = {
    meeples,
    departments: usable,
    targets: [],
    complete: false,
    specialist: [],
    specialistComplete: false,
  }
  const targets = readAll(choosing.targets ?? [])
  if (department === undefined || !usable.includes(department) || targets === null) return nothing
  const forRoom = progress(departmentChoices(hospital, department), DEPARTMENTS[department].clauses.length > 1, targets)
  const possible = { ...nothing, targets: forRoom.next.map(printTarget), complete: forRoom.complete }
  if (!forRoom.complete || meeple === undefined || !meeples.includes(meeple)) return possible
  const after = aftermathOf(hospital, meeple, department, targets)
  const picked = readAll(choosing.specialist ?? [])
  if (after === null || picked === null) return possible
  const forSpecialist = specialistProgress(after.bedside, after.aftermath, picked)
  return { ...possible, specialist: forSpecialist.next.map(printTarget), specialistComplete: forSpecialist.complete }
}

/** The same for a specialist's effect that is decided after dice have fallen. */
export function stillPossibleAfterDice(
  hospital: Hospital,
  picked: readonly string[],
): { readonly targets: readonly string[]; readonly complete: boolean } {
  const targets = readAll(picked)
  if (hospital.followUp?.kind !== 'specialist' || targets === null) return { targets: [], complete: false }
  const { next, complete } = specialistProgress(hospital, hospital.followUp, targets)
  return { targets: next.map(printTarget), complete }
}

function specialistProgress(bedside: Bedside | Hospital, aftermath: Aftermath, picked: readonly Target[]) {
  const ways = SPECIALISTS[aftermath.specialist].effect?.either ?? []
  return progress(
    specialistChoices(bedside, aftermath),
    ways.some((way) => way.length > 1),
    picked,
  )
}

function readAll(texts: readonly string[]): Target[] | null {
  const targets = texts.map(readTarget)
  return targets.includes(null) ? null : targets.filter((t) => t !== null)
}
