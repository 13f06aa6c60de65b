import { describe, expect, it } from 'vitest'

import { allTables, changeTable, forgetTable, myTables, newKey, readTables, tableAt, takeKey } from './my-tables.ts'

// There is no storage here: the tables are kept for the visit, by the same way as where storage is off.
describe('tables of this browser', () => {
  it('have a key each, which stays', () => {
    const { key } = tableAt('table-one')
    expect(key).toMatch(/^[\w-]{22,64}$/)
    expect(tableAt('table-one').key).toBe(key)
    expect(tableAt('table-two').key).not.toBe(key)
  })

  it('are mine when I sit there, the newest first', () => {
    const standing = { names: ['Ada'], stage: 'playing', round: 2, myTurn: true } as const
    changeTable('table-one', { standing })
    expect(myTables().map(({ id }) => id)).toEqual(['table-one'])
    changeTable('table-two', { standing })
    expect(myTables().map(({ id }) => id)).toEqual(['table-two', 'table-one'])
    forgetTable('table-two')
    expect(allTables().map(({ id }) => id)).toEqual(['table-one'])
  })

  it('take the key that a secret link brings, and no other', () => {
    const key = newKey()
    expect(takeKey('table-three', `#key=${key}`)).toBe(true)
    expect(tableAt('table-three').key).toBe(key)
    for (const hash of ['', '#', '#key=', '#key=short', `#key=${key}!`, `#kez=${key}`, `#key=${'x'.repeat(65)}`])
      expect(takeKey('table-three', hash)).toBe(false)
    expect(tableAt('table-three').key).toBe(key)
  })

  it('no two keys are alike', () => {
    expect(new Set(Array.from({ length: 200 }, newKey)).size).toBe(200)
  })
})

describe('what was stored', () => {
  it('comes back', () => {
    const table = {
      id: 'abcd',
      key: newKey(),
      at: 7,
      standing: { names: ['Ada', 'Mo'], stage: 'over', round: 8, myTurn: false },
      commitment: 'c0ffee',
      muted: [1],
    }
    expect(readTables(JSON.parse(JSON.stringify([table])))).toEqual([table])
  })

  it.each([null, 7, {}, [null], [{ id: 'x' }], [{ id: 'x', key: 'short' }], [{ id: 7, key: 'k'.repeat(30) }]])(
    'and %j is no table',
    (input) => expect(readTables(input)).toEqual([]),
  )

  it('without a standing that makes sense it was only watched', () => {
    const key = 'k'.repeat(32)
    for (const standing of [null, 7, {}, { names: 'x', stage: 'over' }, { names: [], stage: 'dancing' }])
      expect(readTables([{ id: 'abcd', key, standing }])[0]?.standing).toBeNull()
  })
})
