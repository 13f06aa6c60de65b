// Tables on the server: friends come by a link, and whatever breaks, the game goes on.

import { ADMINISTRATOR_IDS } from '@grand-rounds/dice-hospital'
import { type Browser, test as base } from '@playwright/test'

import { axe, DESK, overflow, PHONE, isLookedAt } from './eyes.ts'
import { expect, test } from './house.ts'
import { WHOLE } from './journeys/length.ts'
import { logLines, playOn, watchLog } from './journeys/player.ts'
import { arrive, begin, type Person, pressOn, setUp, sit } from './online-people.ts'
import { startServer } from './server.ts'

const line = ({ page }: Person) => page.locator('.line-state')
const people = ({ page }: Person) => page.getByRole('button', { name: 'People', exact: true })
const note = ({ page }: Person) => page.locator('.online-note')

/** The long form is offline for half a minute and plays to the end of the eighth round; the short one agrees to stop. */
const OFFLINE_MS = WHOLE ? 30_000 : 4_000
/** What is promised; a busy machine is given longer in the short form. */
const BACK_WITHIN_MS = WHOLE ? 10_000 : 60_000
/** A connection that does not answer is given up after two times eight seconds. */
const AWAY_WITHIN_MS = WHOLE ? 25_000 : 60_000

base(
  'four finish a game by a link: one reloads, one is offline, one has a bot for a while, the server dies',
  async ({ browser }) => {
    const server = await startServer()
    try {
      const four = await Promise.all(
        ['Anna', 'Bob', 'Cleo', 'Dan'].map((name) => arrive(browser, server.address, name)),
      )
      const [anna, bob, cleo, dan] = four
      if (!anna || !bob || !cleo || !dan) throw new Error('four are four')
      const table = await setUp(anna, 4, ['Standard'])
      for (const guest of [bob, cleo, dan]) await sit(guest, table)
      await begin(anna)
      const eve = await arrive(browser, server.address, 'Eve')
      await eve.page.goto(table)
      await expect(eve.page.getByText('You are watching.')).toBeVisible()
      await expect(anna.page.getByText('1 watching')).toBeVisible()
      for (const person of four) await pressOn(person)
      const round = (person: Person, later: number) => {
        const number = WHOLE ? later : 1
        return expect(person.page.locator('.play-head .round')).toHaveText(new RegExp(`^Round [${number}-8] of 8$`), {
          timeout: 120_000,
        })
      }
      await round(anna, 2)

      await bob.page.reload()
      await expect(bob.page.locator('.people [data-is=you]')).toContainText('Bob')

      await cleo.context.setOffline(true)
      const offlineFrom = Date.now()
      await expect(line(cleo)).toContainText('No connection')
      await expect(anna.page.locator('.people [data-is=away]')).toContainText('Cleo', { timeout: AWAY_WITHIN_MS })

      // Nobody who is here can be replaced; they can ask for it themselves.
      await people(anna).click()
      await expect(anna.page.getByText('Dan is here. A bot can only take over for someone who is away.')).toBeVisible()
      await expect(anna.page.getByText('Others are playing')).toBeVisible()
      await expect(anna.page.getByRole('button', { name: 'Close the table' })).toHaveCount(0)
      await anna.page.getByRole('button', { name: 'Close', exact: true }).click()
      await people(dan).click()
      await dan.page.getByRole('button', { name: 'Let a bot play for me' }).click()
      await expect(anna.page.locator('.people [data-is=standIn]')).toContainText('Dan')
      await expect(note(dan)).toContainText('A bot (Resident) is')

      await cleo.page.waitForTimeout(Math.max(0, OFFLINE_MS - (Date.now() - offlineFrom)))
      await cleo.context.setOffline(false)
      await expect(line(cleo)).toHaveText('Connected', { timeout: BACK_WITHIN_MS })

      // Any key does, as soon as the bot waits for them.
      await expect(async () => {
        await dan.page.keyboard.press('Escape')
        await expect(dan.page.locator('.people [data-is=you]')).toContainText('Dan', { timeout: 1_000 })
      }).toPass()
      await round(cleo, 3)

      await server.crash()
      const back = Date.now()
      for (const person of [...four, eve])
        await expect(line(person)).toHaveText(/^(?:Connected|Sending …)$/, { timeout: BACK_WITHIN_MS })
      expect(Date.now() - back).toBeLessThan(BACK_WITHIN_MS)
      await round(dan, 4)

      // Of the administrators everyone knows the four who were chosen, and only the seat itself whom it sent away. The
      // seed is nobody's until the end.
      const known = (person: Person) => ADMINISTRATOR_IDS.filter((id) => person.heard.join(' ').includes(id))
      expect(known(eve)).toHaveLength(4)
      for (const person of four) {
        expect(known(person).length).toBeGreaterThan(4)
        expect(person.heard.join(' ')).not.toContain('seed')
      }
      expect(eve.heard.join(' ')).not.toContain('seed')
      expect(eve.heard.length).toBeGreaterThan(20)

      if (!WHOLE) {
        await people(anna).click()
        await anna.page.getByRole('button', { name: 'Propose to end the game' }).click()
        for (const person of [bob, cleo, dan]) await note(person).getByRole('button', { name: 'Agree' }).click()
        for (const { page } of [...four, eve])
          await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ended by agreement')
        return
      }
      const ends = [...four, eve].map(({ page }) => page.locator('#end-title'))
      for (const end of ends) await expect(end).toBeVisible({ timeout: 240_000 })
      const said = await Promise.all(ends.map((end) => end.innerText()))
      expect(new Set(said).size).toBe(1)
      for (const { page } of [...four, eve]) await expect(page.getByText('nobody chose the dice')).toBeVisible()

      const saved = anna.page.waitForEvent('download')
      await anna.page.getByRole('button', { name: 'Save' }).first().click()
      const file = await (await saved).createReadStream()
      const chunks: Buffer[] = []
      for await (const chunk of file) chunks.push(Buffer.from(chunk as Uint8Array))
      const game = JSON.parse(Buffer.concat(chunks).toString()) as {
        readonly commitment: string
        readonly seed: string
      }
      await expect(bob.page.getByText(game.commitment)).toBeVisible()
      await expect(bob.page.getByText(game.seed)).toBeVisible()

      await bob.page.getByRole('button', { name: 'Review' }).click()
      await expect(bob.page).toHaveURL(/\/table\/[\w-]+\/review$/)
      for (const { context } of [...four, eve]) await context.close()
    } finally {
      await server.stop()
    }
  },
)

