import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { seedFrom } from '@grand-rounds/kernel'
import type { Act, Written } from '@grand-rounds/match'
import { afterAll, describe, expect, it } from 'vitest'
import { offeredGames } from '../games/registry.ts'
import { operate } from '../operator/tables.ts'
import { databaseIn } from './data-folder.ts'
import { nodeSqlite } from './node-sqlite.ts'
import { RETENTION, readRetention } from './retention.ts'
import { Store, Superseded } from './store.ts'

const all = mkdtempSync(join(tmpdir(), 'keeping-'))
afterAll(() => rmSync(all, { recursive: true }))

const DAY_MS = 24 * 3_600_000
const NOW = Date.now()
const HEAD = { game: 'dice-hospital', version: 1, options: {}, seats: 1, seed: seedFrom('keeping'), at: 1 }
const act = (n: number, what: Act): Written => ({ n, kind: 'act', at: 1, by: 'ada', id: `${n}`, act: what })

async function opened() {
  const folder = mkdtempSync(join(all, 'data-'))
  const store = await Store.open(nodeSqlite(databaseIn(folder)))
  const add = async (id: string, days: number) => {
    const created = NOW - days * DAY_MS
    const foundation = { head: HEAD, host: 'ada', clock: 'none', listed: true } as const
    await store.create({ id, foundation, created }, { id })
  }
  return { folder, store, add }
}

describe('tables are kept', () => {
  it('as long as they are to be, by how they stand; one that began is never taken for one that did not', async () => {
    const { store, add } = await opened()
    for (const [id, standing, days] of [
      ['waits', 'gathering', 6],
      ['waited', 'gathering', 8],
      ['rests', 'playing', 179],
      ['forgotten', 'playing', 181],
      ['won', 'over', 364],
      ['won long ago', 'over', 366],
      ['left', 'closed', 29],
      ['left long ago', 'closed', 31],
    ] as const) {
      await add(id, days)
      await store.keeping.touch(id, standing, NOW - days * DAY_MS)
    }
    // As if the server had been killed before it could note it.
    await add('begun', 100)
    const epoch = (await store.claim('begun'))?.epoch ?? 0
    await store.append('begun', epoch, act(0, { type: 'begin' }))
    const expired = await store.keeping.expired(RETENTION, NOW)
    expect([...expired].sort()).toEqual(['forgotten', 'left long ago', 'waited', 'won long ago'])
    expect(await store.keeping.crowding(0)).toEqual(['waits', 'waited'])
    await store.close()
  })

  it('and go for good: nobody writes to them, nobody wakes them, and their room is given back', async () => {
    const { folder, store, add } = await opened()
    await add('one', 0)
    await add('two', 0)
    const epoch = (await store.claim('one'))?.epoch ?? 0
    const text = 'secret '.repeat(40)
    await Promise.all(
      Array.from({ length: 3_000 }, (_, n) => store.append('one', epoch, act(n, { type: 'write', text }))),
    )
    expect(await store.keeping.remove('one')).toBe(true)
    expect(await store.keeping.remove('one')).toBe(false)
    await expect(store.append('one', epoch, act(3_000, { type: 'begin' }))).rejects.toBeInstanceOf(Superseded)
    expect(await store.claim('one')).toBeNull()
    expect(await store.listed()).toMatchObject([{ id: 'two' }])
    const rest = new DatabaseSync(databaseIn(folder))
    // A server that ends in between goes on where it was.
    await store.keeping.purge(() => Number(rest.prepare('select count(*) as n from records').get()?.['n']) > 1_000)
    expect(rest.prepare('select count(*) as n from tables').get()).toEqual({ n: 2 })
    expect(await store.keeping.purge()).toBe(1)
    expect(rest.prepare('select count(*) as n from records').get()).toEqual({ n: 0 })
    expect(rest.prepare('pragma freelist_count').get()).toEqual({ freelist_count: 0 })
    rest.close()
    await store.close()
    expect(statSync(databaseIn(folder)).size).toBeLessThan(100_000)
    expect(
      (
        await Store.open(nodeSqlite(databaseIn(folder))).then(async (again) => {
          const two = await again.claim('two')
          await again.close()
          return two
        })
      )?.id,
    ).toBe('two')
  })

  it('as whoever runs the server says, in one line', () => {
    expect(readRetention(undefined)).toEqual({ ok: true, retention: RETENTION })
    expect(readRetention('gathering=1, over=36500')).toEqual({
      ok: true,
      retention: { ...RETENTION, gathering: 1, over: 36_500 },
    })
    for (const wrong of ['over', 'over=0', 'over=-1', 'lost=3', 'over=99999', 'over=1.5'])
      expect(readRetention(wrong)).toEqual({ ok: false, problem: expect.stringContaining(`not '${wrong}'`) })
  })
})

describe('whoever runs the server', () => {
  it('lists, shows, closes, deletes, sweeps and compacts, beside a server, and sees no key and no word', async () => {
    const { folder, store, add } = await opened()
    for (const [id, days] of [
      ['old', 9],
      ['new', 1],
      ['running', 3],
    ] as const)
      await add(id, days)
    const epoch = (await store.claim('running'))?.epoch ?? 0
    await store.append('running', epoch, act(0, { type: 'sit', seat: 0, name: 'Rumpelstiltskin' }))
    await store.append('running', epoch, act(1, { type: 'begin' }))
    let said = ''
    const does = async (...words: readonly string[]) => {
      said = ''
      return operate(
        { dataFolder: folder, retention: RETENTION, games: offeredGames() },
        words,
        (line) => (said += `${line}\n`),
      )
    }
    expect(await does('list')).toBeNull()
    for (const id of ['old', 'new', 'running']) expect(said).toMatch(new RegExp(`^${id} `, 'm'))
    expect(said).not.toContain('ada')
    expect(said).not.toContain('Rumpel')
    await store.keeping.touch('running', 'playing', NOW - 3 * DAY_MS)
    expect(await does('list', '--running')).toBeNull()
    expect(said).toContain('1 tables')
    expect(await does('list', '--older', '2', '--listed')).toBeNull()
    expect(said).toContain('2 tables')
    expect(await does('show', 'running')).toBeNull()
    expect(said).toContain('running: playing')
    expect(said).not.toContain('Rumpel')
    expect(await does('close', 'running')).toBeNull()
    await expect(store.append('running', epoch, act(2, { type: 'agree' }))).rejects.toBeInstanceOf(Superseded)
    expect(await does('close', 'running')).toBe('Table running is closed already.')
    expect(await does('sweep', '--dry-run')).toBeNull()
    expect(said).toBe('old\n1 tables would go\n')
    expect(await does('sweep')).toBeNull()
    expect(await does('delete', 'new')).toBeNull()
    expect(await does('delete', 'new')).toBe('There is no table new.')
    expect(await does('list')).toBeNull()
    expect(said).toContain('1 tables')
    for (const wrong of [[], ['close'], ['list', 'x'], ['list', '--older', 'x'], ['--nothing'], ['dance']])
      expect(await does(...wrong)).toContain('usage:')
    await store.close()
    expect(await does('compact')).toBeNull()
    expect(
      await operate(
        { dataFolder: join(folder, 'no'), retention: RETENTION, games: offeredGames() },
        ['list'],
        () => undefined,
      ),
    ).toContain('no database')
  })
})
