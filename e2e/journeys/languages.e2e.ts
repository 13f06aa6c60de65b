// In every language: it is the language of the page, nothing is left in English, and no sentence has a hole.

import { availableLanguages, english, type Language, loadLanguage } from '@grand-rounds/texts'
import type { Page } from '@playwright/test'

import { overflow } from '../eyes.ts'
import { expect, test } from '../house.ts'
import { lookWhenAsked, playOn } from './player.ts'

test.use({ trace: 'off', screenshot: 'only-on-failure', reducedMotion: 'reduce' })

function* plainTexts(part: unknown, path: string): Generator<readonly [path: string, text: string]> {
  if (typeof part === 'string') yield [path, part]
  else if (typeof part === 'object' && part !== null)
    for (const [key, inner] of Object.entries(part)) yield* plainTexts(inner, `${path}.${key}`)
}

/** English texts that the language says in another way. */
function foreignTo(language: Language): ReadonlySet<string> {
  const own = new Map(plainTexts({ ...language, commandLine: null }, ''))
  const said = new Set(own.values())
  const foreign = new Set<string>()
  for (const [path, text] of plainTexts({ ...english, commandLine: null }, '')) {
    const other = own.get(path)
    if (other !== undefined && other !== text && !said.has(text)) foreign.add(text.trim())
  }
  return foreign
}

/** All that can be read or is read out. */
function textsOn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found = new Set<string>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const around = node.parentElement
      if (!around || around.closest('script, style, [lang]:not(html)')) continue
      found.add((node.textContent ?? '').trim())
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt], [data-about]'))
      for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'data-about'])
        found.add(element.getAttribute(name)?.trim() ?? '')
    found.add(document.title)
    found.delete('')
    return [...found]
  })
}

for (const code of availableLanguages()) {
  test.describe(`in ${code}`, () => {
    test.use({ locale: code })

    test('every screen and the first decisions', async ({ page }) => {
      const language = await loadLanguage(code)
      if (!language) throw new Error(code)
      const foreign = foreignTo(language)
      const check = async (where: string) => {
        const texts = await textsOn(page)
        expect(texts.length, where).toBeGreaterThan(3)
        expect(await page.locator('html').getAttribute('lang'), where).toBe(code)
        expect(
          texts.filter((text) => /[{}]|undefined|\[object|\bNaN\b|null\b/.test(text)),
          where,
        ).toEqual([])
        if (code !== 'en')
          expect(
            texts.filter((text) => foreign.has(text)),
            `English on ${where}`,
          ).toEqual([])
        expect(await overflow(page), where).toBe(0)
      }
      for (const screen of ['/', '/rules', '/cards', '/games', '/settings', '/about', '/learn/dice-hospital']) {
        await page.goto(screen)
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
        await check(screen)
      }
      await page.goto('/nowhere')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(language.page.frame.nothing.title)
      await check('/nowhere')
      await page.goto('/new/dice-hospital#solo')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(language.page.setup.title)
      await check('the setup')
      await page.getByRole('button', { name: language.page.setup.start }).click()
      await lookWhenAsked(page)
      const seen = new Set<string>()
      await playOn({
        page,
        until: async ({ stage, kind }) => {
          if (kind === 'decision' && !seen.has(stage)) await check(`the table, ${stage}`)
          seen.add(stage)
          return stage === 'activation'
        },
      })
      expect(seen.size).toBeGreaterThan(2)
    })
  })
}
