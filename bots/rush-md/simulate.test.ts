import { seedFrom } from '@grand-rounds/kernel'
import { rushMd } from '@grand-rounds/rush-md'
import { describe, expect, it } from 'vitest'
import { LEVELS } from './levels.ts'
import { simulateTeam, type Team } from './simulate.ts'

function team(seats: number, name: string, given: object = {}, level: Team['levels'][number] = 'resident'): Team {
  const options = rushMd.readOptions(given, seats)
  if (!options.ok) throw new Error(options.refusal.code)
  return { options: options.value, seed: seedFrom(name), levels: new Array<typeof level>(seats).fill(level) }
}

describe('a team', () => {
  it.each([1, 2, 3, 4])('of %i plays whole games, and hardly anything it does is refused', (seats) => {
    for (const level of LEVELS) {
      const { steps, refused, patients, rounds } = simulateTeam(team(seats, `whole ${level}`, {}, level))
      expect(steps).toBeGreaterThan(100)
      expect(refused).toBeLessThan(steps / 50)
      expect(patients).toBeGreaterThan(0)
      expect(rounds).toBeGreaterThan(0)
    }
  })

  it('plays the same game for the same seed, and another for another', () => {
    const first = simulateTeam(team(3, 'same'))
    expect(simulateTeam(team(3, 'same'))).toEqual(first)
    expect(simulateTeam(team(3, 'other'))).not.toEqual(first)
  })
})