const admit = ({ page }: Person) => page.getByRole('button', { name: 'Admit them' })
const asked = ({ page }: Person) => page.locator('.bar.mine')

/** Two at a new table; whoever is first has laid out a card, and is asked for the values of their first patients. */
async function twoAtATable(browser: Browser, address: string) {
  const anna = await arrive(browser, address, 'Anna')
  const bob = await arrive(browser, address, '<i>Bob</i>')
  const table = await setUp(anna, 2, ['First game'])
  await sit(bob, table)
  await expect(anna.page.getByRole('heading', { name: '<i>Bob</i>' })).toBeVisible()
  await begin(anna)
  await expect(bob.page.locator('.play')).toBeVisible()
  await expect.poll(async () => (await asked(anna).count()) + (await asked(bob).count())).toBe(1)
  const [first, other] = (await asked(anna).count()) > 0 ? [anna, bob] : [bob, anna]
  await first.page.locator('.thing.lit').first().click()
  await expect.poll(async () => (await admit(first).count()) + (await asked(other).count())).toBe(1)
  return { anna, bob, table, first, other, isAsked: (await admit(first).count()) > 0 }
}

test('two at a table: talk, a step taken back, the end by agreement, and the next game', async ({
  browser,
  address,
}) => {
  let two = await twoAtATable(browser, address)
  // Three patients of one colour go to bed by themselves: then other people sit down at another table.
  while (!two.isAsked) two = await twoAtATable(browser, address)
  const { anna, bob, table, first, other } = two

  await anna.page.getByRole('button', { name: 'Talk', exact: true }).click()
  await anna.page.getByRole('button', { name: 'Good luck!' }).click()
  await expect(note(bob)).toContainText('Good luck!')
  await anna.page.getByRole('textbox', { name: 'Say something' }).fill('<img src=x onerror=alert(1)> hi')
  await anna.page.keyboard.press('Enter')
  await expect(note(bob)).toContainText('<img src=x onerror=alert(1)> hi')
  await bob.page.getByRole('button', { name: /^Talk \(2\)$/ }).click()
  await expect(bob.page.locator('.talk-lines')).toContainText('Good luck!')
  await people(bob).click()
  await bob.page.getByRole('button', { name: 'Mute Anna' }).click()
  await bob.page.getByRole('button', { name: 'Close', exact: true }).last().click()
  await expect(bob.page.locator('.talk-lines')).toHaveCount(0)
  await bob.page.keyboard.press('Escape')
  await anna.page.keyboard.press('Escape')

  // Whoever is first admits their patients, and would rather not have.
  await admit(first).click()
  await expect(asked(other)).toBeVisible()
  await people(first).click()
  await first.page.getByRole('button', { name: 'Take back to before my last step' }).click()
  await expect(note(first)).toContainText(`Waiting for ${other.name}.`)
  await expect(note(other)).toContainText(`${first.name} would like to take back the last step.`)
  await note(other).getByRole('button', { name: 'Agree' }).click()
  await expect(admit(first)).toBeVisible()
  await expect(asked(other)).toHaveCount(0)

  // What is given without a network goes out when it is back.
  await first.context.setOffline(true)
  await expect(line(first)).toContainText('No connection')
  await admit(first).click()
  await expect(line(first)).toContainText('Your move is kept')
  await first.context.setOffline(false)
  await expect(line(first)).toHaveText('Connected')
  await expect(asked(other)).toBeVisible()

  // On the front door it is plain whose turn it is.
  await other.page.goto('/')
  await expect(other.page.locator('.my-turn')).toContainText('Your turn')
  await first.page.goto('/')
  await expect(first.page.getByRole('heading', { name: 'My online tables' })).toBeVisible()
  await expect(first.page.locator('.my-turn')).toHaveCount(0)
  for (const { page } of [first, other]) await page.getByRole('link', { name: 'Anna and <i>Bob</i>' }).click()

  await people(anna).click()
  await anna.page.getByRole('button', { name: 'Propose to end the game' }).click()
  await note(bob).getByRole('button', { name: 'Agree' }).click()
  for (const { page } of [anna, bob])
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ended by agreement')
  await anna.page.getByRole('button', { name: 'Play again' }).click()
  await bob.page.getByRole('link', { name: 'Come along' }).click()
  await expect(bob.page).toHaveURL(/\/t\//)
  expect(bob.page.url()).not.toBe(table)
  await expect(bob.page.getByRole('listitem').filter({ hasText: 'Anna' }).first()).toBeVisible()
  await expect(anna.page).toHaveURL(bob.page.url())

  await anna.page.getByRole('button', { name: 'Close the table' }).click()
  await anna.page.getByRole('button', { name: 'Yes' }).click()
  for (const { page } of [anna, bob])
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This table is closed')
})

test('whoever was away hears and sees what has happened since their last turn', async ({ browser, address }) => {
  const anna = await arrive(browser, address, 'Anna')
  const bob = await arrive(browser, address, 'Bob')
  const table = await setUp(anna, 2, ['First game', 'All at once'])
  await sit(bob, table)
  await begin(anna)
  const endShift = async ({ page }: Person) => {
    await page.locator('.bar [data-act=endShift]').click()
    await page.locator('.bar .question [data-act=yes]').click()
  }
  const toShift = ({ page }: Person) =>
    playOn({ page, until: ({ kind, stage }) => kind === 'decision' && stage === 'activation' })
  await Promise.all([toShift(anna), toShift(bob)])
  await endShift(anna)
  await expect(asked(anna)).toHaveCount(0)
  await anna.page.goto('/')
  await endShift(bob)
  await expect.poll(() => logLines(bob.page)).toContain('Neglected patients')

  await anna.page.goto(table)
  const since = anna.page.getByRole('dialog', { name: 'Since your last turn' })
  await anna.page.locator('.strip-buttons').getByRole('button', { name: 'Since your last turn' }).click()
  await expect(since.locator('li').first()).toBeVisible()
  const told = await since.locator('li').allTextContents()
  expect(told.slice(0, 2)).toEqual(['Bob ends the shift.', 'Neglected patients'])
  await anna.page.keyboard.press('Escape')
  await anna.page.getByRole('button', { name: 'Menu' }).click()
  await anna.page.locator('.menu-list').getByRole('button', { name: 'Since your last turn' }).click()
  await expect(since.locator('li').first()).toBeVisible()
  const now = await logLines(anna.page)
  const fewest = await watchLog(anna.page)
  await since.getByRole('button', { name: 'Show it again' }).click()
  await expect.poll(fewest).toBeLessThanOrEqual(now.length - told.length)
  await expect.poll(() => logLines(anna.page), { timeout: 60_000 }).toEqual(now)
})

test('on a slow line a second press is not taken for what comes next', async ({ browser, address }) => {
  const anna = await arrive(browser, address, 'Anna')
  let late = 0
  await anna.page.routeWebSocket(/./, (page) => {
    const server = page.connectToServer()
    server.onMessage((message) => void setTimeout(() => page.send(message), late))
  })
  await setUp(anna, 1)
  await begin(anna)
  await playOn({ page: anna.page, until: ({ stage, primary }) => stage === 'improvement' && primary })
  late = 2_000
  const primary = anna.page.locator('.bar [data-primary]')
  await primary.click()
  await expect(anna.page.locator('.play[data-sending]')).toBeVisible()
  await expect(primary).toHaveText('Take it')
  await primary.click()
  await anna.page.keyboard.press('u')
  await expect(anna.page.locator('.play[data-stage=discard]')).toBeVisible()
  await expect(primary).toHaveText('Keep everything')
  await primary.click()
  await expect(anna.page.locator('.play[data-stage=activation]')).toBeVisible()
  await expect(anna.page.locator('.bar .question')).toHaveCount(0)
})

test('one’s own secret link brings one’s chair to another device, and leaves the address at once', async ({
  browser,
  address,
}) => {
  const anna = await arrive(browser, address, 'Anna')
  await setUp(anna, 1)
  await begin(anna)
  await people(anna).click()
  await anna.page.getByText('Your own way back').click()
  const link = await anna.page.getByRole('textbox', { name: 'Your secret link' }).inputValue()
  expect(link).toMatch(/#key=[\w-]{22,64}$/)
  const phone = await arrive(browser, address, 'Anna')
  await phone.page.goto(link)
  await expect(phone.page.locator('.people [data-is=you]')).toContainText('Anna')
  expect(phone.page.url()).not.toContain('key')
  await phone.page.reload()
  await expect(phone.page.locator('.people [data-is=you]')).toContainText('Anna')
  const guest = await arrive(browser, address, 'Guest')
  await guest.page.goto(phone.page.url())
  await expect(guest.page.getByText('You are watching.')).toBeVisible()
})

test('a listed table is found by anyone, with bots; full it says so', async ({ browser, address }) => {
  const anna = await arrive(browser, address, 'Anna')
  await setUp(anna, 3, ['Anyone', '90 seconds a move'])
  await expect(anna.page.getByText('After 90 seconds without a move a bot makes that decision.')).toBeVisible()
  await expect(anna.page.getByRole('button', { name: 'Begin', exact: true })).toBeDisabled()
  const bob = await arrive(browser, address, 'Bob')
  await bob.page.goto('/online')
  await bob.page.getByRole('link', { name: 'Anna · 2 free chairs' }).first().click()
  await bob.page.getByRole('button', { name: 'Sit here' }).first().click()
  await expect(bob.page.getByText('Type your name first.')).toBeVisible()
  await bob.page.getByRole('textbox', { name: 'Your name' }).fill('АNNA')
  await expect(bob.page.getByText('Someone at this table has this name, or one that looks like it.')).toBeVisible()
  await bob.page.getByRole('textbox', { name: 'Your name' }).fill('Bob')
  await bob.page.getByRole('button', { name: 'Sit here' }).first().click()
  // Bob has to have arrived at Anna's page, too: one chair is free then.
  await expect(anna.page.getByRole('combobox', { name: 'Level' })).toHaveCount(1)
  await anna.page.getByRole('combobox', { name: 'Level' }).selectOption('Chief')
  await anna.page.getByRole('button', { name: 'Seat a bot' }).click()
  await expect(bob.page.getByRole('listitem').filter({ hasText: 'Chief' })).toBeVisible()
  const eve = await arrive(browser, address, 'Eve')
  await eve.page.goto(bob.page.url())
  await expect(eve.page.getByText('Every chair is taken. Whoever has the link can watch.')).toBeVisible()
  await eve.page.goto('/online')
  await expect(eve.page.getByRole('heading', { name: 'Open tables' })).toBeVisible()
  await expect(eve.page.getByRole('link', { name: /^Anna/ })).toHaveCount(0)
  await anna.page.getByRole('button', { name: 'Remove Bob' }).click()
  await expect(bob.page.getByRole('button', { name: 'Sit here' })).toBeVisible()
})

test('an address without a table says so; a page that is too old offers to load itself anew', async ({ page }) => {
  await page.goto('/t/nowhere')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No table at this address')
  await page.route('/api/place', (route) => route.fulfill({ status: 409, json: { code: 'oldPage' } }))
  await page.goto('/t/somewhere')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is too old for the table')
  await expect(page.getByRole('button', { name: 'Load it now' })).toBeVisible()
  expect(await axe(page)).toEqual([])
})

for (const colorScheme of ['light', 'dark'] as const) {
  for (const viewport of [DESK, PHONE]) {
    if (!isLookedAt(colorScheme, viewport)) continue
    test(`axe finds nothing online: ${colorScheme}, ${viewport.width} wide`, async ({ browser, address }) => {
      const anna = await arrive(browser, address, 'Anna')
      const { page } = anna
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.setViewportSize(viewport)
      const clean = async (): Promise<void> => {
        expect(await axe(page)).toEqual([])
        expect(await overflow(page)).toBe(0)
      }
      await page.goto('/online')
      await expect(page.getByRole('status')).not.toHaveText('One moment…')
      await clean()
      await setUp(anna, 2)
      await clean()
      await page.getByRole('button', { name: 'Seat a bot' }).click()
      await begin(anna)
      // The bot may be first.
      await expect(page.locator('.bar.mine')).toBeVisible()
      await clean()
      await page.getByRole('button', { name: 'Talk', exact: true }).click()
      await page.getByRole('button', { name: 'Hello!' }).click()
      await expect(page.locator('.talk-lines')).toContainText('Hello!')
      await clean()
      await page.keyboard.press('Escape')
      await people(anna).click()
      await clean()
    })
  }
}
