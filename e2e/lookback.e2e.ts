// When a game is over: the end, the game as a link and move by move, and the review.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { AxeBuilder } from '@axe-core/playwright'
import { diceHospital } from '@grand-rounds/dice-hospital'
import { type Log, replay } from '@grand-rounds/kernel'
import type { Page } from '@playwright/test'

import { axe, DESK, overflow, PHONE, isLookedAt } from './eyes.ts'
import { expect, test } from './house.ts'

const PLAYERS = [{ name: 'Anna' }, { name: 'Mo', level: 'chief' }]

function golden(): Log {
  const file = join(import.meta.dirname, '..', 'fixtures', 'dice-hospital', 'players-2.jsonl.gz')
  const [first = ''] = gunzipSync(readFileSync(file)).toString().split('\n')
  return (JSON.parse(first) as { readonly log: Log }).log
}

/** Only until the second round begins: reviewed in seconds. */
function firstRound(): Log {
  const log = golden()
  const played = replay(diceHospital, log)
  if (!played.ok) throw new Error(played.code)
  const second = played.states.findIndex(({ round }) => round === 2)
  return { ...log, entries: log.entries.slice(0, second) }
}

const asFile = (log: Log) => ({
  name: 'game.json',
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify({ ...log, players: PLAYERS })),
})

/** Comes back with the address of the table. */
async function openGame(page: Page, log: Log): Promise<string> {
  await page.goto('/games')
  await page.getByLabel('Open a saved game').setInputFiles(asFile(log))
  await page.locator('main a[href^="/table/"]').first().click()
  await expect(page).toHaveURL(/\/table\/[\w-]+$/)
  return page.url()
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('the end says who won, and the score adds up', async ({ page }) => {
  await openGame(page, golden())
  await expect(heading(page)).toHaveText(/wins with -?\d+ points\./)
  const bySource = page.getByRole('table', { name: 'By source' })
  for (const column of [1, 2]) {
    const cells = await bySource.locator(`tr > :nth-child(${column + 1})`).allTextContents()
    const points = cells.slice(1).map((text) => Number(text.replace('−', '-')))
    const total = points.at(-1) ?? Number.NaN
    expect(points.slice(0, -1).reduce((sum, n) => sum + n, 0)).toBe(total)
  }
  await page.getByText('The same as a table').click()
  await expect(page.getByRole('table', { name: 'By round' })).toBeVisible()
})

for (const colorScheme of ['light', 'dark'] as const) {
  for (const viewport of [DESK, PHONE]) {
    if (!isLookedAt(colorScheme, viewport)) continue
    test.describe(`axe finds nothing: ${colorScheme}, ${viewport.width} wide`, () => {
      test.use({ colorScheme, viewport })

      test('the end', async ({ page }) => {
        await openGame(page, golden())
        await expect(heading(page)).toHaveText(/wins/)
        expect(await axe(page)).toEqual([])
        expect(await overflow(page)).toBe(0)
      })
    })
  }
}

test('the game as a link: copied, opened, and watched by keyboard to its end', async ({ page, context }) => {
  await openGame(page, golden())
  await expect(heading(page)).toHaveText(/wins/)
  const ending = (await heading(page).textContent()) ?? ''
  await page.getByRole('button', { name: 'Copy a link' }).click()
  await expect(page.getByRole('status')).toContainText('copied')
  // The page itself may only write: whoever reads what was copied pastes it somewhere.
  const elsewhere = await context.newPage()
  await elsewhere.setContent('<textarea></textarea>')
  const pasted = elsewhere.getByRole('textbox')
  await pasted.press('Control+V')
  await expect(pasted).toHaveValue(/\/replay#[\w-]+$/)
  const link = await pasted.inputValue()
  await elsewhere.close()

  await page.goto(link)
  const slider = page.getByRole('slider', { name: 'Moment of the game' })
  await expect(slider).toHaveValue('0')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(slider).toHaveValue('2')
  await page.keyboard.press('ArrowLeft')
  await expect(slider).toHaveValue('1')
  await page.keyboard.press('PageDown')
  await expect(page.getByText('Round 1, Patient intake')).toBeVisible()
  await page.keyboard.press('Space')
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible()
  await page.keyboard.press('Space')
  await page.keyboard.press('End')
  await expect(page.getByText(ending)).toBeVisible()
  await page.keyboard.press('Home')
  await expect(slider).toHaveValue('0')
})

test('a line of the words leads to its move', async ({ page }) => {
  await openGame(page, golden())
  await page.getByRole('button', { name: 'Watch it again' }).click()
  await page.getByRole('button', { name: 'Round 3' }).click()
  const lines = page.getByRole('region', { name: 'What happened' }).getByRole('button')
  await lines.nth(4).click()
  await expect(lines.nth(4)).toHaveAttribute('aria-current', 'step')
  await page.getByRole('button', { name: 'Leave' }).click()
  await expect(heading(page)).toHaveText(/wins/)
})

test('a damaged link says so, and a file can be opened instead', async ({ page }) => {
  await page.goto('/replay#abc')
  await expect(page.getByRole('alert')).toContainText('The link is damaged')
  expect(await axe(page)).toEqual([])
  await page.getByLabel('Open a saved game').setInputFiles(asFile(golden()))
  await expect(page.getByRole('slider')).toBeVisible()
})

test('a review: made once, kept, and every decision on the board', async ({ page }) => {
  const table = await openGame(page, firstRound())
  await page.goto(`${table}/review`)
  await expect(page.getByRole('heading', { name: 'Accuracy', exact: true })).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText(/^Anna: \d+ of 100/)).toBeAttached()
  const decisions = page.getByRole('region', { name: 'Decisions' })
  const all = await decisions.locator('.review-list li').count()
  await page.getByRole('combobox', { name: 'Player' }).selectOption('Anna')
  await page.getByRole('combobox', { name: 'Kind' }).selectOption('Shifts')
  await expect(decisions.getByRole('status').first()).toHaveText('1 decision')
  expect(all).toBeGreaterThan(4)

  await decisions.locator('.review-list li button').click()
  await expect(page.getByRole('heading', { name: /^Activation: / })).toBeFocused()
  await page.getByRole('radio', { name: 'Better' }).check({ force: true })
  const board = page.getByRole('group', { name: 'The hospital of Anna' })
  await expect(board.locator('.room.busy')).toHaveCount(0)
  await page.getByRole('button', { name: 'One step on' }).click()
  await expect(board.locator('.room.busy')).toHaveCount(1)
  // The board has tests of its own.
  const { violations } = await new AxeBuilder({ page }).exclude('.watched').analyze()
  expect(violations.map(({ id }) => id)).toEqual([])

  await page.reload()
  const accuracy = page.getByRole('heading', { name: 'Accuracy', exact: true })
  await expect(accuracy.or(page.getByRole('progressbar'))).toBeVisible()
  expect(await accuracy.count()).toBe(1)
})

test('a review can be stopped, and begun again', async ({ page }) => {
  const table = await openGame(page, golden())
  await page.goto(`${table}/review`)
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(page.getByText('The review was stopped.')).toBeVisible()
  await page.getByRole('button', { name: 'Review the game' }).click()
  await expect(page.getByRole('progressbar')).toBeVisible()
})
