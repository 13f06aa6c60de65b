// Which patients an effect may pick. One measure (`admits`, `joins`, `mayRecolour`) serves both questions: what
// can be chosen (`choices`), and whether what was chosen is right (`pick`).

import { without } from '../combinations.ts'
import {
  COLOUR_INDEXES,
  type ColourIndex,
  currentColour,
  type Patient,
  removePatient,
  sortPatients,
  valueOf,
} from '../patients.ts'
import type { Rule, Ways } from './rules.ts'
import { newColourOf, patientOf, type Target, target } from './targets.ts'

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

/** All choices, each once, as flat lists of targets in the order of the clauses; at most `limit` of them. */
export function choices(
  ways: Ways,
  situation: Situation,
  limit = Number.POSITIVE_INFINITY,
): readonly (readonly Target[])[] {
  const found: Target[][] = []
  for (const way of ways) searchWay(way, 0, situation, [], situation.bags, found, limit)
  return found
}

export function hasChoice(ways: Ways, situation: Situation): boolean {
  const rule = ways.length === 1 && ways[0]?.length === 1 ? ways[0][0] : undefined
  if (!rule || rule.among !== null) return choices(ways, situation, 1).length > 0
  if (rule.together === null) return hasEnough(rule, situation)
  if (rule.colour === null || situation.bags <= 0) return hasTogether(rule, situation.wards)
  return choices(ways, situation, 1).length > 0
}

// The same without a search, which most questions don't need.

function hasEnough({ count, fewer, lowest, highest, colour, act }: Rule, { wards, bags }: Situation): boolean {
  let missing = fewer === null ? count : 1
  let left = bags
  for (const p of wards) {
    const value = valueOf(p)
    if (value < lowest || value > highest) continue
    if (colour !== null && currentColour(p) !== colour) {
      if (left <= 0 || !mayRecolour(act, target(p, colour))) continue
      left--
    }
    missing--
    if (missing === 0) return true
  }
  return false
}

/** Where no change of colour can help. */
function hasTogether({ count, lowest, highest, colour, together }: Rule, wards: readonly Patient[]): boolean {
  let inARow = 0
  for (let value = lowest; value <= highest; value++) {
    let alike = 0
    for (const p of wards) if (valueOf(p) === value && (colour === null || currentColour(p) === colour)) alike++
    inARow = alike > 0 ? inARow + 1 : 0
    if ((together === 'equalValues' ? alike : inARow) >= count) return true
  }
  return false
}

function searchWay(
  way: readonly Rule[],
  from: number,
  situation: Situation,
  before: readonly Target[],
  bags: number,
  found: Target[][],
  limit: number,
): void {
  const rule = way[from]
  if (rule === undefined) return
  const pool = poolOf(rule, situation, before)
  if (from + 1 === way.length) {
    searchPool(rule, pool, situation, bags, before, found, limit)
    return
  }
  const firsts: Target[][] = []
  searchPool(rule, pool, situation, bags, before, firsts, Number.POSITIVE_INFINITY)
  for (const first of firsts)
    searchWay(way, from + 1, situation, first, bags - cost(rule, first.slice(before.length)), found, limit)
}

/** The patients that a rule may look at: those of its pool that no earlier rule has picked. */
function poolOf(rule: Rule, situation: Situation, before: readonly Target[]): readonly Patient[] {
  if (rule.among === null && before.length === 0) return situation.wards
  let pool: Patient[]
  if (rule.among === 'thoseHealed') {
    pool = []
    for (const one of situation.healed) if (one.after !== null && isAsked(one, situation)) pool.push(one.after)
    sortPatients(pool)
  } else {
    pool = situation.wards.slice()
    if (rule.among === 'others')
      for (const { after } of situation.healed) if (after !== null) removePatient(pool, after)
  }
  for (const t of before) removePatient(pool, patientOf(t))
  return pool
}

