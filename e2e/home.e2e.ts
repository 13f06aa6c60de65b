// The front door: it opens, it is for everyone, and one click away is a game.

import { gzipSync } from 'node:zlib'

import { axe, DESK, overflow, PHONE, isLookedAt } from './eyes.ts'
import { expect, test } from './house.ts'

test('opens without an error and asks nobody else for anything', async ({ page, address }) => {
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
  await expect(page.getByText('Unofficial:')).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  expect(errors).toEqual([])
  expect(elsewhere).toEqual([])
})

test('its scripts weigh less than 60 kB', async ({ page }) => {
  const scripts: Promise<Buffer>[] = []
  page.on('response', (response) => {
    if (response.headers()['content-type']?.startsWith('text/javascript')) scripts.push(response.body())
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  const bodies = await Promise.all(scripts)
  const weight = bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0)
  expect(bodies.length).toBeGreaterThan(0)
  expect(weight).toBeLessThan(60_000)
})

for (const colorScheme of ['light', 'dark'] as const) {
  for (const viewport of [DESK, PHONE]) {
    if (!isLookedAt(colorScheme, viewport)) continue
    test.describe(`${colorScheme} at ${viewport.width} × ${viewport.height}`, () => {
      test.use({ colorScheme, viewport })

      test('axe finds nothing, and on the page that is not there', async ({ page }) => {
        await page.goto('/')
        await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme === 'dark' ? 'night' : 'day')
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        expect(await axe(page)).toEqual([])
        await page.goto('/nowhere')
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        expect(await axe(page)).toEqual([])
      })
    })
  }
}

test('by keyboard alone: past the menu to what one came for', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Play' })).toBeFocused()
})

test('the pictures of the phases lead to their rules', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await page.getByRole('link', { name: '4. Neglected patients' }).click()
  await expect(page).toHaveURL(/\/rules#phase-4$/)
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
    await expect(page.getByRole('button', { name: 'Play' })).toBeVisible()
    expect(await overflow(page), `at ${viewport.width}`).toBe(0)
  }
})

test('an address where nothing is says so and leads home', async ({ page }) => {
  const response = await page.goto('/nowhere/at-all')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nobody in this bed')
  await expect(page).toHaveTitle('Nothing here · Grand Rounds')
  await page.getByRole('link', { name: 'To the front door' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Grand Rounds')
})
