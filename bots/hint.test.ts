// Hints lead, step by step, to what they promise.

import { diceHospital } from '@grand-rounds/dice-hospital'
import { expect, it } from 'vitest'
import { hint } from './hint.ts'
import { carryOut, tableOf } from './testing/positions.ts'

const HOSPITAL = 'R4 R5 Y6 G3 G5; bags 1; departments orthopaedics; specialists paramedic surgeon'

it('[DH 2.21] promises points that the steps bring, and promises the same after each of them', () => {
  let state = tableOf(HOSPITAL)
  const first = hint(diceHospital.view(state, 0), 0)
  expect(first?.proved).toBe(true)
  for (;;) {
    const now = hint(diceHospital.view(state, 0), 0)
    expect(now?.value).toBeCloseTo(first?.value ?? Number.NaN, 9)
    const [next] = now?.steps ?? []
    if (next === undefined) break
    state = carryOut(state, [next])
  }
  const lounge = state.hospitals[0]?.lounge ?? [0, 0, 0]
  expect(first?.points).toBe([0, 1, 3, 5, 7, 9 + 5][lounge[0] + lounge[1] + lounge[2]])
})

it('has nothing to say to who has nothing to do', () => {
  const state = carryOut(tableOf(HOSPITAL), [{ type: 'endShift' }])
  expect(hint(diceHospital.view(state, 0), 0)).toBeNull()
  expect(hint(diceHospital.view(tableOf(HOSPITAL), 1), 0)?.steps).toEqual(
    hint(diceHospital.view(tableOf(HOSPITAL), 0), 0)?.steps,
  )
})

it('says that dice will decide', () => {
  const options = { experimental: true }
  const view = diceHospital.view(tableOf('R1 Y1; nurses 1; departments drugTrialCentre', { options }), 0)
  expect(hint(view, 0)).toMatchObject({ points: null, steps: [{ type: 'place', department: 'drugTrialCentre' }] })
})

it('[DH 2.21] the most points of the shift are not those of the plan that is worth most', () => {
  const view = diceHospital.view(tableOf('R1 R6; nurses 1; bags 0'), 0)
  const told = hint(view, 0)
  // One nurse: either R6 goes home for a point, or R1 lives.
  expect(told).toMatchObject({ points: 0, proved: true, most: { points: 1, proved: true } })
  expect(told?.instead).toEqual({ saved: ['R1'], nearer: [], bags: 0 })
})

it('[DH 2.21] makes nothing of a search that had no time: the most is said only of what is known', () => {
  const view = diceHospital.view(tableOf('R1 R6; nurses 1; bags 0'), 0)
  expect(hint(view, 0, {}, { stop: () => true, nodes: 0 })?.most).toBeNull()
})
