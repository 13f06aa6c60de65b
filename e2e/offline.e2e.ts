// Without a network after the first visit, and what happens when there is a newer page.

import { createServer, type Server } from 'node:http'
import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import type { Page } from '@playwright/test'

import { expect, test } from './house.ts'

const DIST = join(import.meta.dirname, '..', 'web', 'dist')
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
}

/** Everything that there is has been kept, and the worker answers for this page. */
async function kept(page: Page): Promise<void> {
  await page.goto('/')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.reload()
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
}

test('everything around a table works without a network, in every language', async ({ page, context }) => {
  await kept(page)
  await context.setOffline(true)
  for (const [path, title] of [
    ['/', 'Grand Rounds'],
    ['/rules', 'The rules of Dice Hospital'],
    ['/cards', 'All cards of Dice Hospital'],
    ['/new/dice-hospital', 'A new game of Dice Hospital'],
    ['/nowhere', 'Nobody in this bed'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  }
  await page.goto('/rules')
  await page.locator('header').getByRole('combobox').selectOption('Polski')
  await expect(page.locator('#phase-1')).toHaveText('Faza 1, przyjęcie pacjentów')
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl')
})

test('About leads to the licences of what others made, also without a network', async ({ page, context }) => {
  await kept(page)
  await context.setOffline(true)
  await page.goto('/about')
  await page.getByRole('link', { name: 'What others made, and its licences' }).click()
  await expect(page).toHaveURL('/notices.txt')
  await expect(page.locator('body')).toContainText('SIL OPEN FONT LICENSE')
})

/** The built page, whose worker can be told to be of a newer version. */
function serve(versions: { newer: boolean }): Promise<Server> {
  const server = createServer((request, response) => {
    const path = (request.url ?? '/').replace(/[?#].*$/, '')
    const file = extname(path) === '' ? '/index.html' : path
    let body = readFileSync(join(DIST, file))
    if (file === '/worker.js' && versions.newer) {
      const text = body.toString()
      body = Buffer.from(
        text.replace(/"version":"\w+"/, '"version":"newer"').replace(/"entry":"[^"]+"/, '"entry":"/n.js"'),
      )
    }
    response.setHeader('content-type', TYPES[extname(file)] ?? 'text/html; charset=utf-8')
    response.end(body)
  })
  return new Promise((done) => server.listen(0, () => done(server)))
}

test('a newer version is announced, and loaded when one says so', async ({ page }) => {
  const versions = { newer: false }
  const server = await serve(versions)
  const address = `http://localhost:${(server.address() as AddressInfo).port}`
  try {
    await page.goto(address)
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('A new version of Grand Rounds is ready.')).toHaveCount(0)
    versions.newer = true
    await page.reload()
    // All of it is fetched before it is announced.
    await expect(page.getByText('A new version of Grand Rounds is ready.')).toBeVisible()
    await page.getByRole('button', { name: 'Later' }).click()
    await expect(page.getByText('A new version of Grand Rounds is ready.')).toHaveCount(0)
    await page.reload()
    const reloaded = page.waitForEvent('load')
    await page.getByRole('button', { name: 'Load it now' }).click()
    await reloaded
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  } finally {
    server.closeAllConnections()
    await new Promise((done) => server.close(done))
  }
})

test('can be installed: a manifest with a name and pictures', async ({ page, request }) => {
  await page.goto('/')
  const href = await page.locator('link[rel=manifest]').getAttribute('href')
  const response = await request.get(href ?? '')
  expect(response.headers()['content-type']).toBe('application/manifest+json')
  const manifest = (await response.json()) as {
    readonly name: string
    readonly icons: readonly { readonly src: string }[]
  }
  expect(manifest.name).toBe('Grand Rounds')
  for (const { src } of manifest.icons) expect((await request.get(src)).status(), src).toBe(200)
})
