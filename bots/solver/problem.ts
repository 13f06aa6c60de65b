// An activation made ready for the search: what can still be used, what an end is worth, and how a hospital is
// packed into a few whole numbers.
//
// Words of a packed hospital: how many patients of each kind (eight to a word, four bits each), the departments
// and the specialists that are left (a bit each), the counters below, and the lounge by colour where it matters.

import { type DepartmentId, pointsForDischarging, type SpecialistId } from '@grand-rounds/dice-hospital'
import { administratorEffect, readDie, type SolverInput, type Weights } from './input.ts'
import { ALL_KINDS, COLOUR, FEW_KINDS, kindOf, TREATED, VALUE } from './kinds.ts'
import { departmentRules, type DepartmentRules, type Rule, specialistRules, type SpecialistRules } from './rules.ts'

/** Departments of one name: they are used from the highest bit down, so what is left is always the same bits. */
export interface DepartmentKind extends DepartmentRules {
  readonly bits: number
  /** Bit c: it asks for colour c. */
  readonly colours: number
}

export interface SpecialistKind {
  readonly ability: SpecialistId
  readonly bits: number
  readonly colours: number
  /** `null`: the Admissions Nurse. */
  readonly rules: SpecialistRules | null
}

export interface Problem {
  readonly input: SolverInput
  readonly weights: Required<Weights>
  readonly kinds: number
  /** From this kind on: those who will be discharged, all others will not; `kinds`: nothing is decided. */
  readonly leaving: number
  /** Words of the patients; then come DEPARTMENTS, SPECIALISTS, COUNTERS and LOUNGE. */
  readonly wardWords: number
  readonly words: number
  readonly departments: readonly DepartmentKind[]
  readonly specialists: readonly SpecialistKind[]
  /** Dice can fall: values are expectations. */
  readonly chance: boolean
  /** Nothing but healing can happen to patients: values only rise. */
  readonly onlyHealing: boolean
  /** Healing bags need only be thought of just before an effect that asks for a value, and at the end (bags.ts). */
  readonly lateBags: boolean
  readonly ownMatters: boolean
  /** What a patient left is worth, by kind. */
  readonly stop: Float64Array
  /** The same kind as treated, where treatment makes no difference any more. */
  readonly alike: Int16Array
  /** Points by number of patients discharged in the round. */
  readonly points: Float64Array
  /** Every value is a whole multiple of this; 0: unknown. */
  readonly grain: number
  /** One neglected patient of this colour does not deteriorate; −1: none. */
  readonly shield: number
  /** Colours that count at the end, whatever is left to use; bit by bit. */
  readonly lastingColours: number
  /** Departments for several patients, by kind: whether they will be used is decided early in a proof (cases.ts). */
  readonly splits: readonly number[]
  /** What administrators can add at most. */
  readonly extra: number
  readonly root: Int32Array
}

export const DEPARTMENTS_AT = 0
export const SPECIALISTS_AT = 1
export const COUNTERS_AT = 2
export const LOUNGE_AT = 3
const FURTHER_WORDS = 4

/** A counter is a place in the counters' word: shift and mask. */
export const MEEPLES = 0
export const BAGS = 5
export const DISCHARGED = 10
export const REGISTERED = 15
export const DEATHS = 18
export const TOKENS = 21
export const REMOVED = 24
/** Decisions of the Admissions Nurse that are left. */
export const ADMISSIONS = 27

/** Where the lounge's colours don't matter its word has what must still be used, bit by bit, and bags put aside. */
export const BAG_DUTY = 3
export const IN_A_CASE = 1 << 4
export const PUT_ASIDE = 8

export function dutiesOf({ wardWords, ownMatters }: Problem, words: Int32Array, offset = 0): number {
  return ownMatters ? 0 : (words[offset + wardWords + LOUNGE_AT] ?? 0) & 15
}

export const five = (counters: number, shift: number) => (counters >> shift) & 31
export const three = (counters: number, shift: number) => (counters >> shift) & 7

