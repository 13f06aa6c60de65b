// All attacks at once, for half an hour, beside fifty tables of two people who play: nobody at a table may notice, and
// nothing may be left of it. `MINUTES=3` for less long. Traffic goes to loopback addresses only.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as later } from 'node:timers/promises'
import type { Assault, Went } from '../server/testing/all-attacks.ts'
import { chiefs } from '../server/testing/attacks/chiefs.ts'
import { type Figures, heldBy, readFigures } from '../server/testing/figures.ts'
import { type Honest, playHonestly, quantile } from '../server/testing/honest.ts'
import { type LoadPlayer, readyTables } from '../server/testing/load.ts'
import { freePort, ServerProcess } from '../server/testing/process.ts'

const minutes = Number(process.env['MINUTES'] || 30)
const TABLES = 50
const QUIET_MINUTES = Math.min(5, minutes)
const REST_MS = 60_000
/** A server that has just begun is slower than it will be. */
const WARM_UP_MS = 15_000
const MOST_GROWTH_MB = 20
const HOW: Assault = { strangers: 200, addresses: 20, goesASecond: 4, seconds: minutes * 60 }
const ATTACKERS = join(import.meta.dirname, '..', 'server', 'testing', 'attackers.ts')

let failed = false
const check = (holds: boolean, what: string) => {
  if (holds) return
  failed = true
  console.log(`FAILED: ${what}`)
}

/** None of them is an attacker's. */
const homeOf = (table: number) => (table % 10 === 0 ? '127.0.0.1' : `127.0.1.${1 + (table % 10)}`)

interface Phase {
  readonly honest: Honest
  readonly figures: Figures
}

/** People come, play for as long as it takes, and go. */
async function play(address: string, during: (players: readonly LoadPlayer[]) => Promise<unknown>): Promise<Phase> {
  const players = await readyTables(address, TABLES, homeOf)
  await playHonestly(players, later(WARM_UP_MS))
  // The lag of the event loop is counted from one reading to the next.
  await readFigures(address)
  const honest = await playHonestly(players, during(players))
  const figures = await readFigures(address)
  for (const player of players) player.leave()
  return { honest, figures }
}

async function attack(port: number, table: string): Promise<readonly (readonly [string, Went])[]> {
  const child = spawn(process.execPath, [ATTACKERS, JSON.stringify({ target: { port, table }, how: HOW })], {
    stdio: ['ignore', 'pipe', 'inherit'],
    // Attackers end by themselves; if they don't, they are ended.
    timeout: (HOW.seconds + 180) * 1000,
  })
  const said: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => said.push(chunk))
  await once(child, 'close')
  try {
    return JSON.parse(Buffer.concat(said).toString()) as readonly (readonly [string, Went])[]
  } catch {
    check(false, 'the attackers did not come to their end')
    return []
  }
}

function tell(name: string, { honest, figures }: Phase): void {
  const { given, answered, refused, latencies } = honest
  const ms = (q: number) => `${quantile(latencies, q).toFixed(1)} ms`
  const lag = (what: string) => `${((figures.get(`nodejs_eventloop_lag_${what}_seconds`) ?? 0) * 1000).toFixed(1)} ms`
  console.log(`${name}: ${given} honest commands, ${answered} answered, ${refused} refused`)
  console.log(`  answered in: p50 ${ms(0.5)}, p99 ${ms(0.99)}, at most ${ms(1)}`)
  console.log(`  event loop lag: p50 ${lag('p50')}, p99 ${lag('p99')}, at most ${lag('max')}`)
  const took = figures.get('process_cpu_seconds_total')?.toFixed(0)
  // Who else wants the machine: with more than its cores in the queue, times say little about the server.
  console.log(`  the server took ${took} s of processor so far; load of the machine ${loadavg()[0]?.toFixed(1)}`)
  check(answered === given, `${name}: ${given - answered} honest commands were not answered, or refused`)
}

const folder = mkdtempSync(join(tmpdir(), 'attacks-'))
const port = await freePort()
const inspector = await freePort()
const server = new ServerProcess(port, folder, [`--inspect=127.0.0.1:${inspector}`], { LIMITS: 'on' })
await server.start()
const { address, pid } = server
const atRest = async () => {
  await later(REST_MS)
  return { held: await heldBy(address, inspector), descriptors: server.descriptors }
}

// The thread of the bots is there from their first question on, and stays.
await chiefs.go({ port, table: '' }, homeOf(0))
const quiet = await play(address, () => later(QUIET_MINUTES * 60_000))
tell(`quiet, ${QUIET_MINUTES} minutes`, quiet)
const before = await atRest()

let went: readonly (readonly [string, Went])[] = []
const attacked = await play(address, async (players) => {
  went = await attack(port, players[0]?.table ?? '')
})
const { strangers, addresses, goesASecond } = HOW
tell(`attacked, ${minutes} minutes`, attacked)
console.log(`${strangers} strangers from ${addresses} addresses, ${goesASecond} goes a second in all, at nice 19:`)
for (const [name, { goes, failed: impossible, late }] of went)
  console.log(`  ${name}: ${goes} goes, ${impossible} could not be made, ${late} took over a minute`)
console.log('what the server counted meanwhile:')
for (const [name, value] of attacked.figures) {
  const more = value - (quiet.figures.get(name) ?? 0)
  if (/^grand_rounds_.*(?:_total|_count)/.test(name) && more > 0) console.log(`  ${name} ${more}`)
}

const after = await atRest()
console.log(`held at rest: ${before.held.toFixed(1)} MB before, ${after.held.toFixed(1)} MB after`)
console.log(`descriptors at rest: ${before.descriptors} before, ${after.descriptors} after`)
check(after.held - before.held < MOST_GROWTH_MB, `more than ${MOST_GROWTH_MB} MB stayed`)
check(after.descriptors <= before.descriptors, 'descriptors stayed open')
check(server.running && server.pid === pid, 'the server is another one')
await server.stop('SIGTERM')
rmSync(folder, { recursive: true })
process.exit(failed ? 1 : 0)
