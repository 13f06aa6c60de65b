import { expect, it } from 'vitest'
import { killInGames } from './killing.ts'

it(
  'a server that is killed in the middle of games loses nothing and does nothing twice',
  { timeout: 120_000 },
  async () => {
    const outcome = await killInGames({ kills: 4, tables: 3, pauseMs: 400 })
    expect(outcome).toMatchObject({ lost: [], doubled: [] })
    expect(outcome.kills).toBeGreaterThan(0)
    expect(outcome.acknowledged).toBeGreaterThan(10)
  },
)
