// A browser in which an earlier page was used: everything that it kept is there, and opens.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'

import { expect, test } from './house.ts'
import { lookWhenAsked, playOn } from './journeys/player.ts'
import { type Profile, writeProfile } from './profile.ts'

test.use({ trace: 'off', colorScheme: 'light' })

const PROFILES = join(import.meta.dirname, 'profiles')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

for (const file of readdirSync(PROFILES)) {
  test(`kept by ${file}: tables, how they stand, settings, the last setup and the place in the lesson`, async ({
    page,
  }) => {
    await writeProfile(page, JSON.parse(readFileSync(join(PROFILES, file), 'utf8')) as Profile)

    await page.goto('/games')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'night')
    const rows = page.locator('.table-row')
    await expect(rows).toHaveCount(4)
    await expect(rows.filter({ hasText: 'Standard' })).toContainText('Round 1')
    await expect(rows.filter({ hasText: 'Expert' })).toContainText('Anna, Ada and Mo')
    await expect(rows.filter({ hasText: 'Player 1 and Player 2' })).toContainText('Just begun')
    await expect(rows.filter({ hasText: 'Anna and Mo' })).toContainText(/Anna.*9/)
    await expect(page.locator('#statistics')).toBeVisible()

    await page.goto('/')
    await expect(page.locator('.play-with')).toContainText('Ada (Intern)')
    await expect(page.locator('.play-with')).toContainText('Expert')
    await page.goto('/new/dice-hospital#friends')
    await expect(page.getByRole('switch', { name: 'Resistant superbug' })).toBeChecked()
    await page.goto('/learn/dice-hospital')
    await expect(page.locator('.coach-progress')).toContainText('2')

    await page.goto('/games')
    await rows.filter({ hasText: 'Expert' }).locator('a').first().click()
    await lookWhenAsked(page)
    await expect(page.locator('.play')).toHaveAttribute('data-stage', 'activation')
    await playOn({ page, until: ({ stage }) => stage !== 'activation' })

    await page.goto('/games')
    const over = rows.filter({ hasText: 'Anna and Mo' })
    await over.locator('a').first().click()
    await expect(heading(page)).toHaveText(/Anna wins with 9 points/)
    const table = page.url()
    for (const part of ['replay', 'review']) {
      await page.goto(`${table}/${part}`)
      await expect(heading(page)).toBeVisible()
      await expect(page.locator('.problem, .replay-problem')).toHaveCount(0)
    }
  })
}

test('addresses from when there was one game, and those that name it, lead to the same', async ({ page }) => {
  for (const [old, now] of [
    ['/rules', '/rules/dice-hospital'],
    ['/cards', '/cards/dice-hospital'],
    ['/online/new', '/online/new/dice-hospital'],
  ] as const) {
    await page.goto(old)
    const title = await heading(page).textContent()
    await page.goto(now)
    await expect(heading(page)).toHaveText(title ?? '')
  }
  await page.goto('/rules/draughts')
  await expect(heading(page)).toHaveText('Nobody in this bed')
})
