// The shell with a game that it has never heard of, in real time: set up, played, ended, and in the list of games.

import { expect, test as base } from '@playwright/test'

import { buildAndServe } from './build.ts'

const test = base.extend<object, { readonly address: string }>({
  address: [
    async ({ browserName: _ }, use) => {
      const served = await buildAndServe('drip-watch.config.ts', 'testing/index.html')
      await use(served.address)
      await served.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ address }, use) => use(address),
})

test('a table of a third game is set up, played to its end, and listed', async ({ page }) => {
  await page.clock.install()
  await page.goto('/')
  await page.getByRole('link', { name: 'A new shift' }).click()
  await page.getByRole('button', { name: 'Begin' }).click()
  await expect(page.getByRole('status')).toHaveText('0 of 3 are home')
  await expect(page.getByRole('listitem')).toHaveCount(3)
  const title = page.getByRole('heading', { level: 1 })
  // Somebody who is looked after goes home after three infusions at the latest.
  for (let infusion = 0; infusion < 7 && (await title.textContent()) === 'Drip Watch'; infusion++) {
    await page.getByRole('button', { name: 'Hang one up' }).and(page.locator(':enabled')).first().click()
    await expect(page.locator('button:enabled', { hasText: 'Hang one up' })).toHaveCount(0)
    await page.clock.runFor(31_000)
    await expect(
      page.locator('button:enabled', { hasText: 'Hang one up' }).or(page.getByText('Again')).first(),
    ).toBeVisible()
  }
  await expect(title).toHaveText(/All are well|The shift is over/)
  await page.goto('/games')
  const row = page.locator('.table-row')
  await expect(row).toContainText('Drip Watch')
  await expect(row.getByRole('link')).toHaveCount(1)
  await page.goto('/rules')
  await expect(title).toHaveText('Nobody in this bed')
})
