// Bags while a decision is open, against the engine's rules and nothing else: dice have fallen in the Drug Trial Centre,
// and a specialist's effect is still to be decided.

import type { Position } from '@grand-rounds/dice-hospital'
import { Random, seedFrom } from '@grand-rounds/kernel'
import { describe, expect, it } from 'vitest'
import { bruteForce, endValue } from '../testing/brute-force.ts'
import { carryOut, inputFor, tableOf } from '../testing/positions.ts'
import { usualWeights, type Weights } from './input.ts'
import { solve } from './solve.ts'

/** With bags that are worth something, next to nothing, and nothing. */
const WEIGHTS = [1, 0.05, 0].map((bag) => ({ ...usualWeights(3), removedFatality: 2.5, bag }))
const experimental = { experimental: true }
/** Those whose effect asks for values or harms come more often. */
const VALUES_OR_HARM = 'generalPractitioner cardiologist medicalStudent neurologist'
const STANDING = `${VALUES_OR_HARM} ${VALUES_OR_HARM} triageNurse paramedic surgeon anaesthetist physiotherapist`.split(
  ' ',
)
const TILES = ['orthopaedics', 'cardiology', 'triageCentre', 'trainingDepartment']

/** Null: what was drawn can't be so. */
function randomDecision(name: string): { readonly hospital: string; readonly position: Partial<Position> } | null {
  const random = new Random({ seed: seedFrom(name), used: {} })
  const below = (n: number) => random.below('hospital', n)
  const die = () => `${'RYG'[below(3)]}${1 + below(6)}${below(4) === 0 ? '+' : ''}`
  const specialist = STANDING[below(STANDING.length)] ?? ''
  const healed = Array.from({ length: 1 + below(2) }, () => {
    const value = 2 + below(5)
    const colour = 'RYG'[specialist === 'neurologist' ? 1 : below(2) * below(3)] ?? 'R'
    return { before: `${colour}${1 + below(value - 1)}`, after: `${colour}${value}+` }
  })
  const wards = [...healed.map(({ after }) => after), ...Array.from({ length: 1 + below(3) }, die)]
  const tile = TILES[below(TILES.length)] ?? ''
  const hospital = [
    wards.join(' '),
    `bags ${1 + below(3)}`,
    `nurses ${below(2)}`,
    `departments drugTrialCentre:${specialist} ${tile}`,
    `specialists ${specialist}*`,
    `after ${specialist} drugTrialCentre ${healed.map(({ before, after }) => `${before}-${after}`).join(' ')}`,
  ].join('; ')
  const position: Partial<Position> =
    below(4) === 0
      ? { options: { ...experimental, events: true }, event: 'freshBlood', round: 3 }
      : { options: experimental, round: 3 }
  try {
    tableOf(hospital, position)
    return { hospital, position }
  } catch {
    return null
  }
}

const TRIED = 450
const LEAST = 150
const PATIENCE = { timeout: 180_000 }

describe('a decision that dice left open, with bags', PATIENCE, () => {
  it('[DH 2.17 Reading] is solved as a brute force solves it', () => {
    let compared = 0
    for (let i = 0; i < TRIED; i++) {
      const drawn = randomDecision(`a decision ${i}`)
      if (drawn === null) continue
      const { hospital } = drawn
      const state = tableOf(hospital, drawn.position)
      const weights = WEIGHTS[i % 3] ?? usualWeights(3)
      const best = bruteForce(state, weights, 8_000)
      if (best === null) continue
      const solution = solve(inputFor(state), { weights, nodes: 20_000 })
      expect(solution.value, hospital).toBeCloseTo(best, 9)
      expect(solution.proved, hospital).toBe(true)
      expect(endValue(carryOut(state, solution.plan), weights, 0), hospital).toBeCloseTo(best, 9)
      compared++
    }
    expect(compared).toBeGreaterThan(LEAST)
  })
})

