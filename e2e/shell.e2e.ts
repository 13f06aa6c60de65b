// Everything around the tables: setting one up, finding it again, rules and cards, settings, languages.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'

import { axe, DESK, overflow, PHONE, TABLET, isLookedAt } from './eyes.ts'
import { expect, test } from './house.ts'

const SCREENS = ['/', '/new/dice-hospital', '/rules', '/cards', '/games', '/settings', '/about', '/nothing-at-all']
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** A finished game for two, as a file. */
function savedGame(): { readonly name: string; readonly mimeType: string; readonly buffer: Buffer } {
  const lines = gunzipSync(
    readFileSync(join(import.meta.dirname, '..', 'fixtures', 'dice-hospital', 'players-2.jsonl.gz')),
  )
  const [first = ''] = lines.toString().split('\n')
  const { log } = JSON.parse(first) as { readonly log: object }
  const game = { ...log, players: [{ name: 'Anna' }, { name: 'Mo', level: 'chief' }] }
  return { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(game)) }
}

async function importGame(page: Page): Promise<void> {
  await page.goto('/games')
  await page.getByLabel('Open a saved game').setInputFiles(savedGame())
  await expect(page.getByRole('status')).toHaveText('The game is in your list now.')
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const viewport of [DESK, TABLET, PHONE]) {
    if (!isLookedAt(colorScheme, viewport)) continue
    test.describe(`axe finds nothing: ${colorScheme}, ${viewport.width} wide`, () => {
      test.use({ colorScheme, viewport })

      for (const screen of ['/new/dice-hospital', '/settings', '/about']) {
        test(screen, async ({ page }) => {
          await page.goto(screen)
          await expect(heading(page)).toBeVisible()
          expect(await axe(page)).toEqual([])
        })
      }

      test('/games, without a table and with one', async ({ page }) => {
        await page.goto('/games')
        await expect(page.getByRole('heading', { name: 'No tables yet' })).toBeVisible()
        expect(await axe(page)).toEqual([])
        await importGame(page)
        expect(await axe(page)).toEqual([])
      })

      // Some of each kind: all of them take axe a minute.
      for (const [screen, word] of [
        ['/rules', 'nurse'],
        ['/cards', 'blood'],
      ] as const) {
        test(`${screen}, searching`, async ({ page }) => {
          await page.goto(screen)
          await page.getByRole('searchbox').fill(word)
          await expect(page.getByRole('status')).toContainText('found')
          expect(await axe(page)).toEqual([])
        })
      }
    })
  }
}

for (const screen of ['/rules', '/cards']) {
  test(`axe finds nothing in the whole of ${screen}`, async ({ page }) => {
    await page.goto(screen)
    await expect(heading(page)).toBeVisible()
    expect(await axe(page)).toEqual([])
  })
}

test('no screen scrolls sideways, from a small phone on and at 200 % zoom', async ({ page }) => {
  await importGame(page)
  for (const width of [320, 390, 720, 1024, 1440]) {
    await page.setViewportSize({ width, height: 700 })
    for (const screen of SCREENS) {
      await page.goto(screen)
      await expect(heading(page)).toBeVisible()
      expect(await overflow(page), `${screen} at ${width}`).toBe(0)
    }
  }
})

test('every screen has its address; others are not found', async ({ request }) => {
  const there = ['/', '/new/dice-hospital', '/rules', '/cards', '/games', '/settings', '/about', '/learn/dice-hospital']
  for (const path of [...there, '/replay', '/table/some-id', '/table/some-id/review', '/table/some-id/replay']) {
    expect((await request.get(path)).status(), path).toBe(200)
  }
  for (const path of ['/new/chess', '/table', '/rules/7', '/games.json'])
    expect((await request.get(path)).status(), path).toBe(404)
})

test('one click is a table; left, it is on the front door and goes on', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByText('You, Ada (Intern) and Mo (Intern) · First game')).toBeVisible()
  await page.getByRole('button', { name: 'Play' }).click()
  await expect(page).toHaveURL(/\/table\/[\w-]+$/)
  const table = page.url()
  await page.goto('/')
  await page.getByRole('link', { name: 'Player 1, Ada and Mo' }).click()
  await expect(page).toHaveURL(table)
})

