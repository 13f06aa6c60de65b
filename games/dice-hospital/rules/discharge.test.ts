import { place, type Scene, scenario } from '@grand-rounds/testkit/dice-hospital'
import { endShifts } from '@grand-rounds/testkit/dice-hospital/play'
import { describe, expect, it } from 'vitest'
import { score } from '../index.ts'

const points = (scene: Scene, seat = 0) =>
  scene.state.hospitals[seat]?.points.map(({ source, points }) => `${source} ${points}`)
/** Somebody stays in bed, so that only the lounge scores. */
const discharging = (lounge: string) => scenario({ hospitals: [`R3+; lounge ${lounge}`, 'Y3+'], phase: 'discharge' })

describe('points', () => {
  it.each([
    [1, 1],
    [2, 3],
    [3, 5],
    [4, 7],
    [5, 9],
    [6, 11],
    [7, 14],
    [8, 17],
    [9, 21],
    [10, 25],
    [11, 30],
    [12, 35],
  ])('[DH 2.21] %i patients are worth %i', (patients, worth) => {
    const scene = discharging('RYG'.repeat(4).slice(0, patients))
    expect(points(scene)).toEqual([`discharged ${worth}`])
    expect(points(scene, 1)).toEqual([])
  })

  it.each([
    [13, 40],
    [14, 45],
    [17, 60],
  ])('[DH 2.21 Reading] %i patients are worth %i', (patients, worth) => {
    expect(points(discharging('RYG'.repeat(6).slice(0, patients)))).toEqual([`discharged ${worth}`])
  })

  it('[DH 2.21] only those of this round count', () => {
    const scene = scenario({ hospitals: ['R6 R6 R6; points 9', 'Y3'] })
    scene.does(0, place('nurse', 'clinic', ['R6'])).does(0, place('nurse', 'criticalCare', ['R6']))
    const told = endShifts(scene)
    expect(points(scene)).toEqual(['position 9', 'discharged 3'])
    expect(told).toContainEqual(
      expect.objectContaining({ type: 'pointsScored', seat: 0, source: 'discharged', points: 3 }),
    )
    expect(score(scene.state.hospitals[0] ?? { points: [] })).toBe(12)
  })

  it('[DH 2.22] 5 more points for empty wards', () => {
    const scene = scenario({ hospitals: ['; lounge RY', 'Y3+'], phase: 'discharge' })
    expect(points(scene)).toEqual(['discharged 3', 'emptyWards 5'])
    expect(points(scene, 1)).toEqual([])
  })

  it('[DH 2.22] for whoever has them, with nobody discharged too', () => {
    const scene = scenario({ hospitals: ['', ''], phase: 'discharge' })
    expect([points(scene), points(scene, 1)]).toEqual([['emptyWards 5'], ['emptyWards 5']])
  })

  it('[DH 2.22] also when death has emptied them: it is the end of the phase that counts', () => {
    const scene = scenario({ hospitals: ['R1', 'Y3'] })
    endShifts(scene)
    expect(scene.state.hospitals[0]?.fatalities).toBe(1)
    expect(points(scene)).toEqual(['emptyWards 5'])
  })

  it('[DH 2.22] one patient left is too many', () => {
    expect(points(discharging('RY'))).toEqual(['discharged 3'])
  })

  it('[DH 2.22] every round anew', () => {
    const scene = scenario({ round: 7, phase: 'discharge', hospitals: ['; points 5', 'Y3+'] })
    expect(points(scene)).toEqual(['position 5', 'emptyWards 5'])
  })

  it('[DH 2.23] the dice in the lounge go back to the bag', () => {
    const scene = scenario({ round: 8, hospitals: ['R3+; lounge RRYG', 'Y3+; lounge Y'] })
    const [red, yellow, green] = scene.state.bag
    const told = endShifts(scene)
    expect(scene.state.bag).toEqual([red + 2, yellow + 2, green + 1])
    expect(scene.state.hospitals.map(({ lounge }) => lounge)).toEqual([
      [0, 0, 0],
      [0, 0, 0],
    ])
    expect(told).toContainEqual(
      expect.objectContaining({ type: 'patientsWentHome', seat: 0, colours: ['red', 'red', 'yellow', 'green'] }),
    )
  })

  it('[DH 2.23] they are scored before', () => {
    const scene = scenario({ hospitals: ['R3+; lounge RR', 'Y3+'] })
    const told = endShifts(scene).map(({ type }) => type)
    expect(told.indexOf('pointsScored')).toBeLessThan(told.indexOf('patientsWentHome'))
  })
})
