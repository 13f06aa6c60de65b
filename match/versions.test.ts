// A table that was stored under earlier rules.

import { describe, expect, it } from 'vitest'
import old from './fixtures/night-shift-version-1.json' with { type: 'json' }
import { nightShift } from '../testkit/reference/night-shift.ts'
import type { Written } from './ports.ts'
import { type Foundation, Table } from './table.ts'
import { HandClock, MemoryLedger } from './testing/world.ts'

const foundation = old.foundation as Foundation
const written = old.written as unknown as readonly Written[]

function open(game: typeof nightShift, records = written) {
  return Table.open(game, foundation, records, {
    ledger: new MemoryLedger(),
    clock: new HandClock(),
    thinker: { think: () => Promise.reject(new Error('nobody')) },
    onTrouble: () => undefined,
  })
}

describe('a table of an earlier version', () => {
  it('remembers what it acknowledged before', async () => {
    const opened = open(nightShift)
    if (!opened.ok) throw new Error(opened.refusal.code)
    const last = written.findLast((record) => record.kind === 'step')
    if (last?.kind !== 'step' || last.entry.id === undefined) throw new Error('no step')
    const key = ['ada', 'mo'][Number(last.entry.by)] ?? ''
    expect(await opened.value.order(key, last.entry.id, last.entry.command)).toEqual({ ok: true, n: last.entry.n })
  })

  it('is refused where nobody knows how it is played', () => {
    expect(open({ ...nightShift, version: 2 })).toEqual({ ok: false, refusal: { code: 'wrongVersion' } })
  })
})
