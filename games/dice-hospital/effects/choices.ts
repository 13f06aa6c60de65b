// Which patients an effect may pick. One measure (`admits`, `belongTogether`, `cost`) serves both questions:
// what can be chosen (`choices`), and whether what was chosen is right (`whyNot`).

import {
  COLOUR_INDEXES,
  COLOURS,
  colourOfLetter,
  type ColourIndex,
  currentColour,
  letterOf,
  type Patient,
  printPatient,
  readPatient,
  recoloured,
  removePatient,
  valueOf,
} from '../patients.ts'
import { without } from '../combinations.ts'
import type { Clause } from './language.ts'

/** A patient that was picked, with the colour that it is given for this, if any: bits 0–7 and 8–9 (colour + 1). */
export type Target = number

export function target(p: Patient, colour: ColourIndex | null): Target {
  return colour === null ? p : p | ((colour + 1) << 8)
}

export function patientOf(t: Target): Patient {
  return t & 0xff
}

export function newColourOf(t: Target): ColourIndex | null {
  return t < 256 ? null : (((t >> 8) - 1) as ColourIndex)
}

/** Notation: R3, or R3=G for a red 3 that is to be green from now. */
export function printTarget(t: Target): string {
  const colour = newColourOf(t)
  return colour === null ? printPatient(t) : `${printPatient(patientOf(t))}=${letterOf(colour)}`
}

export function readTarget(text: string): Target | null {
  const [name = '', letter, ...rest] = text.split('=')
  const p = readPatient(name)
  if (p === null || rest.length > 0) return null
  if (letter === undefined) return p
  const colour = colourOfLetter(letter)
  return colour === null ? null : target(p, colour)
}

/** One patient that an effect healed: its current colour and value just before, and what became of it. */
export interface Healed {
  readonly colour: ColourIndex
  readonly before: number
  /** `null`: discharged. */
  readonly after: Patient | null
}

/** What an effect is chosen in. */
export interface Situation {
  readonly wards: readonly Patient[]
  /** Blood bags that may go into changes of colour. */
  readonly bags: number
  /** What the department healed before a specialist's effect; empty for a department's own. */
  readonly healed: readonly Healed[]
  /** The colour that the specialist's condition asks for. */
  readonly asked: ColourIndex | null
}

/** What to do: one of these ways, all clauses of it, on different patients. */
export type Ways = readonly (readonly Clause[])[]

/** All choices, each once, as flat lists of targets in the order of the clauses. */
export function* choices(ways: Ways, situation: Situation): Generator<readonly Target[]> {
  for (const way of ways) yield* choicesOfWay(way, 0, situation, [], situation.bags)
}

function* choicesOfWay(
  way: readonly Clause[],
  from: number,
  situation: Situation,
  before: readonly Target[],
  bags: number,
): Generator<readonly Target[]> {
  const clause = way[from]
  if (clause === undefined) {
    yield before
    return
  }
  for (const picked of selections(clause, poolOf(clause, situation, before), situation, bags)) {
    if (from + 1 === way.length) yield before.length === 0 ? picked : [...before, ...picked]
    else yield* choicesOfWay(way, from + 1, situation, [...before, ...picked], bags - cost(clause, picked))
  }
}

/** The patients that a clause may look at: those of its pool that no earlier clause has picked. */
function poolOf(clause: Clause, situation: Situation, before: readonly Target[]): readonly Patient[] {
  if (clause.among === undefined && before.length === 0) return situation.wards
  let pool: Patient[]
  if (clause.among === 'thoseHealed') {
    pool = []
    for (const { after, colour } of situation.healed) {
      if (after !== null && (situation.asked === null || situation.asked === colour)) pool.push(after)
    }
    pool.sort((a, b) => a - b)
  } else {
    pool = [...situation.wards]
    if (clause.among === 'others')
      for (const { after } of situation.healed) if (after !== null) removePatient(pool, after)
  }
  for (const t of before) removePatient(pool, patientOf(t))
  return pool
}

