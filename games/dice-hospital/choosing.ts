// A placement in progress, asked for step by step: which meeples, departments and targets are still possible.
// The page lights these up, and nothing else knows what may be picked.

import { type Read, refuse } from '@grand-rounds/kernel'
import { DEPARTMENT_IDS, type DepartmentId } from './cards/departments.ts'
import { SPECIALIST_IDS } from './cards/specialists.ts'
import { printTarget, readTargets } from './effects/targets.ts'
import { checkFields, isObject, listOf, oneOf, optional, textOf } from './form.ts'
import {
  aftermathOf,
  canActivate,
  departmentProgress,
  freeMeeples,
  openDepartments,
  specialistProgress,
} from './phases/placement.ts'
import type { Hospital, Meeple, State } from './state.ts'

/** What has been picked so far. */
export interface Choosing {
  readonly meeple?: Meeple
  readonly department?: DepartmentId
  readonly targets?: readonly string[]
  readonly specialist?: readonly string[]
}

const targets = optional(listOf(textOf(16), 12))
const CHOOSING = {
  meeple: optional(oneOf(['nurse', ...SPECIALIST_IDS])),
  department: optional(oneOf(DEPARTMENT_IDS)),
  targets,
  specialist: targets,
}

/** Refusals: `notAChoice`, `badField` and `unknownField` (both name the field). */
export function readChoosing(input: unknown): Read<Choosing> {
  if (!isObject(input)) return refuse('notAChoice')
  return checkFields(CHOOSING, input) ?? { ok: true, value: input }
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
  const usable = openDepartments(state, hospital).filter((id) => canActivate(hospital, id))
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
  const targets = readTargets(choosing.targets ?? [])
  if (department === undefined || !usable.includes(department) || targets === null) return nothing
  const forRoom = departmentProgress(hospital, department, targets)
  const possible = { ...nothing, targets: forRoom.next.map(printTarget), complete: forRoom.complete }
  if (!forRoom.complete || meeple === undefined || !meeples.includes(meeple)) return possible
  const after = aftermathOf(hospital, meeple, department, targets)
  const picked = readTargets(choosing.specialist ?? [])
  if (after === null || picked === null) return possible
  const forSpecialist = specialistProgress(after.bedside, after.aftermath, picked)
  return { ...possible, specialist: forSpecialist.next.map(printTarget), specialistComplete: forSpecialist.complete }
}

/** The same for a specialist's effect that is decided after dice have fallen. */
export function stillPossibleAfterDice(
  hospital: Hospital,
  picked: readonly string[],
): { readonly targets: readonly string[]; readonly complete: boolean } {
  const targets = readTargets(picked)
  if (hospital.followUp?.kind !== 'specialist' || targets === null) return { targets: [], complete: false }
  const { next, complete } = specialistProgress(hospital, hospital.followUp, targets)
  return { targets: next.map(printTarget), complete }
}
