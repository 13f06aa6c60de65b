import { type Command, diceHospital } from '@grand-rounds/dice-hospital'
import { type Json, type Log, type LogEntry, replay, seedFrom } from '@grand-rounds/kernel'
import { Table, type Written } from '@grand-rounds/match'
import { type News, patched, readNews, type ServerMessages } from '@grand-rounds/protocol'
import { expect, it } from 'vitest'
import { Door, type Visitor } from './door.ts'
import type { LiveTable } from './tables.ts'

const KEYS = ['key of Ada', 'key of Mo'] as const

interface Page {
  readonly visitor: Visitor
  readonly key: string | null
  /** Everything that was sent, a list for each time. */
  readonly heard: News[]
}

/** A table for two, and a ledger that takes its time. */
class Setting {
  readonly table: LiveTable
  readonly door: Door
  readonly troubles: unknown[] = []
  readonly #entries: LogEntry[] = []
  readonly #log: Log
  #writing: (() => void)[] | null = null

  constructor() {
    const options = { administrators: false }
    const { id: game, version } = diceHospital
    const head = { game, version, options, seats: KEYS.length, seed: seedFrom('door'), at: 0 }
    this.#log = { ...head, entries: this.#entries }
    const onTrouble = (trouble: unknown) => this.troubles.push(trouble)
    const opened = Table.open(diceHospital, { head, host: KEYS[0], clock: 'none', listed: false }, [], {
      ledger: { append: (record) => this.#append(record) },
      clock: { now: () => 0, wake: () => () => undefined },
      thinker: { think: () => Promise.resolve([]) },
      onTrouble,
    })
    if (!opened.ok) throw new Error(opened.refusal.code)
    this.table = opened.value
    this.door = new Door('table', this.table, { version: '1', onAnswer: () => undefined, onTrouble })
  }

  enter(key: string | null): Page {
    const heard: News[] = []
    const visitor = this.door.enter(key, { send: (news) => heard.push(readNews(news)), hangUp: () => undefined })
    return { visitor, key, heard }
  }

  /** Everyone is in their first shift. */
  async toTheFirstShift(): Promise<void> {
    for (const [seat, key] of KEYS.entries()) await this.table.act(key, `sit ${seat}`, { type: 'sit', seat, name: key })
    await this.table.act(KEYS[0], 'begin', { type: 'begin' })
    while (this.table.view(null)?.stage !== 'activation') {
      const [seat = 0] = this.table.toAct
      await this.table.order(KEYS[seat] ?? '', `${this.table.steps}`, this.first(seat))
    }
    await nextTurn()
  }

  first(seat: number, type?: Command['type']): Command {
    const played = replay(diceHospital, this.#log)
    const state = played.ok ? played.states.at(-1) : undefined
    if (state === undefined) throw new Error('what is stored can be played')
    for (const command of diceHospital.legal(state, seat))
      if (type === undefined || command.type === type) return command
    throw new Error('nothing to do')
  }

  #append(record: Written): Promise<void> {
    if (record.kind === 'step') this.#entries.push(record.entry)
    return new Promise((done) => (this.#writing === null ? done() : void this.#writing.push(done)))
  }

  /** From here on nothing is stored until it is told to. */
  hold(): void {
    this.#writing = []
  }

  async write(): Promise<void> {
    const writing = this.#writing ?? []
    this.#writing = null
    for (const done of writing) done()
    await nextTurn()
    await nextTurn()
  }
}

function nextTurn(): Promise<void> {
  return new Promise((later) => setImmediate(later))
}

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
