// Taking back: exactly what was, and never past something that was turned up. The rule that a step belongs to is
// the one that is cited.

import { first } from '@grand-rounds/testkit'
import { newGame, place, Scene, scenario } from '@grand-rounds/testkit/dice-hospital'
import { playOn } from '@grand-rounds/testkit/dice-hospital/play'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Command, diceHospital, type State } from '../index.ts'

const undo: Command = { type: 'undo' }
const nothing = (scene: Scene, seat: number) => {
  expect(scene.can(seat, undo)).toBe(false)
  expect(scene.refuses(seat, undo).code).toBe('nothingToUndo')
  expect(diceHospital.view(scene.state, seat).canUndo).toBe(false)
}
const uncounted = (state: State) => ({ ...state, events: 0 })

describe('taking back in the activation', () => {
  const hospital =
    'R2 R2 R5 G1 G4 Y3; bags 2; departments crashCentre radiology; specialists surgeon triageNurse registrar medicalStudent'
  const start = () => scenario({ options: { experimental: true }, hospitals: [hospital, 'R3 R3; bags 1'] })

  it('[DH 2.11] [DH 2.17] whatever was done is taken back step by step to exactly what was', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(100_000), { maxLength: 6 }), (picks) => {
        const scene = start()
        const past = [scene.state]
        for (const pick of picks) {
          const legal = first(diceHospital.legal(scene.state, 0), 500).filter(({ type }) => type !== 'undo')
          const command = legal[pick % Math.max(1, legal.length)]
          if (!command) break
          past.push(scene.does(0, command).state)
        }
        past.pop()
        for (const before of past.reverse()) {
          scene.does(0, undo)
          expect(uncounted(scene.state)).toEqual(uncounted(before))
        }
        nothing(scene, 0)
      }),
      { numRuns: 40 },
    )
  })

  it('[DH 2.10] taking back leaves the other hospitals alone, whoever acted last', () => {
    const scene = start()
      .does(0, place('nurse', 'intensiveCare', ['R2']))
      .does(1, place('nurse', 'imaging', ['R3']))
    scene.does(0, place('nurse', 'clinic', ['R5'])).does(0, undo)
    expect(scene.wards(0)).toBe('R2 R5 R3+ Y3 G1 G4')
    expect(scene.wards(1)).toBe('R3 R4+')
    scene.does(0, undo)
    expect(scene.wards(0)).toBe('R2 R2 R5 Y3 G1 G4')
    expect(scene.wards(1)).toBe('R3 R4+')
    nothing(scene, 0)
    scene.does(1, undo)
    expect(uncounted(scene.state)).toEqual(uncounted(start().state))
  })

  it('[DH 2.11] it is told, and counts as something that happened', () => {
    const scene = start().does(0, place('nurse', 'clinic', ['R5']))
    const { events } = scene.state
    scene.does(0, undo)
    expect(scene.events).toEqual([{ type: 'undone', seat: 0, n: events }])
    expect(scene.state.events).toBe(events + 1)
  })

  it('[DH 2.13] the end of a shift, while others work', () => {
    const scene = start().does(0, { type: 'endShift' })
    expect(scene.toAct).toEqual([1])
    scene.does(0, undo)
    expect(scene.toAct).toEqual([0, 1])
    scene.does(0, { type: 'endShift' }).does(1, { type: 'endShift' })
    nothing(scene, 0)
    nothing(scene, 1)
  })

  it('[DH 2.10] in ambulance order, until the next one acts', () => {
    const hospitals = ['R3 R3', 'Y3 Y3']
    const scene = scenario({ options: { activation: 'inOrder' }, hospitals }).does(0, { type: 'endShift' })
    scene.does(0, undo)
    expect(scene.toAct).toEqual([0])
    scene.does(0, { type: 'endShift' }).does(1, place('nurse', 'imaging', ['Y3']))
    nothing(scene, 0)
    scene.does(1, undo)
    expect(scene.toAct).toEqual([1])
  })

  it('[DH 2.11] not past dice that fell', () => {
    const scene = scenario({
      options: { experimental: true },
      hospitals: ['R6 R6 R3; departments drugTrialCentre', 'Y3'],
    })
    scene.does(0, place('nurse', 'imaging', ['R3'])).does(0, place('nurse', 'drugTrialCentre', ['R6', 'R6']))
    nothing(scene, 0)
    const before = scene.state
    scene.does(0, place('nurse', 'criticalCare', ['R4+'])).does(0, undo)
    expect(uncounted(scene.state)).toEqual(uncounted(before))
    nothing(scene, 0)
  })

  it('[DH 2.10] not past a die that was drawn', () => {
    const scene = scenario({
      options: { promos: ['admissionsNurse'] },
      hospitals: ['R6 R6 R6 R3; departments anaesthesia; specialists admissionsNurse', 'Y3'],
    })
    scene.does(0, place('admissionsNurse', 'anaesthesia', ['R6', 'R6', 'R6']))
    scene.does(0, { type: 'release', patient: 'R3' }).does(0, undo)
    expect(scene.wards(0)).toBe('R3')
    scene.does(0, { type: 'draw' })
    nothing(scene, 0)
    scene.does(0, { type: 'decline' }).does(0, undo)
    expect(scene.state.hospitals[0]?.followUp).toEqual({ kind: 'admissions', left: 2 })
    nothing(scene, 0)
  })
})