function* selections(
  clause: Clause,
  pool: readonly Patient[],
  situation: Situation,
  bags: number,
): Generator<readonly Target[]> {
  const candidates = candidatesOf(clause, pool, situation, bags)
  const search: Search = { clause, candidates, pool, bags }
  switch (clause.fewer) {
    case undefined:
      yield* ofSize(search, clause.count, 0, [], 0)
      return
    case 'ifYouLike':
      for (let size = 1; size <= clause.count; size++) yield* ofSize(search, size, 0, [], 0)
      return
    case 'ifMust':
      for (let size: number = clause.count; size > 0; size--) {
        let found = false
        for (const picked of ofSize(search, size, 0, [], 0)) {
          found = true
          yield picked
        }
        if (found) return
      }
  }
}

interface Search {
  readonly clause: Clause
  readonly candidates: readonly Target[]
  readonly pool: readonly Patient[]
  readonly bags: number
}

/** Every target that could be picked alone, in ascending order. */
function candidatesOf(clause: Clause, pool: readonly Patient[], situation: Situation, bags: number): Target[] {
  const candidates: Target[] = []
  let last = -1
  for (const p of pool) {
    if (p === last) continue
    last = p
    if (clause.act !== 'recolour' && admits(clause, p, situation)) candidates.push(p)
    if (bags === 0 && clause.act !== 'recolour') continue
    for (const colour of COLOUR_INDEXES) {
      const t = target(p, colour)
      if (mayRecolour(clause, t) && admits(clause, t, situation)) candidates.push(t)
    }
  }
  return candidates.sort((a, b) => a - b)
}

// Ascending order makes every set of targets appear once.
function* ofSize(
  { clause, candidates, pool, bags }: Search,
  size: number,
  from: number,
  picked: readonly Target[],
  spent: number,
): Generator<readonly Target[]> {
  for (let i = from; i < candidates.length; i++) {
    const t = candidates[i] ?? 0
    const costs = spent + (t < 256 || clause.act === 'recolour' ? 0 : 1)
    if (costs > bags && costs > 0) continue
    const next = [...picked, t]
    if (next.length > 1 && (!isThere(pool, next, patientOf(t)) || !belongTogether(clause, next))) continue
    if (next.length === size) yield next
    else yield* ofSize({ clause, candidates, pool, bags }, size, i, next, costs)
  }
}

/** Whether the pool has as many of this patient as were picked. */
function isThere(pool: readonly Patient[], picked: readonly Target[], p: Patient): boolean {
  let surplus = 0
  for (const t of picked) if (patientOf(t) === p) surplus++
  for (const q of pool) if (q === p) surplus--
  return surplus <= 0
}

/** [DH 2.17] A bag changes a colour only just before the die is healed, and only to another colour. */
function mayRecolour(clause: Clause, t: Target): boolean {
  const p = patientOf(t)
  if (newColourOf(t) === currentColour(p)) return false
  switch (clause.act) {
    case 'heal':
    case 'recolour':
      return true
    case 'rollAgain':
      return valueOf(p) < 6
    case 'turnOver':
      return valueOf(p) <= 3
    case 'deteriorate':
      return false
  }
}

function admits(clause: Clause, t: Target, situation: Situation): boolean {
  const p = patientOf(t)
  const value = valueOf(p)
  if (clause.values !== undefined && (value < clause.values[0] || value > clause.values[1])) return false
  if (clause.colour !== undefined && clause.act !== 'recolour') {
    if (COLOURS[newColourOf(t) ?? currentColour(p)] !== clause.colour) return false
  }
  if (clause.valueOfHealed !== true) return true
  return situation.healed.some(
    ({ before, colour }) => before === value && (situation.asked === null || situation.asked === colour),
  )
}

/** Sound for a part of a choice too: what it refuses can't be completed. */
function belongTogether(clause: Clause, picked: readonly Target[]): boolean {
  if (clause.together === undefined) return true
  let lowest = 7
  let highest = 0
  let seen = 0
  for (const t of picked) {
    const value = valueOf(t)
    if (clause.together === 'consecutiveValues' && (seen & (1 << value)) !== 0) return false
    seen |= 1 << value
    if (value < lowest) lowest = value
    if (value > highest) highest = value
  }
  return clause.together === 'equalValues' ? lowest === highest : highest - lowest < clause.count
}

