// What a clause of a card would make of a patient, for the badge on the die before anything is final.

import {
  type Clause,
  type DepartmentId,
  DEPARTMENTS,
  isDead,
  isHome,
  letterOf,
  printDie,
  readTarget,
  type SpecialistId,
  SPECIALISTS,
  valueAfter,
} from '@grand-rounds/dice-hospital'

import type { Outcome } from '../board/gesture.ts'

/** `R3`, `R3+`, `R3>G` and the targets `R3=G`: the patient without what is to be done to it. */
export function patientIn(target: string): string {
  const die = readTarget(target)
  return die ? printDie(die) : target
}

/** The colour that a bag, or the effect, is to give: its letter, or null. */
export function turnedTo(target: string): string | null {
  const turned = readTarget(target)?.turned ?? null
  return turned && letterOf(turned)
}

function valueIn(text: string): number {
  return readTarget(text)?.value ?? 0
}

function applies({ values }: Clause, value: number): boolean {
  return !values || (value >= values[0] && value <= values[1])
}

export function outcomeOf(clause: Clause | undefined, target: string): Outcome | undefined {
  if (!clause) return undefined
  if (clause.act === 'recolour') return { kind: 'recoloured' }
  const value = valueAfter(clause, valueIn(target))
  if (value === null) return { kind: 'rolls' }
  if (isHome(value)) return { kind: 'home' }
  return isDead(value) ? { kind: 'dies' } : { kind: 'becomes', value }
}

/** Clauses are served in order, each by as many patients as it asks for. */
function clauseFor(clauses: readonly Clause[], picked: number): Clause | undefined {
  let before = 0
  for (const clause of clauses) {
    before += clause.count
    if (picked < before) return clause
  }
  return clauses.at(-1)
}

export function departmentOutcome(department: DepartmentId, picked: number, target: string): Outcome | undefined {
  return outcomeOf(clauseFor(DEPARTMENTS[department].clauses, picked), target)
}

export function specialistOutcome(specialist: SpecialistId, picked: number, target: string): Outcome | undefined {
  const ways = SPECIALISTS[specialist].effect?.either ?? []
  const value = valueIn(target)
  for (const way of ways) {
    const clause = clauseFor(way, picked)
    if (clause && (ways.length === 1 || applies(clause, value))) return outcomeOf(clause, target)
  }
  return undefined
}

/** An effect that nobody would leave out without thinking: it only helps. */
export function onlyHelps(specialist: SpecialistId): boolean {
  const ways = SPECIALISTS[specialist].effect?.either ?? []
  return ways.every((way) => way.every(({ act }) => act === 'heal'))
}

export function mostTargets(department: DepartmentId): number {
  return DEPARTMENTS[department].clauses.reduce((sum, { count }) => sum + count, 0)
}

/** Whether fewer may be picked than the card names. */
export function mayBeFewer(department: DepartmentId): boolean {
  return DEPARTMENTS[department].clauses.some(({ fewer }) => fewer !== undefined)
}

/** Its condition is a colour that the room must have healed. */
export function asksForColour(specialist: SpecialistId): boolean {
  const when = SPECIALISTS[specialist].effect?.when
  return when !== undefined && 'healed' in when && when.healed !== 'any'
}
