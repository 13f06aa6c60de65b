// A tab that dies without warning, again and again in one game: what was seen to happen must have happened.

import type { BrowserContext, Page } from '@playwright/test'

import { expect } from '../house.ts'
import { chanceOf, logLines, look, lookWhenAsked, makeFast, playOn, sitDown } from './player.ts'

/** A crash of its process, or closed from outside; no script of the page runs any more. */
async function kill(page: Page, crash: boolean): Promise<void> {
  if (crash) {
    const cdp = await page.context().newCDPSession(page)
    const dead = page.waitForEvent('crash')
    // It never answers: there is no one left to.
    cdp.send('Page.crash').catch(() => undefined)
    await dead
  }
  await page.close({ runBeforeUnload: false })
}

/** Comes back with the number of lines that the longest log had. */
export async function killOften(context: BrowserContext, kills: number, seed: number): Promise<number> {
  const chance = chanceOf(seed)
  let page = await context.newPage()
  await makeFast(page)
  await sitDown(page, { company: 'bots', dice: `killed ${seed}` })
  let address = page.url()
  let longest = 0
  for (let n = 0; n < kills; n++) {
    let left = 1 + chance(5)
    await playOn({ page, busy: 3, seed: seed + n, until: () => left-- <= 0 })
    // Not only between the steps: now and then a press is under way.
    const press = chance(2) === 0 ? page.locator('.bar [data-primary]:not([disabled])').first() : null
    const pressed = press?.click({ timeout: 2000, noWaitAfter: true }).catch(() => undefined)
    await new Promise((go) => setTimeout(go, chance(60)))
    const over = (await look(page)).kind === 'over'
    const before = over ? [] : await logLines(page)
    await kill(page, chance(2) === 0)
    await pressed
    longest = Math.max(longest, before.length)
    page = await context.newPage()
    if (over) {
      await sitDown(page, { company: 'bots', dice: `killed ${seed} ${n}` })
      address = page.url()
      continue
    }
    await page.goto(address)
    await lookWhenAsked(page)
    const after = await logLines(page)
    // The log shows the newest lines only: those that were seen follow each other there still.
    const [first = ''] = before.slice(-30)
    const at = after.lastIndexOf(first)
    expect(at, `kill ${n + 1}: ${first}`).toBeGreaterThanOrEqual(0)
    expect(after.slice(-1)).not.toEqual([])
    const from = after.findIndex((_, i) => before.slice(-30).every((line, j) => after[i + j] === line))
    expect(from, `kill ${n + 1}: ${before.slice(-3).join(' | ')} is gone`).toBeGreaterThanOrEqual(0)
  }
  await page.close()
  return longest
}
