// Tables online, the long form: 500 games over a bad network, 100 kills in the middle of games, 50 of tables under old
// rules, a million messages that
// no page sends. `npm test` runs the same code for less long.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { playOverBadNetwork, ROUGH } from '../server/testing/bad-network.ts'
import { heldBy } from '../server/testing/figures.ts'
import { flood } from '../server/testing/flood.ts'
import { killInGames } from '../server/testing/killing.ts'
import { killUnderOldRules } from '../server/testing/old-rules.ts'
import { freePort, ServerProcess } from '../server/testing/process.ts'

const [which = 'all', amount] = process.argv.slice(2)
const wanted = (name: string) => which === 'all' || which === name
const many = (usual: number) => (amount === undefined ? usual : Number(amount))
const PARTS = 10
let failed = false
const check = (holds: boolean, what: string) => {
  if (holds) return
  failed = true
  console.log(`FAILED: ${what}`)
}

if (wanted('network')) {
  const games = many(500)
  let messages = 0
  let breaks = 0
  let deaths = 0
  for (let i = 0; i < games; i++) {
    const name = `soak ${i}`
    try {
      const outcome = await playOverBadNetwork(name, ROUGH)
      messages += outcome.messages
      breaks += outcome.breaks
      deaths += outcome.deaths
      check(
        outcome.clients.every((hash, at) => hash === outcome.server[at]),
        `${name}: someone ends with another table`,
      )
      check(outcome.doubled.length === 0, `${name}: done twice: ${outcome.doubled.join(', ')}`)
      check(outcome.acknowledged <= outcome.written, `${name}: acknowledged and not written`)
    } catch (error) {
      check(false, `${name}: ${String(error)}`)
    }
  }
  console.log(`bad network: ${games} games, ${messages} messages, ${breaks} lines broken, ${deaths} processes killed`)
}

if (wanted('kill')) {
  const kills = many(100)
  let left = kills
  let acknowledged = 0
  let longest = 0
  while (left > 0) {
    const outcome = await killInGames({ kills: left, tables: 6, pauseMs: 1_500 })
    left -= Math.max(1, outcome.kills)
    acknowledged += outcome.acknowledged
    longest = Math.max(longest, outcome.longestAbsence)
    check(outcome.lost.length === 0, `acknowledged and lost: ${outcome.lost.join(', ')}`)
    check(outcome.doubled.length === 0, `done twice: ${outcome.doubled.join(', ')}`)
  }
  check(longest < 10_000, `someone was away for ${longest} ms`)
  console.log(`kill -9: ${kills} times, ${acknowledged} commands acknowledged, longest absence ${longest} ms`)
}

if (wanted('old-rules')) {
  const { kills, games } = await killUnderOldRules(many(50), 5)
  for (const [game, { went, expected }] of games.entries())
    check(JSON.stringify(went) === JSON.stringify(expected), `game ${game} under old rules went another way`)
  console.log(`old rules: ${games.length} tables to their end, killed ${kills} times`)
}

if (wanted('flood')) {
  const messages = many(1_000_000)
  const folder = mkdtempSync(join(tmpdir(), 'flood-'))
  const inspector = await freePort()
  const server = new ServerProcess(await freePort(), folder, [`--inspect=127.0.0.1:${inspector}`])
  await server.start()
  await flood(server, Math.min(20_000, messages))
  const held: number[] = []
  let refused = 0
  let hungUp = 0
  for (let part = 0; part < PARTS; part++) {
    const outcome = await flood(server, messages / PARTS)
    check(outcome.before === outcome.after, 'the table changed')
    refused += outcome.refused
    hungUp += outcome.hungUp
    held.push(await heldBy(server.address, inspector))
  }
  console.log(`flood: ${messages} messages, ${refused} refused, ${hungUp} lines hung up`)
  console.log(`memory held after each ${messages / PARTS}, in MB: ${held.map((mb) => mb.toFixed(0)).join(', ')}`)
  // A leak of a hundred bytes a message would be 100 MB.
  const [first = 0] = held
  check((held.at(-1) ?? 0) - first < 10, 'memory is not flat')
  await server.stop('SIGTERM')
  rmSync(folder, { recursive: true })
}

process.exit(failed ? 1 : 0)
