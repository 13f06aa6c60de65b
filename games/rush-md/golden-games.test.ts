// Recorded games, played again. When a rule or the figures of a deck were meant to change:
// `npm run golden-rush -w testkit` records them anew.

import { resolve } from 'node:path'
import { everything, readGoldenGames, Witness, wrongInGolden } from '@grand-rounds/testkit/rush-md/golden'
import { describe, expect, it } from 'vitest'
import { unsettled } from '../../tools/pending.ts'

const HOUSE = resolve(import.meta.dirname, '../..')
const LEAST = 60
const LEAST_EACH = 14
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
  it('[RMD 4.1] there are enough, each with a name of its own', () => {
    expect(golden.length).toBeGreaterThanOrEqual(LEAST)
    expect(new Set(golden.map(({ name, log }) => `${log.version} ${name}`)).size).toBe(golden.length)
  })

  it.each([
    { seats: 1, rule: 'RMD 5.1' },
    { seats: 2, rule: 'RMD 2.1' },
    { seats: 3, rule: 'RMD 2.2' },
    { seats: 4, rule: 'RMD 1.2' },
  ])('[$rule] [RMD 3.4] $seats at the table: the same refusals, points and end', { timeout: 60_000 }, ({ seats }) => {
    expect(wrongWith(seats)).toEqual([])
    expect(golden.filter(({ log }) => log.seats === seats).length).toBeGreaterThanOrEqual(LEAST_EACH)
  })

  it('[RMD 7] every card, paper, goal, exam, refusal, option and ending occurs in one', { timeout: 60_000 }, () => {
    for (const seats of [1, 2, 3, 4]) wrongWith(seats)
    const missing = everything().filter((name) => !witness.seen.has(name))
    expect(unsettled(HOUSE, 'golden', missing)).toEqual([])
  })
})
