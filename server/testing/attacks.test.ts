// All attacks beside people who play; `npm run soak attacks` is the long form.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { allAttacks, assault } from './all-attacks.ts'
import { chiefs } from './attacks/chiefs.ts'
import { readFigures } from './figures.ts'
import { playHonestly } from './honest.ts'
import { LoadPlayer, readyTables } from './load.ts'
import { keyOf, setUpTable } from './player.ts'
import { freePort, ServerProcess } from './process.ts'

vi.setConfig({ testTimeout: 120_000 })

const folder = mkdtempSync(join(tmpdir(), 'attacks-'))
let server: ServerProcess
let port: number

beforeAll(async () => {
  port = await freePort()
  server = new ServerProcess(port, folder, [], { LIMITS: 'on' })
  await server.start()
})

afterAll(async () => {
  await server.stop('SIGTERM')
  rmSync(folder, { recursive: true })
})

it('beside a crowd of Chiefs a Student plays on, and those who wait are counted', async () => {
  const over = Promise.all(['127.0.0.2', '127.0.0.3', '127.0.0.4'].map((from) => chiefs.go({ port, table: '' }, from)))
  const waiting = async () => (await readFigures(server.address)).get('grand_rounds_bots_waiting') ?? 0
  await expect.poll(waiting, { timeout: 20_000 }).toBeGreaterThan(0)
  const host = keyOf('host')
  const table = await setUpTable(server.address, 2, host, { administrators: false })
  const person = await LoadPlayer.enter(server.address, table, 0, host)
  await person.give('act', { type: 'sit', seat: 0, name: 'Ada' })
  await person.give('act', { type: 'seatBot', seat: 1, level: 'student', name: 'Mo' })
  await person.give('act', { type: 'begin' })
  await person.comeToShift()
  person.leave()
  await over
})

it('all of them at once: those who play are answered, and nothing stays open', async () => {
  const attacks = await allAttacks()
  const { descriptors } = server
  const players = await readyTables(server.address, 1, () => '127.0.1.1')
  const target = { port, table: players[0]?.table ?? '' }
  const once = { strangers: attacks.length, addresses: 20, goesASecond: 50, seconds: attacks.length / 50 }
  const attacking = assault(target, attacks, once)
  const { given, answered, refused } = await playHonestly(players, attacking)
  expect({ answered, refused }).toEqual({ answered: given, refused: 0 })
  expect(given).toBeGreaterThan(0)
  for (const [name, went] of await attacking) expect({ name, ...went }).toEqual({ name, goes: 1, failed: 0, late: 0 })
  for (const player of players) player.leave()
  await expect.poll(() => server.descriptors, { timeout: 30_000 }).toBeLessThanOrEqual(descriptors)
  expect(server.running).toBe(true)
})
