// Random games over random options: the same as the soak plays, only fewer.

import { checkRandomGame } from '@grand-rounds/testkit/dice-hospital/random-games'
import { describe, expect, it } from 'vitest'

const EACH = 500

describe('random games over random options', () => {
  it.each([
    { seats: 1, rule: 'DH 6.1' },
    { seats: 2, rule: 'DH 1.4' },
    { seats: 3, rule: 'DH 1.3' },
    { seats: 4, rule: 'DH 1.1' },
  ])(
    `[$rule] ${EACH} with $seats at the table: all dice, points by their entries, the same again when replayed`,
    { timeout: 120_000 },
    ({ seats }) => {
      let steps = 0
      for (let i = 0; i < EACH; i++) steps += checkRandomGame(4 * i + seats - 1).steps
      expect(steps).toBeGreaterThan(20 * EACH)
    },
  )
})
