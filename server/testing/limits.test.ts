// What one address may ask for, against the server as a process: whoever asks for too much, or for what nobody asks for,
// takes nothing from those who share the address and hold a seat.

import { request } from 'node:http'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seedFrom } from '@grand-rounds/kernel'
import type { Foundation } from '@grand-rounds/match'
import { PROTOCOL } from '@grand-rounds/protocol'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { nodeSqlite } from '../store/node-sqlite.ts'
import { Store } from '../store/store.ts'
import { hashOf } from '../tables/key.ts'
import { JSON_BODY, keyOf, setUpTable } from './player.ts'
import { freePort, ServerProcess } from './process.ts'
import { askForPlace } from './stranger.ts'

const TABLES = 125
const SEATS = 4
/** More than an address may ask for at once. */
const MANY = 700

let folder: string
let port: number
let server: ServerProcess

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'limits-'))
  port = await freePort()
})

afterEach(async () => {
  await server.stop('SIGKILL')
  rmSync(folder, { recursive: true })
})

async function start(env: Readonly<Record<string, string>> = {}): Promise<void> {
  server = new ServerProcess(port, folder, [], { LIMITS: 'on', ...env })
  await server.start()
}

/** As it is after an evening: tables that are asleep, with a person on every chair. */
async function storeTables(): Promise<readonly { readonly table: string; readonly key: string }[]> {
  const store = await Store.open(nodeSqlite(join(folder, 'grand-rounds.sqlite')))
  // Of today: what is old is cleared away.
  const at = Date.now()
  const people: { readonly table: string; readonly key: string }[] = []
  for (let i = 0; i < TABLES; i++) {
    const table = `table-${i}`
    const head = { game: 'dice-hospital', version: 1, options: {}, seats: SEATS, seed: seedFrom(table), at }
    const foundation: Foundation = { head, host: hashOf(keyOf(`${table} host`)), clock: 'none', listed: false }
    await store.create({ id: table, foundation, created: at }, null)
    const epoch = (await store.claim(table))?.epoch ?? 0
    const sitting = Array.from({ length: SEATS }, (_, seat) => {
      const key = keyOf(`${table} ${seat}`)
      people.push({ table, key })
      const act = { type: 'sit', seat, name: `P${seat}` } as const
      return store.append(table, epoch, { n: seat, kind: 'act', at, by: hashOf(key), id: `sit ${seat}`, act })
    })
    await Promise.all(sitting)
  }
  await store.close()
  return people
}

/** Half of them as someone who watches, half with keys of their own making. */
const askForMuch = (table: string) =>
  Promise.all(Array.from({ length: MANY }, (_, i) => askForPlace(port, table, i % 2 ? null : keyOf(`any ${i}`))))

it('500 people behind one address come back at once, beside someone who asks for too much', async () => {
  const people = await storeTables()
  await start()
  const flooded = await askForMuch('table-0')
  expect(flooded.some(({ status }) => status === 429)).toBe(true)
  const back = await Promise.all(people.map(({ table, key }) => askForPlace(port, table, key)))
  expect(back.map(({ status }) => status)).toEqual(people.map(() => 200))
  // Nor has Node anything to warn of.
  expect(server.log).toBe('')
  expect((await askForMuch('table-1')).some(({ status }) => status === 429)).toBe(true)
})

it('whoever holds a seat is counted by their key: one who asks without end is refused, the others are not', async () => {
  await start()
  const host = keyOf('host')
  const table = await setUpTable(server.address, 2, host)
  const asked = await Promise.all(Array.from({ length: 100 }, () => askForPlace(port, table, host)))
  expect(asked.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(30)
  expect((await askForPlace(port, table, keyOf('guest'))).status).toBe(200)
})

/** As a proxy passes it on. */
function placeFor(table: string, forwardedFor: string): Promise<number> {
  return new Promise((answered, fail) => {
    const headers = { ...JSON_BODY, 'x-forwarded-for': forwardedFor }
    const asking = request({ port, host: '127.0.0.1', path: '/api/place', method: 'POST', agent: false, headers })
    asking.on('error', fail)
    asking.on('response', (response) => {
      response.resume()
      answered(response.statusCode ?? 0)
    })
    asking.end(JSON.stringify({ table, protocol: PROTOCOL, key: keyOf('guest') }))
  })
}

const flood = (table: string, forwardedFor: (i: number) => string) =>
  Promise.all(Array.from({ length: MANY }, (_, i) => placeFor(table, forwardedFor(i))))

it('behind a trusted proxy everyone has their own address, and nobody another', async () => {
  await start({ TRUSTED_PROXIES: 'loopback' })
  const table = await setUpTable(server.address, 2, keyOf('host'))
  expect(await flood(table, (i) => `10.0.0.${i % 250}, 203.0.113.5`)).toContain(429)
  expect(await placeFor(table, '203.0.113.6')).toBe(200)
  // The addresses of one home are one.
  expect(await flood(table, (i) => `2001:db8:1:2::${i.toString(16)}`)).toContain(429)
  expect(await placeFor(table, '2001:db8:1:3::1')).toBe(200)
})

it('without one, nobody is believed', async () => {
  await start()
  const table = await setUpTable(server.address, 2, keyOf('host'))
  expect(await flood(table, (i) => `203.0.113.${i % 250}`)).toContain(429)
})