function cost(clause: Clause, picked: readonly Target[]): number {
  if (clause.act === 'recolour') return 0
  let bags = 0
  for (const t of picked) if (t > 255) bags++
  return bags
}

/** Targets by clause: what `treat` carries out. */
export interface Picked {
  readonly clause: Clause
  readonly targets: readonly Target[]
}

export type WhyNot =
  | 'noSuchPatient'
  | 'wrongPatient'
  | 'wrongNumberOfPatients'
  | 'notTogether'
  | 'cantRecolour'
  | 'noBag'

/** Checks a choice that came from outside, in any order of targets within a clause. */
export function pick(ways: Ways, situation: Situation, targets: readonly Target[]): readonly Picked[] | WhyNot {
  let why: WhyNot = 'wrongNumberOfPatients'
  for (const way of ways) {
    const picked = pickWay(way, situation, targets)
    if (typeof picked !== 'string') return picked
    if (why === 'wrongNumberOfPatients') why = picked
  }
  return why
}

function pickWay(way: readonly Clause[], situation: Situation, targets: readonly Target[]): readonly Picked[] | WhyNot {
  const picked: Picked[] = []
  const before: Target[] = []
  let bags = situation.bags
  for (const clause of way) {
    const share = way.length === 1 ? targets : targets.slice(before.length, before.length + clause.count)
    const why = whyNot(clause, poolOf(clause, situation, before), situation, bags, share)
    if (why !== null) return why
    before.push(...share)
    bags -= cost(clause, share)
    picked.push({ clause, targets: share })
  }
  return before.length === targets.length ? picked : 'wrongNumberOfPatients'
}

function whyNot(
  clause: Clause,
  pool: readonly Patient[],
  situation: Situation,
  bags: number,
  targets: readonly Target[],
): WhyNot | null {
  for (const t of targets) {
    const p = patientOf(t)
    if (!situation.wards.includes(p)) return 'noSuchPatient'
    if ((clause.act === 'recolour' || t > 255) && !(t > 255 && mayRecolour(clause, t))) return 'cantRecolour'
    if (!pool.includes(p) || !admits(clause, t, situation)) return 'wrongPatient'
    if (!isThere(pool, targets, p)) return 'noSuchPatient'
  }
  if (targets.length === 0 || targets.length > clause.count) return 'wrongNumberOfPatients'
  if (!belongTogether(clause, targets)) return 'notTogether'
  if (cost(clause, targets) > bags) return 'noBag'
  if (targets.length === clause.count || clause.fewer === 'ifYouLike') return null
  if (clause.fewer === undefined) return 'wrongNumberOfPatients'
  for (const most of selections(clause, pool, situation, bags))
    return most.length === targets.length ? null : 'wrongNumberOfPatients'
  return 'wrongNumberOfPatients'
}

/** The patient as the effect finds it: in its new colour, if it was given one. */
export function found(t: Target): Patient {
  const colour = newColourOf(t)
  return colour === null ? t : recoloured(patientOf(t), colour)
}

/** A choice in progress: what may be picked next, and whether what is picked is already a whole choice. */
export interface Progress {
  readonly next: readonly Target[]
  readonly complete: boolean
}

/** Where an effect has one clause, targets may be picked in any order; otherwise clause by clause. */
export function progress(all: Iterable<readonly Target[]>, inOrder: boolean, picked: readonly Target[]): Progress {
  const next = new Set<Target>()
  let complete = false
  for (const choice of all) {
    const rest = inOrder ? afterPrefix(choice, picked) : without(choice, picked)
    if (rest === null) continue
    if (rest.length === 0) complete = true
    else if (inOrder) next.add(rest[0] ?? 0)
    else for (const t of rest) next.add(t)
  }
  return { next: [...next].sort((a, b) => a - b), complete }
}

function afterPrefix(choice: readonly Target[], picked: readonly Target[]): readonly Target[] | null {
  return picked.every((t, i) => choice[i] === t) ? choice.slice(picked.length) : null
}
