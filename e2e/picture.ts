// `npm run picture`: takes the README's picture of the page as it is. Run it when the page looks different.

import { join } from 'node:path'
import { chromium } from '@playwright/test'

import { CHROMIUM } from './chromium.ts'
import { startServer } from './server.ts'

const file = join(import.meta.dirname, '..', 'docs', 'pictures', 'home.png')
const server = await startServer()
const browser = await chromium.launch(CHROMIUM)
const page = await browser.newPage({ viewport: { width: 1280, height: 760 }, colorScheme: 'light' })
await page.goto(server.address)
await page.getByRole('heading', { level: 1 }).waitFor()
await page.evaluate(() => document.fonts.ready)
await page.screenshot({ path: file })
await browser.close()
await server.stop()
console.log(`Taken: ${file}`)
