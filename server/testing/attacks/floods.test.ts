import { expect, it } from 'vitest'
import { readFigures } from '../figures.ts'
import { readyTables } from '../load.ts'
import { withServer } from '../process.ts'
import { looks } from './looks.ts'
import { talk } from './talk.ts'
import { unjoined } from './unjoined.ts'
import { unread } from './unread.ts'

it(
  'a crowd that looks, talks, never reads and never joins: those who play are all answered, and nothing is left',
  {
    timeout: 120_000,
  },
  () =>
    withServer(async ({ address, port }) => {
      const players = await readyTables(address, 1)
      const [{ table } = { table: '' }] = players
      const figure = async (name: string): Promise<number> => (await readFigures(address)).get(name) ?? 0
      let under = true
      let most = 0
      const attacked = Promise.all(
        [looks, talk, unread, unjoined].map((attack, n) => attack.go({ port, table }, `127.0.0.${n + 10}`)),
      ).finally(() => (under = false))
      let moves = 0
      while (under) {
        for (const player of players) await player.move()
        moves++
        if (moves % 20 === 0) most = Math.max(most, await figure('grand_rounds_unsent_bytes'))
      }
      await attacked
      expect(moves).toBeGreaterThan(10)
      expect(most).toBeLessThan(20_000_000)
      expect(await figure('grand_rounds_lines_closed_total{code="4408"}')).toBe(20)
      await expect.poll(() => figure('grand_rounds_visitors'), { timeout: 20_000 }).toBe(2)
      await expect.poll(() => figure('grand_rounds_unsent_bytes')).toBe(0)
      for (const player of players) player.leave()
    }),
)
