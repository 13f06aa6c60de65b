// The board by keyboard and for a screen reader: the log leads back to where something happened, and a thing is only
// said to be out of use when a press on it changes nothing; and what happened since one's last turn is told again.

import type { Locator, Page } from '@playwright/test'

import { axe, PHONE } from './eyes.ts'
import { expect, test } from './house.ts'
import { byMouse, hearLog, logLines, look, lookWhenAsked, watchLog } from './journeys/player.ts'
import { findMoment, momentOf, openMoment } from './journeys/saved.ts'

test.use({ trace: 'off', reducedMotion: 'reduce' })

/** Someone's shift in which a nurse has been placed, and can be taken back. */
async function openShift(page: Page): Promise<void> {
  const shift = findMoment(
    ['players-2'],
    ({ stage, round, options, hospitals: [first] }) =>
      stage === 'activation' &&
      round >= 2 &&
      !options.timer &&
      (first?.departments.some(({ by }) => by !== null) ?? false),
  )
  await openMoment(page, shift)
  const seen = await lookWhenAsked(page)
  if (seen.kind === 'veil') await byMouse(page, '.veil .go')
  await expect(page.locator('.bar.mine')).toBeVisible()
}

const readLine = (page: Page) => page.getByRole('log').locator('li:focus')

async function tabToLog(page: Page): Promise<void> {
  for (let tabs = 0; tabs < 40; tabs++) {
    if ((await readLine(page).count()) === 1) return
    await page.keyboard.press('Tab')
  }
  throw new Error('Tab does not come to the log')
}

test('a double click answers no question that it has only just called up', async ({ page }) => {
  await openShift(page)
  const end = page.locator('.bar [data-act=endShift]')
  const main = page.locator('.bar .question .go')
  const was = await end.boundingBox()
  await end.click()
  const then = await main.boundingBox()
  if (!was || !then) throw new Error('no buttons')
  await page.keyboard.press('Escape')
  // Where both are, as people do.
  const x = (Math.max(was.x, then.x) + Math.min(was.x + was.width, then.x + then.width)) / 2
  await page.mouse.dblclick(x, was.y + was.height / 2)
  await expect(main).toBeVisible()
  const ended = page.getByRole('log').getByText('ends the shift')
  const before = await ended.count()
  await page.locator('.bar .question [data-act=yes]').click()
  await expect(ended).toHaveCount(before + 1)
})

test('the log by keyboard: one stop, arrows from line to line, and the board shows where it was', async ({ page }) => {
  await openShift(page)
  const lines = page.getByRole('log').locator('li')
  const pointed = page.locator('.room.pointed')
  await expect(lines.nth(9)).toBeAttached()
  await tabToLog(page)
  await expect(lines.last()).toBeFocused()
  await expect(readLine(page)).toHaveCSS('outline-style', 'solid')

  // Up to where the nurse was placed: the room glows, and no longer when the focus has gone on.
  for (let up = 0; up < 20 && (await pointed.count()) === 0; up++) await page.keyboard.press('ArrowUp')
  await expect(pointed).toHaveCount(1)
  const room = (await pointed.locator('.room-name').innerText()).replaceAll('\u00AD', '')
  await expect(readLine(page)).toContainText(room)
  expect(await axe(page)).toEqual([])
  await page.keyboard.press('Home')
  await expect(lines.first()).toBeFocused()
  await expect(pointed).toHaveCount(0)
  await expect(lines.first()).toBeInViewport()
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowDown')
  await expect(lines.last()).toBeFocused()

  // One stop of the Tab key, whichever line was read.
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Tab')
  await expect(readLine(page)).toHaveCount(0)
  await page.keyboard.press('Shift+Tab')
  await expect(lines.last()).toBeFocused()
})

test('whoever reads the log stays at their line when something new is said', async ({ page }) => {
  await openShift(page)
  await tabToLog(page)
  await page.keyboard.press('Home')
  const before = await readLine(page).innerText()
  const lines = page.getByRole('log').locator('li')
  const count = await lines.count()
  const told = await hearLog(page)
  await page.keyboard.press('u')
  await expect(lines.nth(count)).toBeAttached()
  await expect(readLine(page)).toHaveText(before)
  await expect(readLine(page)).toBeInViewport()
  // Said once, and nothing else is said again.
  expect(await told()).toEqual((await lines.allTextContents()).slice(count))
})

test('the log of a phone opens at what was said last, inside its frame', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await openShift(page)
  await page.getByRole('button', { name: 'Log', exact: true }).click()
  const last = page.getByRole('log').locator('li').last()
  await expect(last).toBeInViewport({ ratio: 1 })
  const bottom = async (one: Locator) => {
    const box = await one.boundingBox()
    return box === null ? Number.NaN : box.y + box.height
  }
  expect(await bottom(last)).toBeLessThan(await bottom(page.locator('.log')))
})

