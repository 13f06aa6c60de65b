import { type Command, diceHospital, type Position, setPosition, type State } from '@grand-rounds/dice-hospital'
import { describe, expect, it } from 'vitest'

import { type Cast, castOf, recast } from './cast.ts'

function set(position: Position): State {
  const made = setPosition(position)
  if (!made.ok) throw new Error(JSON.stringify(made.refusal))
  return made.value
}

/** Plays the commands and gives the cast before and after. */
function played(start: State, ...commands: readonly (readonly [number, Command])[]): readonly [Cast, Cast] {
  let state = start
  const before = castOf(diceHospital.view(state, 0))
  let cast = before
  for (const [by, command] of commands) {
    const outcome = diceHospital.step(state, { by, at: 0, command })
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusal))
    state = outcome.state
    cast = recast(cast, outcome.events, diceHospital.view(state, 0))
  }
  return [before, cast]
}

const bedOf = (cast: Cast, key: string | undefined) => cast.companies[0]?.beds.findIndex((actor) => actor?.key === key)
const textOf = (cast: Cast, key: string | undefined) =>
  cast.companies[0]?.beds.find((actor) => actor?.key === key)?.text
const keyOf = (cast: Cast, text: string) => cast.companies[0]?.beds.find((actor) => actor?.text === text)?.key

const WARD: Position = {
  options: { administrators: false },
  round: 3,
  phase: 'activation',
  hospitals: ['R2 R3 Y4 G6; bags 1; ambulance 1', 'R3; ambulance 2'],
}

const place = (department: 'criticalCare' | 'clinic' | 'imaging', target: string): readonly [number, Command] => [
  0,
  { type: 'place', meeple: 'nurse', department, targets: [target] },
]

describe('who is who', () => {
  it('a healed patient is the same die in the same bed', () => {
    const [before, after] = played(set(WARD), place('criticalCare', 'R2'))
    const key = keyOf(before, 'R2')
    expect(textOf(after, key)).toBe('R3+')
    expect(bedOf(after, key)).toBe(bedOf(before, key))
  })

  it('equal patients are not mixed up: only the healed one has changed', () => {
    const [before, after] = played(set(WARD), place('criticalCare', 'R2'), [0, { type: 'spendBag', target: 'R3' }])
    expect(textOf(after, keyOf(before, 'R2'))).toBe('R3+')
    expect(textOf(after, keyOf(before, 'R3'))).toBe('R4+')
  })

  it('whoever goes home takes the key along to the lounge', () => {
    const [before, after] = played(set(WARD), place('clinic', 'G6'))
    expect(after.companies[0]?.lounge.map(({ key }) => key)).toEqual([keyOf(before, 'G6')])
    expect(bedOf(after, keyOf(before, 'G6'))).toBe(-1)
  })

  it('a step taken back brings everyone back', () => {
    const [before, after] = played(set(WARD), place('criticalCare', 'R2'), [0, { type: 'undo' }])
    expect(after.companies[0]?.beds).toEqual(before.companies[0]?.beds)
  })

  it('neglected patients keep key and bed', () => {
    const [before, after] = played(
      set(WARD),
      place('criticalCare', 'R2'),
      [0, { type: 'endShift' }],
      [1, { type: 'endShift' }],
    )
    const key = keyOf(before, 'Y4')
    expect(textOf(after, key)).toBe('Y3')
    expect(bedOf(after, key)).toBe(bedOf(before, key))
    expect(textOf(after, keyOf(before, 'R2'))).toBe('R3')
  })

  it('from the ambulance into bed it is one die', () => {
    const start = set({
      options: { administrators: false },
      round: 3,
      phase: 'ambulances',
      first: 0,
      ambulances: [
        ['R2', 'R2', 'Y2'],
        ['Y3', 'G3', 'G4'],
        ['R5', 'Y5', 'G5'],
      ],
      hospitals: ['R1', 'G1'],
    })
    const [before, after] = played(
      start,
      [0, { type: 'takeAmbulance', number: 2 }],
      [1, { type: 'takeAmbulance', number: 1 }],
    )
    const load = before.ambulances[1]?.map(({ key }) => key) ?? []
    expect(load.map((key) => textOf(after, key))).toEqual(['Y3', 'G3', 'G4'])
    expect(bedOf(after, keyOf(before, 'R1'))).toBe(0)
  })
})
