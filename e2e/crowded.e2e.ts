// A table online when much is open at once: a request, full ambulances, an event card, long names. Nothing covers
// anything else, and no name is cut.

import type { Page } from '@playwright/test'

import { PHONE } from './eyes.ts'
import { expect, test } from './house.ts'
import { playOn } from './journeys/player.ts'
import { arrive, begin, type Person, setUp, sit } from './online-people.ts'

test.use({ trace: 'off' })

const LONG = 'Bartholomew Featherstone'

async function open(anna: Person, bob: Person): Promise<void> {
  const table = await setUp(anna, 4, ['Expert'])
  await sit(bob, table)
  for (const seat of [3, 4])
    await anna.page
      .getByRole('group', { name: `Player ${seat}` })
      .getByText('Seat a bot')
      .click()
  await begin(anna)
  await bob.page.locator('.play').waitFor()
  // Whoever takes an ambulance while an event lasts sees all that there can be; the other one waits.
  const play = ({ page }: Person) =>
    playOn({
      page,
      until: async ({ stage }) => stage === 'ambulances' && (await page.locator('.event-card').isVisible()),
    })
  await Promise.race([anna, bob].map((one) => play(one).catch(() => undefined)))
}

/** By how many pixels something in the left column lies under the bar. */
function underBar(page: Page): Promise<number> {
  return page.evaluate(() => {
    const bottoms = [...document.querySelectorAll('.side-left > *')].map((one) => one.getBoundingClientRect().bottom)
    return Math.max(0, ...bottoms) - (document.querySelector('.bar')?.getBoundingClientRect().top ?? 0)
  })
}

/** Names that are not wholly to be seen. */
function cutNames(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const frame = document.querySelector('.people')?.getBoundingClientRect()
    return [...document.querySelectorAll<HTMLElement>('.people-name')].flatMap((one) => {
      const { left, right, bottom } = one.getBoundingClientRect()
      const isWhole =
        frame &&
        one.scrollWidth <= one.clientWidth &&
        left >= frame.left &&
        right <= frame.right &&
        bottom <= frame.bottom + 1
      return isWhole ? [] : [one.innerText]
    })
  })
}

test('a request, full ambulances and an event card, in 1280 × 800 and on a phone', async ({ browser, address }) => {
  const [anna, bob] = [await arrive(browser, address, 'Anna'), await arrive(browser, address, LONG)]
  await anna.page.setViewportSize({ width: 1280, height: 800 })
  await open(anna, bob)
  await bob.page.locator('.online-strip').getByRole('button', { name: 'People' }).click()
  await bob.page.getByRole('button', { name: 'Propose to end the game' }).click()
  const { page } = anna
  await expect(page.getByRole('alertdialog')).toContainText('would like to end the game here')
  await expect(page.locator('.event-card')).toBeVisible()
  await expect(page.locator('.ambulance .die').first()).toBeVisible()
  expect(await underBar(page)).toBeLessThanOrEqual(0)
  expect(await cutNames(page)).toEqual([])
  if (process.env['PICTURES']) await page.screenshot({ path: `${process.env['PICTURES']}-desk.png` })
  await page.setViewportSize(PHONE)
  expect(await cutNames(page)).toEqual([])
  if (process.env['PICTURES']) await page.screenshot({ path: `${process.env['PICTURES']}-phone.png` })
})
