import { type Command, diceHospital, type State } from '@grand-rounds/dice-hospital'
import { seedFrom } from '@grand-rounds/kernel'
import { describe, expect, it } from 'vitest'
import { solve } from '../solver/solve.ts'
import { usualWeights } from '../solver/input.ts'
import { carryOut, inputFor, tableOf } from '../testing/positions.ts'
import { mostPlaced, worthsOfChoices } from './drafts.ts'
import { turningPoints } from './leads.ts'
import type { ActivationMoment, Step } from './moments.ts'
import { judgeShift } from './shift.ts'
import { accuracyOf, verdictOn } from './verdicts.ts'

/** A shift in which the solver's own plan is carried out. */
function shiftOf(hospital: string, plan: (state: State) => readonly Command[]): ActivationMoment {
  const start = tableOf(hospital, { options: { experimental: true }, round: 3 })
  let state = start
  const steps: Step[] = []
  for (const command of plan(start)) {
    steps.push({ entry: steps.length, view: diceHospital.view(state, 0), command })
    state = carryOut(state, [command])
  }
  const [before, after] = [diceHospital.view(start, 0), diceHospital.view(state, 0)]
  return { kind: 'activation', seat: 0, entry: 0, before, steps, after }
}

const solved = (state: State) => solve(inputFor(state), { weights: usualWeights(3), nodes: 2000 })

describe('a shift', () => {
  it.each([
    ['R6 G6 Y3 R2; specialists surgeon'],
    ['R1 R2 R3 G4 Y5; bags 2'],
    ['R5 R4 R3 G5 Y5 G1; departments cardiology'],
    ['R6 G6 Y6; specialists registrar haematologyTechnician'],
    ['R6 G6 R1 Y2; fatalities 2; specialists pathologist'],
    ['R6 G3 Y1; specialists medicalStudent'],
  ])('played as the solver would is worth what the solver says, and loses nothing: %s', (hospital) => {
    const { value, points } = solved(tableOf(hospital, { options: { experimental: true }, round: 3 }))
    const judged = judgeShift(
      shiftOf(hospital, (state) => solved(state).plan),
      { nodes: 2000 },
    )
    expect(judged.reached.value).toBeCloseTo(value, 9)
    expect(judged.reached.points).toBe(points)
    expect(judged.loss).toBeCloseTo(0, 9)
  })

  it('in which nothing is done loses all there was', () => {
    const { value } = solved(tableOf('R6 G6', { options: { experimental: true }, round: 3 }))
    const judged = judgeShift(
      shiftOf('R6 G6', () => []),
      { nodes: 2000 },
    )
    expect(judged.loss).toBeCloseTo(value - judged.reached.value, 9)
    expect(judged.loss).toBeGreaterThan(7)
    expect(judged.stake).toBeCloseTo(judged.loss, 9)
  })

  it('with dice is judged by what they could do, whatever they did', () => {
    const roll: Command = { type: 'place', meeple: 'nurse', department: 'drugTrialCentre', targets: ['R1', 'G1'] }
    const hospital = 'R1 G1 Y6; nurses 1; departments drugTrialCentre'
    // Rolling two of value 1 again is better than sending one patient home, or is not: the dice have no say in it.
    const losses = ['a', 'b', 'c'].map((seed) => {
      const before = tableOf(hospital, { options: { experimental: true }, round: 3, seed: seedFrom(seed) })
      const view = diceHospital.view(before, 0)
      const after = diceHospital.view(carryOut(before, [roll]), 0)
      const steps = [{ entry: 0, view, command: roll }]
      const moment = { kind: 'activation', seat: 0, entry: 0, before: view, steps, after } as const
      return judgeShift(moment, { nodes: 500 })
    })
    expect(new Set(losses.map(({ reached }) => reached.value)).size).toBeGreaterThan(1)
    expect(new Set(losses.map(({ loss }) => loss.toFixed(6))).size).toBe(1)
  })
})

describe('verdicts', () => {
  it.each([
    [0, 'best'],
    [0.049, 'best'],
    [0.05, 'good'],
    [0.5, 'inaccuracy'],
    [1.5, 'mistake'],
    [3, 'blunder'],
  ])('%d points lost: %s', (loss, verdict) => expect(verdictOn(loss)).toBe(verdict))

  it('accuracy is 100 without a loss, 50 with two points lost each time, and counts what was at stake', () => {
    expect(accuracyOf([])).toBe(100)
    expect(accuracyOf([{ loss: 0, stake: 3 }])).toBe(100)
    expect(accuracyOf([{ loss: 2, stake: 3 }])).toBe(50)
    expect(
      accuracyOf([
        { loss: 2, stake: 4 },
        { loss: 0, stake: 0 },
      ]),
    ).toBe(50)
    expect(
      accuracyOf([
        { loss: 4, stake: 40 },
        { loss: 0, stake: 5 },
      ]),
    ).toBe(62.5)
  })
})

describe('worth of choices', () => {
  it('patients find spaces by making room for each other', () => {
    expect(mostPlaced(['R1', 'R2'], ['R6', 'G1'])).toBe(2)
    expect(mostPlaced(['R1', 'R2', 'R3'], ['R6', 'G1'])).toBe(2)
    expect(mostPlaced(['Y5'], ['R6', 'G1'])).toBe(0)
    expect(mostPlaced(['R1'], [])).toBe(0)
  })

  it('whoever would die is worth protecting most', () => {
    const options = { administrators: true }
    const state = tableOf('R1 R2 R4; administrator protectsRed', { options })
    const ended = [0, 1].reduce((now, seat) => {
      const outcome = diceHospital.step(now, { by: seat, at: 0, command: { type: 'endShift' } })
      if (!outcome.ok) throw new Error(outcome.refusal.code)
      return outcome.state
    }, state)
    expect(ended.stage).toBe('protection')
    const view = diceHospital.view(ended, 0)
    const worths = worthsOfChoices(view, 0, { type: 'protect', patient: 'R4' }, { nodes: 1 })
    const of = (patient: string) =>
      worths.find(({ command }) => command.type === 'protect' && command.patient === patient)?.worth ?? Number.NaN
    expect(of('R1')).toBeGreaterThan(of('R2') + 1)
    expect(of('R2')).toBeCloseTo(of('R4'), 9)
  })
})

describe('turning points', () => {
  const standings = [
    [1, 0, 0],
    [2, 6, 1],
    [3, 6.5, 9],
    [4, 9, 9.5],
    [5, 13, 9.5],
  ].map(([round = 0, ...expected]) => ({ round, moment: 'draft' as const, expected }))

  it('are the greatest changes of the lead, in order', () => {
    expect(turningPoints(standings, 0)).toEqual([
      { round: 2, moment: 'draft', seat: 0, from: 0, to: 5 },
      { round: 3, moment: 'draft', seat: 0, from: 5, to: -2.5 },
      { round: 5, moment: 'draft', seat: 0, from: -0.5, to: 3.5 },
    ])
  })

  it('need someone else', () => {
    expect(turningPoints([{ round: 1, moment: 'draft', expected: [9] }], 0)).toEqual([])
  })
})
