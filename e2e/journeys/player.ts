// Someone who plays by what is on the page: what glows is pressed, and what the bar offers. It knows no rules, so a
// game that it can't end is a game in which a person would be stuck.

import type { Page } from '@playwright/test'

import { expect } from '../house.ts'

/** What a person sees of the game at one moment. */
export interface Seen {
  readonly kind: 'over' | 'veil' | 'question' | 'decision' | 'waiting'
  readonly stage: string
  readonly sentence: string
  /** Things that glow, by the name they have in the page. */
  readonly lit: readonly string[]
  readonly picked: readonly string[]
  /** Those that are picked and glow: pressed again, they are meant for something else. */
  readonly again: readonly string[]
  /** The button that goes on is there and can be pressed. */
  readonly primary: boolean
  /** Other buttons of this decision, by what they do. */
  readonly acts: readonly string[]
  /** Advice is offered, and none is being thought about. */
  readonly advice: boolean
}

export type Press =
  | { readonly kind: 'thing'; readonly name: string }
  | { readonly kind: 'act'; readonly name: string }
  | { readonly kind: 'primary' | 'veil' | 'advice' }

/** How a press is made: by mouse, by finger, by keyboard. */
export type Hand = (page: Page, selector: string) => Promise<void>

interface Playing {
  readonly page: Page
  readonly hand?: Hand
  /** How many things are pressed in a shift before it is ended. */
  readonly busy?: number
  /** Shifts are played by the page's own advice, as long as it is so. */
  readonly advised?: () => boolean
  /** The same number makes the same choices. */
  readonly seed?: number
  /** Comes back true when it has seen enough. */
  readonly until?: (seen: Seen) => boolean | Promise<boolean>
  readonly presses?: number
}

const OVER = 'section.end h1'

export function look(page: Page): Promise<Seen> {
  return page.evaluate((over) => {
    const shown = (element: Element | null): element is HTMLElement =>
      element instanceof HTMLElement && element.getClientRects().length > 0
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].filter(shown)
    const names = (selector: string) => all(selector).flatMap((one) => one.dataset['thing'] ?? [])
    const stage = document.querySelector<HTMLElement>('.play')?.dataset['stage'] ?? ''
    const buttons = all('.bar .buttons button:not([disabled])')
    const kind = document.querySelector(over)
      ? 'over'
      : document.querySelector('.veil')
        ? 'veil'
        : document.querySelector('.bar .question')
          ? 'question'
          : document.querySelector('.bar.mine')
            ? 'decision'
            : 'waiting'
    return {
      kind,
      stage,
      sentence: document.querySelector('.say-main')?.textContent ?? '',
      lit: names('.thing.lit:not(.picked)'),
      picked: names('.thing.picked'),
      again: names('.thing.lit.picked'),
      primary: buttons.some((one) => 'primary' in one.dataset),
      acts: buttons.flatMap((one) => one.dataset['act'] ?? []),
      advice: buttons.some((one) => one.getAttribute('aria-busy') === 'false'),
    } as const
  }, OVER)
}

/**
 * What is seen once it is someone's turn here, or the game is over: after the answer to what was given, as before it
 * a press on the next thing would fall on what comes then. What others do is not waited for.
 */
export async function lookWhenAsked(page: Page): Promise<Seen> {
  await page.waitForFunction(
    (over) =>
      document.querySelector(`${over}, .veil, .bar.mine, .bar [data-act=skip]`) !== null &&
      document.querySelector('.bar .buttons[aria-busy=true]') === null,
    OVER,
    { timeout: 60_000, polling: 25 },
  )
  return look(page)
}

export function chanceOf(seed: number): (below: number) => number {
  // Neighbours among seeds are to have nothing in common.
  let state = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) >>> 0
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

export function selectorOf(press: Press): string {
  switch (press.kind) {
    case 'thing':
      return `.thing[data-thing="${press.name}"]`
    case 'primary':
      return '.bar [data-primary]:not([disabled])'
    case 'act':
      return `.bar [data-act="${press.name}"]`
    case 'veil':
      return '.veil .go'
    case 'advice':
      return '.bar .buttons button[aria-busy=false]'
  }
}

/** A mouse. What moves is not waited for: a person presses it too. */
export const byMouse: Hand = (page, selector) => page.locator(selector).first().click({ timeout: 5_000 })

export const byFinger: Hand = (page, selector) => page.locator(selector).first().tap({ timeout: 5_000 })

export function choose(seen: Seen, wantsMore: boolean, chance: (below: number) => number): Press {
  if (seen.kind === 'veil') return { kind: 'veil' }
  if (seen.kind === 'waiting') return { kind: 'act', name: 'skip' }
  if (seen.kind === 'question') return { kind: 'act', name: 'yes' }
  const activation = seen.stage === 'activation'
  if (seen.primary && !(activation && wantsMore && seen.lit.length > 0)) return { kind: 'primary' }
  const acts = seen.primary ? [] : seen.acts
  const things = activation ? [...seen.lit, ...seen.again] : seen.lit
  const pick = chance(activation || things.length === 0 ? things.length + acts.length : things.length)
  const name = things[pick]
  if (name !== undefined) return { kind: 'thing', name }
  const act = acts[pick - things.length]
  if (act === undefined) throw new Error(`nothing can be done: ${JSON.stringify(seen)}`)
  return { kind: 'act', name: act }
}

