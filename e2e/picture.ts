// `npm run picture`: takes the pictures of README and docs from the page as it is: each phase of a round, on a desk
// and on a phone, by day and by night. Run it when the page looks different.

import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Stage } from '@grand-rounds/dice-hospital'

import { type Browser, openBrowser, type Page } from './browser.ts'
import { lookWhenAsked } from './journeys/player.ts'
import { goldenGames, type Moment, momentOf, openGame, openMoment } from './journeys/saved.ts'
import { startServer } from './server.ts'

const FOLDER = join(import.meta.dirname, '..', 'docs', 'pictures')
const DESK = { width: 1280, height: 800 }
const PHONE = { width: 390, height: 844 }

interface Shot {
  readonly name: string
  readonly size: typeof DESK
  readonly theme: 'day' | 'night'
  readonly open: (page: Page) => Promise<void>
}

const at = (stage: Stage, files = ['players-3', 'players-2']) => {
  let moment: Moment | null = null
  return async (page: Page) => {
    moment ??= momentOf(stage, files)
    await openMoment(page, moment, { alone: true })
    await lookWhenAsked(page)
    if (await page.locator('.veil').isVisible()) await page.locator('.veil .go').click()
  }
}

const SCREENS: readonly (readonly [name: string, open: (page: Page) => Promise<void>])[] = [
  [
    'home',
    async (page) => {
      await page.goto('/')
    },
  ],
  ['intake', at('ambulances')],
  ['improvement', at('improvement')],
  ['activation', at('activation')],
  ['neglect', at('protection')],
  ['discharge', at('reports', ['players-1'])],
  ['discard', at('discard')],
  [
    'end',
    async (page) => {
      const [log] = goldenGames('players-3')
      if (log) await openGame(page, log)
      await page.locator('section.end h1').waitFor()
    },
  ],
]

/** Every screen on a desk by day and on a phone by night; the one that is looked at longest, in all four ways. */
const SHOTS: readonly Shot[] = SCREENS.flatMap(([name, open]) => {
  const shots: readonly Shot[] = [
    { name, size: DESK, theme: 'day', open },
    { name: `${name}-night`, size: DESK, theme: 'night', open },
    { name: `${name}-phone`, size: PHONE, theme: 'day', open },
    { name: `${name}-phone-night`, size: PHONE, theme: 'night', open },
  ]
  return shots.filter(({ size, theme }) => name === 'activation' || (size === DESK) === (theme === 'day'))
})

async function take(browser: Browser, address: string, { name, size, theme, open }: Shot): Promise<void> {
  const context = await browser.newContext({
    baseURL: address,
    viewport: size,
    colorScheme: theme === 'day' ? 'light' : 'dark',
    reducedMotion: 'reduce',
    locale: 'en',
    hasTouch: size === PHONE,
    isMobile: size === PHONE,
  })
  const page = await context.newPage()
  await open(page)
  await page.evaluate(() => document.fonts.ready)
  // Nothing is pointed at, and what was moving has come to rest.
  await page.mouse.move(0, 0)
  await page.waitForTimeout(400)
  const path = join(FOLDER, `${name}.png`)
  await page.screenshot({ path })
  await context.close()
  console.log(`Taken: ${path}`)
}

const wanted = process.argv[2] ?? ''
mkdirSync(FOLDER, { recursive: true })
const server = await startServer()
const browser = await openBrowser()
for (const shot of SHOTS) if (shot.name.startsWith(wanted)) await take(browser, server.address, shot)
await browser.close()
await server.stop()
