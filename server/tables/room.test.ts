import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { type News, readNews } from '@grand-rounds/protocol'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Place, RawLine, type Ways } from '../testing/raw-line.ts'
import { KEYS, Setting } from '../testing/setting.ts'
import { Lines } from './lines.ts'
import { type Lobby, openLobby } from './lobby.ts'
import { Rooms } from './rooms.ts'
import type { Tables } from './tables.ts'

const SECOND = 1_000

/** Rooms with real sockets, at the door of a table whose time is the test's own. */
class House {
  readonly setting = new Setting()
  readonly lines = new Lines()
  readonly troubles: unknown[] = []
  readonly #rooms = new Rooms((trouble) => this.troubles.push(trouble))
  readonly #server = createServer()
  readonly #open: RawLine[] = []
  #lobby: Lobby | null = null

  async start(): Promise<void> {
    const { clock, table } = this.setting
    const tables = {
      wake: () => Promise.resolve(table),
      sleep: () => Promise.resolve(),
      listings: { hostCame: () => undefined, hostLeft: () => undefined },
    } as unknown as Tables
    const onTrouble = (trouble: unknown) => this.troubles.push(trouble)
    const keeper = { version: '1', clock, onAnswer: () => undefined, onTrouble }
    const house = { ...keeper, tables, lines: this.lines, messagesASecond: Number.POSITIVE_INFINITY }
    const lobby = await openLobby(house, pino({ level: 'silent' }))
    this.#lobby = lobby
    this.#server.on('upgrade', (request, socket: Socket, head) => lobby.letIn(request, socket, head))
    await once(this.#server.listen(0, '127.0.0.1'), 'listening')
  }

  async stop(): Promise<void> {
    for (const line of this.#open) line.close()
    await this.#lobby?.close()
    this.#server.closeAllConnections()
    this.#server.close()
  }

  async come(key: string | null, hear: (news: News) => void = () => undefined, ways: Ways = {}): Promise<RawLine> {
    const placed = await this.#rooms.place({ table: 'table', key, from: '127.0.0.1' })
    if (!placed.ok) throw new Error(placed.why)
    const { port } = this.#server.address() as AddressInfo
    const line = await RawLine.open(
      `http://127.0.0.1:${port}`,
      placed.place as Place,
      (news) => hear(readNews(news)),
      ways,
    )
    this.#open.push(line)
    return line
  }

  closedWith(code: number): number {
    return this.lines.closed.get(String(code)) ?? 0
  }
}

let house: House

beforeEach(async () => {
  house = new House()
  await house.start()
})

afterEach(async () => {
  await house.stop()
  expect(house.troubles).toEqual([])
})

it('whoever never reads is hung up, with little unsent', { timeout: 30_000 }, async () => {
  const { setting, lines } = house
  await setting.toTheFirstShift()
  for (let said = 0; said < 100; said++)
    await setting.table.act(KEYS[0], `line ${said}`, { type: 'write', text: 'ż'.repeat(300) })
  let longest = 0
  const reader = await house.come(null, (news) => {
    longest = Math.max(longest, Buffer.byteLength(JSON.stringify(news)))
  })
  const deaf = await house.come(null)
  reader.send('look', null)
  deaf.stopReading()
  let most = 0
  for (let asked = 0; asked < 1_000 && house.closedWith(4413) === 0; asked++) {
    deaf.send('look', null)
    reader.send('look', null)
    await new Promise((later) => setTimeout(later, 2))
    setting.pass(SECOND)
    most = Math.max(most, lines.unsent)
  }
  await expect.poll(() => house.closedWith(4413)).toBe(1)
  expect(longest).toBeGreaterThan(50_000)
  // Of the one who reads there may be a look on its way.
  expect(most).toBeLessThan(2_000_000 + 3 * longest)
  expect(reader.isOpen).toBe(true)
  await expect.poll(() => lines.unsent).toBe(0)
})

it('whoever never says that they are there is dropped, and nothing is kept for them', { timeout: 30_000 }, async () => {
  const { setting } = house
  await setting.toTheFirstShift()
  const heard: News[] = []
  const lines = await Promise.all([
    ...Array.from({ length: 5 }, () => house.come(null, (news) => heard.push(news), { joins: false })),
    ...Array.from({ length: 5 }, () => house.come(null, (news) => heard.push(news))),
  ])
  // Nobody sees them before they have come in.
  let watching = -1
  const host = await house.come(KEYS[0], (news) => {
    for (const [type, message] of news) if (type === 'look') watching = message.here.watching
  })
  host.send('look', null)
  await expect.poll(() => watching).toBe(0)
  await Promise.all(lines.map(({ closed }) => closed))
  await expect.poll(() => house.closedWith(4408)).toBe(10)
  expect(heard).toEqual([])
  expect(host.isOpen).toBe(true)
})

it.each([
  ['an order before anything else', 'order', { id: '1', command: {} }, 4408],
  ['what is no message', 'admin', {}, 4400],
] as const)('whoever says %s is hung up', async (_, type, message, code) => {
  const line = await house.come(KEYS[0])
  line.send(type, message)
  await line.closed
  await expect.poll(() => house.closedWith(code)).toBe(1)
})

it('what goes wrong with what someone says is their line’s end, and nobody else’s', async () => {
  const { table } = house.setting
  const [one, other] = await Promise.all([house.come(KEYS[0]), house.come(KEYS[1])])
  for (const line of [one, other]) line.send('look', null)
  vi.spyOn(table, 'act').mockImplementation(() => {
    throw new Error('of ours')
  })
  one.send('act', { id: '1', act: { type: 'getUp' } })
  await one.closed
  await expect.poll(() => house.closedWith(4500)).toBe(1)
  expect(house.troubles.splice(0).map(String)).toEqual(['Error: of ours'])
  expect(other.isOpen).toBe(true)
})

it('whoever says that they want to look without having come in is hung up', async () => {
  const line = await house.come(null, () => undefined, { joins: false })
  line.send('look', null)
  await line.closed
  await expect.poll(() => house.closedWith(4408)).toBe(1)
})

it('a table has one room, however many ask for it at once, and when one goes while the next comes', async () => {
  const lines = await Promise.all(Array.from({ length: 20 }, () => house.come(null)))
  expect(new Set(lines).size).toBe(20)
  let watching = 0
  const hear = (news: News) => {
    for (const [type, message] of news) if (type === 'look') watching = message.here.watching
  }
  for (const line of lines) line.send('look', null)
  const last = await house.come(null, hear)
  last.send('look', null)
  await expect.poll(() => watching).toBe(21)
})
