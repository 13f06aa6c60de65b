import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seedFrom } from '@grand-rounds/kernel'
import type { Act, Written } from '@grand-rounds/match'
import { diceHospital } from '@grand-rounds/dice-hospital'
import { Table } from '@grand-rounds/match'
import { afterAll, expect, it } from 'vitest'
import { stillToForget } from './forgetting.ts'
import { nodeSqlite } from './node-sqlite.ts'
import { Store } from './store.ts'

const folder = mkdtempSync(join(tmpdir(), 'forgetting-'))
afterAll(() => rmSync(folder, { recursive: true }))

const read = diceHospital.readOptions({}, 2)
const options = read.ok ? { ...read.value } : {}
const HEAD = {
  game: diceHospital.id,
  version: diceHospital.version,
  options: options as never,
  seats: 2,
  seed: seedFrom('forget'),
  at: 1,
}
const FOUNDATION = { head: HEAD, host: 'ada', clock: 'none', listed: false } as const

it('takes name and words of one key out of the records, and out of the file; the log plays as before', async () => {
  const file = join(folder, 'one.sqlite')
  const store = await Store.open(nodeSqlite(file))
  await store.create({ id: 'one', foundation: FOUNDATION, created: 1 }, null)
  const epoch = (await store.claim('one'))?.epoch ?? 0
  const acts: readonly [string, Act][] = [
    ['ada', { type: 'sit', seat: 0, name: 'Rumpelstiltskin' }],
    ['mo', { type: 'sit', seat: 1, name: 'Mo' }],
    ['ada', { type: 'rename', name: 'Rumpelstilz' }],
    ['ada', { type: 'write', text: 'my secret word' }],
    ['mo', { type: 'write', text: 'what Mo says' }],
    ['ada', { type: 'begin' }],
    ['ada', { type: 'forget' }],
    ['ada', { type: 'rename', name: 'Anonyma' }],
  ]
  for (const [n, [by, act]] of acts.entries())
    await store.append('one', epoch, { n, kind: 'act', at: 1, by, id: `${n}`, act })
  const before = (await store.claim('one'))?.written ?? []
  expect(stillToForget(before)).toEqual([{ by: 'ada', before: 6 }])
  for (let i = 0; i < 2; i++) await store.forget('one', 'ada', 6)
  const after = (await store.claim('one'))?.written ?? []
  expect(stillToForget(after)).toEqual([])
  expect(after.map((record) => record.kind === 'act' && record.act)).toEqual([
    { type: 'sit', seat: 0, name: '' },
    { type: 'sit', seat: 1, name: 'Mo' },
    { type: 'rename', name: '' },
    { type: 'write', text: '' },
    { type: 'write', text: 'what Mo says' },
    { type: 'begin' },
    { type: 'forget' },
    { type: 'rename', name: 'Anonyma' },
  ])
  const houseOf = (written: readonly Written[]) => {
    const opened = Table.open(diceHospital, FOUNDATION, written, {
      ledger: { append: () => Promise.reject(new Error('only looked at')) },
      clock: { now: () => 1, wake: () => () => undefined },
      thinker: { think: () => new Promise<never>(() => undefined) },
      onTrouble: () => undefined,
    })
    return opened.ok ? opened.value.houseFor(null) : opened
  }
  expect(houseOf(after)).toEqual(houseOf(before))
  expect(houseOf(after)).toMatchObject({
    lines: [{ seat: 1, said: { text: 'what Mo says' } }],
    chairs: [{ name: 'Anonyma' }, { name: 'Mo' }],
  })
  await store.close()
  const bytes = readFileSync(file, 'latin1')
  for (const gone of ['Rumpel', 'my secret word']) expect(bytes).not.toContain(gone)
  expect(bytes).toContain('what Mo says')
})