/** Adds to `found` every way to pick for one rule, each after the targets of the rules before. */
function searchPool(
  rule: Rule,
  pool: readonly Patient[],
  situation: Situation,
  bags: number,
  before: readonly Target[],
  found: Target[][],
  limit: number,
): void {
  const count = collectCandidates(rule, pool, situation, bags)
  if (count === 0) return
  const search: Search = { rule, count, picked: before.slice(), before: before.length, found, limit }
  if (rule.fewer === null) pickMore(search, rule.count, 0, bags)
  else if (rule.fewer === 'ifYouLike') for (let size = 1; size <= rule.count; size++) pickMore(search, size, 0, bags)
  else {
    const start = found.length
    for (let size = rule.count; size > 0 && found.length === start; size--) pickMore(search, size, 0, bags)
  }
}

interface Search {
  readonly rule: Rule
  /** Of candidates. */
  readonly count: number
  readonly picked: Target[]
  readonly before: number
  readonly found: Target[][]
  readonly limit: number
}

/** There are 72 different patients, and each could be picked as it is or in one of two other colours. */
const MOST = 216

// Scratch space of one search, which never starts another before it ends: to allocate it cost more than to search.

/** Every target that could be picked alone. */
const candidates = new Uint16Array(MOST)
/** Which patient of `left` each candidate is. */
const kinds = new Uint8Array(MOST)
/** How many of each patient are not picked yet. */
const left = new Uint8Array(MOST)

function collectCandidates(rule: Rule, pool: readonly Patient[], situation: Situation, bags: number): number {
  const mustRecolour = rule.act === 'recolour'
  let count = 0
  let kind = -1
  let last = -1
  for (const p of pool) {
    if (p === last) {
      left[kind] = (left[kind] ?? 0) + 1
      continue
    }
    last = p
    kind++
    left[kind] = 1
    if (!mustRecolour && admits(rule, p, situation)) {
      candidates[count] = p
      kinds[count++] = kind
    }
    if (bags <= 0 && !mustRecolour) continue
    for (const colour of COLOUR_INDEXES) {
      const t = target(p, colour)
      if (!mayRecolour(rule.act, t) || !admits(rule, t, situation)) continue
      candidates[count] = t
      kinds[count++] = kind
    }
  }
  return count
}

// Candidates are only taken in order, so every set of targets appears once.
function pickMore(search: Search, more: number, from: number, bags: number): void {
  const { rule, count, picked, before, found } = search
  for (let i = from; i < count; i++) {
    const t = candidates[i] ?? 0
    const kind = kinds[i] ?? 0
    const paid = t > 255 && rule.act !== 'recolour' ? 1 : 0
    if (left[kind] === 0 || paid > bags || !joins(rule, picked, before, picked.length, t)) continue
    if (more === 1) found.push(withLast(picked, t))
    else {
      picked.push(t)
      left[kind] = (left[kind] ?? 0) - 1
      pickMore(search, more - 1, i, bags - paid)
      left[kind] = (left[kind] ?? 0) + 1
      picked.pop()
    }
    if (found.length >= search.limit) return
  }
}

/** Most choices are of one or two, and a list that is written out is made at once. */
function withLast(picked: readonly Target[], last: Target): Target[] {
  if (picked.length === 0) return [last]
  return picked.length === 1 ? [picked[0] ?? 0, last] : [...picked, last]
}

