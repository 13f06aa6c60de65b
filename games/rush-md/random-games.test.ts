// Random games over random options, with commands that are out of place.

import { checkRandomGame } from '@grand-rounds/testkit/rush-md/random-games'
import { describe, expect, it } from 'vitest'

const GAMES = 48

describe('random games over random options', () => {
  it(`[RMD 1.1] [RMD 3.4] ${GAMES} of them: every piece and card at every step, the same again when replayed`, () => {
    const happened = new Set<string>()
    for (let i = 0; i < GAMES; i++) for (const type of checkRandomGame(i).happened.keys()) happened.add(type)
    // What makes the laws worth checking has to have happened.
    for (const type of ['diagnosed', 'given', 'stocked', 'patientDied', 'patientDischarged', 'slipped', 'sentBack'])
      expect(happened, type).toContain(type)
  }, 240_000)
})
