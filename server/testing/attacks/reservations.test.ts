import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { LoadPlayer } from '../load.ts'
import { keyOf, setUpTable } from '../player.ts'
import { withServer } from '../process.ts'
import { askForPlace } from '../stranger.ts'
import { reservations } from './reservations.ts'

const HOST = keyOf('host')
const GUEST = keyOf('guest')

function epochOf(folder: string, table: string): unknown {
  const database = new DatabaseSync(join(folder, 'grand-rounds.sqlite'), { readOnly: true })
  const row = database.prepare('select epoch from tables where id = ?').get(table)
  database.close()
  return row?.['epoch']
}

it('places that nobody takes leave a table in one room, with its players and open to others', { timeout: 60_000 }, () =>
  withServer(async ({ address, port, folder }) => {
    const table = await setUpTable(address, 2, HOST)
    const host = await LoadPlayer.enter(address, table, 0, HOST)
    expect(await host.give('act', { type: 'sit', seat: 0, name: 'Ada' })).toBe(true)
    const epoch = epochOf(folder, table)
    await reservations.go({ port, table }, '127.0.0.7')
    const [again, guest, watcher] = await Promise.all([HOST, GUEST, null].map((key) => askForPlace(port, table, key)))
    expect([again, guest, watcher].map((answer) => answer?.status)).toEqual([200, 200, 200])
    expect(epochOf(folder, table)).toBe(epoch)
    expect(new Set([again, guest, watcher].map((answer) => answer?.body['roomId']))).toEqual(new Set([table]))
    const late = await LoadPlayer.enter(address, table, 1, GUEST)
    expect(await late.give('act', { type: 'sit', seat: 1, name: 'Mo' })).toBe(true)
    expect(await host.give('act', { type: 'begin' })).toBe(true)
    expect(epochOf(folder, table)).toBe(epoch)
    host.leave()
    late.leave()
  }),
)
