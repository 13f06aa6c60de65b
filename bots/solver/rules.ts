// The cards' clauses made ready for the search: numbers instead of names, and the kinds that each may pick.

import { COLOURS, DEPARTMENTS, type DepartmentId, type SpecialistId, SPECIALISTS } from '@grand-rounds/dice-hospital'
import { COLOUR, DEAD, GONE, HEALED, TURNED, VALUE, WORSE } from './kinds.ts'

export type Clause = (typeof DEPARTMENTS)[DepartmentId]['clauses'][number]

export interface Rule {
  readonly act: Clause['act']
  readonly steps: number
  readonly count: number
  readonly fewer: 'ifMust' | 'ifYouLike' | null
  /** −1: any. */
  readonly colour: number
  readonly lowest: number
  readonly highest: number
  readonly together: 'equalValues' | 'consecutiveValues' | null
  readonly among: 'thoseHealed' | 'others' | null
  readonly valueOfHealed: boolean
  /** Kinds that it may pick as they are. */
  readonly kinds: Int16Array
  /** Kinds that it may pick once a bag has changed their colour to `colour`. */
  readonly afterRecolouring: Int16Array
  /** What becomes of a kind (dice and new colours apart). */
  readonly to: Int16Array
  /** Whether a value decides who may be picked. */
  readonly asksForValue: boolean
}

export interface SpecialistRules {
  readonly ability: SpecialistId
  /** −1: any. Meaningless when `onDischarge`. */
  readonly asked: number
  readonly onDischarge: boolean
  readonly onlyColouredDepartments: boolean
  /** One of these ways; none: nothing is picked. */
  readonly ways: readonly (readonly Rule[])[]
  readonly gain: 'bag' | 'point' | 'bagForFatality' | null
}

export interface DepartmentRules {
  readonly id: DepartmentId
  readonly rules: readonly Rule[]
  readonly coloured: boolean
  readonly rolls: boolean
}

const STAYS = Int16Array.from(VALUE, (_, kind) => kind)

function ruleOf(clause: Clause, kinds: number): Rule {
  const colour = clause.colour === undefined ? -1 : COLOURS.indexOf(clause.colour)
  const [lowest, highest] = clause.values ?? [1, 6]
  const all = Array.from({ length: kinds }, (_, kind) => kind)
  const inRange = all.filter((kind) => (VALUE[kind] ?? 0) >= lowest && (VALUE[kind] ?? 0) <= highest)
  return {
    act: clause.act,
    steps: 'steps' in clause ? clause.steps : 0,
    count: clause.count,
    fewer: clause.fewer ?? null,
    colour,
    lowest,
    highest,
    together: clause.together ?? null,
    among: clause.among ?? null,
    valueOfHealed: clause.valueOfHealed ?? false,
    kinds: Int16Array.from(inRange.filter((kind) => colour < 0 || COLOUR[kind] === colour)),
    afterRecolouring: Int16Array.from(colour < 0 ? [] : inRange.filter((kind) => COLOUR[kind] !== colour)),
    to: becomes(clause),
    asksForValue: lowest > 1 || highest < 6 || clause.together !== undefined || clause.valueOfHealed === true,
  }
}

function becomes(clause: Clause): Int16Array {
  switch (clause.act) {
    case 'heal':
      return HEALED[clause.steps] ?? STAYS
    case 'deteriorate':
      return WORSE[clause.steps] ?? STAYS
    case 'turnOver':
      return TURNED
    case 'rollAgain':
    case 'recolour':
      return STAYS
  }
}

/** Whether a patient of this kind that became that one was healed. */
export function isHealed(from: number, to: number): boolean {
  return to === GONE || (to !== DEAD && (VALUE[to] ?? 0) > (VALUE[from] ?? 0))
}

// Made once: a solver is asked thousands of times, about the same cards.
const departmentsMade = new Map<string, DepartmentRules>()
const specialistsMade = new Map<string, SpecialistRules | null>()

export function departmentRules(id: DepartmentId, kinds: number): DepartmentRules {
  return once(departmentsMade, `${id} ${kinds}`, () => makeDepartmentRules(id, kinds))
}

/** `null`: it has no effect that is listed on its card (Consultant, Admissions Nurse). */
export function specialistRules(ability: SpecialistId, kinds: number): SpecialistRules | null {
  return once(specialistsMade, `${ability} ${kinds}`, () => makeSpecialistRules(ability, kinds))
}

function once<T>(made: Map<string, T>, key: string, make: () => T): T {
  const known = made.get(key)
  if (known !== undefined) return known
  const rules = make()
  made.set(key, rules)
  return rules
}

function makeDepartmentRules(id: DepartmentId, kinds: number): DepartmentRules {
  const { clauses } = DEPARTMENTS[id]
  return {
    id,
    rules: clauses.map((clause) => ruleOf(clause, kinds)),
    coloured: clauses.some(({ colour }) => colour !== undefined),
    rolls: clauses.some(({ act }) => act === 'rollAgain'),
  }
}

function makeSpecialistRules(ability: SpecialistId, kinds: number): SpecialistRules | null {
  const { effect } = SPECIALISTS[ability]
  if (effect === null) return null
  const { when } = effect
  const colour = 'healed' in when && when.healed !== 'any' ? when.healed : null
  return {
    ability,
    asked: colour === null ? -1 : COLOURS.indexOf(colour),
    onDischarge: 'discharged' in when,
    onlyColouredDepartments: effect.onlyColouredDepartments ?? false,
    ways: (effect.either ?? []).map((way) => way.map((clause) => ruleOf(clause, kinds))),
    gain: effect.gain ?? null,
  }
}
