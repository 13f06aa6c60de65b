// The page as people wait for it: what is loaded before a game, the first picture on a slow machine, and the time from
// a press to the changed board. Printed beside what it has to stay under; nothing is timed in a test.

import { gzipSync } from 'node:zlib'

import { type Browser, openBrowser, type Page } from './browser.ts'
import { byMouse, chanceOf, choose, look, lookWhenAsked, selectorOf, sitDown } from './journeys/player.ts'
import { startServer } from './server.ts'

const MOST = { kilobytes: 120, paint: 1500, task: 200, placement: 50 }
const SLOWER = 4
const VISITS = 5
const PLACEMENTS = 60

function verdict(value: number, most: number): string {
  return `to stay under: ${most}${value > most ? ' (MISSED)' : ''}`
}

function quantile(values: readonly number[], q: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? Number.NaN
}

async function weigh(browser: Browser, address: string): Promise<void> {
  const context = await browser.newContext({ baseURL: address, serviceWorkers: 'block' })
  const page = await context.newPage()
  const scripts = new Map<string, Promise<Buffer>>()
  page.on('response', (response) => {
    if (response.headers()['content-type']?.startsWith('text/javascript')) scripts.set(response.url(), response.body())
  })
  const weight = async () => {
    const bodies = await Promise.all(scripts.values())
    return bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0) / 1000
  }
  await page.goto('/', { waitUntil: 'networkidle' })
  const home = await weight()
  await page.goto('/new/dice-hospital', { waitUntil: 'networkidle' })
  const setup = await weight()
  await page.getByRole('button', { name: 'Start the game' }).click()
  await lookWhenAsked(page)
  await page.waitForLoadState('networkidle')
  const table = await weight()
  console.log(
    `script before a game (gzip): ${home.toFixed(1)} kB at the front door, ${setup.toFixed(1)} kB with the setup; ` +
      `${verdict(setup, MOST.kilobytes)} kB; with a table open, bots and all: ${table.toFixed(1)} kB`,
  )
  await context.close()
}

interface Load {
  readonly paint: number
  readonly task: number
}

/** A first visit, nothing kept. */
async function load(browser: Browser, address: string): Promise<Load> {
  const context = await browser.newContext({ baseURL: address, serviceWorkers: 'block' })
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.addInitScript(() => {
    const seen = { paint: 0, task: 0 }
    Object.assign(globalThis, { seen })
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) seen.paint = startTime
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.task = Math.max(seen.task, duration)
    }).observe({ type: 'longtask', buffered: true })
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.waitForTimeout(500)
  const seen = await page.evaluate(() => (globalThis as unknown as { readonly seen: Load }).seen)
  await context.close()
  return seen
}

async function measureLoads(browser: Browser, address: string): Promise<void> {
  const loads: Load[] = []
  for (let i = 0; i < VISITS; i++) loads.push(await load(browser, address))
  const paint = quantile(
    loads.map((one) => one.paint),
    0.5,
  )
  const task = quantile(
    loads.map((one) => one.task),
    0.5,
  )
  console.log(
    `first visit, processor ${SLOWER} times slower, median of ${VISITS}: largest paint ${paint.toFixed(0)} ms ` +
      `(${verdict(paint, MOST.paint)} ms); longest task ${task.toFixed(0)} ms (${verdict(task, MOST.task)} ms)`,
  )
}

/** Clicks until something is asked of who came for the first time. */
async function countClicks(browser: Browser, address: string): Promise<void> {
  const context = await browser.newContext({ baseURL: address })
  const page = await context.newPage()
  await page.goto('/')
  let clicks = 1
  await page.getByRole('button', { name: 'Play' }).click()
  while ((await lookWhenAsked(page)).kind === 'waiting') {
    await page.locator('.bar [data-act=skip]').click()
    clicks += 1
  }
  console.log(`clicks to the first decision: ${clicks}; ${verdict(clicks, 2)}`)
  await context.close()
}

/** Presses what glows; the time from the press to the frame after the board has changed. */
async function pressAndWait(page: Page, selector: string): Promise<number> {
  return page.evaluate(
    (wanted) =>
      new Promise<number>((done, fail) => {
        const target = document.querySelector<HTMLElement>(wanted)
        const play = document.querySelector('.play')
        if (!target || !play) return fail(new Error(`no ${wanted}`))
        const start = performance.now()
        const watch = new MutationObserver(() => {
          watch.disconnect()
          // The frame with the change is drawn between these two.
          requestAnimationFrame(() => setTimeout(() => done(performance.now() - start)))
        })
        watch.observe(play, { subtree: true, childList: true, attributes: true })
        target.click()
      }),
    selector,
  )
}

async function measurePlacements(browser: Browser, address: string): Promise<void> {
  const context = await browser.newContext({ baseURL: address, viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  const times: number[] = []
  let game = 0
  for (let presses = 0; times.length < PLACEMENTS && presses < 3000; presses++) {
    const seen = presses === 0 ? null : await lookWhenAsked(page)
    if (seen === null || seen.kind === 'over') {
      game += 1
      await sitDown(page, { company: 'solo', dice: `placements ${game}` })
      continue
    }
    const meeple = seen.lit.find((name) => name.startsWith('meeple:'))
    const idle = seen.stage === 'activation' && seen.kind === 'decision' && seen.picked.length === 0
    if (!idle || meeple === undefined) {
      const press = selectorOf(choose(seen, seen.picked.length > 0, chanceOf(presses)))
      // What was there may be gone by now: then one looks again.
      await byMouse(page, press).catch(() => undefined)
      continue
    }
    // Here too.
    if ((await pressAndWait(page, `.thing[data-thing="${meeple}"]`).catch(() => null)) === null) continue
    const room = (await look(page)).lit.find((name) => name.startsWith('room:'))
    const time = room === undefined ? null : await pressAndWait(page, `.thing[data-thing="${room}"]`).catch(() => null)
    if (time !== null) times.push(time)
  }
  const p95 = quantile(times, 0.95)
  console.log(
    `a placement, from the click to the changed screen: p50 ${quantile(times, 0.5).toFixed(1)} ms, ` +
      `p95 ${p95.toFixed(1)} ms of ${times.length} (${verdict(p95, MOST.placement)} ms)`,
  )
  await context.close()
}

const server = await startServer()
const browser = await openBrowser()
try {
  await weigh(browser, server.address)
  await countClicks(browser, server.address)
  await measureLoads(browser, server.address)
  await measurePlacements(browser, server.address)
} finally {
  await browser.close()
  await server.stop()
}
