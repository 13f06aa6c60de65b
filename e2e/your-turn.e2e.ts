// Whoever plays over a week is called when it is their turn: by the title, on the icon, by a message; and while one
// decides, the screen stays on.

import type { BrowserContext, Page } from '@playwright/test'

import { expect, test } from './house.ts'
import { arrive, begin, pressOn, setUp, sit } from './online-people.ts'

interface Called {
  badge: boolean
  readonly locks: WakeLockSentinel[]
}

/** Of a worker's world, as the types of a page do not know it. */
interface Workers {
  readonly WindowClient: { readonly prototype: { focus(): Promise<void> } }
  readonly clients: { openWindow(path: string): Promise<void> }
  readonly registration: ServiceWorkerRegistration
  readonly NotificationEvent: new (type: string, about: { readonly notification: unknown }) => Event
}

/** The browser's own ways to call someone go on working, and are listened to. */
function listen(): void {
  const called: Called = { badge: false, locks: [] }
  Object.assign(globalThis, { called })
  const { wakeLock } = navigator
  const request = wakeLock.request.bind(wakeLock)
  wakeLock.request = async (type) => {
    const lock = await request(type)
    called.locks.push(lock)
    return lock
  }
  const set = navigator.setAppBadge.bind(navigator)
  const clear = navigator.clearAppBadge.bind(navigator)
  navigator.setAppBadge = (count) => {
    called.badge = true
    return set(count)
  }
  navigator.clearAppBadge = () => {
    called.badge = false
    return clear()
  }
}

function heard(page: Page): Promise<{ readonly badge: boolean; readonly held: number; readonly taken: number }> {
  return page.evaluate(() => {
    const { badge, locks } = (globalThis as unknown as { readonly called: Called }).called
    return { badge, held: locks.filter(({ released }) => !released).length, taken: locks.length }
  })
}

function messages(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    const shown = await registration.getNotifications()
    return shown.map(({ title, body, tag }) => [title, body, tag].join(' | '))
  })
}

/** Whether somebody looks at it: a browser without a screen shows every page all the time, so this is only said. */
function show(page: Page, visibility: DocumentVisibilityState): Promise<void> {
  return page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, visibility)
}

/**
 * A page says to its worker what it says when its turn comes. Again and again: the browser takes the message before, of
 * the same table, away in its own time, and the next one with it if that is early.
 */
function callFrom(page: Page, table: string): Promise<void> {
  return expect(async () => {
    await page.evaluate(async (call) => {
      const { active } = await navigator.serviceWorker.ready
      active?.postMessage({ call, title: 'Grand Rounds', body: 'Your turn' }, [])
    }, table)
    expect(await messages(page)).toHaveLength(1)
  }).toPass()
}

/** A press from outside of the page: only a person's leads to a window, so it is told where it would have led. */
async function pressMessage(context: BrowserContext): Promise<readonly string[]> {
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
  return worker.evaluate(async () => {
    const scope = globalThis as unknown as Workers
    const led: string[] = []
    scope.WindowClient.prototype.focus = async () => void led.push('focus')
    scope.clients.openWindow = async (path) => void led.push(`open ${path}`)
    const [notification] = await scope.registration.getNotifications()
    const pressed = new scope.NotificationEvent('notificationclick', { notification })
    dispatchEvent(pressed)
    for (let i = 0; i < 100 && led.length === 0; i++) await new Promise((done) => setTimeout(done, 50))
    return led
  })
}

test('whose turn comes is called: title, icon, a message that leads to the table, a screen that stays on', async ({
  browser,
  address,
}) => {
  const anna = await arrive(browser, address, 'Anna')
  const bob = await arrive(browser, address, 'Bob')
  for (const { context } of [anna, bob]) {
    await context.grantPermissions(['notifications', 'screen-wake-lock'])
    await context.addInitScript(listen)
  }
  const table = await setUp(anna, 2, ['First game'])
  await sit(bob, table)
  await begin(anna)
  await expect(bob.page.locator('.play')).toBeVisible()
  const asked = ({ page }: typeof anna) => page.locator('.bar.mine')
  await expect.poll(async () => (await asked(anna).count()) + (await asked(bob).count())).toBe(1)
  const [first, other] = (await asked(anna).count()) > 0 ? [anna, bob] : [bob, anna]

  await expect(first.page).toHaveTitle(/^Your turn/)
  await expect.poll(() => heard(first.page)).toEqual({ badge: true, held: 1, taken: 1 })
  await expect(other.page).not.toHaveTitle(/^Your turn/)
  expect(await heard(other.page)).toEqual({ badge: false, held: 0, taken: 0 })

  await other.page.evaluate(() => navigator.serviceWorker.ready)
  await show(other.page, 'hidden')
  await pressOn(first)
  await expect(other.page).toHaveTitle(/^Your turn/)
  await expect.poll(() => heard(first.page)).toEqual({ badge: false, held: 0, taken: 1 })
  await expect(first.page).not.toHaveTitle(/^Your turn/)
  expect(await messages(first.page)).toEqual([])
  const path = new URL(table).pathname
  await expect.poll(() => messages(other.page)).toEqual([`Grand Rounds | Your turn | ${path}`])
  expect((await heard(other.page)).badge).toBe(true)

  // Pressed, it leads to its table, wherever in the page one is by now; if the page is gone, to a new one.
  await other.page.getByRole('button', { name: 'Menu' }).click()
  await other.page.locator('.menu-list').getByRole('button', { name: 'Leave' }).click()
  await expect(other.page).not.toHaveURL(table)
  await show(other.page, 'visible')
  expect(await pressMessage(other.context)).toEqual(['focus'])
  await expect(other.page).toHaveURL(table)
  await expect.poll(() => messages(other.page)).toEqual([])

  const gone = await other.context.newPage()
  await gone.goto('/')
  await callFrom(gone, path)
  await gone.close()
  expect(await pressMessage(other.context)).toEqual([`open ${path}`])

  // Whoever comes by themselves has no need of it any more.
  await show(other.page, 'hidden')
  await callFrom(other.page, path)
  await show(other.page, 'visible')
  await expect.poll(() => messages(other.page)).toEqual([])
})
