// One round of a comparison of two checkouts: this one's server or another's, with the players of the same checkout, who
// speak its protocol. A process of its own. Says how many commands a second.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const [checkout = '', tables = '1', seconds = '1'] = process.argv.slice(2)
const own = (file: string) => import(pathToFileURL(join(checkout, 'server', 'testing', file)).href) as Promise<unknown>
const { fetchRate, readyTables } = (await own('load.ts')) as typeof import('../server/testing/load.ts')
const { freePort, ServerProcess } = (await own('process.ts')) as typeof import('../server/testing/process.ts')

const folder = mkdtempSync(join(tmpdir(), 'side-'))
const server = new ServerProcess(await freePort(), folder)
await server.start()
const players = await readyTables(server.address, Number(tables))
console.log(await fetchRate(players, Number(seconds)))
for (const player of players) player.leave()
await server.stop('SIGTERM')
rmSync(folder, { recursive: true })
process.exit(0)
