// What a person at the board is told and offered: other people's staff, whose moves are shown, the question before a
// shift ends; and that neither focus nor words get lost after a decision.

import type { Page } from '@playwright/test'

import { axe } from './eyes.ts'
import { expect, test } from './house.ts'
import { type Hand, lookWhenAsked, playOn, sitDown } from './journeys/player.ts'
import { findMoment, momentOf, openMoment } from './journeys/saved.ts'

test.use({ trace: 'off', reducedMotion: 'reduce' })

/** A shift with bots around, in which everyone has specialists. */
async function openShift(page: Page): Promise<void> {
  const shift = findMoment(
    ['players-2'],
    ({ stage, round, options, hospitals: [first, second] }) =>
      stage === 'activation' &&
      round >= 3 &&
      !options.timer &&
      (first?.departments.every(({ by }) => by === null) ?? false) &&
      first?.specialists.length !== second?.specialists.length,
  )
  await openMoment(page, shift, { alone: true })
  await expect(page.locator('.bar.mine')).toBeVisible()
}

const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: at } = document
    if (at === null || at === document.body) return 'the top of the page'
    return at.closest('.play') === null ? 'outside' : at.closest('.bar') === null ? 'the board' : 'the bar'
  })

test('whoever looks into another hospital sees its specialists, and can’t send them anywhere', async ({ page }) => {
  await openShift(page)
  const staff = page.locator('.bar .staff')
  const names = () => staff.locator('.meeple-name').allInnerTexts()
  const mine = await names()
  await expect(staff).toHaveAccessibleName('Free staff and blood bags')
  await page.locator('.player[aria-pressed=false]').click()
  await expect(staff).toHaveAccessibleName(/^Staff and blood bags of /)
  expect(await names()).not.toEqual(mine)
  await expect(staff.locator('.lit, [data-drag]')).toHaveCount(0)
  expect(await axe(page)).toEqual([])
  await page.getByRole('button', { name: 'Back to my hospital' }).click()
  expect(await names()).toEqual(mine)
})

test('while others’ moves are shown, nobody is said to wait for oneself', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('settings', JSON.stringify({ speed: 'slow', sound: false })))
  await sitDown(page, { company: 'bots', dice: 'shown' })
  await playOn({ page, until: ({ kind, stage }) => kind === 'decision' && stage === 'activation' })
  // Whatever the bar says from here on while there is something to skip.
  await page.evaluate(() => {
    const said: string[] = []
    Object.assign(globalThis, { said })
    const bar = document.querySelector('.bar')
    if (!bar) throw new Error('no bar')
    new MutationObserver(() => {
      if (bar.querySelector('[data-act=skip]')) said.push(bar.querySelector('.say-main')?.textContent ?? '')
    }).observe(bar, { childList: true, subtree: true, characterData: true })
  })
  await page.locator('.bar [data-act=endShift]').click()
  await page.getByRole('button', { name: 'Yes' }).click()
  const said = () => page.evaluate(() => (globalThis as unknown as { readonly said: readonly string[] }).said)
  await expect.poll(async () => (await said()).length).toBeGreaterThan(0)
  await expect(page.locator('.bar.mine')).toBeVisible()
  const all = await said()
  expect(all.filter((one) => one.startsWith('Waiting for'))).toEqual([])
  expect(all.some((one) => one.startsWith('You see the moves of '))).toBe(true)
})

test('to go on is the main answer while someone could still help', async ({ page }) => {
  await openShift(page)
  await page.locator('.bar [data-act=endShift]').click()
  const main = page.locator('.bar .question .go')
  await expect(main).toHaveText('No, wait')
  await expect(main).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('.bar .question')).toHaveCount(0)
  await expect(page.locator('.bar.mine')).toBeVisible()
  expect(await focused(page)).not.toBe('the top of the page')
})

test('after every decision the focus is where one goes on', async ({ page }) => {
  await openShift(page)
  let presses = 0
  const byEnter: Hand = async (_, selector) => {
    await page.locator(selector).first().focus({ timeout: 5_000 })
    await page.keyboard.press('Enter')
    presses += 1
    await expect.poll(() => focused(page)).not.toBe('the top of the page')
  }
  await playOn({ page, hand: byEnter, busy: 12, until: () => presses >= 16 })
})

test('a card is taken by keyboard, and the focus goes on to what comes next', async ({ page }) => {
  await openMoment(page, momentOf('improvement', ['players-2']), { alone: true })
  await expect(page.locator('.bar.mine')).toBeVisible()
  await page.locator('.card.lit').first().focus()
  await page.keyboard.press('Enter')
  await page.locator('.bar [data-primary]').focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('.play[data-stage=improvement] .bar.mine .card.lit')).toHaveCount(0)
  await lookWhenAsked(page)
  await expect.poll(() => focused(page)).not.toBe('the top of the page')
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme })

    test('the focus has a colour of its own', async ({ page }) => {
      await openShift(page)
      await page.keyboard.press('Tab')
      const lit = page.locator('.meeple.lit').first()
      await lit.focus()
      const [ring, possible] = await lit.evaluate((element) => {
        const resolved = document.createElement('i')
        resolved.style.color = 'var(--accent)'
        element.append(resolved)
        const colours = [getComputedStyle(element).outlineColor, getComputedStyle(resolved).color]
        resolved.remove()
        return colours
      })
      expect(ring).not.toBe(possible)
    })
  })
}

test('a hint is said as it comes', async ({ page }) => {
  await openShift(page)
  const hint = page.locator('.say-hint')
  // A region that is only there with its words is not heard.
  await expect(hint).toHaveAttribute('aria-live', 'polite')
  await expect(hint).toHaveText('')
  await page.getByRole('button', { name: 'Hint' }).click()
  await expect(hint).not.toHaveText('')
})
