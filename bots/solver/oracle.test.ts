// The positions of the oracle: best values that two other programs agree on.

import { readFileSync } from 'node:fs'
import { DEPARTMENT_IDS, type DepartmentId, SPECIALIST_IDS, type SpecialistId } from '@grand-rounds/dice-hospital'
import { expect, it } from 'vitest'
import { endValue } from '../testing/brute-force.ts'
import { carryOut, inputFor, tableOf } from '../testing/positions.ts'
import type { Weights } from './input.ts'
import { solve } from './solve.ts'

interface Sample {
  readonly round: number
  readonly patients: readonly string[]
  readonly extraDepartments: readonly string[]
  readonly specialists: readonly string[]
  readonly nurses: number
  readonly bags: number
  readonly weights: Weights
  readonly best: number
}

const { positions } = JSON.parse(
  readFileSync(new URL('../fixtures/activation-samples.json', import.meta.url), 'utf8'),
) as { readonly positions: readonly Sample[] }

const plain = (name: string) => name.replace(/[^a-z]/gi, '').toLowerCase()

function idOf(name: string): DepartmentId | SpecialistId {
  const id = [...DEPARTMENT_IDS, ...SPECIALIST_IDS].find((known) => known.toLowerCase() === plain(name))
  if (id === undefined) throw new Error(`unknown: ${name}`)
  return id
}

function hospitalOf({ patients, extraDepartments, specialists, bags }: Sample): string {
  const list = (field: string, names: readonly string[]) =>
    names.length > 0 ? `; ${field} ${names.map(idOf).join(' ')}` : ''
  const stock = bags > 0 ? `; bags ${bags}` : ''
  return `${patients.join(' ')}${stock}${list('departments', extraDepartments)}${list('specialists', specialists)}`
}

it.each(positions.map((sample, i) => [i + 1, sample] as const))('solves position %i of the oracle', (_, sample) => {
  const state = tableOf(hospitalOf(sample), { round: sample.round })
  const solution = solve(inputFor(state), { weights: sample.weights, nodes: 50_000 })
  expect(solution.value).toBeGreaterThanOrEqual(sample.best - 1e-9)
  expect(endValue(carryOut(state, solution.plan), sample.weights, 0)).toBeCloseTo(solution.value, 9)
  if (sample.round <= 3 && sample.patients.length <= 8) expect(solution.proved).toBe(true)
})
