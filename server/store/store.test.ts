import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { seedFrom } from '@grand-rounds/kernel'
import type { Written } from '@grand-rounds/match'
import { Kysely, Migrator, sql } from 'kysely'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { nodeSqlite } from './node-sqlite.ts'
import { MIGRATIONS, type Schema } from './schema.ts'
import { Store, Superseded } from './store.ts'

const folder = mkdtempSync(join(tmpdir(), 'store-'))
afterAll(() => rmSync(folder, { recursive: true }))

let files = 0
const newFile = () => join(folder, `${files++}.sqlite`)

const FOUNDATION = {
  head: { game: 'night-shift', version: 1, options: {}, seats: 2, seed: seedFrom('store'), at: 1 },
  host: 'ada',
  clock: 'none',
  listed: true,
} as const

const record = (n: number, id = `id ${n}`): Written => ({
  n,
  kind: 'act',
  at: n,
  by: 'ada',
  id,
  act: { type: 'begin' },
})

describe('the store', () => {
  it('brings a table back with all its records, in order, from the file', async () => {
    const file = newFile()
    const store = await Store.open(nodeSqlite(file))
    await store.create({ id: 'one', foundation: FOUNDATION, created: 5 }, null)
    await store.create({ id: 'two', foundation: FOUNDATION, created: 5 }, null)
    const claimed = await store.claim('one')
    for (let n = 0; n < 12; n++) await store.append('one', claimed?.epoch ?? 0, record(n))
    await store.close()
    const again = await Store.open(nodeSqlite(file))
    expect(await again.claim('one')).toEqual({
      id: 'one',
      foundation: FOUNDATION,
      created: 5,
      epoch: 2,
      written: Array.from({ length: 12 }, (_, n) => record(n)),
    })
    expect((await again.claim('two'))?.written).toEqual([])
    expect(await again.claim('three')).toBeNull()
    await again.close()
  })

  it('keeps what was given before it closes', async () => {
    const file = newFile()
    const store = await Store.open(nodeSqlite(file))
    await store.create({ id: 'one', foundation: FOUNDATION, created: 5 }, null)
    const epoch = (await store.claim('one'))?.epoch ?? 0
    const given = Promise.all(Array.from({ length: 900 }, (_, n) => store.append('one', epoch, record(n))))
    await store.close()
    await given
    const again = await Store.open(nodeSqlite(file))
    expect((await again.claim('one'))?.written).toHaveLength(900)
    await again.close()
  })

  it('lets only the latest authority write, each record once, and one that loses takes no other down', async () => {
    const store = await Store.open(nodeSqlite(newFile()))
    for (const id of ['one', 'two']) await store.create({ id, foundation: FOUNDATION, created: 5 }, null)
    const old = (await store.claim('one'))?.epoch ?? 0
    const two = (await store.claim('two'))?.epoch ?? 0
    await store.append('one', old, record(0))
    const latest = (await store.claim('one'))?.epoch ?? 0
    const tried = await Promise.allSettled([
      store.append('one', old, record(1)),
      store.append('two', two, record(0)),
      store.append('one', latest, record(0)),
      store.append('one', latest, record(1)),
      store.append('nowhere', 1, record(0)),
    ])
    expect(tried.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected', 'fulfilled', 'rejected'])
    for (const one of tried) if (one.status === 'rejected') expect(one.reason).toBeInstanceOf(Superseded)
    await store.close()
  })

  it('keeps nothing that was given after what it could not keep, until the table is claimed anew', async () => {
    const store = await Store.open(nodeSqlite(newFile()))
    await store.create({ id: 'one', foundation: FOUNDATION, created: 5 }, null)
    const epoch = (await store.claim('one'))?.epoch ?? 0
    await store.append('one', epoch, record(0))
    await expect(store.append('one', epoch, { ...record(5), n: 0 })).rejects.toBeInstanceOf(Superseded)
    await expect(store.append('one', epoch, record(1))).rejects.toBeInstanceOf(Superseded)
    const claimed = await store.claim('one')
    expect(claimed?.written).toEqual([record(0)])
    await store.append('one', claimed?.epoch ?? 0, record(1))
    expect((await store.claim('one'))?.written).toEqual([record(0), record(1)])
    await store.close()
  })

  it('two who claim at the same time have different epochs, and only one of them writes', async () => {
    const file = newFile()
    const stores = [await Store.open(nodeSqlite(file)), await Store.open(nodeSqlite(file))]
    await stores[0]?.create({ id: 'one', foundation: FOUNDATION, created: 5 }, null)
    const claims = await Promise.all(stores.map((store) => store.claim('one')))
    const tried = await Promise.allSettled(
      stores.map((store, i) => store.append('one', claims[i]?.epoch ?? 0, record(0))),
    )
    expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const store of stores) await store.close()
  })

  it('opens a file in which snapshots were kept, and keeps none', async () => {
    const file = newFile()
    const db = new Kysely<Schema>({ dialect: nodeSqlite(file) })
    const getMigrations = () => Promise.resolve({ ...MIGRATIONS })
    await new Migrator({ db, provider: { getMigrations } }).migrateTo('0002 snapshots')
    await sql`insert into tables (id, foundation, epoch, created, touched)
      values ('one', ${JSON.stringify(FOUNDATION)}, 1, 5, 5)`.execute(db)
    await sql`insert into records values ('one', 0, 1, ${JSON.stringify(record(0))})`.execute(db)
    await sql`insert into snapshots values ('one', '{}')`.execute(db)
    await db.destroy()
    const store = await Store.open(nodeSqlite(file))
    expect(await store.claim('one')).toMatchObject({ foundation: FOUNDATION, written: [record(0)] })
    await store.close()
    const left = new DatabaseSync(file).prepare("select name from sqlite_schema where name = 'snapshots'").all()
    expect(left).toEqual([])
  })

  it('knows who has sat down at a table or set it up, also of a database from before that was asked', async () => {
    const file = newFile()
    const store = await Store.open(nodeSqlite(file))
    for (const id of ['one', 'two']) await store.create({ id, foundation: FOUNDATION, created: 5 }, null)
    const epoch = (await store.claim('one'))?.epoch ?? 0
    const sit = { type: 'sit', seat: 1, name: 'Mo' } as const
    const sitting: Written = { n: 0, kind: 'act', at: 1, by: 'mo', id: 'sit', act: sit }
    await store.append('one', epoch, sitting)
    await store.append('one', epoch, { ...sitting, n: 1, by: 'eve', act: { type: 'begin' } })
    const asked = [
      { table: 'one', key: 'mo' },
      { table: 'one', key: 'ada' },
      { table: 'one', key: 'eve' },
      { table: 'one', key: null },
      { table: 'two', key: 'mo' },
      { table: 'three', key: 'mo' },
    ]
    const holders = ['seated', 'seated', 'stranger', 'stranger', 'stranger', 'noTable']
    expect(await store.holders(asked)).toEqual(holders)
    await store.close()
    const old = new DatabaseSync(file)
    old.exec("drop index records_seats; delete from kysely_migration where name = '0005 seats by key'")
    old.close()
    const again = await Store.open(nodeSqlite(file))
    expect(await again.holders(asked)).toEqual(holders)
    await again.close()
    const database = new DatabaseSync(file)
    const plan = database
      .prepare(
        "explain query plan select 1 from records where table_id = ? and body ->> '$.act.type' = 'sit' and body ->> '$.by' = ?",
      )
      .all('one', 'mo')
    database.close()
    expect(JSON.stringify(plan)).toContain('USING INDEX records_seats')
  })

  it('moves what is in its log into the database by itself, and begins the log anew, also after someone read', async () => {
    const MB = 1024 * 1024
    const file = newFile()
    const size = (name: string) => statSync(name).size / MB
    const store = await Store.open(nodeSqlite(file))
    await store.create({ id: 'one', foundation: FOUNDATION, created: 5 }, null)
    const epoch = (await store.claim('one'))?.epoch ?? 0
    let n = 0
    const writeMuch = async (batches: number) => {
      const id = 'much '.repeat(800)
      for (let batch = 0; batch < batches; batch++)
        await Promise.all(Array.from({ length: 500 }, () => store.append('one', epoch, record(n++, id))))
    }
    // As a backup does: what it sees must stay as it is, so the log can't be begun anew.
    const reader = new DatabaseSync(file)
    reader.exec('begin')
    expect(reader.prepare('select count(*) as n from records').get()).toEqual({ n: 0 })
    await writeMuch(12)
    expect(reader.prepare('select count(*) as n from records').get()).toEqual({ n: 0 })
    reader.close()
    await vi.waitUntil(() => size(file) > 20, { timeout: 20_000, interval: 20 })
    // Without a pause in which it could be begun anew by itself.
    await writeMuch(80)
    expect(size(`${file}-wal`)).toBeLessThan(100)
    expect((await store.claim('one'))?.written).toHaveLength(n)
    await store.close()
  })

  it('lists what is listed, the latest first', async () => {
    const store = await Store.open(nodeSqlite(newFile()))
    for (const id of ['one', 'two', 'three'])
      await store.create({ id, foundation: FOUNDATION, created: 5 }, id === 'two' ? null : { name: id })
    await store.list('one', { name: 'first' }, 9)
    expect(await store.listed()).toEqual([
      { id: 'one', created: 5, touched: 9, listing: { name: 'first' } },
      { id: 'three', created: 5, touched: 5, listing: { name: 'three' } },
    ])
    await store.list('three', null, 10)
    expect(await store.listed()).toHaveLength(1)
    await store.close()
  })
})
