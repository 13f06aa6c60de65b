// Tables that were stored under version 1 of their rules, played to the end on a server that has version 2 and is
// killed in the middle of steps, again and again.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hash, type Json, type Log, type LogEntry, Random, replay, seedFrom } from '@grand-rounds/kernel'
import type { Act, Foundation, Written } from '@grand-rounds/match'
import { playout } from '../../testkit/playout.ts'
import { nightShift } from '../../testkit/reference/night-shift.ts'
import { nodeSqlite } from '../store/node-sqlite.ts'
import { Store } from '../store/store.ts'
import { hashOf } from '../tables/key.ts'
import { keyOf } from './player.ts'
import { freePort, ServerProcess } from './process.ts'
import { Sitter } from './sitter.ts'

const SEATS = 2
const SERVER = join(import.meta.dirname, 'reference-server.ts')

interface Played {
  readonly kills: number
  /** By game: as it is stored and was shown at its end, beside how it goes when nobody interrupts it. */
  readonly games: readonly { readonly went: Ended; readonly expected: Ended }[]
}

interface Ended {
  readonly commands: readonly Pick<LogEntry, 'by' | 'command'>[]
  /** Of the last state. */
  readonly hash: string
  /** By seat. */
  readonly views: readonly Json[]
}

export async function killUnderOldRules(kills: number, games: number): Promise<Played> {
  const folder = mkdtempSync(join(tmpdir(), 'old-rules-'))
  const port = await freePort()
  const server = new ServerProcess(port, folder, [], {}, SERVER)
  const logs = Array.from({ length: games }, (_, game) => {
    const seed = seedFrom(`old rules ${game}`)
    return playout(nightShift, { version: 1, options: { rounds: 2 }, seats: SEATS, seed, at: 1_000 }).log
  })
  const all = logs.reduce((sum, { entries }) => sum + entries.length, 0)
  const chance = new Random({ seed: seedFrom('old rules'), used: {} })
  const killedAt = new Set(chance.shuffle('kills', [...new Array<null>(all).keys()]).slice(0, kills))
  await inStore(folder, async (store) => {
    for (const [game, log] of logs.entries()) await layDown(store, tableOf(game), log)
  })
  try {
    await server.start()
    const shown = await playAll(server, port, logs, killedAt)
    await server.stop('SIGTERM')
    const played = await inStore(folder, (store) =>
      Promise.all(logs.map((log, game) => compare(store, game, log, shown[game] ?? []))),
    )
    return { kills: killedAt.size, games: played }
  } finally {
    await server.stop('SIGKILL')
    rmSync(folder, { recursive: true })
  }
}

async function playAll(
  server: ServerProcess,
  port: number,
  logs: readonly Log[],
  killedAt: ReadonlySet<number>,
): Promise<readonly (readonly Json[])[]> {
  const shown: Json[][] = []
  let step = 0
  for (const [game, { entries }] of logs.entries()) {
    const people = Array.from({ length: SEATS }, (_, seat) => new Sitter(port, tableOf(game), nameOf(seat)))
    for (const person of people) await person.come()
    for (const { by, command } of entries) {
      const doing = people[Number(by)]?.order(command)
      if (killedAt.has(step++)) {
        await server.stop('SIGKILL')
        await server.start()
        for (const person of people) await person.come()
      }
      const refusal = await doing
      if (refusal) throw new Error(`step ${step} of game ${game}: ${refusal.code}`)
    }
    for (const person of people) await person.sees(({ record }) => record !== null)
    shown.push(people.map(({ client }) => client.known?.view ?? null))
    for (const person of people) person.leave()
  }
  return shown
}

const tableOf = (game: number) => `old-table-${game}`
const nameOf = (seat: number) => `sitter ${seat}`

async function inStore<T>(folder: string, use: (store: Store) => Promise<T>): Promise<T> {
  const store = await Store.open(nodeSqlite(join(folder, 'grand-rounds.sqlite')))
  try {
    return await use(store)
  } finally {
    await store.close()
  }
}

/** As a server left it that had no other version of the rules: people sit, and the game has begun. */
async function layDown(store: Store, id: string, { entries: _, ...head }: Log): Promise<void> {
  const keys = Array.from({ length: SEATS }, (__, seat) => hashOf(keyOf(nameOf(seat))))
  const [host = ''] = keys
  const foundation: Foundation = { head, host, clock: 'none', listed: false }
  // Not so long ago that it would be cleared away.
  await store.create({ id, foundation, created: Date.now() }, null)
  const claimed = await store.claim(id)
  if (!claimed) throw new Error('no table')
  const acts: readonly (readonly [by: string, act: Act])[] = [
    ...keys.map((key, seat) => [key, { type: 'sit', seat, name: `P${seat}` }] as const),
    [host, { type: 'begin' }],
  ]
  for (const [n, [by, act]] of acts.entries()) {
    const record: Written = { n, kind: 'act', at: head.at, by, id: `laid ${n}`, act }
    await store.append(id, claimed.epoch, record)
  }
}

async function compare(store: Store, game: number, log: Log, views: readonly Json[]): Promise<Played['games'][number]> {
  const written = (await store.claim(tableOf(game)))?.written ?? []
  const entries = written.flatMap((record) => (record.kind === 'step' ? [record.entry] : []))
  return { went: { ...end({ ...log, entries }), views }, expected: end(log) }
}

function end(log: Log): Ended {
  const replayed = replay(nightShift, log)
  const state = replayed.ok ? replayed.states.at(-1) : undefined
  if (!state) throw new Error('it does not play')
  return {
    commands: log.entries.map(({ by, command }) => ({ by, command })),
    hash: hash(state),
    views: Array.from({ length: SEATS }, (_, seat) => nightShift.view(state, seat) as unknown as Json),
  }
}