test('on a phone the names of cards are not broken where their words have room', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await openMoment(page, momentOf('improvement', ['players-3']), { alone: true })
  await expect(page.locator('.bar.mine')).toBeVisible()
  const broken = await page.locator('.card b').evaluateAll((names) =>
    names.flatMap((name) => {
      const text = document.createTreeWalker(name, NodeFilter.SHOW_TEXT)
      const words: string[] = []
      while (text.nextNode()) {
        const range = document.createRange()
        range.selectNodeContents(text.currentNode)
        const word = text.currentNode.textContent ?? ''
        if (!word.includes(' ') && range.getClientRects().length > 1) words.push(word)
      }
      return words
    }),
  )
  await expect(page.locator('.card b').filter({ hasText: 'General' })).toBeVisible()
  expect(broken).toEqual([])
})

test('a thing is out of use only if a press on it changes nothing', async ({ page }) => {
  await openShift(page)
  const board = page.locator('.play')
  const rest = await look(page)
  const patients = board.locator('.wards .patient')
  await expect(patients.nth(1)).toBeVisible()
  for (const patient of await patients.all()) {
    await expect(patient).not.toHaveAttribute('aria-disabled', 'true')
    await expect(patient).not.toHaveAccessibleName(/Not possible/)
  }
  const names = (selector: string) =>
    board.locator(selector).evaluateAll((all) => all.flatMap((one) => one.getAttribute('data-thing') ?? []))
  const usable = await names('.thing[aria-disabled=false]:not(.lit)')
  const out = await names('.thing[aria-disabled=true]')
  expect(usable.length).toBeGreaterThan(1)
  expect(out.length).toBeGreaterThan(1)
  const press = async (name: string) => {
    const one = board.locator(`[data-thing="${name}"]`)
    await one.focus()
    await one.press('Enter')
  }
  for (const name of usable) {
    await press(name)
    await expect(board.locator(`[data-thing="${name}"]`)).toHaveAttribute('aria-pressed', 'true')
    await page.keyboard.press('Escape')
    await expect(board.locator('.picked')).toHaveCount(0)
  }
  for (const name of out) {
    await press(name)
    // It says why, and nothing else is different.
    await expect(board.getByRole('status')).not.toHaveText(rest.sentence)
    expect({ ...(await look(page)), sentence: rest.sentence }).toEqual(rest)
    await page.keyboard.press('Escape')
  }

  // With a room in hand, whoever does not fit is out of use, and whoever fits is not.
  for (const room of await names('.room.lit')) {
    await press(room)
    if (await board.locator('.wards .patient.lit').count()) break
    await page.keyboard.press('Escape')
  }
  for (const patient of await patients.all()) {
    const lit = await patient.evaluate((one) => one.matches('.lit, .picked'))
    await expect(patient).toHaveAttribute('aria-disabled', String(!lit))
  }
  expect(await axe(page)).toEqual([])
})

test('since one’s last turn: told and shown again, also after the page was loaded anew', async ({ page }) => {
  const arrival = findMoment(
    ['players-3'],
    ({ stage, round, options }) => stage === 'ambulances' && round >= 2 && !options.timer,
  )
  await openMoment(page, arrival, { alone: true })
  const since = page.getByRole('dialog', { name: 'Since your last turn' })
  const news = since.locator('.since li')
  const openNews = async () => {
    await expect(page.locator('.bar.mine')).toBeVisible()
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Since your last turn' }).click()
    await expect(news.first()).toBeVisible()
    return news.allTextContents()
  }
  const told = await openNews()
  expect(told.length).toBeGreaterThan(3)
  expect(told.join()).toContain('Round')
  expect(await axe(page)).toEqual([])
  await page.reload()
  expect(await openNews()).toEqual(told)

  await page.keyboard.press('Escape')
  const now = { lines: await logLines(page), seen: await look(page) }
  expect(now.lines.slice(-told.length)).toEqual(told)
  await openNews()
  const fewest = await watchLog(page)
  await since.getByRole('button', { name: 'Show it again' }).click()
  await expect(since).toHaveCount(0)
  // First as it was: nothing of it has happened yet. In the end as it is.
  await expect.poll(fewest).toBeLessThanOrEqual(now.lines.length - told.length)
  await expect.poll(() => logLines(page), { timeout: 60_000 }).toEqual(now.lines)
  await expect(page.locator('.bar.mine')).toBeVisible()
  const { sentence, stage, lit } = await look(page)
  expect({ sentence, stage, lit }).toEqual({ sentence: now.seen.sentence, stage: now.seen.stage, lit: now.seen.lit })
})
