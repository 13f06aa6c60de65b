// A whole game with Tab, arrows and Enter alone; and what happens is said as it happens.

import type { Page } from '@playwright/test'

import { expect, test } from '../house.ts'
import { WHOLE } from './length.ts'
import { type Hand, hearLog, logLines, lookWhenAsked, playOn } from './player.ts'
import { lateMoment, openMoment } from './saved.ts'

test.use({ trace: 'off', screenshot: 'only-on-failure', reducedMotion: 'reduce' })

interface Aim {
  readonly there: boolean
  /** The focus and the aim are in one group, or something is in hand: arrows lead there. */
  readonly near: boolean
  readonly dx: number
  readonly dy: number
}

function aim(page: Page, selector: string): Promise<Aim> {
  return page.evaluate((wanted) => {
    const target = [...document.querySelectorAll<HTMLElement>(wanted)].find((one) => one.getClientRects().length > 0)
    const from = document.activeElement
    if (!target) throw new Error(`nothing is ${wanted}`)
    const middle = (element: Element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return { x: x + width / 2, y: y + height / 2 }
    }
    const start = from ? middle(from) : { x: 0, y: 0 }
    const end = middle(target)
    const group = target.closest('[data-group]')
    const near = from instanceof HTMLButtonElement && group !== null && group.contains(from)
    return { there: from === target, near, dx: end.x - start.x, dy: end.y - start.y }
  }, selector)
}

/** Tab to the group, arrows within it, Enter. */
const byKeys: Hand = async (page, selector) => {
  for (let tabs = 0; tabs < 60; tabs++) {
    let at = await aim(page, selector)
    let stuck = false
    for (let arrows = 0; at.near && !at.there && arrows < 16; arrows++) {
      // When one way leads nowhere, the other does.
      const sideways = Math.abs(at.dx) > Math.abs(at.dy) !== stuck
      const key = sideways ? (at.dx > 0 ? 'ArrowRight' : 'ArrowLeft') : at.dy > 0 ? 'ArrowDown' : 'ArrowUp'
      await page.keyboard.press(key)
      const now = await aim(page, selector)
      stuck = now.dx === at.dx && now.dy === at.dy
      at = now
    }
    if (at.there) return page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
  }
  throw new Error(`no way leads to ${selector}`)
}

/** The keys that lead to a link or button of a screen, by its name. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let tabs = 0; tabs < 80; tabs++) {
    const focused = await page.evaluate(() => document.activeElement?.textContent?.trim() ?? '')
    if (focused === name) return page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not come to ${name}`)
}

test('from the front door to the end of a game, without a mouse', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await tabTo(page, 'On your own')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A new game of Dice Hospital')
  await tabTo(page, 'Start the game')
  await lookWhenAsked(page)

  const told = await hearLog(page)
  const first = await logLines(page)
  await playOn({
    page,
    hand: byKeys,
    busy: 3,
    seed: 11,
    until: async ({ stage }) => stage === 'activation' && (await page.getByText('Round 2 of 8').isVisible()),
  })
  const lines = await logLines(page)
  expect(lines.length).toBeGreaterThan(first.length)
  // Each line once, in order, and none again.
  expect(await told()).toEqual(lines.slice(first.length))

  if (!WHOLE) await openMoment(page, lateMoment(['players-1']))
  await playOn({ page, hand: byKeys, seed: 11 })
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await tabTo(page, 'To the front door')
  await expect(page).toHaveURL(/\/$/)
})

test('whose turn it is, and why something can’t be done, is said', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Play' }).press('Enter')
  await playOn({ page, hand: byKeys, until: ({ stage }) => stage === 'activation' })
  await expect(page.locator('[aria-live=assertive]')).toHaveText('Your turn')
  const status = page.locator('.bar').getByRole('status')
  const asked = await status.textContent()
  const dark = page.locator('.thing[aria-disabled=true]').first()
  await dark.focus()
  await page.keyboard.press('Enter')
  await expect(status).not.toHaveText(asked ?? '')
})