describe('taking back where one decides after another', () => {
  it('[DH 1.4] not a card that was turned up', () => {
    const scene = newGame(2)
    const { first: seat } = scene.state
    scene.does(seat, { type: 'reveal', kind: 'specialist' })
    nothing(scene, seat)
  })

  it('[DH 1.6] not values, once the next dice are drawn', () => {
    const scene = newGame(3)
    const [seat = 0] = scene.toAct
    const [command] = scene.legal(seat)
    if (command) scene.does(seat, command)
    for (const any of [0, 1, 2]) nothing(scene, any)
  })

  it('[DH 2.2] a split, until the first ambulance is taken', () => {
    const ambulances = ['R2 R2 R2', 'G2 R3 R3', 'R4 R4 R4'].map((load) => load.split(' '))
    const scene = scenario({ phase: 'split', hospitals: ['', ''], ambulances })
    const before = scene.state
    const [one, other] = scene.legal(1)
    if (one) scene.does(1, one)
    nothing(scene, 0)
    scene.does(1, undo)
    expect(uncounted(scene.state)).toEqual(uncounted(before))
    if (other) scene.does(1, other).does(0, { type: 'takeAmbulance', number: 2 })
    nothing(scene, 1)
  })

  it('[DH 2.3] [DH 2.5] the last ambulance, with the bag and the token that came of it', () => {
    const ambulances = ['R2 R2 R2', 'R3 R3 R3', 'R4 R4 R4'].map((load) => load.split(' '))
    const scene = scenario({ phase: 'ambulances', hospitals: ['', ''], ambulances })
    scene.does(0, { type: 'takeAmbulance', number: 2 })
    const before = scene.state
    scene.does(1, { type: 'takeAmbulance', number: 1 })
    expect(scene.state).toMatchObject({ first: 1, stage: 'improvement' })
    scene.does(1, undo)
    expect(uncounted(scene.state)).toEqual(uncounted({ ...before, undo: null }))
  })

  it('[DH 2.7] the last claim, until someone has decided what to discard', () => {
    const scene = scenario({
      phase: 'improvement',
      hospitals: ['R3', 'R3'],
      row: ['surgeon', 'radiology', 'paramedic'],
    })
    scene.does(0, { type: 'claim', improvement: 'surgeon' }).does(1, { type: 'claim', improvement: 'radiology' })
    scene.does(1, undo).does(1, { type: 'claim', improvement: 'paramedic' })
    expect(scene.state.stage).toBe('discard')
    scene.does(1, { type: 'discard', improvements: [] }).does(1, undo).does(1, undo)
    expect(scene.state.stage).toBe('improvement')
    scene.does(1, { type: 'claim', improvement: 'paramedic' }).does(0, { type: 'discard', improvements: [] })
    nothing(scene, 1)
  })

  it('[DH 2.24] not the round before: cards and dice of the new one are out', () => {
    const scene = scenario({ hospitals: ['R3', 'R3', 'R3'] })
    playOn(scene, ({ state }) => state.round === 2)
    for (const seat of [0, 1, 2]) nothing(scene, seat)
  })

  it('[DH 5.7] a patient that was moved, until the next one moves', () => {
    const scene = scenario({ round: 8, phase: 'pickup', options: { pickup: true }, hospitals: ['R3 R3', 'Y3 Y3'] })
    const before = scene.state
    scene.does(0, { type: 'pickUp', patient: 'R3', space: 0 }).does(0, undo)
    expect(uncounted(scene.state)).toEqual(uncounted(before))
    scene.does(0, { type: 'pickUp', patient: 'R3', space: 0 }).does(1, { type: 'pass' })
    expect(scene.refuses(0, undo).code).toBe('nothingToUndo')
  })
})

it('[DH 2.11] what is taken back and done again gives the same', () => {
  const once = scenario({ hospitals: ['R2 R5; bags 1', 'Y3'] })
  const again = new Scene(once.state)
  once.does(0, place('nurse', 'clinic', ['R5'])).does(0, { type: 'spendBag', target: 'R6+' })
  again.does(0, place('nurse', 'criticalCare', ['R2'])).does(0, undo)
  again.does(0, place('nurse', 'clinic', ['R5'])).does(0, { type: 'spendBag', target: 'R6+' })
  const hospitals = ({ state }: Scene) => state.hospitals.map((one) => ({ ...one, undo: null }))
  expect(hospitals(again)).toEqual(hospitals(once))
})