export function problemOf(input: SolverInput, weights: Weights, model: SpecialistId | null): Problem {
  const worth = { removedFatality: 2, administrator: 0, ...weights }
  const administrator = administratorEffect(input)
  const ownMatters = worth.administrator !== 0 && (administrator?.kind === 'pairs' || administrator?.kind === 'sets')
  const kinds = ownMatters ? ALL_KINDS : FEW_KINDS
  const wardWords = Math.ceil(kinds / 8)
  const departments = departmentKinds(input.departments, kinds)
  const abilities = abilitiesOf(input, model)
  const specialists = specialistKinds(abilities, following(input), kinds)
  const admitting = input.followUp?.kind === 'admissions'
  const rules = rulesOf(departments, specialists)
  const chance = admitting || abilities.includes('admissionsNurse') || rules.some(({ act }) => act === 'rollAgain')
  const protects = administrator?.kind === 'protects' ? ['red', 'yellow', 'green'].indexOf(administrator.colour) : -1
  const shield = input.everyTime ? -1 : protects
  const stop = stopValues(input, worth, input.everyTime ? protects : -1, kinds)
  const problem = {
    input,
    weights: worth,
    kinds,
    leaving: kinds,
    wardWords,
    words: wardWords + FURTHER_WORDS,
    departments,
    specialists,
    chance,
    onlyHealing: false,
    lateBags: false,
    ownMatters,
    stop,
    alike: Int16Array.from({ length: kinds }, (_, kind) => {
      const treated = TREATED[kind] === 1 ? kind : kind + 6
      return stop[kind] === stop[treated] ? treated : kind
    }),
    points: Float64Array.from({ length: 64 }, (_, n) => {
      const day = input.pressDay !== null && n >= input.pressDay ? 1 : 0
      return pointsForDischarging(n) + day
    }),
    grain: 0,
    shield,
    lastingColours: protects < 0 ? 0 : 1 << protects,
    splits: [],
    extra: extraOf(input, ownMatters ? Math.max(0, worth.administrator) : 0, shield, stop),
    root: new Int32Array(wardWords + FURTHER_WORDS),
  }
  fillRoot(problem, abilities.length)
  return chance ? problem : settled(problem)
}

function rulesOf(departments: readonly DepartmentKind[], specialists: readonly SpecialistKind[]): Rule[] {
  return [...departments.flatMap(({ rules }) => rules), ...specialists.flatMap(({ rules }) => rules?.ways.flat() ?? [])]
}

/** With what holds where no dice fall. */
function settled(problem: Problem): Problem {
  const { input, departments, specialists } = problem
  const rules = rulesOf(
    departments.filter(({ rolls }) => !rolls),
    specialists.filter((kind) => !hasDice(kind)),
  )
  const onlyHealing = rules.every(({ act }) => act === 'heal')
  const quiet = specialists.every(({ rules: own }) => own === null || (!own.onDischarge && own.gain === null))
  const grain = grainOf(onlyHealing && !anyoneCanDie(problem) ? { ...problem.weights, death: 0 } : problem.weights)
  const plain = !input.freeRecolouring && input.bagHeals === 1 && problem.shield < 0 && !problem.ownMatters
  return {
    ...problem,
    chance: false,
    onlyHealing,
    lateBags: onlyHealing && quiet && plain,
    splits: onlyHealing && quiet && plain ? splitsOf(departments) : [],
    grain,
  }
}

function splitsOf(departments: readonly DepartmentKind[]): number[] {
  const several = departments.flatMap(({ rules, bits }, i) => {
    const [rule, ...others] = rules
    const single = (bits & (bits - 1)) === 0
    return rule && others.length === 0 && single && rule.count > 1 && rule.fewer === null ? [{ i, rule }] : []
  })
  const hardest = several.sort(
    (a, b) => Number(a.rule.together === null) - Number(b.rule.together === null) || a.i - b.i,
  )
  return hardest.slice(0, BAG_DUTY).map(({ i }) => i)
}

