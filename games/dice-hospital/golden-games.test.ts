// Recorded games, played again. When a rule was meant to change: `npm run golden -w testkit` records them anew.

import { resolve } from 'node:path'
import { everything, readGoldenGames, Witness, wrongInGolden } from '@grand-rounds/testkit/dice-hospital/golden'
import { describe, expect, it } from 'vitest'
import { unsettled } from '../../tools/pending.ts'

const HOUSE = resolve(import.meta.dirname, '../..')
const LEAST = 200
const LEAST_EACH = 50
const golden = readGoldenGames()
const witness = new Witness()
const replayed = new Map<number, readonly string[]>()

/** What is wrong with the games of so many players; each is played once. */
function wrongWith(seats: number): readonly string[] {
  const known = replayed.get(seats)
  if (known) return known
  const wrong = golden.flatMap((game) => {
    const what = game.log.seats === seats ? wrongInGolden(game, witness) : null
    return what === null ? [] : [`${game.name}: ${what}`]
  })
  replayed.set(seats, wrong)
  return wrong
}

describe('golden games', () => {
  it('[DH 2.24] there are enough, each with a name of its own', () => {
    expect(golden.length).toBeGreaterThanOrEqual(LEAST)
    expect(new Set(golden.map(({ name, log }) => `${log.version} ${name}`)).size).toBe(golden.length)
  })

  it.each([
    { seats: 1, rule: 'DH 6.1' },
    { seats: 2, rule: 'DH 1.4' },
    { seats: 3, rule: 'DH 1.3' },
    { seats: 4, rule: 'DH 1.1' },
  ])(
    '[$rule] $seats at the table: 63 dice, points by their entries, the same end',
    { timeout: 60_000 },
    ({ seats }) => {
      expect(wrongWith(seats)).toEqual([])
      expect(golden.filter(({ log }) => log.seats === seats).length).toBeGreaterThanOrEqual(LEAST_EACH)
    },
  )

  it('[DH 9] every card, option, command, event and ending occurs in one of them', { timeout: 60_000 }, () => {
    for (const seats of [1, 2, 3, 4]) wrongWith(seats)
    const missing = everything().filter((name) => !witness.seen.has(name))
    expect(unsettled(HOUSE, 'golden', missing)).toEqual([])
  })
})
