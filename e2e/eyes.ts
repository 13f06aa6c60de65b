// What every screen is looked at for: faults that axe finds, and whether it scrolls sideways.

import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

export const DESK = { width: 1440, height: 900 }
export const TABLET = { width: 820, height: 1180 }
export const PHONE = { width: 390, height: 844 }

export async function axe(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}

export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

/** With `LOOKS=all` (`npm run soak looks`) every theme at every size; otherwise each size in one theme: small ones by night. */
export function isLookedAt(colorScheme: 'light' | 'dark', { width }: { readonly width: number }): boolean {
  return process.env['LOOKS'] === 'all' || (colorScheme === 'dark') === width < DESK.width
}
