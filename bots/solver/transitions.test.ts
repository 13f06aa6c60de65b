// Packed choices against the engine's placements: the same hospitals after one placement.

import { diceHospital, type State } from '@grand-rounds/dice-hospital'
import { describe, expect, it } from 'vitest'
import { inputFor, tableOf } from '../testing/positions.ts'
import { BASE, type Deck, EXPERIMENTAL, PROTOTYPE, randomHospital } from '../testing/random-hospital.ts'
import { compose } from './compose.ts'
import { Expander } from './expander.ts'
import { usualWeights } from './input.ts'
import { kindOf } from './kinds.ts'
import { BAGS, COUNTERS_AT, DISCHARGED, five, REGISTERED, three } from './problem.ts'
import { problemOf } from './problem.ts'

/** Ward by kinds, bags, discharged, points gained, and the department that was used. */
function packed(state: State): Set<string> {
  const problem = problemOf(inputFor(state), usualWeights(3), state.hospitals[0]?.model ?? null)
  const found = new Set<string>()
  const made = new Int32Array(problem.words)
  const never = () => {
    throw new Error('no dice fall here')
  }
  const expander = new Expander(problem, {
    reached(now) {
      compose(now, made)
      const ward: number[] = []
      for (let kind = 0; kind < problem.kinds; kind++) {
        const count = ((made[kind >> 3] ?? 0) >>> ((kind & 7) * 4)) & 15
        for (let i = 0; i < count; i++) ward.push(kind)
      }
      const counters = made[problem.wardWords + COUNTERS_AT] ?? 0
      const counts = [five(counters, BAGS), five(counters, DISCHARGED), three(counters, REGISTERED)]
      found.add(`${problem.departments[now.department]?.id} ${ward.join()} ${counts.join()}`)
    },
    departmentRolls: never,
    specialistRolls: never,
    draws: never,
  })
  expander.load(problem.root)
  expander.placements()
  return found
}

function engine(state: State): Set<string> {
  const found = new Set<string>()
  for (const command of diceHospital.legal(state, 0)) {
    if (command.type !== 'place') continue
    const outcome = diceHospital.step(state, { by: 0, at: 0, command })
    if (!outcome.ok) throw new Error(outcome.refusal.code)
    const hospital = outcome.state.hospitals[0]
    if (!hospital) continue
    const ward = hospital.wards.map((p) => kindOf(0, (p >> 4) & 3, (p & 8) !== 0, p & 7)).sort((a, b) => a - b)
    const { lounge, bags, points } = hospital
    const counts = [bags, lounge[0] + lounge[1] + lounge[2], points.length]
    found.add(`${command.department} ${ward.join()} ${counts.join()}`)
  }
  return found
}

const sorted = (texts: ReadonlySet<string>) => [...texts].sort()

function tables(deck: Deck, bags: number): { hospital: string; state: State }[] {
  const size = { patients: [2, 7], nurses: 3, tiles: 3, cards: 3, bags } as const
  return Array.from({ length: 80 }, (_, i) => {
    const hospital = randomHospital(deck, size, `transitions of ${deck.name} ${bags} ${i}`)
    return { hospital, state: tableOf(hospital, { options: deck.options }) }
  }).filter(({ state }) => inputFor(state).models.length === 0)
}

describe.each([BASE, EXPERIMENTAL, PROTOTYPE])('$name', (deck) => {
  it('[DH 2.11] [DH 2.12] [DH 2.16] reaches what the engine reaches in one placement', () => {
    for (const { hospital, state } of tables(deck, 0))
      expect(sorted(packed(state)), hospital).toEqual(sorted(engine(state)))
  })

  it('[DH 2.17] reaches nothing else with bags', () => {
    for (const { hospital, state } of tables(deck, 1)) {
      const all = engine(state)
      expect(
        sorted(packed(state)).filter((text) => !all.has(text)),
        hospital,
      ).toEqual([])
    }
  })
})
