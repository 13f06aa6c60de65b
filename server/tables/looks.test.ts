import { expect, it, vi } from 'vitest'
import { KEYS, nextTurn, type Page, Setting } from '../testing/setting.ts'

const SECOND = 1_000

function looksIn({ heard }: Page): number {
  return heard.flat().filter(([type]) => type === 'look').length
}

it('a table is put into words once for each who sees something else, however often they look', async () => {
  const setting = new Setting()
  await setting.toTheFirstShift()
  const made = vi.spyOn(setting.table, 'look')
  const pages = [...KEYS, null, null, null].map((key) => setting.enter(key))
  await nextTurn()
  for (let asked = 0; asked < 50; asked++) {
    setting.pass(SECOND)
    for (const { visitor } of pages) visitor.show()
    await nextTurn()
  }
  expect(pages.map(looksIn)).toEqual(pages.map(() => 51))
  expect(made).toHaveBeenCalledTimes(3)
  await setting.table.order(KEYS[0], 'place', setting.first(0, 'place'))
  await nextTurn()
  for (const { visitor } of pages) visitor.show()
  await nextTurn()
  expect(made).toHaveBeenCalledTimes(6)
  expect(setting.troubles).toEqual([])
})

it('what is kept is what would be made anew: after a step, a line of talk, and someone who came', async () => {
  const setting = new Setting()
  await setting.toTheFirstShift()
  const page = setting.enter(KEYS[0])
  await nextTurn()
  await setting.table.order(KEYS[0], 'place', setting.first(0, 'place'))
  await setting.table.act(KEYS[1], 'hello', { type: 'write', text: 'Hello' })
  setting.enter(null)
  page.visitor.show()
  await nextTurn()
  const [type, look] = page.heard.flat().findLast(([kind]) => kind === 'look') ?? []
  if (type !== 'look') throw new Error('nothing was shown')
  const { house, view, events, steps } = setting.table.look(KEYS[0])
  expect(look).toMatchObject(JSON.parse(JSON.stringify({ house, view, events, steps })) as object)
  expect(look.here).toMatchObject({ seats: [0], watching: 1 })
})

it('whoever asks too often is shown everything a little later, once', async () => {
  const setting = new Setting()
  await setting.toTheFirstShift()
  const page = setting.enter(null)
  for (let asked = 0; asked < 100; asked++) {
    page.visitor.show()
    page.visitor.heard({ number: 1_000 })
    await nextTurn()
  }
  expect(looksIn(page)).toBe(3)
  setting.pass(SECOND)
  await nextTurn()
  expect(looksIn(page)).toBe(4)
  setting.pass(10 * SECOND)
  await nextTurn()
  expect(looksIn(page)).toBe(4)
})

it('people who come and go are told of at most once a second', async () => {
  const setting = new Setting()
  const page = setting.enter(KEYS[0])
  await nextTurn()
  for (let come = 0; come < 100; come++) {
    setting.enter(null, false).visitor.leave()
    await nextTurn()
  }
  const told = () => page.heard.flat().filter(([type]) => type === 'here').length
  expect(told()).toBeLessThanOrEqual(1)
  setting.enter(null)
  setting.pass(SECOND)
  await nextTurn()
  expect(page.heard.flat().at(-1)).toMatchObject(['here', { watching: 2 }])
  expect(told()).toBeLessThanOrEqual(2)
})