test('a table as one likes it: seats, levels, order, a preset, options; remembered for the next', async ({ page }) => {
  await page.goto('/new/dice-hospital')
  await page.getByRole('textbox', { name: 'Person' }).fill('Anna')
  await page.getByRole('button', { name: 'Add a bot' }).click()
  await expect(page.getByRole('button', { name: 'Add a bot' })).toBeDisabled()
  await expect(page.getByText('four hospitals at most')).toBeVisible()
  await page.getByRole('button', { name: 'Remove Mo' }).click()
  await page.getByRole('combobox', { name: 'Level' }).first().selectOption('Chief')
  await page.getByRole('button', { name: 'Move Anna down' }).click()
  await expect(page.getByRole('textbox').nth(1)).toHaveValue('Anna')

  await page.getByRole('radio', { name: 'Expert' }).check()
  await expect(page.getByRole('switch', { name: 'Event cards' })).toBeChecked()
  await page.getByRole('switch', { name: 'Resistant superbug' }).click()
  await expect(page.getByRole('radio', { name: 'Your own mix' })).toBeChecked()

  await page.getByRole('radio', { name: 'Prototype 2.11' }).check()
  await expect(page.getByRole('switch', { name: 'Event cards' })).toBeDisabled()
  await expect(page.getByRole('switch', { name: 'Event cards' })).not.toBeChecked()
  await page.getByRole('radio', { name: 'Final edition' }).check()
  await expect(page.getByRole('switch', { name: 'Resistant superbug' })).toBeChecked()

  await page.getByRole('button', { name: 'Start the game' }).click()
  await expect(page).toHaveURL(/\/table\//)
  await page.goto('/')
  await expect(page.getByText('Ada (Chief), Anna and Florence (Intern) · Your own mix')).toBeVisible()
})

test('alone: what can’t be played says why', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'On your own' }).click()
  await expect(heading(page)).toHaveText('A new game of Dice Hospital')
  await expect(page.getByRole('textbox', { name: 'Person' })).toHaveCount(1)
  await expect(page.getByRole('switch', { name: 'Administrators' })).toBeDisabled()
  await expect(page.getByRole('switch', { name: 'Administrators' })).toHaveAccessibleDescription(/not possible/)
  await expect(page.getByRole('radio', { name: 'Prototype', exact: false }).first()).toBeDisabled()
  await expect(page.getByRole('switch', { name: 'Double fatality penalty' })).toBeEnabled()
  await page.getByRole('button', { name: 'Add a person' }).click()
  await expect(page.getByRole('switch', { name: 'Administrators' })).toBeEnabled()
  await expect(page.getByRole('switch', { name: 'Double fatality penalty' })).toBeDisabled()
})

test('the search finds a rule by number and by words, and says how many', async ({ page }) => {
  await page.goto('/rules')
  const search = page.getByRole('searchbox', { name: 'Search the rules' })
  await search.fill('healed lounge discharged steps')
  await expect(page.getByRole('status')).toHaveText('1 rule found')
  await expect(page.locator('#rule-2\\.15')).toContainText('discharged at once into the lounge')
  await expect(page.locator('#rule-2\\.15 mark').first()).toBeVisible()
  await expect(page.locator('#rule-2\\.16')).toHaveCount(0)

  await search.fill('2.21')
  await expect(page.locator('#rule-2\\.21').getByRole('table')).toContainText('35')

  await search.fill('zeppelin')
  await expect(page.getByRole('status')).toHaveText('0 rules found')
  await expect(page.getByText('No rule has all these words')).toBeVisible()

  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(search).toBeFocused()
  await expect(search).toHaveValue('')
  await expect(page.locator('#rule-2\\.16')).toBeVisible()
})

test('a link to a rule leads there, whatever was searched for', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/rules#rule-4.3')
  await expect(page.locator('#rule-4\\.3')).toBeInViewport()
  await page.getByRole('searchbox').fill('superbug')
  await page.getByRole('link', { name: 'Cards', exact: true }).first().click()
  await page.getByRole('link', { name: 'Rule 4.2' }).first().click()
  await expect(page.locator('#rule-4\\.2')).toBeInViewport()
})

test('cards are found by words, with their edition, and ours say that they are', async ({ page }) => {
  await page.goto('/cards')
  await page.getByRole('searchbox', { name: 'Search the cards' }).fill('cardiology')
  await expect(page.getByRole('status')).toHaveText('1 card found')
  const card = page.getByRole('listitem').filter({ hasText: 'three red patients of consecutive values' })
  await expect(card).toContainText('Both editions')
  await page.getByRole('searchbox').fill('blood drive')
  await expect(page.getByText('This card is our own')).toBeVisible()
})

