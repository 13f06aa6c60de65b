// A phone in two hands: tap and tap, a drag, and a swipe to what is beside.

import type { CDPSession, Page } from '@playwright/test'

import { overflow, PHONE } from '../eyes.ts'
import { expect, test } from '../house.ts'
import { WHOLE } from './length.ts'
import { byFinger, logLines, look, lookWhenAsked, playOn } from './player.ts'
import { lateMoment, momentOf, openMoment } from './saved.ts'

test.use({ trace: 'off', screenshot: 'only-on-failure', viewport: PHONE, hasTouch: true, isMobile: true })
test.use({ reducedMotion: 'reduce' })

async function middle(page: Page, selector: string): Promise<{ readonly x: number; readonly y: number }> {
  const box = await page.locator(selector).first().boundingBox()
  if (!box) throw new Error(`nothing to be seen of ${selector}`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** With `held`, the finger first rests until it has hold of something. */
async function drag(page: Page, cdp: CDPSession, from: string, to: string, held = false): Promise<void> {
  const start = await middle(page, from)
  const end = await middle(page, to)
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [start] })
  if (held) await expect(page.locator('.dragged')).toBeVisible()
  for (let part = 1; part <= 8; part++) {
    const x = start.x + ((end.x - start.x) * part) / 8
    const y = start.y + ((end.y - start.y) * part) / 8
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y }] })
  }
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

const isActivation = ({ stage, kind }: { readonly stage: string; readonly kind: string }) =>
  stage === 'activation' && kind === 'decision'

test('a game by finger: tap and tap, to the end', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'On your own' }).tap()
  await page.getByRole('textbox').first().fill('Ada')
  await page.getByRole('button', { name: 'Start the game' }).tap()
  await lookWhenAsked(page)
  await playOn({ page, hand: byFinger, until: isActivation })
  expect(await overflow(page)).toBe(0)

  // Tap someone, tap a room.
  const lines = await logLines(page)
  const { lit } = await look(page)
  const meeple = lit.find((name) => name.startsWith('meeple:'))
  await page.locator(`[data-thing="${meeple}"]`).tap()
  await expect(page.locator(`[data-thing="${meeple}"]`)).toHaveAttribute('aria-pressed', 'true')
  const room = (await look(page)).lit.find((name) => name.startsWith('room:'))
  await page.locator(`[data-thing="${room}"]`).tap()
  await playOn({
    page,
    hand: byFinger,
    busy: 9,
    until: async () => (await logLines(page)).length > lines.length,
  })

  if (!WHOLE) await openMoment(page, lateMoment(['players-1']))
  await playOn({ page, hand: byFinger })
  await expect(page.getByRole('table', { name: 'By source' })).toBeVisible()
  expect(await overflow(page)).toBe(0)
})

test('someone is dragged into a room', async ({ page }) => {
  await openMoment(page, momentOf('activation', ['players-1']))
  await expect(page.locator('.bar.mine')).toBeVisible()
  const busy = page.locator('.room.busy')
  const before = await busy.count()
  const { lit } = await look(page)
  const dragged = `[data-thing="${lit.find((name) => name.startsWith('meeple:'))}"]`
  const onto = `[data-thing="${lit.find((name) => name.startsWith('room:'))}"]`
  const top = await page.evaluate(() => scrollY)
  await drag(page, await page.context().newCDPSession(page), dragged, onto)
  expect(await page.evaluate(() => scrollY)).toBe(top)
  await expect(page.locator('.dragged')).toHaveCount(0)
  // At once, when there is nothing more to choose; else the room waits for the patients.
  await expect(page.locator(`.room.busy, ${onto}.picked`)).toHaveCount(before + 1)
})

test('a patient is held and dragged up or down into a room, and the page stays where it is', async ({ page }) => {
  await openMoment(page, momentOf('activation', ['players-1']))
  await expect(page.locator('.bar.mine')).toBeVisible()
  const patients = await page
    .locator('.wards .patient')
    .evaluateAll((all) => all.flatMap((one) => (one instanceof HTMLElement ? (one.dataset['thing'] ?? []) : [])))
  let way: readonly [from: string, to: string] | null = null
  for (const patient of patients) {
    const from = `[data-thing="${patient}"]`
    // They don't glow as long as nobody is sent anywhere, but answer with where they could go.
    await page.locator(from).tap({ force: true, timeout: 5_000 })
    const room = (await look(page)).lit.find((name) => name.startsWith('room:'))
    await page.keyboard.press('Escape')
    await expect(page.locator('.thing.picked')).toHaveCount(0)
    if (room === undefined) continue
    way = [from, `[data-thing="${room}"]`]
    break
  }
  if (!way) throw new Error('nobody can be treated anywhere')
  const busy = await page.locator('.room.busy').count()
  const places = () =>
    page.evaluate(() => {
      const parts = [...document.querySelectorAll('.middle, .middle *')]
      return [scrollY, ...parts.map(({ scrollTop }) => scrollTop).filter((top) => top > 0)]
    })
  const before = await places()
  await drag(page, await page.context().newCDPSession(page), way[0], way[1], true)
  expect(await places()).toEqual(before)
  await expect(page.locator('.dragged')).toHaveCount(0)
  await expect(page.locator(`.room.busy, ${way[1]}.picked`)).toHaveCount(busy + 1)
})

test('one thing fills the screen; the rest is one swipe or one tap away', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Play' }).tap()
  await playOn({ page, hand: byFinger, until: isActivation })
  const tabs = page.locator('.play-tabs button')
  await expect(tabs).toHaveCount(4)
  for (const tab of await tabs.all()) {
    await tab.tap()
    await expect(tab).toHaveAttribute('aria-pressed', 'true')
    expect(await overflow(page)).toBe(0)
  }
})