/** Plays on until the game is over, or `until` has seen enough. Comes back with the stages that it has seen. */
export async function playOn(playing: Playing): Promise<ReadonlySet<string>> {
  const { page, hand = byMouse, busy = 0, advised = () => false, seed = 1, until, presses = 2000 } = playing
  const stages = new Set<string>()
  let shift = 0
  // A choice depends on the choices before it, and not on how often one had to look.
  let made = 0
  for (let i = 0; i < presses; i++) {
    const seen = await lookWhenAsked(page)
    if (seen.kind === 'over') return stages
    if (seen.kind !== 'waiting') {
      if (seen.stage !== '') stages.add(seen.stage)
      if (await until?.(seen)) return stages
      shift = seen.stage === 'activation' ? shift + 1 : 0
    }
    const asks = seen.kind === 'decision' && seen.stage === 'activation' && seen.picked.length === 0 && advised()
    if (asks && !seen.advice) {
      await page.waitForTimeout(50)
      continue
    }
    const press: Press = asks ? { kind: 'advice' } : choose(seen, shift <= busy, chanceOf(seed * 1000 + made))
    const selector = selectorOf(press)
    try {
      await hand(page, selector)
      if (seen.kind !== 'waiting' && !asks) made += 1
    } catch (error) {
      // Others go on while one looks: what was there may be gone. What is still there has to be pressable.
      const isThere = (await page.locator(selector).count()) > 0
      const now = await look(page)
      if (isThere && JSON.stringify(now) === JSON.stringify(seen)) throw error
    }
  }
  throw new Error(`no end after ${presses} presses: ${JSON.stringify(await look(page))}`)
}

/** What the log says, newest last. */
export function logLines(page: Page): Promise<readonly string[]> {
  return page.getByRole('log').locator('li').allTextContents()
}

/** From now on it is seen how few lines the log has, however shortly. The answer tells. */
export async function watchLog(page: Page): Promise<() => Promise<number>> {
  await page.getByRole('log').evaluate((log) => {
    const count = () => log.querySelectorAll('li').length
    const seen = { fewest: count() }
    Object.assign(globalThis, { seen })
    new MutationObserver(() => (seen.fewest = Math.min(seen.fewest, count()))).observe(log, {
      childList: true,
      subtree: true,
    })
  })
  return () => page.evaluate(() => (globalThis as unknown as { readonly seen: { fewest: number } }).seen.fewest)
}

/** At once, and with as little motion as there can be: chosen in the settings, as a person would. */
export async function makeFast(page: Page): Promise<void> {
  await page.goto('/settings')
  await page.getByRole('radio', { name: 'At once', exact: true }).check()
  await page.getByRole('radio', { name: 'Less motion' }).check()
  await page.getByRole('switch', { name: 'Sounds' }).click()
}

interface Table {
  readonly company: 'solo' | 'friends' | 'bots'
  /** The same word gives the same dice. */
  readonly dice?: string
  readonly preset?: string
  readonly on?: readonly string[]
  readonly off?: readonly string[]
}

/** A new table by the setup screen, up to the first thing that is asked. */
export async function sitDown(page: Page, { company, dice, preset, on = [], off = [] }: Table): Promise<void> {
  await page.goto(`/new/dice-hospital#${company}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A new game of Dice Hospital')
  if (preset !== undefined) await page.getByRole('radio', { name: new RegExp(`^${preset}\\b`) }).check()
  for (const [names, wanted] of [
    [on, true],
    [off, false],
  ] as const) {
    for (const name of names) {
      const option = page.getByRole('switch', { name, exact: true })
      if ((await option.isChecked()) !== wanted) await option.click()
      await expect(option).toBeChecked({ checked: wanted })
    }
  }
  if (dice !== undefined) {
    await page.getByText('More', { exact: true }).click()
    await page.getByRole('textbox', { name: 'A word for the dice' }).fill(dice)
  }
  await page.getByRole('button', { name: 'Start the game' }).click()
  await expect(page).toHaveURL(/\/table\/[\w-]+$/)
  await lookWhenAsked(page)
}

/** What a screen reader says of the log is what is added to it. Comes back with a way to ask what that was so far. */
export async function hearLog(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const told: string[] = []
    Object.assign(globalThis, { told })
    const log = document.querySelector('[role=log]')
    if (!log) throw new Error('no log')
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) told.push(node.textContent ?? '')
    }).observe(log, { childList: true, subtree: true, characterData: true })
  })
  return () => page.evaluate(() => (globalThis as unknown as { readonly told: readonly string[] }).told)
}
