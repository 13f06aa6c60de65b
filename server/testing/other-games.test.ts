// Games that this server does not know by name, over real sockets: one in turns, one in real time.

import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import type { Clock } from '@grand-rounds/match'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { pass, settled } from '../../match/testing/tables.ts'
import { HandClock } from '../../match/testing/world.ts'
import type { View } from '../../testkit/reference/drip-watch.ts'
import { Addresses } from '../addresses.ts'
import { Thinking } from '../bots/thinking.ts'
import { Faults } from '../faults.ts'
import { nodeSqlite } from '../store/node-sqlite.ts'
import { Store } from '../store/store.ts'
import { isOfTables, sendAnswer, TableApi } from '../tables/api.ts'
import { Lines } from '../tables/lines.ts'
import { type Lobby, openLobby } from '../tables/lobby.ts'
import { Rooms } from '../tables/rooms.ts'
import { SeatHolders } from '../tables/seat-holders.ts'
import { Tables } from '../tables/tables.ts'
import { keyOf } from './player.ts'
import { referenceGames } from './reference-games.ts'
import { Sitter } from './sitter.ts'
import { post } from './stranger.ts'

const MINUTE = 60_000

/** All of the server but its process: the time is the test's own. */
class House {
  readonly clock = new HandClock()
  readonly troubles: unknown[] = []
  readonly #server = createServer()
  readonly #sitters: Sitter[] = []
  #store: Store | null = null
  #lobby: Lobby | null = null

  get #port(): number {
    return (this.#server.address() as AddressInfo).port
  }

  async start(): Promise<void> {
    const clock: Clock = { now: () => this.clock.now(), wake: (at, then) => this.clock.wake(at, then) }
    const log = pino({ level: 'silent' })
    const onTrouble = (trouble: unknown) => this.troubles.push(trouble)
    const store = (this.#store = await Store.open(nodeSqlite(':memory:')))
    const thinking = new Thinking()
    const tables = new Tables({
      games: referenceGames(),
      store,
      clock,
      thinker: (bots, asker) => thinking.of(bots, asker),
      seed: () => 'other games',
      faults: new Faults(log),
    })
    const keeper = { version: '1', clock, onAnswer: () => undefined, onTrouble }
    const lobby = await openLobby({ ...keeper, tables, lines: new Lines(), messagesASecond: 1_000 }, log)
    const asked = { tables, rooms: new Rooms(onTrouble), holders: new SeatHolders(store), scale: 1 }
    const api = new TableApi({ ...asked, addresses: new Addresses([]), now: clock.now })
    this.#lobby = lobby
    this.#server.on('request', (request, response) => {
      const { url = '' } = request
      if (isOfTables(url))
        api.answer(url, request).then((answered) => sendAnswer(request, response, answered), onTrouble)
    })
    this.#server.on('upgrade', (request, socket: Socket, head) => lobby.letIn(request, socket, head))
    await once(this.#server.listen(0, '127.0.0.1'), 'listening')
  }

  async stop(): Promise<void> {
    for (const sitter of this.#sitters) sitter.leave()
    await this.#lobby?.close()
    this.#server.closeAllConnections()
    this.#server.close()
    await this.#store?.close()
  }

  setUp(game: string, seats: number, options: object = {}) {
    const asked = { game, options: { ...options }, seats, clock: 'none', listed: true, key: keyOf('ada') }
    return post(this.#port, '/api/tables', asked)
  }

  /** People who sit at a new table. */
  async gather(game: string, names: readonly string[], options?: object, seats = names.length) {
    const { body } = await this.setUp(game, seats, options)
    const people = names.map((name) => new Sitter(this.#port, String(body['id']), name))
    this.#sitters.push(...people)
    for (const [seat, person] of people.entries()) {
      await person.come()
      expect(await person.act({ type: 'sit', seat, name: `P${seat}` })).toBeNull()
    }
    return people
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

describe('a server that offers other games', () => {
  it('sets up tables of those, with options that the game reads, and of no others', async () => {
    expect(await house.setUp('dice-hospital', 2)).toEqual({ status: 400, body: { code: 'unknownGame' } })
    expect(await house.setUp('night-shift', 9)).toMatchObject({ status: 400 })
    expect(await house.setUp('drip-watch', 2, { minutes: 99 })).toEqual({ status: 400, body: { code: 'badMinutes' } })
    expect(await house.setUp('drip-watch', 2)).toMatchObject({ status: 201 })
  })

  it('Night Shift: two people and a bot play to the end', async () => {
    const people = await house.gather('night-shift', ['ada', 'mo'], { rounds: 1, hand: 1 }, 3)
    const [ada, mo] = people
    if (!ada || !mo) throw new Error('nobody')
    await ada.act({ type: 'seatBot', seat: 2, level: 'resident', name: 'Robin' })
    await ada.act({ type: 'begin' })
    for (const [seat, person] of people.entries()) {
      await person.sees(({ view }) => view !== null)
      const { players } = (person.client.known?.view ?? { players: [] }) as unknown as {
        players: { own: { hand: number[] } | null }[]
      }
      const [card = 0] = players[seat]?.own?.hand ?? []
      for (const command of [{ type: 'choose', card }, { type: 'roll' }]) expect(await person.order(command)).toBeNull()
    }
    for (const [seat, person] of people.entries()) {
      await person.sees(({ view }) => (view as unknown as { phase: string; turn: number }).turn === seat)
      await person.sees(({ view }) => (view as unknown as { phase: string }).phase === 'rest')
      expect(await person.order({ type: 'pass' })).toBeNull()
    }
    await ada.sees(({ record }) => record !== null)
    expect(ada.client.known?.record).toMatchObject({ game: 'night-shift', version: 2, seats: 3 })
  })

  it('Drip Watch: time begins with the table, deadlines are told to everyone, and the server says what time it is', async () => {
    const [ada, mo] = await house.gather('drip-watch', ['ada', 'mo'], { minutes: 1 })
    if (!ada || !mo) throw new Error('nobody')
    await pass(house.clock, 3 * MINUTE)
    expect(ada.client.known).toMatchObject({ steps: 0, view: null })
    await ada.act({ type: 'begin' })
    const began = house.clock.now()
    for (const person of [ada, mo]) {
      await person.sees(({ view }) => view !== null)
      const { view, ahead } = person.client.known ?? {}
      expect(view).toMatchObject({ over: false, shiftEnds: began + MINUTE })
      expect(Math.abs(Date.now() + (ahead ?? 0) - began)).toBeLessThan(MINUTE)
    }
    expect(await mo.order({ type: 'hang', bed: 0 })).toBeNull()
    const before = viewOf(mo).beds[0]
    house.clock.turnTo(began + 30_000)
    for (const person of [ada, mo]) await person.sees(({ steps }) => steps === 2)
    expect(viewOf(ada).nurses).toEqual([null, null])
    expect(viewOf(ada).beds[0]).not.toBe(before)
    await settled()
    house.clock.turnTo(began + MINUTE)
    for (const person of [ada, mo]) await person.sees(({ record }) => record !== null)
    expect(viewOf(ada).over).toBe(true)
    expect(ada.client.known?.record).toMatchObject({
      at: began,
      entries: [{ by: 1 }, { by: 'clock' }, { by: 'clock' }],
    })
  })
})

function viewOf({ client }: Sitter): View {
  return client.known?.view as unknown as View
}
