// The backs of the ambulances: what each asks for, and that they are fair.

import { type Scene, scenario } from '@grand-rounds/testkit/dice-hospital'
import { expect, it } from 'vitest'
import { ownColour, printPatients, valueOf } from '../patients.ts'
import { AMBULANCE_BACKS } from './ambulance-backs.ts'

const PLAYERS = [2, 3, 4]

/** The pickup of this many players; the first has these patients. */
function pickup(players: number, wards: string): Scene {
  const others = Array.from({ length: players - 1 }, () => 'R1')
  return scenario({ round: 8, phase: 'pickup', options: { pickup: true }, hospitals: [wards, ...others] })
}

const asked = (scene: Scene, ambulance: number) =>
  printPatients(
    (scene.state.pickup?.spaces ?? []).filter((space) => space.ambulance === ambulance).map(({ asks }) => asks),
  )

it.each([
  [1, 'R3 Y4 G5', 'R6', 'G4'],
  [2, 'R4 Y5 G3', 'R6', 'G5'],
  [3, 'R5 Y3 G4', 'R6', 'G3'],
  [4, 'R2 Y2 G2', 'R6', 'Y2'],
])('[DH 9 ambulance back %i] asks for %s; %s fits by colour, %s by value', (number, back, byColour, byValue) => {
  const scene = pickup(4, `${byColour} ${byValue} R1`)
  expect(asked(scene, number)).toEqual(back.split(' '))
  const first = 3 * (number - 1)
  const move = (patient: string, space: number) => ({ type: 'pickUp', patient, space }) as const
  expect(scene.can(0, move(byColour, first))).toBe(true)
  const ofThisValue = back.split(' ').findIndex((space) => space[1] === byValue[1])
  expect(scene.can(0, move(byValue, first + ofThisValue))).toBe(true)
  expect(scene.refuses(0, move(byColour, first + 1)).code).toBe('doesNotFit')
  scene.does(0, move(byColour, first))
  expect(scene.state.pickup?.spaces[first]?.taken).not.toBeNull()
})

it('[DH 9 ambulance back 5] is that of the highest ambulance, which is always put away', () => {
  expect(AMBULANCE_BACKS).toHaveLength(5)
  expect(printPatients(AMBULANCE_BACKS[4] ?? [])).toEqual(['R6', 'Y6', 'G6'])
  for (const players of PLAYERS) {
    const spaces = pickup(players, 'R3').state.pickup?.spaces ?? []
    expect([...new Set(spaces.map(({ ambulance }) => ambulance))]).toEqual([1, 2, 3, 4].slice(0, players))
  }
})

it('[DH 9] each back has three spaces, one of each colour, with values from 2 to 6', () => {
  for (const back of AMBULANCE_BACKS) {
    expect(back.map(ownColour)).toEqual([0, 1, 2])
    for (const space of back) expect([2, 3, 4, 5, 6]).toContain(valueOf(space))
  }
})

it.each(PLAYERS)('[DH 9] with %i players colours and values are asked for alike', (players) => {
  const spaces = AMBULANCE_BACKS.slice(0, players).flat()
  const times = (ofSpace: (space: number) => number) => {
    const counts = new Map<number, number>()
    for (const space of spaces) counts.set(ofSpace(space), (counts.get(ofSpace(space)) ?? 0) + 1)
    return new Set(counts.values())
  }
  expect(times(ownColour)).toEqual(new Set([players]))
  expect(times(valueOf)).toEqual(new Set([Math.min(players, 3)]))
})

it.each([3, 4])('[DH 9] with %i players every colour is asked for in the same values', (players) => {
  const values = (colour: number) =>
    AMBULANCE_BACKS.slice(0, players)
      .flat()
      .filter((space) => ownColour(space) === colour)
      .map(valueOf)
      .sort((a, b) => a - b)
  expect(values(1)).toEqual(values(0))
  expect(values(2)).toEqual(values(0))
})
