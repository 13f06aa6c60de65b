// What holds at every step of any game, whatever is played.

import { seedFrom } from '@grand-rounds/kernel'
import { playout } from '@grand-rounds/testkit'
import { allDice, brokenLaw } from '@grand-rounds/testkit/dice-hospital/laws'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { diceHospital, type Event, type State } from '../index.ts'
import { currentColour, isTreated, ownColour } from '../patients.ts'

interface Step {
  readonly before: State
  readonly state: State
  readonly events: readonly Event[]
}

const tables = fc
  .record({
    seats: fc.integer({ min: 1, max: 4 }),
    seed: fc.string(),
    activation: fc.constantFrom('together', 'inOrder'),
    events: fc.boolean(),
    openingCrisis: fc.boolean(),
    epidemic: fc.boolean(),
    superbug: fc.boolean(),
    experimental: fc.boolean(),
    timer: fc.boolean(),
    pickup: fc.boolean(),
    promos: fc.subarray(['consultant', 'admissionsNurse']),
  })
  .map(({ seats, seed, ...options }) => ({
    seats,
    seed: seedFrom(seed),
    options: { ...options, pickup: options.pickup && seats > 1 },
  }))

/** Plays games by chance and looks at each step. */
function always(law: (step: Step) => void, numRuns = 8): void {
  fc.assert(
    fc.property(tables, (table) => {
      let before: State | null = null
      const { ending } = playout(diceHospital, {
        ...table,
        watch(state, events) {
          law({ before: before ?? state, state, events })
          before = state
        },
      })
      expect(ending).toBe('result')
    }),
    { numRuns },
  )
}

const cards = (state: State) => ({
  departments: [
    ...state.departmentDeck,
    ...state.departmentRow,
    ...state.departmentBox,
    ...state.hospitals.flatMap(({ departments }) => departments.slice(6).map(({ id }) => id)),
  ].toSorted(),
  specialists: [
    ...state.specialistDeck,
    ...state.specialistRow,
    ...state.specialistBox,
    ...state.hospitals.flatMap(({ specialists }) => specialists.map(({ id }) => id)),
  ].toSorted(),
})

describe('at every step', () => {
  it('[DH 1.1] bag, ambulances, hospitals and box hold 63 dice, 21 of each colour', () => {
    always(({ state }) => {
      expect(allDice(state)).toEqual([21, 21, 21])
      expect(brokenLaw(state)).toBeNull()
    })
  })

  it('[DH 1.4] no card is lost and none is added', () => {
    always(({ before, state }) => {
      expect(cards(state)).toEqual(cards(before))
    })
  })

  it('[DH 2.3] the first player never takes number 1', () => {
    always(({ before, events }) => {
      for (const event of events)
        if (event.type === 'ambulanceTaken' && event.seat === before.first) expect(event.number).not.toBe(1)
    })
  })

  it('[DH 2.5] the token changes hands only at the end of intake, to the lowest number', () => {
    always(({ before, state, events }) => {
      const given = events.find(({ type }) => type === 'firstPlayer')
      const takenBack = events.some(({ type }) => type === 'undone')
      if (!takenBack) expect(state.first !== before.first).toBe(given !== undefined)
      if (!given) return
      expect(before.stage).toBe('ambulances')
      const numbers = state.hospitals.map(({ ambulance }) => ambulance ?? 0)
      expect(numbers[state.first]).toBe(Math.min(...numbers))
    })
  })

  it('[DH 2.2] ambulances are filled in ascending order', () => {
    always(({ events }) => {
      for (const event of events) {
        if (event.type !== 'ambulancesFilled') continue
        const values = event.ambulances.flat().map((patient) => Number(patient[1]))
        expect(values).toEqual(values.toSorted((a, b) => a - b))
      }
    })
  })

  it('[DH 2.14] [DH 2.18] nobody is treated outside of phases 3 to 5, nor in another colour outside of phase 3', () => {
    always(({ state: { stage, hospitals } }) => {
      const wards = hospitals.flatMap((hospital) => hospital.wards)
      if (!['activation', 'protection', 'reports', 'over'].includes(stage))
        expect(wards.some((patient) => isTreated(patient))).toBe(false)
      if (stage !== 'activation')
        expect(wards.every((patient) => currentColour(patient) === ownColour(patient))).toBe(true)
    })
  })

  it('[DH 2.20] each death is a token and a die on its way back, and tokens go only by an effect', () => {
    always(({ before, state, events }) => {
      if (events.some(({ type }) => type === 'undone')) return
      for (const [seat, hospital] of state.hospitals.entries()) {
        const of = (type: Event['type']) =>
          events.filter((event) => event.type === type && 'seat' in event && event.seat === seat)
        const change = of('patientDied').length - of('fatalityRemoved').length
        expect(hospital.fatalities - (before.hospitals[seat]?.fatalities ?? 0)).toBe(change)
      }
    })
  })

  it('[DH 2.17] [DH 2.5] [DH 2.9] every blood bag that comes or goes is told', () => {
    always(({ before, state, events }) => {
      if (events.some(({ type }) => type === 'undone')) return
      for (const [seat, hospital] of state.hospitals.entries()) {
        const of = (type: Event['type']) =>
          events.filter((event) => event.type === type && 'seat' in event && event.seat === seat)
        const change = of('bagGained').length - of('bagSpent').length - of('bagLost').length
        expect(hospital.bags - (before.hospitals[seat]?.bags ?? 0)).toBe(change)
      }
    })
  })

  it('[DH 3.1] the places follow from points, patients left and their values', () => {
    always(({ state }) => {
      const result = diceHospital.result(state)
      if (!result) return
      for (const mine of result.places) {
        const better = result.places.filter(
          (other) =>
            other.points > mine.points ||
            (other.points === mine.points &&
              (other.patientsLeft < mine.patientsLeft ||
                (other.patientsLeft === mine.patientsLeft && other.valuesLeft > mine.valuesLeft))),
        )
        expect(mine.place).toBe(better.length + 1)
      }
    })
  })
})
