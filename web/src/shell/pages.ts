// The games that this page has, by their ids. Whoever starts the page says which: the shell names none.

import { effect } from '@preact/signals'

import type { AnyGame } from '../session/link.ts'
import type { GamePage } from './game-page.ts'
import { words } from './language.ts'

export type Pages = Readonly<Record<string, () => Promise<{ readonly page: GamePage }>>>

let known: Pages = {}
const loaded = new Set<GamePage>()

export function usePages(pages: Pages): void {
  known = pages
}

/** Words of the games that were looked at go with those of the page. */
export function followLanguage(): void {
  effect(() => {
    const { code } = words.value
    for (const page of loaded) void page.loadWords?.(code)
  })
}

function gameIds(): readonly string[] {
  return Object.keys(known)
}

/** Where an address, or a menu, is from when there was one game. */
export function firstGame(): string {
  return gameIds()[0] ?? ''
}

export function isGame(id: string): boolean {
  return Object.hasOwn(known, id)
}

/** Null: this page has no such game. */
export async function pageOf(id: string): Promise<GamePage | null> {
  const load = isGame(id) ? known[id] : undefined
  if (!load) return null
  const { page } = await load()
  loaded.add(page)
  await page.loadWords?.(words.peek().code)
  return page
}

export async function allPages(): Promise<readonly GamePage[]> {
  const pages = await Promise.all(gameIds().map(pageOf))
  return pages.filter((page) => page !== null)
}

export async function gameOf(id: string): Promise<AnyGame | null> {
  const rules = await (await pageOf(id))?.loadRules()
  return rules?.game ?? null
}
