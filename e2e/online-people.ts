// People at a table on the server, each with a browser of their own.

import type { Browser, BrowserContext, Page } from '@playwright/test'

import { expect } from './house.ts'

export interface Person {
  readonly name: string
  readonly context: BrowserContext
  readonly page: Page
  /** Everything that came to this page by the line to the table, as text. */
  readonly heard: string[]
}

export async function arrive(browser: Browser, address: string, name: string): Promise<Person> {
  const context = await browser.newContext({ baseURL: address, reducedMotion: 'reduce', locale: 'en-GB' })
  await context.addInitScript(() => localStorage.setItem('settings', JSON.stringify({ speed: 'fast', sound: false })))
  const page = await context.newPage()
  const heard: string[] = []
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => heard.push(payload.toString()))
  })
  return { name, context, page, heard }
}

/** Sets up a table and sits down at it. Comes back with its address. */
export async function setUp({ page, name }: Person, seats: number, choices: readonly string[] = []): Promise<string> {
  await page.goto('/online/new')
  await page.getByRole('textbox', { name: 'Your name' }).fill(name)
  await page.getByRole('radio', { name: String(seats), exact: true }).check()
  for (const choice of choices) await page.getByRole('radio', { name: choice }).check()
  await page.getByRole('button', { name: 'Set up the table' }).click()
  await expect(page).toHaveURL(/\/t\/[a-z0-9]+$/)
  await expect(page.getByRole('listitem').filter({ hasText: 'That’s you' })).toContainText(name)
  return page.url()
}

export async function sit({ page, name }: Person, table: string): Promise<void> {
  await page.goto(table)
  await page.getByRole('textbox', { name: 'Your name' }).fill(name)
  await page.getByRole('button', { name: 'Sit here' }).first().click()
  await expect(page.getByRole('listitem').filter({ hasText: 'That’s you' })).toContainText(name)
}

export async function begin({ page }: Person): Promise<void> {
  await page.getByRole('button', { name: 'Begin', exact: true }).click()
  await expect(page.locator('.play')).toBeVisible()
}

/** From here on whatever is offered first is pressed, as soon as it is offered, also after the page was loaded anew. */
export async function pressOn({ context, page }: Person): Promise<void> {
  const press = () => {
    setInterval(() => {
      const first = document.querySelector<HTMLElement>(
        '.bar .question [data-act=yes], .bar .buttons .go:not(:disabled)',
      )
      const lit = document.querySelectorAll<HTMLElement>('.play:has(.bar.mine) .thing.lit:not(.picked)')
      const offered = first ?? lit[Math.floor(Math.random() * lit.length)]
      offered?.click()
    }, 120)
  }
  await context.addInitScript(press)
  await page.evaluate(press)
}