describe('bags inside a placement that are worth it', () => {
  it('[DH 2.17 Reading] [DH 4.6 Medical Student] one keeps alive whom the student harms', () => {
    const standing = 'departments drugTrialCentre:medicalStudent; specialists medicalStudent*'
    const after = 'after medicalStudent drugTrialCentre R3-R4+ R1-R2+'
    const state = tableOf(`R4+ R2+ G1 Y6; bags 1; nurses 0; ${standing}; ${after}`, { options: experimental })
    const { plan, proved } = solve(inputFor(state), { weights: { ...usualWeights(3), bag: 0 }, nodes: 1_000 })
    expect(plan).toEqual([
      { type: 'spendBag', target: 'G1' },
      { type: 'useSpecialist', targets: ['Y6', 'G2+'] },
    ])
    expect(proved).toBe(true)
  })

  it('[DH 2.17 Reading] [DH 4.5 Admissions Nurse] one frees a bed for whom she draws', () => {
    const full = 'R1+ R2+ R3+ R4+ Y1+ Y2+ Y3+ Y4+ G1+ G2+ G3+ G6'
    const standing = 'departments clinic:admissionsNurse; specialists admissionsNurse*'
    const state = tableOf(`${full}; bags 1; nurses 0; lounge R; admissions 1; ${standing}`, {
      options: { promos: ['admissionsNurse'] },
    })
    const crowd = { leftoverBase: 1, leftoverPerValue: 0, death: -2.5, bag: 0, emptyWards: 5 }
    const { plan, value } = solve(inputFor(state), { weights: crowd, nodes: 1_000 })
    expect(plan).toEqual([{ type: 'spendBag', target: 'G6' }, { type: 'draw' }])
    expect(carryOut(state, plan).hospitals[0]?.wards).toHaveLength(12)
    // Two have gone home, and twelve are there.
    expect(value).toBeCloseTo(3 + 12, 9)
  })
})

/** What can be expected of rolling these two, each fall of the dice solved by itself. */
function expected(specialist: string, wards: readonly string[], pair: readonly [number, number], weights: Weights) {
  const rest = `bags 1; nurses 0; departments drugTrialCentre:${specialist}; specialists ${specialist}*`
  let sum = 0
  for (let fall = 0; fall < 36; fall++) {
    const rolled = [1 + (fall % 6), 1 + Math.floor(fall / 6)]
    const healed: string[] = []
    const now = wards.map((die, i) => {
      const value = rolled[pair.indexOf(i)]
      if (value === undefined) return die
      const to = `${die.charAt(0)}${value}+`
      if (value > Number(die.charAt(1))) healed.push(`${die}-${to}`)
      return to
    })
    const hospital = `${now.join(' ')}; ${rest}`
    const table = (text: string) => tableOf(text, { options: experimental, round: 3 })
    const state = canBe(() => table(`${hospital}; after ${specialist} drugTrialCentre ${healed.join(' ')}`))
    sum += solve(inputFor(state ?? table(hospital)), { weights, nodes: 1_000 }).value
  }
  return sum / 36
}

/** Null: nothing is left to decide. */
function canBe<T>(make: () => T): T | null {
  try {
    return make()
  } catch {
    return null
  }
}

const PAIRS = [0, 1, 2, 3].flatMap((a) => [0, 1, 2, 3].flatMap((b) => (a < b ? [[a, b] as const] : [])))

it.each([
  ['medicalStudent', 'R2 Y2 G1 G6'],
  ['generalPractitioner', 'R2 R3 Y1 G4'],
  ['cardiologist', 'R2 R3 Y1 G2'],
])('[DH 2.17 Reading] [DH 4.6 Drug Trial Centre] what is expected of dice counts them in: %s', (specialist, line) => {
  const weights = { leftoverBase: -0.6, leftoverPerValue: 0.4, death: -2.5, bag: 0, emptyWards: 5 }
  const wards = line.split(' ')
  const rest = `bags 1; nurses 0; departments drugTrialCentre; specialists ${specialist}`
  const state = tableOf(`${line}; ${rest}`, { options: experimental, round: 3 })
  const best = Math.max(...PAIRS.map((pair) => expected(specialist, wards, pair, weights)))
  const input = { ...inputFor(state), departments: ['drugTrialCentre'] as const }
  const { value, bound } = solve(input, { weights, nodes: 20_000 })
  expect(value).toBeCloseTo(best, 6)
  expect(bound).toBeCloseTo(best, 6)
})
