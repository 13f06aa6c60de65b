import { type Scene, scenario } from '@grand-rounds/testkit/dice-hospital'
import { endShifts, playOn } from '@grand-rounds/testkit/dice-hospital/play'
import { describe, expect, it } from 'vitest'
import { AMBULANCE_BACKS } from '../cards/ambulance-backs.ts'
import { type Command, diceHospital } from '../index.ts'
import { printPatients } from '../patients.ts'

const pass: Command = { type: 'pass' }
const pickUp = (patient: string, space: number): Command => ({ type: 'pickUp', patient, space })
const pickup = (...hospitals: string[]): Scene =>
  scenario({ round: 8, phase: 'pickup', options: { pickup: true }, hospitals })
const sources = (scene: Scene, seat: number) =>
  scene.state.hospitals[seat]?.points.map(({ source, points }) => `${source} ${points}`)

describe('final-round pickup', () => {
  it('[DH 5.7] comes after round 8 and before the last points', () => {
    const scene = scenario({ round: 8, options: { pickup: true }, hospitals: ['R3 G2; bags 1; fatalities 1', 'Y3'] })
    const told = endShifts(scene)
    expect(scene.state.stage).toBe('pickup')
    expect(told.at(-1)?.type).toBe('pickupStarted')
    expect(diceHospital.result(scene.state)).toBeNull()
    expect(sources(scene, 0)).toEqual([])
    const rest = playOn(scene, ({ state }) => state.stage === 'over')
    const order = rest.flatMap((event) => (event.type === 'pointsScored' && event.seat === 0 ? [event.source] : []))
    expect(order.slice(-2)).toEqual(['fatalities', 'bags'])
    expect(order[0]).toBe('pickup')
  })

  it('[DH 5.7] not after other rounds, and not without the option', () => {
    const seventh = scenario({ round: 7, options: { pickup: true }, hospitals: ['R3', 'Y3'] })
    endShifts(seventh)
    expect(seventh.state.pickup).toBeNull()
    const without = scenario({ round: 8, hospitals: ['R3', 'Y3'] })
    endShifts(without)
    expect(without.state.stage).toBe('over')
  })

  it.each([2, 3, 4])('[DH 5.7] with %i players as many ambulances as players are turned over', (seats) => {
    const scene = pickup(...Array.from({ length: seats }, () => 'R3 Y4 G5'))
    const { spaces = [] } = scene.state.pickup ?? {}
    expect(spaces).toHaveLength(3 * seats)
    expect(spaces.map(({ ambulance }) => ambulance)).toEqual(
      Array.from({ length: seats }, (_, i) => [i + 1, i + 1, i + 1]).flat(),
    )
    expect(spaces.map(({ asks }) => asks)).toEqual(AMBULANCE_BACKS.slice(0, seats).flat())
  })

  it('[DH 5.7] treated or not means nothing here', () => {
    const scene = scenario({ round: 8, options: { pickup: true }, hospitals: ['R3+ G5+', 'Y3+'] })
    endShifts(scene)
    expect(scene.wards(0)).toBe('R3 G5')
  })

  // The backs of the first two ambulances, spaces 0 to 5.
  it('[DH 5.7] a patient fits who has the colour or the value', () => {
    expect(AMBULANCE_BACKS.slice(0, 2).map((back) => printPatients(back))).toEqual([
      ['R3', 'Y4', 'G5'],
      ['R4', 'Y5', 'G3'],
    ])
    const scene = pickup('R5 R5', 'Y3')
    const spaces = scene.legal(0).flatMap((command) => (command.type === 'pickUp' ? [command.space] : []))
    // Red 3, green 5, red 4, yellow 5: not yellow 4 and green 3.
    expect(spaces).toEqual([0, 2, 3, 4])
    expect(scene.refuses(0, pickUp('R5', 1))).toEqual({ code: 'doesNotFit', data: { patient: 'R5', asks: 'Y4' } })
  })

  it('[DH 5.7] from the first player clockwise each moves one patient for a point', () => {
    const hospitals = ['R3 R3', 'Y3 Y3', 'G3 G3']
    const scene = scenario({ round: 8, phase: 'pickup', first: 2, options: { pickup: true }, hospitals })
    expect(scene.toAct).toEqual([2])
    expect(scene.refuses(0, pickUp('R3', 0)).code).toBe('notYourTurn')
    scene.does(2, pickUp('G3', 5))
    expect(scene.events).toMatchObject([
      { type: 'patientPickedUp', seat: 2, patient: 'G3', space: 5 },
      { type: 'pointsScored', seat: 2, source: 'pickup', points: 1 },
    ])
    expect(scene.wards(2)).toBe('G3')
    expect(scene.toAct).toEqual([0])
    scene.does(0, pickUp('R3', 0))
    expect(scene.toAct).toEqual([1])
    scene.does(1, pickUp('Y3', 1))
    expect(scene.toAct).toEqual([2])
  })

  it('[DH 5.7] a space takes one patient', () => {
    const scene = pickup('R3 R3', 'R3').does(0, pickUp('R3', 0))
    expect(scene.refuses(1, pickUp('R3', 0)).code).toBe('spaceTaken')
    expect(scene.refuses(1, pickUp('R3', 6)).code).toBe('noSuchSpace')
    expect(scene.refuses(1, pickUp('R3', -1)).code).toBe('noSuchSpace')
    expect(scene.refuses(1, pickUp('G3', 5)).code).toBe('noSuchPatient')
    expect(scene.can(1, pickUp('R3', 3))).toBe(true)
  })

  it('[DH 5.7] whoever passes is out for good, the others go on', () => {
    const scene = pickup('R3 R3', 'Y3 Y3 Y3').does(0, pass)
    expect(scene.events).toMatchObject([{ type: 'pickupPassed', seat: 0 }])
    scene.does(1, pickUp('Y3', 0))
    expect(scene.toAct).toEqual([1])
    scene.does(1, pickUp('Y3', 1))
    expect(scene.refuses(0, pickUp('R3', 3)).code).toBe('notYourTurn')
    scene.does(1, pass)
    expect(scene.state.stage).toBe('over')
    expect(sources(scene, 0)).toEqual(['leftBehind -2'])
    expect(sources(scene, 1)).toEqual(['pickup 1', 'pickup 1', 'leftBehind -1'])
  })

  it('[DH 5.7] a point is lost for each patient left in the wards', () => {
    const scene = pickup('R3 R3 R3 R3 R3; points 20', 'Y3').does(0, pass).does(1, pass)
    expect(diceHospital.result(scene.state)?.places).toMatchObject([{ points: 15 }, { points: -1 }])
  })

  it('[DH 5.7] who can move nobody must pass, and is not asked', () => {
    // A green 6 and a green 1 have only green 5 and green 3 to go to.
    const scene = pickup('R3 R4', 'G1 G6 G6 G1').does(0, pickUp('R3', 0)).does(1, pickUp('G1', 2))
    scene.does(0, pickUp('R4', 3)).does(1, pickUp('G6', 5))
    expect(scene.state.stage).toBe('over')
    expect(scene.wards(1)).toBe('G1 G6')
    expect(sources(scene, 1)).toEqual(['pickup 1', 'pickup 1', 'leftBehind -2'])
    expect(sources(scene, 0)).toEqual(['pickup 1', 'pickup 1'])
  })

  it('[DH 5.7] one with nobody left is passed over', () => {
    const scene = pickup('', 'Y3 Y4')
    expect(scene.toAct).toEqual([1])
    scene.does(1, pickUp('Y3', 0))
    expect(scene.toAct).toEqual([1])
  })

  it('[DH 5.7] it ends when all spaces are full', () => {
    const scene = pickup('R3 R3 Y3 Y3', 'Y4 G5 G5 R4 R4')
    const moves = [
      [0, 'R3', 0],
      [1, 'Y4', 1],
      [0, 'R3', 5],
      [1, 'G5', 2],
      [0, 'Y3', 4],
      [1, 'R4', 3],
    ] as const
    for (const [seat, patient, space] of moves) scene.does(seat, pickUp(patient, space))
    expect(scene.state.stage).toBe('over')
    expect(sources(scene, 0)).toEqual(['pickup 1', 'pickup 1', 'pickup 1', 'leftBehind -1'])
    expect(sources(scene, 1)).toEqual(['pickup 1', 'pickup 1', 'pickup 1', 'leftBehind -2'])
  })

  it('[DH 5.7] with nobody in any bed there is nothing to pick up', () => {
    const scene = scenario({ round: 8, options: { pickup: true }, hospitals: ['', 'R1'] })
    endShifts(scene)
    expect(scene.state.stage).toBe('over')
  })

  it('[DH 3.1] [DH 5.7] who was picked up is no patient left when places are compared', () => {
    const scene = pickup('R3; points 8', 'Y3 Y3; points 10')
      .does(0, pickUp('R3', 0))
      .does(1, pickUp('Y3', 1))
      .does(1, pass)
    expect(diceHospital.result(scene.state)?.places).toMatchObject([
      { points: 9, patientsLeft: 0, place: 2 },
      { points: 10, patientsLeft: 1, place: 1 },
    ])
  })
})
