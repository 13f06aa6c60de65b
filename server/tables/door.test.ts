import type { Json } from '@grand-rounds/kernel'
import { type News, patched, type ServerMessages } from '@grand-rounds/protocol'
import { expect, it } from 'vitest'
import { KEYS, nextTurn, type Page, Setting } from '../testing/setting.ts'

function typesOf(news: News | undefined): readonly string[] | undefined {
  return news?.map(([type]) => type)
}

function lookOf(page: Page): ServerMessages['look'] {
  for (const news of page.heard.toReversed()) for (const [type, message] of news) if (type === 'look') return message
  throw new Error('nothing was shown')
}

it('tells steps that were stored together as one, to everyone with what they may see', async () => {
  const setting = new Setting()
  await setting.toTheFirstShift()
  const pages = [...KEYS, null].map((key) => setting.enter(key))
  await nextTurn()
  const before = setting.table.steps
  for (const { heard } of pages) heard.splice(0, heard.length - 1)
  setting.hold()
  const both = [0, 1].map((seat) => setting.first(seat, 'place'))
  for (const [seat, command] of both.entries()) pages[seat]?.visitor.order({ id: `place ${seat}`, command })
  await nextTurn()
  expect(pages.map(({ heard }) => heard.length)).toEqual([1, 1, 1])
  await setting.write()
  for (const page of pages) {
    const [, ...news] = page.heard
    expect(news.map(typesOf)).toEqual([page.key === null ? ['step'] : ['step', 'answer']])
    const [[type, told] = []] = news[0] ?? []
    if (type !== 'step') throw new Error('no step')
    expect(told).toMatchObject({ by: [0, 1], steps: before + 2 })
    expect(told.events).toEqual(setting.table.events(page.key, (told.events[0] as { n: number }).n))
    expect(told.events.filter((event) => (event as { type: string }).type === 'meeplePlaced')).toHaveLength(2)
    const { view } = lookOf(page)
    expect(told.view === null ? view : patched(view, told.view)).toEqual(
      setting.table.view(page.key) as unknown as Json,
    )
  }
  expect(setting.troubles).toEqual([])
})

it('shows whoever comes in between everything, and tells them nothing twice', async () => {
  const setting = new Setting()
  await setting.toTheFirstShift()
  const early = setting.enter(KEYS[0])
  await nextTurn()
  setting.hold()
  early.visitor.order({ id: 'place', command: setting.first(0, 'place') })
  const writing = setting.write()
  const late = setting.enter(null)
  await writing
  expect(late.heard.map(typesOf).flat()).not.toContain('step')
  expect(lookOf(late).view).toEqual(setting.table.view(null))
  expect(lookOf(late).steps).toBe(setting.table.steps)
})

it('says an answer once, however often everything is shown in between, and numbers all it says', async () => {
  const setting = new Setting()
  await setting.toTheFirstShift()
  const page = setting.enter(KEYS[0])
  page.visitor.order({ id: 'no command', command: { type: 'nonsense' } })
  await Promise.resolve()
  page.visitor.show()
  page.visitor.show()
  await nextTurn()
  await nextTurn()
  const all = page.heard.flat()
  expect(all.map(([type]) => type)).toEqual(['look', 'answer'])
  expect(all.map(([, { number }]) => number)).toEqual([0, 1])
})

it('tells the table who is connected: whoever has two pages open is away when both are closed', async () => {
  const setting = new Setting()
  await setting.toTheFirstShift()
  expect(setting.table.away).toEqual([0, 0])
  const [one, two] = [setting.enter(KEYS[1]), setting.enter(KEYS[1])]
  setting.enter(null)
  expect(setting.table.away).toEqual([0, null])
  one.visitor.leave()
  one.visitor.leave()
  expect(setting.table.away).toEqual([0, null])
  expect(setting.door.here()).toMatchObject({ seats: [1], away: [0, null] })
  two.visitor.leave()
  expect(setting.door.here()).toMatchObject({ seats: [], away: [0, 0] })
})

it('says what time it is by the clock of the game, with all that it shows and with each step', async () => {
  const setting = new Setting()
  await setting.toTheFirstShift()
  setting.pass(5_000)
  const page = setting.enter(KEYS[0])
  await nextTurn()
  expect(lookOf(page).now).toBe(5_000)
  setting.pass(2_000)
  page.visitor.order({ id: 'place', command: setting.first(0, 'place') })
  await nextTurn()
  await nextTurn()
  const step = page.heard.flat().find(([type]) => type === 'step')
  expect(step).toMatchObject(['step', { by: [0], now: 7_000 }])
})
