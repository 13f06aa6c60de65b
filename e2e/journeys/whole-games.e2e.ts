// Whole games by what is on the page: a first visit, alone, around one screen, and against bots.

import type { Page } from '@playwright/test'

import { expect, test } from '../house.ts'
import { WHOLE } from './length.ts'
import { logLines, look, lookWhenAsked, makeFast, playOn, sitDown } from './player.ts'
import { carelessMoment, lateMoment, openMoment } from './saved.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** A fault of the page that nobody sees is still one. */
function faultsOf(page: Page): readonly string[] {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') faults.push(message.text())
  })
  return faults
}

// A trace of every press would take longer than the game.
test.use({ trace: 'off', screenshot: 'only-on-failure' })

test('a first visit: two clicks to the first decision', async ({ page }) => {
  const faults = faultsOf(page)
  await page.goto('/')
  let clicks = 0
  await page.getByRole('button', { name: 'Play' }).click()
  clicks += 1
  while ((await lookWhenAsked(page)).kind === 'waiting') {
    await page.getByRole('button', { name: 'Skip' }).click()
    clicks += 1
  }
  const seen = await look(page)
  expect(seen.kind).toBe('decision')
  expect(seen.lit.length).toBeGreaterThan(0)
  expect(seen.sentence).not.toBe('')
  expect(clicks).toBeLessThanOrEqual(2)
  expect(faults).toEqual([])
})

test('alone, with reports, from the setup to the end', async ({ page }) => {
  const faults = faultsOf(page)
  await makeFast(page)
  await sitDown(page, { company: 'solo', dice: 'ward' })
  await expect(page.getByText(/^Reports \d\/\d/)).toBeVisible()
  // With the page's advice until a report can be filled in, or for a shift; then carelessly, to be done soon.
  let advised = true
  const stages = await playOn({
    page,
    seed: 3,
    advised: () => advised,
    until: async ({ stage, lit }) => {
      if (stage === 'reports' && lit.length > 0) advised = false
      if (!WHOLE && (await page.getByText('Round 2 of 8').isVisible())) advised = false
      return false
    },
  })
  expect([...stages]).toEqual(expect.arrayContaining(['improvement', 'activation']))
  if (WHOLE) expect(stages).toContain('reports')
  await expect(heading(page)).toBeFocused()
  await expect(page.getByRole('table', { name: 'By source' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('table', { name: 'By source' })).toBeVisible()
  await page.getByRole('button', { name: 'Play again' }).click()
  await lookWhenAsked(page)
  await expect(page.getByText(/^(?:Opening|Round 1 of 8)$/)).toBeVisible()
  expect(faults).toEqual([])
})

test('two people around one screen, to the end: nothing secret before the veil is lifted', async ({ page }) => {
  const faults = faultsOf(page)
  await makeFast(page)
  await sitDown(page, { company: 'friends', dice: 'two', on: ['Administrators'] })
  const dealt: string[][] = []
  let veils = 0
  const watch = async () => {
    const seen = await look(page)
    if (seen.kind === 'veil') {
      veils += 1
      // Not a card, not a die, not a line of the log: nothing but whose turn it is.
      await expect(page.locator('.play > *')).toHaveCount(1)
      const words = (await page.locator('body').innerText()).replaceAll('\n', ' ')
      expect(words).toMatch(/^(Skip to the content )?Hand over to (Player \d) .* \2/)
      for (const hands of dealt) for (const card of hands) expect(words).not.toContain(card)
      expect(await page.locator('.thing').count()).toBe(0)
    } else if (seen.stage === 'administrators' && seen.picked.length === 0) {
      const cards = await page.locator('.tray .admin-card b').allTextContents()
      expect(cards.length).toBeGreaterThan(1)
      for (const hands of dealt) expect(hands).not.toEqual(cards)
      dealt.push(cards)
    }
    return !WHOLE && (await page.getByText('Round 2 of 8').isVisible())
  }
  await playOn({ page, until: watch, seed: 5 })
  expect(dealt).toHaveLength(2)
  // At least once for each before the first round, and when both have something to do in it.
  expect(veils).toBeGreaterThan(WHOLE ? 16 : 3)
  if (!WHOLE) {
    await openMoment(page, lateMoment(['players-2']))
    await playOn({ page, seed: 5 })
  }
  await expect(page.getByRole('table', { name: 'By source' })).toBeVisible()
  await expect(heading(page)).toHaveText(/points/)
  expect(faults).toEqual([])
})

test('against three bots, with events and Experimental Medicine, to the end and its review', async ({ page }) => {
  const faults = faultsOf(page)
  await makeFast(page)
  await page.goto('/new/dice-hospital#bots')
  await page.getByRole('button', { name: 'Add a bot' }).click()
  for (const level of await page.getByRole('combobox', { name: 'Level' }).all()) await level.selectOption('Student')
  await sitDown(page, { company: 'bots', dice: 'bots', on: ['Event cards', 'Experimental Medicine'] })
  await expect(page.locator('.player')).toHaveCount(4)
  const until = async () => !WHOLE && (await page.getByText('Round 2 of 8').isVisible())
  const stages = await playOn({ page, busy: 1, seed: 7, until })
  expect([...stages]).toEqual(expect.arrayContaining(['ambulances', 'improvement', 'activation']))
  if (!WHOLE) {
    await openMoment(page, carelessMoment(4, { events: true, experimental: true }), { alone: true })
    await playOn({ page, busy: 1, seed: 7 })
  }
  await expect(heading(page)).toHaveText(/points/)
  await page.getByRole('button', { name: 'Review' }).click()
  await expect(page).toHaveURL(/\/review$/)
  await expect(page.getByRole('progressbar')).toBeVisible()
  expect(faults).toEqual([])
})

test('what others do is in the log, and pointing at a line is harmless', async ({ page }) => {
  await makeFast(page)
  await sitDown(page, { company: 'bots', dice: 'lines' })
  await playOn({ page, until: (seen) => seen.stage === 'activation' })
  const lines = await logLines(page)
  expect(lines.length).toBeGreaterThan(8)
  for (const line of lines) expect(line).not.toMatch(/undefined|\[object|[{}]/)
  await page.getByRole('log').locator('li').last().hover()
  expect((await look(page)).kind).toBe('decision')
})

test('the rules are read beside the board: searched, followed, and the table is still there', async ({ page }) => {
  await makeFast(page)
  await sitDown(page, { company: 'bots', dice: 'rules' })
  const table = page.url()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Rules' }).click()
  const sheet = page.getByRole('dialog', { name: 'Rules' })
  await sheet.getByRole('searchbox').fill('blood bag')
  await expect(sheet.getByRole('status')).toHaveText(/rules/)
  await sheet.getByRole('navigation').getByRole('link').last().click()
  await expect(sheet).toBeVisible()
  expect(page.url()).toBe(table)
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  expect((await lookWhenAsked(page)).kind).toBe('decision')
})
