// What holds for every answer of the solver, whatever the edition.

import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { endValue } from '../testing/brute-force.ts'
import { carryOut, inputFor, tableOf } from '../testing/positions.ts'
import { BASE, type Deck, DICE, EXPERIMENTAL, PROTOTYPE, randomHospital } from '../testing/random-hospital.ts'
import { usualWeights } from './input.ts'
import { solve } from './solve.ts'

const weights = { ...usualWeights(3), removedFatality: 2.5 }
const size = { patients: [3, 8], nurses: 3, tiles: 3, cards: 3, bags: 2 } as const

const hospitals = (deck: Deck, count: number) =>
  Array.from({ length: count }, (_, i) => {
    const hospital = randomHospital(deck, size, `properties of ${deck.name} ${i}`)
    return { hospital, state: tableOf(hospital, { options: deck.options, round: 3 }) }
  })

describe.each([BASE, EXPERIMENTAL, PROTOTYPE])('$name', (deck) => {
  it('[DH 2.11] [DH 2.17] gives plans that the engine accepts and that are worth what they are said to be', () => {
    for (const { hospital, state } of hospitals(deck, 40)) {
      const solution = solve(inputFor(state), { weights, nodes: 80 })
      const end = carryOut(state, solution.plan)
      const before = state.hospitals[0]?.fatalities ?? 0
      expect(endValue(end, weights, before), hospital).toBeCloseTo(solution.value, 9)
      expect(solution.bound, hospital).toBeGreaterThanOrEqual(solution.value - 1e-9)
    }
  })

  it('is not better than its bound with more nodes, nor than what it has proved', () => {
    for (const { hospital, state } of hospitals(deck, 15)) {
      const input = inputFor(state)
      const few = solve(input, { weights, nodes: 15 })
      const more = solve(input, { weights, nodes: 200 })
      expect(more.value, hospital).toBeLessThanOrEqual(few.bound + 1e-9)
      expect(more.value, hospital).toBeGreaterThanOrEqual(few.value - 1e-9)
      if (few.proved) expect(more.value, hospital).toBeCloseTo(few.value, 9)
    }
  })
})

it.each([BASE, EXPERIMENTAL, PROTOTYPE, DICE])('$name: the same question has the same answer', (deck) => {
  for (const { state } of hospitals(deck, 8)) {
    const input = inputFor(state)
    expect(solve(input, { weights, nodes: 60 })).toStrictEqual(solve(input, { weights, nodes: 60 }))
  }
})

it.each([BASE, DICE])('$name: stopped at once it still has an answer', (deck) => {
  for (const { hospital, state } of hospitals(deck, 10)) {
    const input = inputFor(state)
    const solution = solve(input, { weights, nodes: 1_000_000, stop: () => true })
    carryOut(state, solution.plan)
    expect(solution.bound, hospital).toBeGreaterThanOrEqual(solution.value - 1e-9)
    let asked = 0
    const later = solve(input, { weights, nodes: 1_000_000, stop: () => ++asked > 10 })
    expect(later.value, hospital).toBeGreaterThanOrEqual(solution.value - 1e-9)
    expect(later.value, hospital).toBeLessThanOrEqual(solution.bound + 1e-9)
  }
})

it('[DH 4.6] [DH 4.5] plans with dice are accepted up to where they fall, and go on from there', () => {
  for (const { hospital, state } of hospitals(DICE, 20)) {
    let now = state
    for (let turn = 0; turn < 8; turn++) {
      const { plan, value, bound } = solve(inputFor(now), { weights, nodes: 120 })
      expect(bound, hospital).toBeGreaterThanOrEqual(value - 1e-9)
      if (plan.length === 0) break
      now = carryOut(now, plan)
    }
    expect(now.hospitals[0]?.followUp ?? null, hospital).toBeNull()
  }
})

it('[DH 2.21] plans found in a proof by cases are worth what they are said to be, in positions from strong play', () => {
  const lines = JSON.parse(
    readFileSync(new URL('../fixtures/strong-positions.json', import.meta.url), 'utf8'),
  ) as readonly string[]
  for (const line of lines.filter((_, i) => i % 60 === 20)) {
    const [round = '', , ...rest] = line.split(' ')
    const state = tableOf(rest.join(' '), { round: Number(round) })
    const own = usualWeights(Number(round))
    const few = solve(inputFor(state), { weights: own, nodes: 250 })
    const more = solve(inputFor(state), { weights: own, nodes: 600 })
    expect(endValue(carryOut(state, few.plan), own, 0), line).toBeCloseTo(few.value, 9)
    expect(endValue(carryOut(state, more.plan), own, 0), line).toBeCloseTo(more.value, 9)
    expect(more.value, line).toBeGreaterThanOrEqual(few.value - 1e-9)
    expect(more.value, line).toBeLessThanOrEqual(few.bound + 1e-9)
  }
}, 60_000)

it('proves nothing that a better plan known refutes, in positions from strong play', () => {
  const lines = JSON.parse(
    readFileSync(new URL('../fixtures/strong-positions.json', import.meta.url), 'utf8'),
  ) as readonly string[]
  let proved = 0
  for (const line of lines.filter((_, i) => i % 6 === 4)) {
    const [round = '', best = '', ...rest] = line.split(' ')
    const solution = solve(inputFor(tableOf(rest.join(' '), { round: Number(round) })), {
      weights: usualWeights(Number(round)),
      nodes: 400,
    })
    expect(solution.bound, line).toBeGreaterThanOrEqual(Number(best) - 1e-6)
    if (solution.proved) proved++
  }
  expect(proved).toBeGreaterThan(50)
}, 60_000)
