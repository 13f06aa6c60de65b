import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seedFrom } from '@grand-rounds/kernel'
import { afterAll, expect, it } from 'vitest'
import { backUp } from './backup.ts'
import { nodeSqlite } from './store/node-sqlite.ts'
import { Store } from './store/store.ts'

const folder = mkdtempSync(join(tmpdir(), 'backup-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('copies the database while the server writes, and the copy opens with every record', async () => {
  const store = await Store.open(nodeSqlite(join(folder, 'grand-rounds.sqlite')))
  const head = { game: 'night-shift', version: 1, options: {}, seats: 1, seed: seedFrom('backup'), at: 1 }
  await store.create({ id: 'one', foundation: { head, host: 'ada', clock: 'none', listed: false }, created: 1 }, null)
  const epoch = (await store.claim('one'))?.epoch ?? 0
  await store.append('one', epoch, { n: 0, kind: 'act', at: 1, by: 'ada', id: 'a', act: { type: 'begin' } })
  expect(backUp(folder, join(folder, 'copy.sqlite'))).toBeNull()
  await store.append('one', epoch, { n: 1, kind: 'act', at: 1, by: 'ada', id: 'b', act: { type: 'close' } })
  await store.close()
  const copy = await Store.open(nodeSqlite(join(folder, 'copy.sqlite')))
  expect((await copy.claim('one'))?.written).toMatchObject([{ n: 0, id: 'a' }])
  await copy.close()
})

it('says why not', () => {
  expect(backUp(join(folder, 'nowhere'), join(folder, 'x.sqlite'))).toContain('no database')
  expect(backUp(folder, join(folder, 'copy.sqlite'))).toContain('already')
  expect(backUp(folder, join(folder, 'nowhere', 'x.sqlite'))).toContain('could not be made')
})
