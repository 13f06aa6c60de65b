// Writes what a browser keeps after some games into a file of `profiles/`, named after the version of the page. The
// file stays as it is: later pages have to open it. `node e2e/keep-profile.ts 0.1.0`, with the page built.

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'

import { openBrowser } from './browser.ts'
import { makeFast, playOn, sitDown } from './journeys/player.ts'
import { readProfile } from './profile.ts'
import { startServer } from './server.ts'

const golden = join(import.meta.dirname, '..', 'fixtures', 'dice-hospital', 'players-2.jsonl.gz')
const [first = ''] = gunzipSync(readFileSync(golden)).toString().split('\n')
const { log } = JSON.parse(first) as { readonly log: object }
const finished = Buffer.from(JSON.stringify({ ...log, players: [{ name: 'Anna' }, { name: 'Mo', level: 'chief' }] }))

const server = await startServer()
const browser = await openBrowser()
const context = await browser.newContext({ baseURL: server.address })
const page = await context.newPage()

await makeFast(page)
await sitDown(page, { company: 'solo', preset: 'Standard', dice: 'kept' })
await playOn({ page, until: ({ stage }) => stage === 'activation' })
await sitDown(page, { company: 'friends', dice: 'kept', on: ['Resistant superbug'] })
await page.goto('/new/dice-hospital#bots')
await page.getByRole('textbox', { name: 'Person' }).fill('Anna')
await page.getByRole('radio', { name: /^Expert\b/ }).check()
await page.getByRole('button', { name: 'Start the game' }).click()
await playOn({ page, until: ({ stage }) => stage === 'activation' })
await page.goto('/games')
await page
  .locator('input[type=file]')
  .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: finished })
await page.locator('.table-row').nth(3).waitFor()
await page.goto('/learn/dice-hospital')
await page.locator('.coach .go').click()
await page.goto('/settings')
await page.getByRole('switch', { name: 'Night' }).click()

const file = join(import.meta.dirname, 'profiles', `${process.argv[2] ?? 'now'}.json`)
writeFileSync(file, `${JSON.stringify(await readProfile(page))}\n`)
await browser.close()
await server.stop()
