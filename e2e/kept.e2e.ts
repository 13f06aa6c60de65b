// What this browser keeps: games as files, the last table by way to play, names, and what happens when all is cleared.

import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'

import { expect, test } from './house.ts'
import { lookWhenAsked, makeFast, playOn, sitDown } from './journeys/player.ts'

test.use({ trace: 'off', reducedMotion: 'reduce' })

async function saved(page: Page): Promise<Buffer> {
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByText('Save to a file').click()
  return readFileSync(await (await downloading).path())
}

const openFile = async (page: Page, buffer: Buffer) => {
  await page.goto('/games')
  await page.locator('input[type=file]').setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer })
}

test('a game saved in the middle is a table of its own, here and elsewhere, and still the same kind of game', async ({
  page,
  browser,
  address,
}) => {
  await makeFast(page)
  await sitDown(page, { company: 'solo', preset: 'Standard', dice: 'kept' })
  const file = await saved(page)
  await playOn({ page, until: ({ stage }) => stage === 'activation' })

  await openFile(page, file)
  await expect(page.getByRole('status').filter({ hasText: 'in your list now' })).toBeVisible()
  const rows = page.locator('.table-row')
  await expect(rows).toHaveCount(2)
  await expect(rows.filter({ hasText: 'Standard' })).toHaveCount(2)

  const elsewhere = await browser.newContext({ baseURL: address })
  const other = await elsewhere.newPage()
  await openFile(other, file)
  await expect(other.locator('.table-row')).toContainText('Standard')
  await other.locator('.table-row a').first().click()
  await lookWhenAsked(other)
  await expect(other.locator('.bar.mine')).toBeVisible()
  await elsewhere.close()
})

test('what was mixed for one way to play is not on in another', async ({ page }) => {
  const bug = page.getByRole('switch', { name: 'Resistant superbug' })
  await page.goto('/new/dice-hospital#bots')
  await bug.click()
  await expect(bug).toBeChecked()
  await page.goto('/')
  await page.goto('/new/dice-hospital#solo')
  await expect(bug).not.toBeChecked()
  await page.goto('/')
  await page.goto('/new/dice-hospital#bots')
  await expect(bug).toBeChecked()
})

test('a name that is too long says so while it is typed', async ({ page }) => {
  await page.goto('/new/dice-hospital#solo')
  const name = page.getByRole('textbox', { name: 'Person' })
  await name.fill('Bartholomew')
  await expect(page.getByText('at most 24 characters')).toHaveCount(0)
  await name.pressSequentially(' Featherstonehaugh')
  await expect(name).toHaveValue('Bartholomew Featherstone')
  await expect(page.getByText('at most 24 characters')).toBeVisible()
})

test('the tab of a table has the name of the table', async ({ page }) => {
  await sitDown(page, { company: 'solo' })
  await expect(page).toHaveTitle('Player 1 · Dice Hospital · Grand Rounds')
  await page.goto('/games')
  await expect(page).toHaveTitle('My games · Grand Rounds')
})

test.describe('a table that is deleted while it is played', () => {
  const deleted = (page: Page) => expect(page.getByRole('heading', { level: 1 })).toHaveText('This table was deleted')

  test('in another tab: it is said at once, and can still be saved', async ({ page, context }) => {
    await sitDown(page, { company: 'solo', preset: 'Standard' })
    const other = await context.newPage()
    await other.goto('/games')
    await other.getByRole('button', { name: 'Remove' }).click()
    await other.getByRole('button', { name: 'Yes, remove it' }).click()
    await deleted(page)
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save as a file' }).click()
    const file = readFileSync(await (await downloading).path())
    await openFile(page, file)
    await expect(page.locator('.table-row')).toHaveCount(1)
    await expect(page.locator('.table-row')).toContainText('Standard')
  })

  test('by clearing all data of the browser', async ({ page, context, address }) => {
    await makeFast(page)
    await sitDown(page, { company: 'solo' })
    const session = await context.newCDPSession(page)
    await session.send('Storage.clearDataForOrigin', { origin: address, storageTypes: 'all' })
    await deleted(page)
    // And nothing of it is left half.
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No table here')
  })
})
