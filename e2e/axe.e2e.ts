// axe looks at the table itself, and at every other screen in the sizes at which its own tests don't.

import type { Stage } from '@grand-rounds/dice-hospital'
import type { Page } from '@playwright/test'

import { axe, DESK, PHONE, isLookedAt } from './eyes.ts'
import { expect, test } from './house.ts'
import { lookWhenAsked } from './journeys/player.ts'
import { goldenGames, momentOf, openGame, openMoment } from './journeys/saved.ts'

const SMALL_LAPTOP = { width: 1024, height: 768 }

test.use({ trace: 'off', reducedMotion: 'reduce' })

async function openFinished(page: Page): Promise<string> {
  const [log] = goldenGames('players-2')
  if (!log) throw new Error('no golden game')
  const address = await openGame(page, log)
  await expect(page.locator('section.end h1')).toBeVisible()
  return address
}

const STAGES: readonly Stage[] = ['activation', 'ambulances', 'improvement']

for (const colorScheme of ['light', 'dark'] as const) {
  for (const viewport of [DESK, SMALL_LAPTOP, PHONE]) {
    if (!isLookedAt(colorScheme, viewport)) continue
    test.describe(`axe finds nothing: ${colorScheme}, ${viewport.width} wide`, () => {
      test.use({ colorScheme, viewport })

      for (const stage of STAGES) {
        test(`the table at ${stage}`, async ({ page }) => {
          await openMoment(page, momentOf(stage))
          await lookWhenAsked(page)
          expect(await axe(page)).toEqual([])
        })
      }

      test('the hand-over, the menu and a sheet', async ({ page }) => {
        await openMoment(page, momentOf('administrators'))
        await expect(page.locator('.veil')).toBeVisible()
        expect(await axe(page)).toEqual([])
        await page.locator('.veil .go').click()
        await page.getByRole('button', { name: 'Menu' }).click()
        expect(await axe(page)).toEqual([])
        await page.getByRole('button', { name: 'Keys', exact: false }).click()
        await expect(page.getByRole('dialog')).toBeVisible()
        expect(await axe(page)).toEqual([])
      })

      test('the replay, the review, the lesson, and a table that is not there', async ({ page }) => {
        const table = await openFinished(page)
        await page.goto(`${table}/replay`)
        await expect(page.getByRole('slider')).toBeVisible()
        expect(await axe(page)).toEqual([])
        await page.goto(`${table}/review`)
        await expect(page.getByRole('progressbar')).toBeVisible()
        expect(await axe(page)).toEqual([])
        await page.goto('/learn/dice-hospital')
        await expect(page.locator('.coach h1')).toBeVisible()
        expect(await axe(page)).toEqual([])
        await page.goto('/table/nobody')
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        expect(await axe(page)).toEqual([])
      })
    })
  }

  test.describe(`axe finds nothing: ${colorScheme}, ${SMALL_LAPTOP.width} wide`, () => {
    test.use({ colorScheme, viewport: SMALL_LAPTOP })

    for (const screen of ['/', '/new/dice-hospital', '/games', '/settings', '/about', '/nowhere']) {
      test(screen, async ({ page }) => {
        await page.goto(screen)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        expect(await axe(page)).toEqual([])
      })
    }

    test('the end', async ({ page }) => {
      await openFinished(page)
      expect(await axe(page)).toEqual([])
    })
  })
}