/**
 * The same with as many kinds again, for those who will be discharged. For them treatment makes no difference; so
 * nobody can say what one of them would be worth who stays, and no end is one with any of them left.
 */
export function withDecisions(problem: Problem): Problem {
  const leaving = problem.kinds
  const kinds = leaving * 2
  const wardWords = Math.ceil(kinds / 8)
  const root = new Int32Array(wardWords + FURTHER_WORDS)
  root.set(problem.root.subarray(0, problem.wardWords))
  root.set(problem.root.subarray(problem.wardWords), wardWords)
  return {
    ...problem,
    kinds,
    leaving,
    wardWords,
    words: wardWords + FURTHER_WORDS,
    departments: problem.departments.map((kind) => ({ ...kind, ...departmentRules(kind.id, kinds) })),
    specialists: problem.specialists.map((kind) => ({
      ...kind,
      rules: kind.rules === null ? null : specialistRules(kind.ability, kinds),
    })),
    stop: Float64Array.from({ length: kinds }, (_, kind) => (kind < leaving ? (problem.stop[kind] ?? 0) : NOT_AN_END)),
    alike: Int16Array.from({ length: kinds }, (_, kind) => {
      if (kind < leaving) return problem.alike[kind] ?? kind
      return TREATED[kind] === 1 ? kind : kind + 6
    }),
    root,
  }
}

const NOT_AN_END = -1e4

/** Where values only rise, nobody dies who is not in danger already. */
function anyoneCanDie({ root, kinds, input }: Problem): boolean {
  for (let kind = 0; kind < kinds; kind++)
    if (
      (((root[kind >> 3] ?? 0) >>> ((kind & 7) * 4)) & 15) !== 0 &&
      TREATED[kind] === 0 &&
      (VALUE[kind] ?? 0) <= input.neglect
    )
      return true
  return false
}

export function hasDice({ rules }: SpecialistKind): boolean {
  return rules === null || rules.ways.flat().some(({ act }) => act === 'rollAgain')
}

/** The same hospital without anything in which dice fall; whoever rolls is then no more than a meeple. */
export function withoutDice(problem: Problem, words: Int32Array): Problem {
  const root = words.slice()
  const at = problem.wardWords
  const dice = (kinds: readonly { readonly bits: number }[]) => kinds.reduce((bits, kind) => bits | kind.bits, 0)
  const free = (root[at + SPECIALISTS_AT] ?? 0).toString(2).replaceAll('0', '').length
  root[at + DEPARTMENTS_AT] = (root[at + DEPARTMENTS_AT] ?? 0) & ~dice(problem.departments.filter(({ rolls }) => rolls))
  root[at + SPECIALISTS_AT] = (root[at + SPECIALISTS_AT] ?? 0) & ~dice(problem.specialists.filter(hasDice))
  root[at + COUNTERS_AT] = ((root[at + COUNTERS_AT] ?? 0) & ~(7 << ADMISSIONS)) + (free << MEEPLES)
  return settled({ ...problem, root })
}

/** Effects that free specialists bring; one without an effect is no better than a nurse. */
function abilitiesOf(input: SolverInput, model: SpecialistId | null): SpecialistId[] {
  return input.specialists
    .map((id) => (id === 'consultant' ? model : id))
    .filter((id) => id !== null && id !== 'consultant')
}

function departmentKinds(ids: readonly DepartmentId[], kinds: number): DepartmentKind[] {
  return bitsOf(ids).map(([id, bits]) => {
    const rules = departmentRules(id, kinds)
    return { ...rules, bits, colours: coloursOf(rules.rules) }
  })
}

/** Who stands already but may still use the effect. */
function following({ followUp }: SolverInput): SpecialistId | null {
  if (followUp === null) return null
  return followUp.kind === 'specialist' ? followUp.specialist : 'admissionsNurse'
}

