// Games in the middle of which the server is killed, again and again. What was acknowledged must be there, once.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { nodeSqlite } from '../store/node-sqlite.ts'
import { Store } from '../store/store.ts'
import { keyOf, Player, setUpTable } from './player.ts'
import { freePort, ServerProcess } from './process.ts'

export interface Killed {
  readonly kills: number
  readonly acknowledged: number
  /** Acknowledged, and not in the ledger. */
  readonly lost: readonly string[]
  /** In the ledger more than once. */
  readonly doubled: readonly string[]
  /** The longest that anyone was without a line, in milliseconds from the kill to the look. */
  readonly longestAbsence: number
  readonly games: number
  readonly over: number
}

interface Plan {
  readonly kills: number
  readonly tables: number
  /** Between two kills, at most. */
  readonly pauseMs: number
}

export async function killInGames({ kills, tables, pauseMs }: Plan): Promise<Killed> {
  const folder = mkdtempSync(join(tmpdir(), 'killing-'))
  const server = new ServerProcess(await freePort(), folder)
  await server.start()
  const games = await Promise.all(
    Array.from({ length: tables }, async (_, game) => {
      const names = [0, 1].map((seat) => `game-${game}-seat-${seat}`)
      const id = await setUpTable(server.address, 2, keyOf(names[0] ?? ''))
      return { id, players: names.map((name, seat) => new Player(server.address, id, seat, name)) }
    }),
  )
  const everyone = games.flatMap(({ players }) => players)
  let killed = 0
  while (killed < kills && everyone.some((player) => !player.over)) {
    await new Promise((later) => setTimeout(later, 200 + Math.random() * pauseMs))
    await server.stop('SIGKILL')
    await server.start()
    killed++
    await everyoneIsBack(everyone)
  }
  for (const player of everyone) player.leave()
  await server.stop('SIGTERM')
  const store = await Store.open(nodeSqlite(join(folder, 'grand-rounds.sqlite')))
  const lost: string[] = []
  const doubled: string[] = []
  for (const { id, players } of games) {
    const claimed = await store.claim(id)
    const ids = (claimed?.written ?? []).flatMap((record) => {
      const own = record.kind === 'act' ? record.id : record.entry.id
      return own === undefined || own === null ? [] : [own]
    })
    doubled.push(...ids.filter((one, i) => ids.indexOf(one) !== i))
    for (const { acknowledged } of players) lost.push(...acknowledged.filter((one) => !ids.includes(one)))
  }
  await store.close()
  rmSync(folder, { recursive: true })
  return {
    kills: killed,
    acknowledged: everyone.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0),
    lost,
    doubled,
    longestAbsence: Math.max(0, ...everyone.flatMap(({ absences }) => absences)),
    games: games.length,
    over: games.filter(({ players }) => players.every(({ over }) => over)).length,
  }
}

const LONGEST_WAIT_MS = 60_000

async function everyoneIsBack(everyone: readonly Player[]): Promise<void> {
  const since = Date.now()
  while (everyone.some(({ away }) => away)) {
    if (Date.now() - since > LONGEST_WAIT_MS) throw new Error('someone is not back after a minute')
    await new Promise((later) => setTimeout(later, 50))
  }
}
