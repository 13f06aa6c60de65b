// Nobody learns what lies face down: culture tokens, decks, the seed. Over random games, for every seat and a spectator.

import { checkSecrecy } from '@grand-rounds/testkit/rush-md/random-games'
import { describe, expect, it } from 'vitest'

const GAMES = 60

describe('what lies face down', () => {
  it(`[RMD 3.6 Digital] [RMD 3.4] is in no view, event, list or refusal, in ${GAMES} random games`, () => {
    let looks = 0
    let turned = 0
    for (let i = 0; i < GAMES; i++) {
      const game = checkSecrecy(i)
      looks += game.looks
      turned += game.turned
    }
    expect(looks).toBeGreaterThan(10 * GAMES)
    // A token that lies face up is seen by all: there must have been some, or nothing was tried.
    expect(turned).toBeGreaterThan(0)
  }, 120_000)
})
