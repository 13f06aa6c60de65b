// Reloaded in the middle of every kind of decision: the same decision is there again, and can be made.

import type { Stage } from '@grand-rounds/dice-hospital'

import { expect, test } from '../house.ts'
import { byMouse, choose, logLines, look, lookWhenAsked, selectorOf } from './player.ts'
import { momentOf, openMoment } from './saved.ts'

const STAGES: readonly Stage[] = [
  'extraReveal',
  'startingValues',
  'administrators',
  'split',
  'ambulances',
  'keep',
  'makeRoom',
  'improvement',
  'discard',
  'activation',
  'protection',
  'reports',
  'pickup',
]

test.use({ trace: 'off', screenshot: 'only-on-failure', reducedMotion: 'reduce' })

for (const stage of STAGES) {
  test(`in the middle of ${stage}`, async ({ page }) => {
    await openMoment(page, momentOf(stage))
    const lift = async () => {
      const seen = await lookWhenAsked(page)
      if (seen.kind === 'veil') await byMouse(page, '.veil .go')
      await expect(page.locator('.bar.mine')).toBeVisible()
      return { seen: await look(page), lines: await logLines(page) }
    }
    const before = await lift()
    expect(before.seen.stage).toBe(stage)
    await page.reload()
    const after = await lift()
    expect(after).toEqual(before)
    // With something in hand, too: what was not final is not kept, what was asked is.
    const press = choose(after.seen, true, () => 0)
    await byMouse(page, selectorOf(press))
    await expect
      .poll(async () => JSON.stringify([await look(page), await logLines(page)]))
      .not.toBe(JSON.stringify([before.seen, before.lines]))
  })
}
