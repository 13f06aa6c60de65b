// No words outside the language files: the page is built with every English text between brackets, and whatever can
// be read or is read out without them was written somewhere else.

import type { Page } from '@playwright/test'

import { buildAndServe } from '../build.ts'
import { expect, test as base } from '../house.ts'
import { lookWhenAsked, playOn } from './player.ts'
import { goldenGames, momentOf, openGame, openMoment } from './saved.ts'

const test = base.extend<object, { readonly address: string }>({
  address: [
    async ({ browserName: _ }, use) => {
      const served = await buildAndServe('pseudo.config.ts')
      await use(served.address)
      await served.stop()
    },
    { scope: 'worker', timeout: 200_000 },
  ],
})

test.use({ trace: 'off', screenshot: 'only-on-failure', reducedMotion: 'reduce', serviceWorkers: 'block' })
test.describe.configure({ mode: 'default' })

/**
 * Letters outside brackets, with where they are. Left out: names of languages in themselves, keys, what people typed,
 * dates as the browser writes them, and the rules, which have files of their own.
 */
function strangers(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const apart = 'script, style, noscript, [lang]:not(html), kbd, time, .rules-body, header select'
    const names = ['Ada', 'Maximilian', 'Mo', 'Bronisława']
    const found: string[] = []
    const outside = (text: string, depthBefore = 0) => {
      let depth = depthBefore
      let rest = ''
      for (const sign of text) {
        if (sign === '⟦') depth += 1
        else if (sign === '⟧') depth = Math.max(0, depth - 1)
        else if (depth === 0) rest += sign
      }
      for (const name of names) rest = rest.replaceAll(name, '')
      rest = rest.replaceAll(/[A-Z][a-z]{2} \d{1,2}, \d{4}/g, '')
      return { rest, depth }
    }
    const where = (element: Element) => {
      const parts: string[] = []
      for (let at: Element | null = element; at && parts.length < 3; at = at.parentElement)
        parts.unshift(`${at.localName}${at.classList.length > 0 ? `.${[...at.classList].join('.')}` : ''}`)
      return parts.join(' > ')
    }
    // A text may be cut into pieces (lines, marks): within one block, brackets go on from piece to piece.
    let block: Element | null = null
    let depth = 0
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const around = node.parentElement
      if (!around || around.closest(apart)) continue
      let holder: Element = around
      while (/^(?:span|b|i|em|strong|mark|a|tspan|small)$/.test(holder.localName) && holder.parentElement)
        holder = holder.parentElement
      if (holder !== block) depth = 0
      block = holder
      const said = outside(node.textContent ?? '', depth)
      depth = said.depth
      if (/\p{L}/u.test(said.rest)) found.push(`${where(around)}: ${said.rest.trim()}`)
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt], [data-about]')) {
      if (element.closest(apart)) continue
      for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'data-about']) {
        const { rest } = outside(element.getAttribute(name) ?? '')
        if (/\p{L}/u.test(rest)) found.push(`${where(element)} ${name}: ${rest.trim()}`)
      }
    }
    const { rest } = outside(document.title)
    if (/\p{L}/u.test(rest)) found.push(`title: ${rest}`)
    return [...new Set(found)]
  })
}

for (const screen of [
  '/',
  '/new/dice-hospital',
  '/rules',
  '/cards',
  '/games',
  '/settings',
  '/about',
  '/online',
  '/online/new',
  '/learn/dice-hospital',
  '/nowhere',
  '/table/nobody',
  '/replay#abc',
]) {
  test(`no words of its own: ${screen}`, async ({ page }) => {
    await page.goto(screen)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expect(page.locator('body')).toContainText('⟦')
    expect(await strangers(page)).toEqual([])
  })
}

test('no words of its own: a game from its first decision to a round’s end', async ({ page }) => {
  await page.goto('/')
  await page.locator('.home-play .go').click()
  await lookWhenAsked(page)
  const seen = new Set<string>()
  await playOn({
    page,
    busy: 4,
    until: async ({ stage, kind, picked }) => {
      const moment = `${stage} ${kind} ${picked.length > 0}`
      if (!seen.has(moment)) expect(await strangers(page), moment).toEqual([])
      seen.add(moment)
      return seen.size > 8
    },
  })
})

for (const stage of ['administrators', 'split', 'makeRoom', 'discard', 'protection', 'reports', 'pickup'] as const) {
  test(`no words of its own: ${stage}`, async ({ page }) => {
    await openMoment(page, momentOf(stage))
    const seen = await lookWhenAsked(page)
    expect(await strangers(page)).toEqual([])
    if (seen.kind === 'veil') await page.locator('.veil .go').click()
    await expect(page.locator('.bar.mine')).toBeVisible()
    expect(await strangers(page)).toEqual([])
  })
}

test('no words of its own: the menu and its sheets, the end, the replay, the review', async ({ page }) => {
  await openMoment(page, momentOf('activation'))
  await expect(page.locator('.bar.mine')).toBeVisible()
  const entries = page.locator('.menu-list > button')
  await page.locator('.menu-button').click()
  expect(await strangers(page)).toEqual([])
  for (const sheet of [1, 2]) {
    if (!(await entries.first().isVisible())) await page.locator('.menu-button').click()
    await entries.nth(sheet).click()
    await expect(page.locator('dialog[open]')).toBeVisible()
    expect(await strangers(page)).toEqual([])
    await page.keyboard.press('Escape')
  }

  const [log] = goldenGames('players-1')
  if (!log) throw new Error('no golden game')
  await openGame(page, log)
  await page.goto('/games')
  await expect(page.locator('main li a[href$="/replay"]').first()).toBeVisible()
  expect(await strangers(page)).toEqual([])
  await page.locator('main li a[href$="/replay"]').first().click()
  await expect(page.getByRole('slider')).toBeVisible()
  expect(await strangers(page)).toEqual([])
  await page.keyboard.press('End')
  expect(await strangers(page)).toEqual([])
  await page.goto(page.url().replace(/\/replay$/, ''))
  await expect(page.locator('section.end h1')).toBeVisible()
  expect(await strangers(page)).toEqual([])
  await page.goto(`${page.url()}/review`)
  await expect(page.getByRole('progressbar')).toBeVisible()
  expect(await strangers(page)).toEqual([])
})
