// In short what `npm run soak kill-tab` does at length.

import { expect, test } from '../house.ts'
import { killOften } from './killed-tab.ts'

const KILLS = Number(process.env['KILLS'] || 3)

test.use({ trace: 'off', reducedMotion: 'reduce' })
test.setTimeout(40_000 * KILLS)

test(`killed ${KILLS} times, the table has every step that was seen`, async ({ context }) => {
  expect(await killOften(context, KILLS, 1)).toBeGreaterThan(20)
})
