// The front door: it opens, it is for everyone, and its rules can be found.

import { gzipSync } from 'node:zlib'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

import { expect, test } from './house.ts'

const DESK = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }

async function axe(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}

function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

test('opens under its name, without an error, with nothing from elsewhere', async ({ page, address }) => {
  const errors: string[] = []
  const elsewhere: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') errors.push(message.text())
  })
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('request', (request) => {
    if (!request.url().startsWith(address)) elsewhere.push(request.url())
  })
  await page.goto('/')
  await expect(page).toHaveTitle('Grand Rounds')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Grand Rounds')
  await expect(page.getByText('unofficial edition')).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  expect(errors).toEqual([])
  expect(elsewhere).toEqual([])
})

test('its scripts weigh less than 40 kB', async ({ page }) => {
  const scripts: Promise<Buffer>[] = []
  page.on('response', (response) => {
    if (response.headers()['content-type']?.startsWith('text/javascript')) scripts.push(response.body())
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  const bodies = await Promise.all(scripts)
  const weight = bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0)
  expect(bodies.length).toBeGreaterThan(0)
  expect(weight).toBeLessThan(40_000)
})

for (const colorScheme of ['light', 'dark'] as const) {
  for (const viewport of [DESK, PHONE]) {
    test.describe(`${colorScheme} at ${viewport.width} × ${viewport.height}`, () => {
      test.use({ colorScheme, viewport })

      test('axe finds nothing, searching or not, and on the page that is not there', async ({ page }) => {
        await page.goto('/')
        await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme === 'dark' ? 'night' : 'day')
        expect(await axe(page)).toEqual([])
        await page.getByText('Words used').click()
        await page.getByRole('searchbox', { name: 'Search the rules' }).fill('blood bag')
        expect(await axe(page)).toEqual([])
        await page.goto('/nowhere')
        expect(await axe(page)).toEqual([])
      })
    })
  }
}

test('the search finds a rule by number and by words, and says how many', async ({ page }) => {
  await page.goto('/')
  const search = page.getByRole('searchbox', { name: 'Search the rules' })
  await search.fill('healed lounge discharged steps')
  await expect(page.getByRole('status')).toHaveText('1 rule found')
  await expect(page.locator('#rule-2\\.15')).toContainText('discharged at once into the lounge')
  await expect(page.locator('#rule-2\\.15 mark').first()).toBeVisible()
  await expect(page.locator('#rule-2\\.16')).toHaveCount(0)

  await search.fill('2.21')
  await expect(page.locator('#rule-2\\.21').getByRole('table')).toContainText('35')

  await search.fill('zeppelin')
  await expect(page.getByRole('status')).toHaveText('0 rules found')
  await expect(page.getByText('No rule has all these words')).toBeVisible()

  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(search).toBeFocused()
  await expect(search).toHaveValue('')
  await expect(page.locator('#rule-2\\.16')).toBeVisible()
})

test('by keyboard alone: past the pictures to the rules, and into the search', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the rules' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('searchbox', { name: 'Search the rules' })).toBeFocused()
  await page.keyboard.type('bag')
  await expect(page.getByRole('status')).toContainText('rules found')
})

test('a link to a rule or a phase leads there', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/#rule-4.3')
  await expect(page.locator('#rule-4\\.3')).toBeInViewport()
  await page.goto('/')
  await page.getByRole('link', { name: '4. Neglect' }).click()
  await expect(page.getByRole('heading', { name: 'Phase 4, neglected patients' })).toBeInViewport()
})

test('night and day: as the device says, or as chosen, and the choice is kept', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/')
  const night = page.getByRole('switch', { name: 'Night' })
  await expect(night).toBeChecked()
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(night).not.toBeChecked()
  await night.click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'night')
  await page.reload()
  await expect(night).toBeChecked()
})

test('fits from a small phone to a desk, and at 200 % zoom', async ({ page }) => {
  for (const viewport of [
    { width: 320, height: 568 },
    PHONE,
    { width: 720, height: 450 },
    { width: 1024, height: 768 },
    DESK,
  ]) {
    await page.setViewportSize(viewport)
    await page.goto('/')
    expect(await overflow(page), `at ${viewport.width}`).toBe(0)
  }
})

test('an address where nothing is says so and leads home', async ({ page }) => {
  const response = await page.goto('/nowhere/at-all')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nobody in this bed')
  await page.getByRole('link', { name: 'To the front door' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Grand Rounds')
})
