// In short what `npm run soak kill` does at length.

import { expect, test } from '../house.ts'
import { killOften } from './killed-tab.ts'

test.use({ trace: 'off', reducedMotion: 'reduce' })
test.setTimeout(400_000)

test('killed ten times, the table has every step that was seen', async ({ context }) => {
  expect(await killOften(context, 10, 1)).toBeGreaterThan(20)
})
