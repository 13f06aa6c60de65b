import { describe, expect, it } from 'vitest'
import { playOverBadNetwork, ROUGH } from './bad-network.ts'

/** Seeds that once showed something. */
const KEPT: readonly string[] = []

describe('a game over a bad network', () => {
  for (const name of [...KEPT, ...Array.from({ length: 8 }, (_, i) => `game ${i}`)]) {
    it(
      `${name}: everyone ends with what the server has, and nothing is lost or done twice`,
      { timeout: 60_000 },
      async () => {
        const outcome = await playOverBadNetwork(name, ROUGH)
        expect(outcome.clients).toEqual(outcome.server)
        expect(outcome.doubled).toEqual([])
        expect(outcome.acknowledged).toBeLessThanOrEqual(outcome.written)
        expect(outcome.steps).toBeGreaterThan(20)
        expect(outcome.breaks + outcome.deaths).toBeGreaterThan(0)
      },
    )
  }
})
