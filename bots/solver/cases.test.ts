// Single positions whose best value can be reckoned by hand.

import type { Command, Position } from '@grand-rounds/dice-hospital'
import { describe, expect, it } from 'vitest'
import { carryOut, inputFor, tableOf } from '../testing/positions.ts'
import { usualWeights, type Weights } from './input.ts'
import { solve } from './solve.ts'

const experimental = { options: { experimental: true } }
const promos = { options: { promos: ['consultant', 'admissionsNurse'] } }

function answer(hospital: string, position: Partial<Position> = {}, weights: Weights = usualWeights(3)) {
  const state = tableOf(hospital, position)
  return { state, ...solve(inputFor(state), { weights, nodes: 20_000 }) }
}

const kinds = (plan: readonly Command[]) => plan.map(({ type }) => type)

describe('dice', () => {
  it('[DH 4.6 Drug Trial Centre] counts what two rolls bring on the average', () => {
    const { value, proved } = answer('R1 Y1; nurses 1; departments drugTrialCentre', experimental)
    // 3.5 on the average, each worth −0.6 + 0.2 · 3.5.
    expect(value).toBeCloseTo(0.2, 9)
    expect(proved).toBe(true)
  })

  it('[DH 4.6 Experimental Chemist] rolls for a patient who would die', () => {
    const { value, proved } = answer('R1 Y1; nurses 0; specialists experimentalChemist', experimental)
    expect(value).toBeCloseTo(-0.2 + 0.1, 9)
    expect(proved).toBe(true)
  })

  it('[DH 4.6 Drug Trial Centre] uses the effect of the specialist who stands there already', () => {
    const text =
      'R6+ Y3+; nurses 0; specialists surgeon*; departments drugTrialCentre:surgeon; after surgeon drugTrialCentre R2-R6+ Y2-Y3+'
    const { value, plan, proved, state } = answer(text, experimental)
    expect(kinds(plan)).toEqual(['useSpecialist'])
    expect(value).toBeCloseTo(1 - 0.6 + 0.2 * 3, 9)
    expect(proved).toBe(true)
    expect(carryOut(state, plan).hospitals[0]?.lounge[0]).toBe(1)
    const few = solve(inputFor(state), { weights: usualWeights(3), nodes: 1, stop: () => true })
    expect(few.bound).toBeGreaterThanOrEqual(value - 1e-9)
  })

  it('[DH 4.5 Admissions Nurse] sends the last patient away for empty wards', () => {
    const { value, plan, state } = answer('R6 G2; nurses 0; specialists admissionsNurse', promos)
    expect(value).toBeCloseTo(1 + 5, 9)
    expect(kinds(plan)).toEqual(['place', 'release'])
    expect(carryOut(state, plan).hospitals[0]?.wards).toEqual([])
  })
})

describe('choices before and between placements', () => {
  it('[DH 4.5 Consultant] chooses the model that helps most', () => {
    const { value, plan, state } = answer(
      'G5 G6; nurses 0; specialists consultant generalPractitioner surgeon; departments clinic:nurse pharmacy:nurse',
      promos,
    )
    const [first] = plan
    carryOut(state, plan)
    expect(first).toEqual({ type: 'chooseModel', specialist: 'generalPractitioner' })
    expect(value).toBeGreaterThan(0)
  })

  it('[DH 2.17] spends two bags on one die: for its colour and to heal it', () => {
    const { value, plan, state } = answer(
      'G3; nurses 1; bags 2; departments clinic:nurse imaging:nurse operatingTheatre',
    )
    expect(value).toBeCloseTo(1 + 5, 9)
    expect(plan).toHaveLength(2)
    expect(carryOut(state, plan).hospitals[0]?.bags).toBe(0)
  })
})

describe('events and administrators', () => {
  it('[DH 9 event Power Cut] uses no closed department', () => {
    const open = answer('R3; nurses 1; departments criticalCare:nurse', { round: 2, options: { events: true } })
    const closed = answer('R3; nurses 1; departments criticalCare:nurse', {
      round: 2,
      options: { events: true },
      event: 'powerCut',
    })
    expect(open.value).toBeCloseTo(-0.6 + 0.2 * 4, 9)
    expect(closed.value).toBeCloseTo(-0.6 + 0.2 * 2, 9)
  })

  it('[DH 9 event Fresh Blood] heals two with a bag', () => {
    const position = { round: 2, options: { events: true }, event: 'freshBlood' } as const
    const { value, plan } = answer('R5; nurses 0; bags 1', position)
    expect(value).toBeCloseTo(6, 9)
    expect(kinds(plan)).toEqual(['spendBag'])
  })

  it('[DH 9 event Press Day] counts the point for three', () => {
    const position = { round: 2, options: { events: true }, event: 'pressDay' } as const
    expect(answer('R6 Y6 G6', position).value).toBeCloseTo(5 + 5 + 1, 9)
  })

  it('[DH 5.6] lets untreated patients lose two with the superbug', () => {
    expect(answer('R2; nurses 0', { options: { superbug: true } }).value).toBeCloseTo(-2.5, 9)
  })

  it('[DH 4.4 protects red] leaves the protected patient alone', () => {
    const options = { administrators: true }
    const { value, plan } = answer('R1 G1; nurses 1; administrator protectsRed', { options })
    expect(value).toBeCloseTo(-0.4 - 0.2, 9)
    expect(plan).toHaveLength(1)
    expect(answer('R1 R1 G1; nurses 1; administrator protectsRed', { options }).value).toBeCloseTo(-0.4 - 2.5 - 0.2, 9)
  })

  it('[DH 4.4 two red] counts the administrator by own colours', () => {
    const options = { administrators: true }
    const text = 'R6 R6 G6 G6; nurses 2; departments imaging:nurse; administrator twoRed'
    expect(answer(text, { options }).value).toBeCloseTo(3 + 1 + 2 * 0.4, 9)
    expect(answer(text, { options }, { ...usualWeights(3), administrator: 0 }).value).toBeCloseTo(3 + 0.8, 9)
  })

  it('[DH 7.5 red never] leaves red ones alone in the prototype edition', () => {
    const options = { administrators: true, edition: 'prototype' }
    expect(answer('R1 R1; nurses 0; administrator protectsRed', { options }).value).toBeCloseTo(-0.8, 9)
  })
})
