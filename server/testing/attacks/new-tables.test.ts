import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { keyOf } from '../player.ts'
import { freePort, ServerProcess } from '../process.ts'
import { post } from '../stranger.ts'
import { listedTables, newTables } from './new-tables.ts'

it('tables set up from many addresses, listed or not, are bounded for each address and for all', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'new-tables-'))
  const port = await freePort()
  const server = new ServerProcess(port, folder, [], { LIMITS: 'on' })
  await server.start()
  try {
    const shown = async () => {
      const { tables } = (await (await fetch(`${server.address}/api/tables`)).json()) as { tables: unknown[] }
      return tables.length
    }
    const target = { port, table: '' }
    // Their fourth is refused, also in time: it is not the minute that is full.
    await listedTables.go(target, '127.0.0.7')
    expect(await shown()).toBe(3)
    const wanted = { game: 'dice-hospital', options: {}, seats: 2, clock: 'none', listed: true, key: keyOf('ada') }
    expect(await post(port, '/api/tables', wanted, '127.0.0.7')).toEqual({
      status: 429,
      body: { code: 'tooManyListed' },
    })
    expect(await post(port, '/api/tables', wanted, '127.0.0.8')).toMatchObject({ status: 201 })
    expect(await shown()).toBe(4)
    for (const from of ['127.0.0.9', '127.0.0.10', '127.0.0.11', '127.0.0.12']) await newTables.go(target, from)
    const database = new DatabaseSync(join(folder, 'grand-rounds.sqlite'), { readOnly: true })
    const count = database.prepare('select count(*) as n from tables').get()?.['n']
    database.close()
    // Half of twice a minute's worth for the whole server, then one for each address, and what a slow machine refills.
    expect(Number(count)).toBeGreaterThan(60)
    expect(Number(count)).toBeLessThan(120)
    // Whoever comes then finds that there is something left.
    for (let guest = 30; guest < 50; guest++)
      expect(await post(port, '/api/tables', { ...wanted, listed: false }, `127.0.0.${guest}`)).toMatchObject({
        status: 201,
      })
  } finally {
    await server.stop('SIGTERM')
    rmSync(folder, { recursive: true })
  }
})