test('a new screen has its title and the focus on its heading; back is where one was', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/rules')
  await expect(page).toHaveTitle('Rules · Grand Rounds')
  await page.locator('#rule-4\\.1').scrollIntoViewIfNeeded()
  await page.waitForTimeout(300)
  const before = await page.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(500)
  await page.getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveTitle('About · Grand Rounds')
  await expect(heading(page)).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(heading(page)).toHaveText('The rules of Dice Hospital')
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
})

test.describe('for someone whose browser speaks German', () => {
  test.use({ locale: 'de-AT' })

  test('the page does too; another language can be chosen, and is kept', async ({ page }) => {
    await page.goto('/rules')
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    await expect(page.locator('#rule-2\\.19')).toContainText('Patient')
    await expect(page.locator('#phase-1')).toHaveText('Phase 1, Patientenaufnahme')
    await page.locator('header').getByRole('combobox').selectOption('Nederlands')
    await expect(page.locator('#phase-1')).toHaveText('Fase 1, patiënten opnemen')
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('lang', 'nl')
  })
})

test('settings hold at once and are kept', async ({ page }) => {
  await page.goto('/settings')
  await page.getByRole('radio', { name: 'Less motion' }).check()
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'less')
  await page.getByRole('radio', { name: 'Fast' }).check()
  await page.getByRole('switch', { name: 'Sounds' }).click()
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Fast' })).toBeChecked()
  await expect(page.getByRole('switch', { name: 'Sounds' })).not.toBeChecked()
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'less')
})

test('my games: a file becomes a table with its result and numbers; it can be saved, and removed', async ({ page }) => {
  await page.goto('/games')
  await expect(page.getByRole('heading', { name: 'No tables yet' })).toBeVisible()
  await importGame(page)
  await expect(page.getByRole('heading', { name: 'Finished' })).toBeVisible()
  const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Anna and Mo' }) })
  await expect(row.getByRole('link', { name: 'Replay' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'By player' }).getByRole('row', { name: /^Anna 1 / })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Against bots' }).getByRole('row', { name: /^Chief 1 / })).toBeVisible()

  await page.getByLabel('Open a saved game').setInputFiles(savedGame())
  await expect(page.getByRole('status')).toHaveText('This game is in your list already.')
  const nonsense = { name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"game":1}') }
  await page.getByLabel('Open a saved game').setInputFiles(nonsense)
  await expect(page.getByRole('status')).toContainText('no saved game')

  const download = page.waitForEvent('download')
  await row.getByRole('button', { name: 'Save as a file' }).click()
  const saved = JSON.parse(readFileSync(await (await download).path(), 'utf8')) as { readonly players: unknown }
  expect(saved.players).toEqual([{ name: 'Anna' }, { name: 'Mo', level: 'chief' }])

  await row.getByRole('button', { name: 'Remove' }).click()
  await row.getByRole('button', { name: 'Keep it' }).click()
  await row.getByRole('button', { name: 'Remove' }).click()
  await row.getByRole('button', { name: 'Yes, remove it' }).click()
  await expect(page.getByRole('heading', { name: 'No tables yet' })).toBeVisible()
})

test.describe('parts of the page', () => {
  // What the page keeps for itself would hide what is missing.
  test.use({ serviceWorkers: 'block' })

  test('a part that can’t be fetched, or has a fault, says so and leads on', async ({ page }) => {
    await page.goto('/')
    await page.route('**/assets/about-*.js', (route) => route.abort())
    await page.getByRole('link', { name: 'About' }).click()
    await expect(heading(page)).toHaveText('This room is locked')
    await page.unroute('**/assets/about-*.js')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(heading(page)).toHaveText('About Grand Rounds')

    await page.route('**/assets/settings-screen-*.js', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'export default function Faulty() { throw new Error("on purpose") }',
      }),
    )
    await page.getByRole('link', { name: 'Settings' }).first().click()
    await expect(heading(page)).toHaveText('Something went wrong')
    await page.getByRole('link', { name: 'Rules' }).first().click()
    await expect(heading(page)).toHaveText('The rules of Dice Hospital')
  })
})

for (const locale of ['nl', 'fr', 'de', 'it', 'pl']) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale })

    test('nothing scrolls sideways on a small phone', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 568 })
      for (const screen of SCREENS) {
        await page.goto(screen)
        await expect(heading(page)).toBeVisible()
        await expect(page.locator('html')).toHaveAttribute('lang', locale)
        expect(await overflow(page), screen).toBe(0)
      }
    })
  })
}
