// The fullest board there can be, in the languages with the longest words: no text is cut, nothing scrolls sideways,
// and on a laptop nothing scrolls at all.

import type { Page } from '@playwright/test'

import { buildAndServe } from './build.ts'
import { expect, test as base } from './house.ts'
import { lookWhenAsked } from './journeys/player.ts'
import { findMoment, openMoment } from './journeys/saved.ts'

const LAPTOPS = [
  { width: 1440, height: 900 },
  { width: 1366, height: 650 },
]
const SIZES = [...LAPTOPS, { width: 1024, height: 768 }, { width: 844, height: 390 }, { width: 390, height: 844 }]

const test = base.extend<object, { readonly board: string }>({
  board: [
    async ({ browserName: _ }, use) => {
      const served = await buildAndServe('board.config.ts', 'dev/board.html')
      await use(served.address)
      await served.stop()
    },
    { scope: 'worker', timeout: 200_000 },
  ],
})

test.use({ trace: 'off', reducedMotion: 'reduce' })

/** What does not fit. `whole`: not even the log may be all that scrolls. */
function misfits(page: Page, whole: boolean): Promise<readonly string[]> {
  return page.evaluate((noScroll) => {
    const found = new Set<string>()
    const root = document.documentElement
    if (root.scrollWidth > root.clientWidth) found.add(`sideways by ${root.scrollWidth - root.clientWidth}`)
    if (noScroll && root.scrollHeight > root.clientHeight) found.add(`down by ${root.scrollHeight - root.clientHeight}`)
    const name = (element: Element) => `${element.localName}.${[...element.classList].join('.')}`
    if (noScroll)
      for (const element of document.querySelectorAll('.play *')) {
        const { overflowY, overflowX } = getComputedStyle(element)
        // What happened is longer than any screen.
        if (element.closest('.log')) continue
        if (/auto|scroll/.test(overflowY) && element.scrollHeight > element.clientHeight + 1)
          found.add(`${name(element)} scrolls down by ${element.scrollHeight - element.clientHeight}`)
        if (/auto|scroll/.test(overflowX) && element.scrollWidth > element.clientWidth + 1)
          found.add(`${name(element)} scrolls sideways by ${element.scrollWidth - element.clientWidth}`)
      }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const around = node.parentElement
      const text = node.textContent?.trim() ?? ''
      if (!around || text === '' || around.closest('.sr-only, .unseen, .skip, script, style, noscript')) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const box = range.getBoundingClientRect()
      if (box.width === 0) continue
      const cutBy = (frame: DOMRect, where: string) => {
        const by = Math.max(
          frame.left - box.left,
          box.right - frame.right,
          frame.top - box.top,
          box.bottom - frame.bottom,
        )
        // Lines are higher than their letters.
        if (by > 3) found.add(`“${text.slice(0, 40)}” is cut by ${Math.round(by)} in ${where}`)
      }
      let inWindow = false
      for (let at: Element | null = around; at && at !== document.body; at = at.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(at)
        if (/auto|scroll/.test(overflowX) || /auto|scroll/.test(overflowY)) break
        const frame = at.getBoundingClientRect()
        // Only said, not shown.
        if (/hidden|clip/.test(overflowX) && frame.width <= 1) break
        const holds = /hidden|clip/.test(overflowX) || /hidden|clip/.test(overflowY) || at.matches('button, .panel')
        if (holds) cutBy(frame, name(at))
        if (at.parentElement === document.body) inWindow = true
      }
      if (inWindow && noScroll) cutBy(new DOMRect(0, 0, innerWidth, innerHeight), 'the window')
    }
    return [...found]
  }, whole)
}

for (const lang of ['de', 'pl']) {
  for (const position of ['fullest', 'working']) {
    test(`the board called ${position}, in ${lang}`, async ({ page, board }) => {
      const found: string[] = []
      for (const size of SIZES) {
        await page.setViewportSize(size)
        await page.goto(`${board}/?position=${position}&lang=${lang}`)
        await expect(page.locator('.room')).toHaveCount(14)
        await expect(page.locator('.wards .thing')).toHaveCount(12)
        await page.evaluate(() => document.fonts.ready)
        const whole = LAPTOPS.includes(size)
        found.push(...(await misfits(page, whole)).map((one) => `${size.width} × ${size.height}: ${one}`))
      }
      expect(found).toEqual([])
    })
  }

  test.describe(`a table in ${lang}`, () => {
    test.use({ locale: lang })

    test('the fullest of the golden games', async ({ page }) => {
      const fullest = findMoment(
        ['players-4'],
        ({ hospitals, stage }) =>
          stage === 'activation' &&
          hospitals.some(
            ({ departments, specialists, wards }) => departments.length + specialists.length + wards.length > 24,
          ),
      )
      const address = await openMoment(page, fullest)
      const found: string[] = []
      for (const size of SIZES) {
        await page.setViewportSize(size)
        await page.goto(address)
        await lookWhenAsked(page)
        await page.evaluate(() => document.fonts.ready)
        const whole = LAPTOPS.includes(size)
        found.push(...(await misfits(page, whole)).map((one) => `${size.width} × ${size.height}: ${one}`))
      }
      expect(found).toEqual([])
    })
  })
}