/** [DH 2.17] A bag changes a colour only just before the die is healed, and only to another colour. */
function mayRecolour(act: Rule['act'], t: Target): boolean {
  const p = patientOf(t)
  if (newColourOf(t) === currentColour(p)) return false
  switch (act) {
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

function admits(rule: Rule, t: Target, situation: Situation): boolean {
  const p = patientOf(t)
  const value = valueOf(p)
  if (value < rule.lowest || value > rule.highest) return false
  if (rule.colour !== null && (newColourOf(t) ?? currentColour(p)) !== rule.colour) return false
  if (!rule.valueOfHealed) return true
  for (const one of situation.healed) if (one.before === value && isAsked(one, situation)) return true
  return false
}

function isAsked({ colour }: Healed, { asked }: Situation): boolean {
  return asked === null || asked === colour
}

/** Whether a target agrees with these picked for the same rule. What it refuses can't be completed later. */
function joins(rule: Rule, picked: readonly Target[], from: number, to: number, t: Target): boolean {
  if (rule.together === null || from === to) return true
  const value = valueOf(t)
  if (rule.together === 'equalValues') return valueOf(picked[from] ?? 0) === value
  for (let i = from; i < to; i++) {
    const distance = Math.abs(valueOf(picked[i] ?? 0) - value)
    if (distance === 0 || distance >= rule.count) return false
  }
  return true
}

/** Bags that these targets cost. */
function cost(rule: Rule, picked: readonly Target[]): number {
  if (rule.act === 'recolour') return 0
  let bags = 0
  for (const t of picked) if (t > 255) bags++
  return bags
}

/** Targets by rule: what `treat` carries out. */
export interface Picked {
  readonly rule: Rule
  readonly targets: readonly Target[]
}

export type WhyNot =
  | 'noSuchPatient'
  | 'wrongPatient'
  | 'wrongNumberOfPatients'
  | 'notTogether'
  | 'cantRecolour'
  | 'noBag'

/** Checks a choice that came from outside, in any order of targets within a rule. */
export function pick(ways: Ways, situation: Situation, targets: readonly Target[]): readonly Picked[] | WhyNot {
  let why: WhyNot = 'wrongNumberOfPatients'
  for (const way of ways) {
    const picked = pickWay(way, situation, targets)
    if (typeof picked !== 'string') return picked
    if (why === 'wrongNumberOfPatients') why = picked
  }
  return why
}

function pickWay(way: readonly Rule[], situation: Situation, targets: readonly Target[]): readonly Picked[] | WhyNot {
  const picked: Picked[] = []
  const before: Target[] = []
  let bags = situation.bags
  for (const rule of way) {
    const share = way.length === 1 ? targets : targets.slice(before.length, before.length + rule.count)
    const why = whyNot(rule, poolOf(rule, situation, before), situation, bags, share)
    if (why !== null) return why
    before.push(...share)
    bags -= cost(rule, share)
    picked.push({ rule, targets: share })
  }
  return before.length === targets.length ? picked : 'wrongNumberOfPatients'
}

function whyNot(
  rule: Rule,
  pool: readonly Patient[],
  situation: Situation,
  bags: number,
  targets: readonly Target[],
): WhyNot | null {
  for (const t of targets) {
    const p = patientOf(t)
    if (!situation.wards.includes(p)) return 'noSuchPatient'
    if ((rule.act === 'recolour' || t > 255) && !(t > 255 && mayRecolour(rule.act, t))) return 'cantRecolour'
    if (!pool.includes(p) || !admits(rule, t, situation)) return 'wrongPatient'
  }
  if (!areThere(targets, pool)) return 'noSuchPatient'
  if (targets.length === 0 || targets.length > rule.count) return 'wrongNumberOfPatients'
  if (!targets.every((t, i) => joins(rule, targets, 0, i, t))) return 'notTogether'
  if (cost(rule, targets) > bags) return 'noBag'
  if (targets.length === rule.count || rule.fewer === 'ifYouLike') return null
  if (rule.fewer === null) return 'wrongNumberOfPatients'
  const most: Target[][] = []
  searchPool(rule, pool, situation, bags, [], most, 1)
  return most[0]?.length === targets.length ? null : 'wrongNumberOfPatients'
}

/** Whether the pool has as many of each patient as are picked. */
function areThere(targets: readonly Target[], pool: readonly Patient[]): boolean {
  for (const t of targets) {
    let free = 0
    for (const p of pool) if (p === patientOf(t)) free++
    for (const other of targets) if (patientOf(other) === patientOf(t)) free--
    if (free < 0) return false
  }
  return true
}

/** A choice in progress: what may be picked next, and whether what is picked is already a whole choice. */
export interface Progress {
  readonly next: readonly Target[]
  readonly complete: boolean
}

/** With one rule, targets may be picked in any order; otherwise rule by rule. */
export function progress(ways: Ways, situation: Situation, picked: readonly Target[]): Progress {
  const inOrder = ways.some((way) => way.length > 1)
  const next = new Set<Target>()
  let complete = false
  for (const choice of choices(ways, situation)) {
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
