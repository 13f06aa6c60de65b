// A game with the network off, after one visit.

import { expect, test } from '../house.ts'
import { logLines, lookWhenAsked, playOn } from './player.ts'

test.use({ trace: 'off', screenshot: 'only-on-failure', reducedMotion: 'reduce' })

test('a visit, then no network: a table against bots is begun, played, left and found again', async ({
  page,
  context,
}) => {
  await page.goto('/')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.reload()
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  await context.setOffline(true)
  await page.reload()
  await page.getByRole('button', { name: 'Play' }).click()
  await lookWhenAsked(page)
  await playOn({ page, busy: 2, until: async () => page.getByText('Round 2 of 8').isVisible() })
  const lines = await logLines(page)
  expect(lines.length).toBeGreaterThan(20)
  await page.reload()
  await lookWhenAsked(page)
  expect((await logLines(page)).slice(0, lines.length)).toEqual(lines)
  await page.goto('/')
  await page.getByRole('link', { name: 'Player 1, Ada and Mo' }).click()
  await playOn({ page, until: ({ stage }) => stage === 'activation' })
})
