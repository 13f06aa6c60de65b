import { TableClient } from '@grand-rounds/protocol'
import { expect, it } from 'vitest'
import { KEYS, nextTurn, type Page, Setting } from '../testing/setting.ts'

const SECOND = 1_000
const LINES = 660
const VISITORS = 20
const TEXT = 'x'.repeat(300)

function refusalsIn({ heard }: Page): readonly (string | undefined)[] {
  return heard.flat().flatMap(([type, message]) => (type === 'answer' ? [message.refusal?.code] : []))
}

it('talk costs what was said, not all that was ever said', async () => {
  const setting = new Setting()
  await setting.toTheFirstShift()
  const pages = Array.from({ length: VISITORS }, () => setting.enter(null, false))
  await nextTurn()
  const before = pages.reduce((sum, { size }) => sum + size, 0)
  for (let said = 0; said < LINES; said++) {
    await setting.table.act(KEYS[said % 2] ?? '', `line ${said}`, { type: 'write', text: TEXT })
    if (said % 4 === 3) await nextTurn()
  }
  const sent = pages.reduce((sum, { size }) => sum + size, 0) - before
  expect(sent).toBeGreaterThan(LINES * VISITORS * TEXT.length)
  expect(sent).toBeLessThan(LINES * VISITORS * (TEXT.length + 100))
})

it('a page that hears of lines knows what a page that looks does', async () => {
  const setting = new Setting()
  const clients = [0, 1].map((n) => new TableClient(`visit ${n}`, () => undefined))
  const pages = clients.map((client) => {
    client.connect({ send: () => undefined }, 0)
    return setting.enter(null)
  })
  const hear = () => {
    for (const [at, client] of clients.entries())
      for (const [type, message] of pages[at]?.heard.splice(0).flat() ?? []) client.receive(type, message, 0)
  }
  await setting.toTheFirstShift()
  hear()
  for (let said = 0; said < 130; said++) {
    await setting.table.act(KEYS[0], `line ${said}`, { type: 'write', text: `line ${said}` })
    if (said % 10 === 0) pages[1]?.visitor.show()
    if (said % 3 === 0) await nextTurn()
    setting.pass(SECOND)
    hear()
  }
  await setting.table.act(KEYS[1], 'rename', { type: 'rename', name: 'Maurice' })
  await nextTurn()
  hear()
  const [first, second] = clients.map(({ known }) => known?.house)
  expect(first).toEqual(second)
  expect(first).toEqual(JSON.parse(JSON.stringify(setting.table.houseFor(null))))
})

it('nobody talks faster by more connections, and a table not by more people', async () => {
  const setting = new Setting()
  await setting.toTheFirstShift()
  const pages = [KEYS[0], KEYS[0], KEYS[0], KEYS[1]].map((key) => setting.enter(key))
  let named = 0
  const say = async (page: Page | undefined, times: number): Promise<void> => {
    for (let i = 0; i < times; i++) page?.visitor.act({ id: `say ${named++}`, act: { type: 'say', phrase: 'hello' } })
    for (let i = 0; i < 3 * times; i++) await nextTurn()
  }
  for (const page of pages) await say(page, 10)
  const said = pages.map((page) => refusalsIn(page).filter((code) => code === undefined).length)
  expect(said).toEqual([5, 0, 0, 5])
  expect(pages.flatMap(refusalsIn).filter((code) => code === 'tooFast')).toHaveLength(30)
  setting.pass(SECOND)
  await say(pages[1], 10)
  expect(refusalsIn(pages[1] as Page).filter((code) => code === undefined)).toHaveLength(1)
  expect(setting.table.house.said).toBe(11)
})
