// Random games over random options: commands that are listed and commands that are out of place, at random times.

import { checkRandomGame } from '@grand-rounds/testkit/rush-md/random-games'
import { describe, expect, it } from 'vitest'

const GAMES = 500

describe('random games over random options', () => {
  it(`[RMD 1.1] [RMD 3.4] ${GAMES} of them: every piece, card and point at every step, the same again when replayed`, () => {
    const happened = new Set<string>()
    let refusals = 0
    for (let i = 0; i < GAMES; i++) {
      const game = checkRandomGame(i)
      refusals += game.refusals
      for (const type of game.happened.keys()) happened.add(type)
    }
    // What makes the laws worth checking has to have happened.
    for (const type of ['diagnosed', 'given', 'stocked', 'patientDied', 'patientDischarged', 'slipped', 'sentBack'])
      expect(happened, type).toContain(type)
    for (const type of ['epidemicEnded', 'glassBalanced', 'skillGained', 'paused', 'oathBroken', 'tokenCovered'])
      expect(happened, type).toContain(type)
    expect(refusals).toBeGreaterThan(GAMES)
  }, 240_000)
})
