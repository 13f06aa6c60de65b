// Whoever played leaves no more at a table than they like, and About says what is kept.

import { expect, test } from './house.ts'
import { arrive, begin, setUp, sit } from './online-people.ts'

test('a player takes their name and words out, and the host deletes the table when it is over', async ({
  browser,
  address,
}) => {
  const [anna, bob] = [await arrive(browser, address, 'Anna'), await arrive(browser, address, 'Bob')]
  const table = await setUp(anna, 2, ['Standard'])
  await sit(bob, table)
  await begin(anna)
  await anna.page.getByRole('button', { name: 'Talk', exact: true }).click()
  await anna.page.getByRole('textbox', { name: 'Say something' }).fill('nobody knows my name')
  await anna.page.keyboard.press('Enter')
  await bob.page.getByRole('button', { name: /^Talk/ }).click()
  await expect(bob.page.locator('.talk-lines')).toContainText('nobody knows my name')
  await anna.page.keyboard.press('Escape')
  await anna.page.getByRole('button', { name: 'People', exact: true }).click()
  await anna.page.getByRole('button', { name: 'Take my name and words out' }).click()
  await anna.page.getByRole('button', { name: 'Yes' }).click()
  await expect(bob.page.getByText('nobody knows my name')).toHaveCount(0)
  await expect(bob.page.locator('.people')).toContainText('Player 1')
  await expect(bob.page.getByText('Anna', { exact: true })).toHaveCount(0)

  await anna.page.getByRole('button', { name: 'Propose to end the game' }).click()
  await bob.page.locator('.online-note').getByRole('button', { name: 'Agree' }).click()
  for (const { page } of [anna, bob])
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ended by agreement')
  await expect(bob.page.getByRole('button', { name: 'Delete the table' })).toHaveCount(0)
  await anna.page.getByRole('button', { name: 'Delete the table' }).click()
  await anna.page.getByRole('button', { name: 'Yes' }).click()
  for (const { page } of [anna, bob])
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No table at this address')
})

test('About says for how many days the server keeps a table', async ({ page }) => {
  await page.goto('/about')
  await expect(page.getByText('never begun 7, in the middle of a game 180, over 365, closed 30')).toBeVisible()
})
