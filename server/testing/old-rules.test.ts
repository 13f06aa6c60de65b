import { expect, it } from 'vitest'
import { killUnderOldRules } from './old-rules.ts'

it(
  'a table of earlier rules goes on by them on a server that has newer ones, whenever it is killed: no move is missing',
  { timeout: 120_000 },
  async () => {
    const { kills, games } = await killUnderOldRules(3, 1)
    expect(kills).toBe(3)
    expect(games).toHaveLength(1)
    for (const { went, expected } of games) expect(went).toEqual(expected)
  },
)
