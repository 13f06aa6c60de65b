// Whoever is faster: two ways of arriving give one table.

import { first } from '@grand-rounds/testkit'
import { place, Scene, scenario } from '@grand-rounds/testkit/dice-hospital'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Command, diceHospital, type State } from '../index.ts'

/** The table without what only counts or remembers steps. */
function essence(state: State): unknown {
  return {
    ...state,
    events: 0,
    undo: null,
    hospitals: state.hospitals.map((hospital) => ({ ...hospital, undo: null })),
  }
}

const patients = fc
  .array(
    fc.tuple(fc.constantFrom('R', 'Y', 'G'), fc.integer({ min: 1, max: 6 })).map((die) => die.join('')),
    { maxLength: 6 },
  )
  .map((list) => list.join(' '))
const cards = [
  'bags 2; departments drugTrialCentre anaesthesia; specialists admissionsNurse experimentalChemist',
  'bags 1; departments drugTrialCentre trainingDepartment; specialists registrar experimentalChemist paramedic',
  'bags 3; departments experimentalTherapy physiotherapy; specialists consultant medicalStudent pathologist; fatalities 1',
]

const ORDERS = [
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
] as const

/** One seat's whole activation, as it would go with nobody else at the table. */
function shiftOf(start: State, seat: number, picks: readonly number[]): readonly Command[] {
  const scene = new Scene(start)
  const shift: Command[] = []
  const give = (command: Command) => {
    scene.does(seat, command)
    shift.push(command)
  }
  for (const pick of picks) {
    const legal = first(diceHospital.legal(scene.state, seat), 400).filter(({ type }) => type !== 'endShift')
    const command = legal[pick % Math.max(1, legal.length)]
    if (command) give(command)
  }
  while (!scene.can(seat, { type: 'endShift' })) {
    const [command] = scene.legal(seat)
    if (!command) break
    give(command)
  }
  give({ type: 'endShift' })
  return shift
}

/** The shifts of all seats, merged in some order. */
function merged(start: State, shifts: readonly (readonly Command[])[], order: readonly number[]): State {
  const scene = new Scene(start)
  const rest = shifts.map((shift) => [...shift])
  const next = (seat: number) => {
    const command = rest[seat]?.shift()
    if (command) scene.does(seat, command)
  }
  for (const seat of order) next(seat)
  for (const seat of rest.keys()) while ((rest[seat]?.length ?? 0) > 0) next(seat)
  return scene.state
}

describe('all at once', () => {
  it('[DH 2.10] any order of arrival gives the same: rolls, draws, bags, bonuses and the next round', () => {
    fc.assert(
      fc.property(
        fc.tuple(patients, patients, patients),
        fc.array(fc.array(fc.nat(100_000), { maxLength: 7 }), { minLength: 3, maxLength: 3 }),
        fc.array(fc.nat(2), { maxLength: 24 }),
        fc.nat(9),
        (wards, picks, order, digit) => {
          const { state } = scenario({
            options: { experimental: true, promos: ['consultant', 'admissionsNurse'] },
            hospitals: wards.map((ward, seat) => `${ward}; ${cards[seat]}`),
            seed: String(digit).repeat(64),
          })
          const shifts = picks.map((mine, seat) => shiftOf(state, seat, mine))
          expect(essence(merged(state, shifts, order))).toEqual(essence(merged(state, shifts, [])))
        },
      ),
      { numRuns: 60 },
    )
  })

  it("[DH 2.10] a seat's rolls come out of its own stream", () => {
    const rolling = (seats: readonly number[]) => {
      const hospital = 'R1 R1; departments drugTrialCentre'
      const scene = scenario({ options: { experimental: true }, hospitals: [hospital, hospital] })
      for (const seat of seats) scene.does(seat, place('nurse', 'drugTrialCentre', ['R1', 'R1']))
      return [0, 1].map((seat) => scene.wards(seat))
    }
    expect(rolling([0, 1])).toEqual(rolling([1, 0]))
    // Whether others roll at all makes no difference either.
    expect(rolling([1])[1]).toBe(rolling([0, 1])[1])
    expect(rolling([0, 1])[0]).not.toBe(rolling([0, 1])[1])
  })

  it.each(['discard', 'makeRoom'] as const)('[DH 2.10] the order of arrival changes nothing in %s', (phase) => {
    const full = 'R1 R2 R3 R4 R5 R6 Y1 Y2 Y3 Y4 Y5 Y6'
    const hospitals =
      phase === 'discard'
        ? ['R3; specialists surgeon paramedic', 'R3; specialists paramedic', 'R3; departments urology radiology']
        : [`${full}; arrivals G2`, `${full}; arrivals G2 G3`, `${full}; arrivals G4`]
    fc.assert(
      fc.property(
        fc.array(fc.nat(1000), { minLength: 3, maxLength: 3 }),
        fc.constantFrom(...ORDERS),
        (picks, order) => {
          const { state } = scenario({ phase, hospitals })
          const choices = picks.map((pick, seat) => {
            const legal = new Scene(state).legal(seat)
            return legal[pick % legal.length] ?? { type: 'undo' as const }
          })
          const after = (seats: readonly number[]) => {
            const scene = new Scene(state)
            for (const seat of seats) scene.does(seat, choices[seat] ?? { type: 'undo' })
            return essence(scene.state)
          }
          expect(after(order)).toEqual(after([0, 1, 2]))
        },
      ),
      { numRuns: 20 },
    )
  })
})
