// Tables whose records don't say yet who was away: they open as they were left, whatever holds for new records.

import { hash } from '@grand-rounds/kernel'
import { describe, expect, it } from 'vitest'
import { type Command, nightShift, type View } from '../testkit/reference/night-shift.ts'
import stored from './fixtures/stored-tables.json' with { type: 'json' }
import type { Foundation, Thinker, Written } from './ports.ts'
import { Table } from './table.ts'
import { HandClock, MemoryLedger } from './testing/world.ts'

const silent: Thinker<View, Command> = { think: () => new Promise(() => undefined) }

function open(table: typeof stored.running) {
  const written = table.written as readonly Written[]
  const ledger = new MemoryLedger()
  ledger.written.push(...written)
  const opened = Table.open(nightShift, table.foundation as Foundation, written, {
    ledger,
    clock: new HandClock(),
    thinker: silent,
    onTrouble: (trouble) => {
      throw trouble
    },
  })
  if (!opened.ok) throw new Error(`${opened.refusal.code} ${JSON.stringify(opened.refusal)}`)
  return { table: opened.value, ledger }
}

describe.each(Object.entries(stored))('a table that was stored %s', (_, kept) => {
  it('has the same house, steps, view and events', async () => {
    const { table, ledger } = open(kept)
    const { house, steps, view, events } = kept.expected
    expect(table.house).toMatchObject(house)
    const look = table.look('ada')
    expect(look.steps).toBe(steps)
    expect(hash(look.view as never)).toBe(view)
    expect(hash(table.look(null).events as never)).toBe(events)
    expect(ledger.written).toEqual(kept.written)
    await table.close()
  })
})
