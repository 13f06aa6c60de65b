import { scenario } from '@grand-rounds/testkit/dice-hospital'
import { endShifts } from '@grand-rounds/testkit/dice-hospital/play'
import { describe, expect, it } from 'vitest'
import { diceHospital, type FinalResult } from '../index.ts'

function ending(...hospitals: string[]): FinalResult {
  const scene = scenario({ round: 8, hospitals })
  expect(diceHospital.result(scene.state)).toBeNull()
  endShifts(scene)
  const result = diceHospital.result(scene.state)
  if (!result) throw new Error('the game is not over')
  return result
}

const places = (...hospitals: string[]) => ending(...hospitals).places.map(({ place }) => place)
const points = (...hospitals: string[]) => ending(...hospitals).places.map(({ points }) => points)

describe('the end', () => {
  it('[DH 3.1] −2 for each fatality, +1 for each blood bag', () => {
    expect(points('R3+; points 20; fatalities 3; bags 2', 'R3+; points 20')).toEqual([16, 20])
    const scene = scenario({ round: 8, hospitals: ['R3+; points 20; fatalities 3; bags 2', 'R3+'] })
    const told = endShifts(scene)
    expect(told).toContainEqual(expect.objectContaining({ type: 'pointsScored', source: 'fatalities', points: -6 }))
    expect(told).toContainEqual(expect.objectContaining({ type: 'pointsScored', source: 'bags', points: 2 }))
    expect(told.at(-1)).toMatchObject({ type: 'gameEnded' })
  })

  it('[DH 3.1] after all of round 8: its dead and its discharged count', () => {
    expect(points('R1 R3+; lounge RY; points 10', 'R3+')).toEqual([10 + 3 - 2, 0])
  })

  it('[DH 3.1] points may be below 0', () => {
    expect(points('R3+; fatalities 5', 'R3+')).toEqual([-10, 0])
  })

  it('[DH 3.1] most points wins', () => {
    expect(places('R3+; points 20', 'R3+; points 30', 'R3+; points 10')).toEqual([2, 1, 3])
  })

  it('[DH 3.1] then fewer patients left', () => {
    expect(places('R6+ R6+; points 20', 'R1+; points 20', 'R3+ R3+ R3+; points 20')).toEqual([2, 1, 3])
  })

  it('[DH 3.1] more points beat fewer patients', () => {
    expect(places('R6+ R6+ R6+; points 21', 'R1+; points 20')).toEqual([1, 2])
  })

  it('[DH 3.1] then the higher sum of their values', () => {
    expect(places('R3+ G4+; points 20', 'R6+ Y2+; points 20')).toEqual([2, 1])
    expect(places('R3+ G4+; points 20', 'R6+ Y2+ Y1+; points 20')).toEqual([1, 2])
  })

  it('[DH 3.1] then the place is shared', () => {
    expect(places('R3+ G4+; points 20', 'R5+ Y2+; points 20')).toEqual([1, 1])
    expect(places('R3+; points 9', 'Y3+; points 20', 'G3+; points 20', 'R3+; points 30')).toEqual([4, 2, 2, 1])
  })

  it('[DH 3.1] patients and their values are told with the result', () => {
    expect(ending('R3+ G4+; points 20', 'Y2+').places[0]).toEqual({
      seat: 0,
      place: 1,
      points: 20,
      patientsLeft: 2,
      valuesLeft: 7,
    })
  })

  it('[DH 3.1] before the end there is no result, and afterwards nothing to do', () => {
    const scene = scenario({ round: 8, hospitals: ['R3', 'R3'] }).does(0, { type: 'endShift' })
    expect(diceHospital.result(scene.state)).toBeNull()
    scene.does(1, { type: 'endShift' })
    expect(scene.toAct).toEqual([])
    expect([...scene.legal(0), ...scene.legal(1)]).toEqual([])
    expect(scene.refuses(0, { type: 'undo' }).code).toBe('gameOver')
  })

  it('[DH 3.1] round 7 is not the end', () => {
    const scene = scenario({ round: 7, hospitals: ['R3; fatalities 1; bags 4', 'R3'] })
    endShifts(scene)
    expect(diceHospital.result(scene.state)).toBeNull()
    expect(scene.state.hospitals[0]?.points).toEqual([])
  })
})
