// The lesson, from its first word to its last, on the real board.

import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

import { DESK, overflow, PHONE } from './eyes.ts'
import { expect, test } from './house.ts'

const room = (page: Page, name: string) => page.locator('.room').filter({ hasText: name })
const patient = (page: Page, name: string) => page.locator('.wards').getByRole('button', { name })
const staff = (page: Page, name: string) => page.locator('.staff').getByRole('button', { name })

/** What the learner does in each step, by its title. */
const STEPS: readonly (readonly [title: string, act: (page: Page) => Promise<void>])[] = [
  ['Good morning, doctor', async () => undefined],
  ['Patients are dice', async () => undefined],
  ['Send a nurse to work', (page) => place(page, 'nurse', 'Clinic')],
  ['Past 6 means home', (page) => place(page, 'nurse', 'Critical Care', 'red patient, value 6')],
  ['Together is better', (page) => place(page, 'nurse', 'Pharmacy', 'green patient, value 6')],
  ['Nobody likes to be forgotten', (page) => place(page, 'nurse', 'Intensive Care')],
  ['The end of a shift', async (page) => page.locator('.bar .go').click()],
  [
    'Blood bags',
    async (page) => {
      await staff(page, 'blood bag').click()
      await patient(page, 'yellow patient, value 6').click()
    },
  ],
  ['A bag changes a colour', (page) => place(page, 'nurse', 'Ear, Nose', 'red patient, value 4')],
  ['Rooms for three', (page) => place(page, 'nurse', 'Anaesthesia')],
  ['Specialists do more', (page) => place(page, 'Surgeon', 'Critical Care', 'red patient, value 5')],
  ['Ambulances', async (page) => page.getByRole('button', { name: /^Ambulance 1/ }).click()],
  [
    'The hospital grows',
    async (page) => {
      await page.locator('.card').filter({ hasText: 'Surgeon' }).click()
      await page.getByRole('button', { name: 'Take it' }).click()
    },
  ],
]

/** Whom the room treats is asked only when there is a choice. */
async function place(page: Page, who: string, where: string, whom?: string): Promise<void> {
  await staff(page, who).click()
  await room(page, where).click()
  const done = page.locator('.coach .go:enabled')
  if (whom !== undefined && !(await done.isVisible())) await patient(page, whom).click()
}

for (const viewport of [DESK, PHONE]) {
  test.describe(`${viewport.width} wide`, () => {
    test.use({ viewport, reducedMotion: 'reduce', hasTouch: viewport === PHONE })

    test('the lesson can be played to its end', async ({ page }) => {
      await page.goto('/learn/dice-hospital')
      const title = page.locator('.coach h1')
      for (const [name, act] of STEPS) {
        await expect(title).toHaveText(name)
        await expect(title).toBeFocused()
        await act(page)
        await page.getByRole('button', { name: 'Go on' }).click()
      }
      await expect(title).toHaveText('That is all you need')
      const { violations } = await new AxeBuilder({ page }).include('.coach').analyze()
      expect(violations.map(({ id }) => id)).toEqual([])
      expect(await overflow(page)).toBe(0)
      await page.getByRole('link', { name: 'Play a first game' }).click()
      await expect(page).toHaveURL(/\/new\/dice-hospital$/)
    })
  })
}

test('another move is told so in a friendly way, and changes nothing', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => localStorage.setItem('lesson', 'rescue'))
  await page.goto('/learn/dice-hospital')
  await place(page, 'nurse', 'Pharmacy')
  await expect(page.getByRole('status').first()).toHaveText(/Help that one first\./)
  await expect(page.getByRole('button', { name: 'Go on' })).toBeDisabled()
  await expect(page.locator('.room.busy')).toHaveCount(2)
})

test('by keyboard alone: a nurse at work, and on to the next step', async ({ page }) => {
  await page.goto('/learn/dice-hospital')
  const onward = page.getByRole('button', { name: 'Go on' })
  for (const name of ['Good morning, doctor', 'Patients are dice']) {
    await expect(page.locator('.coach h1')).toHaveText(name)
    await expect(page.locator('.coach h1')).toBeFocused()
    await onward.press('Enter')
  }
  await staff(page, 'nurse').press('Enter')
  await room(page, 'Imaging').press('Enter')
  await expect(onward).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('.coach h1')).toHaveText('Past 6 means home')
})

test('left in the middle, it goes on where it was', async ({ page }) => {
  await page.goto('/learn/dice-hospital')
  await page.getByRole('button', { name: 'Go on' }).click()
  await page.getByRole('button', { name: 'Leave the lesson' }).click()
  await expect(page).toHaveURL(/\/$/)
  await page.goto('/learn/dice-hospital')
  await expect(page.locator('.coach h1')).toHaveText('Patients are dice')
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.locator('.coach h1')).toHaveText('Good morning, doctor')
})