function specialistKinds(
  abilities: readonly SpecialistId[],
  standing: SpecialistId | null,
  kinds: number,
): SpecialistKind[] {
  const free = bitsOf(abilities)
  if (standing !== null && !abilities.includes(standing)) free.push([standing, 0])
  return free.map(([ability, bits]) => {
    const rules = specialistRules(ability, kinds)
    const colours = rules ? coloursOf(rules.ways.flat()) | (rules.asked < 0 ? 0 : 1 << rules.asked) : 0
    return { ability, bits, colours, rules }
  })
}

function coloursOf(rules: readonly Rule[]): number {
  return rules.reduce((bits, { colour }) => (colour < 0 ? bits : bits | (1 << colour)), 0)
}

/** Each name once, with as many bits as it stands in the list. */
function bitsOf<T extends string>(ids: readonly T[]): [T, number][] {
  if (ids.length > 31) throw new RangeError('more than 31 of a kind of resource')
  const names = [...new Set(ids)].sort()
  let bit = 0
  return names.map((name) => {
    const count = ids.filter((id) => id === name).length
    const bits = ((1 << count) - 1) << bit
    bit += count
    return [name, bits]
  })
}

function stopValues(input: SolverInput, weights: Weights, safe: number, kinds: number): Float64Array {
  return Float64Array.from({ length: kinds }, (_, kind) => {
    const kept = TREATED[kind] === 1 || COLOUR[kind] === safe
    const value = (VALUE[kind] ?? 0) - (kept ? 0 : input.neglect)
    return value <= 0 ? weights.death : weights.leftoverBase + weights.leftoverPerValue * value
  })
}

function extraOf(input: SolverInput, point: number, shield: number, stop: Float64Array): number {
  let extra = 0
  if (shield >= 0)
    for (let value = 1; value <= 6; value++) {
      const untreated = kindOf(0, shield, false, value)
      extra = Math.max(extra, (stop[untreated + 6] ?? 0) - (stop[untreated] ?? 0))
    }
  const { red, yellow, green } = input.lounge
  const times = input.everyTime ? Math.floor((input.wards.length + red + yellow + green) / 2) : 1
  return extra + point * times
}

/** The greatest common measure of all that a value is made of, in millionths. */
function grainOf(weights: Required<Weights>): number {
  let measure = 1_000_000
  for (const weight of Object.values(weights)) {
    const whole = Math.round(weight * 1_000_000)
    if (Math.abs(whole - weight * 1_000_000) > 1e-6) return 0
    let [a, b] = [measure, Math.abs(whole)]
    while (b > 0) [a, b] = [b, a % b]
    measure = a
  }
  return measure / 1_000_000
}

function fillRoot(problem: Problem, abilities: number): void {
  const { root, input, wardWords, chance, ownMatters } = problem
  for (const text of input.wards) {
    const { own, colour, treated, value } = readDie(text)
    const kind = kindOf(ownMatters ? own : 0, colour, treated, value)
    root[kind >> 3] = (root[kind >> 3] ?? 0) + (1 << ((kind & 7) * 4))
  }
  const { red, yellow, green } = input.lounge
  const plain = input.specialists.length - abilities
  const meeples = input.nurses + plain + (chance ? 0 : abilities)
  const admissions = input.followUp?.kind === 'admissions' ? input.followUp.left : 0
  root[wardWords + DEPARTMENTS_AT] = problem.departments.reduce((bits, department) => bits | department.bits, 0)
  root[wardWords + SPECIALISTS_AT] = problem.specialists.reduce((bits, specialist) => bits | specialist.bits, 0)
  root[wardWords + COUNTERS_AT] =
    (Math.min(meeples, 31) << MEEPLES) |
    (Math.min(input.bags, 31) << BAGS) |
    ((red + yellow + green) << DISCHARGED) |
    (Math.min(input.fatalities, 7) << TOKENS) |
    (admissions << ADMISSIONS)
  root[wardWords + LOUNGE_AT] = ownMatters ? red | (yellow << 8) | (green << 16) : 0
}
