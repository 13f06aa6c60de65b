import { place, type Scene, scenario } from '@grand-rounds/testkit/dice-hospital'
import { endShifts } from '@grand-rounds/testkit/dice-hospital/play'
import { describe, expect, it } from 'vitest'
import type { Event } from '../index.ts'

const neglected = (events: readonly Event[], seat: number) =>
  events.flatMap((event) =>
    event.type === 'patientNeglected' && event.seat === seat ? [`${event.from} ${event.to}`] : [],
  )
/** The last round: nothing happens to the wards after phase 5. */
const last = (...hospitals: string[]): Scene => scenario({ round: 8, hospitals })

describe('neglect', () => {
  it('[DH 2.19] every untreated patient deteriorates by 1, a treated one does not', () => {
    const scene = last('R2 R2 Y6 G4+', 'Y3')
    const told = endShifts(scene)
    expect(scene.wards(0)).toBe('R1 R1 Y5 G4+')
    expect(scene.wards(1)).toBe('Y2')
    expect(neglected(told, 0)).toEqual(['R2 R1', 'R2 R1', 'Y6 Y5'])
    expect(neglected(told, 1)).toEqual(['Y3 Y2'])
  })

  it('[DH 2.19] whatever treated a patient in the activation keeps it from that', () => {
    const scene = last('R2 G2 Y2; bags 1', '').does(0, place('nurse', 'criticalCare', ['R2']))
    scene.does(0, { type: 'spendBag', target: 'G2' })
    endShifts(scene)
    expect(scene.wards(0)).toBe('R3+ Y1 G3+')
  })

  it('[DH 2.19] new patients are neglected like others', () => {
    const ambulances = ['R2 R2 R2', 'Y3 Y3 Y3', 'G4 G4 G4'].map((load) => load.split(' '))
    const scene = scenario({ round: 8, phase: 'ambulances', hospitals: ['', 'R5'], ambulances, row: [] })
    scene.does(0, { type: 'takeAmbulance', number: 2 }).does(1, { type: 'takeAmbulance', number: 1 })
    endShifts(scene)
    expect(scene.wards(0)).toBe('Y2 Y2 Y2')
    expect(scene.wards(1)).toBe('R1 R1 R1 R4')
  })

  it('[DH 2.20] a patient who comes to 0 dies: a token in the mortuary, the die in the bag', () => {
    const scene = last('R1 R1 Y2', 'G1+')
    const [red, yellow, green] = scene.state.bag
    const told = endShifts(scene)
    expect(scene.state.hospitals.map(({ fatalities }) => fatalities)).toEqual([2, 0])
    expect(scene.wards(0)).toBe('Y1')
    expect(scene.wards(1)).toBe('G1+')
    expect(scene.state.bag).toEqual([red + 2, yellow, green])
    expect(told).toContainEqual(expect.objectContaining({ type: 'patientDied', seat: 0, patient: 'R1', of: 'neglect' }))
    expect(neglected(told, 0)).toEqual(['R1 null', 'R1 null', 'Y2 Y1'])
  })

  it('[DH 2.20] tokens add up', () => {
    const scene = last('R1 G1 Y1; fatalities 4', 'Y3')
    endShifts(scene)
    expect(scene.state.hospitals[0]?.fatalities).toBe(7)
  })

  it('[DH 2.20] by 2 a patient at 1 dies as well as one at 2, and costs one token', () => {
    const scene = scenario({ round: 8, options: { superbug: true }, hospitals: ['R1 R2 R3', 'Y3'] })
    endShifts(scene)
    expect(scene.state.hospitals[0]).toMatchObject({ fatalities: 2 })
    expect(scene.wards(0)).toBe('R1')
  })
})
