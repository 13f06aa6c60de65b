// A real-time game at a table that people come to: its time is that of the game, not of the lobby before or the talk
// after.

import { describe, expect, it } from 'vitest'
import { type Command, dripWatch, type View } from '../testkit/reference/drip-watch.ts'
import type { Thinker, Written } from './ports.ts'
import { code, pass, tablesOf } from './testing/tables.ts'

const MINUTE = 60_000
const nobody: Thinker<View, Command> = { think: () => new Promise(() => undefined) }
const { standard, open, does, plays } = tablesOf(dripWatch, nobody)
const short = { head: { ...standard.head, options: { minutes: 1 } } }

async function gathered() {
  const world = open([], short)
  await does(world.table, 'ada', { type: 'sit', seat: 0, name: 'Ada' })
  await does(world.table, 'mo', { type: 'sit', seat: 1, name: 'Mo' })
  return world
}

const steps = (written: readonly Written[]) => written.filter(({ kind }) => kind === 'step').length

describe('the time of a game', () => {
  it('begins with the table: however long people gather, none of it is gone', async () => {
    const { table, ledger, clock } = await gathered()
    await pass(clock, 3 * MINUTE)
    expect(steps(ledger.written)).toBe(0)
    expect(code(await does(table, 'ada', { type: 'begin' }))).toBe('done')
    const began = clock.now()
    expect(table.look('ada').view).toMatchObject({ over: false, shiftEnds: began + MINUTE })
    expect(table.now).toBe(began)
    expect(code(await plays(table, 'mo', { type: 'hang', bed: 0 }))).toBe('done')
    await pass(clock, MINUTE)
    expect(table.look('ada').view).toMatchObject({ over: true })
    expect(table.look('ada').record).toMatchObject({ at: began })
  })

  it('is the same after the table slept, while people gathered and while they played', async () => {
    const before = await gathered()
    await pass(before.clock, 2 * MINUTE)
    await before.table.close()
    const woken = open(before.ledger.written, short, before.clock.now() + MINUTE)
    await does(woken.table, 'ada', { type: 'begin' })
    const began = woken.clock.now()
    await plays(woken.table, 'mo', { type: 'hang', bed: 0 })
    const { view } = woken.table.look(null)
    await woken.table.close()
    const again = open(woken.ledger.written, short, began + 1_000)
    expect(again.table.look(null).view).toEqual(view)
    expect(view).toMatchObject({ shiftEnds: began + MINUTE })
    await pass(again.clock, MINUTE)
    expect(again.table.over).toBe(true)
  })

  it('ends with a game that is ended by hand, also when the table is opened again', async () => {
    const { table, ledger, clock } = await gathered()
    await does(table, 'ada', { type: 'begin' })
    await plays(table, 'mo', { type: 'hang', bed: 0 })
    for (const key of ['ada', 'mo'])
      await does(table, key, key === 'ada' ? { type: 'propose', wish: { kind: 'abandon' } } : { type: 'agree' })
    expect(table.house.stage).toBe('abandoned')
    const records = ledger.written.length
    await pass(clock, 2 * MINUTE)
    const again = open(ledger.written, short, clock.now())
    await pass(again.clock, MINUTE)
    expect([ledger.written.length, again.ledger.written.length]).toEqual([records, records])
  })

  it('of a table that began before this was written down began when it was set up', async () => {
    const { table, ledger, clock } = await gathered()
    await does(table, 'ada', { type: 'begin' })
    const old = ledger.written.map((record) =>
      record.kind === 'act' && record.act.type === 'begin'
        ? { ...record, at: 9_000, act: { type: 'begin' } as const }
        : record,
    )
    const opened = open(old, short, clock.now())
    expect(opened.table.look(null).view).toMatchObject({ shiftEnds: short.head.at + MINUTE })
  })
})
