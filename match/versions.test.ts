// A table that was stored under earlier rules goes on after an upgrade.

import { type Game, type Read, refuse } from '@grand-rounds/kernel'
import { describe, expect, it } from 'vitest'
import old from './fixtures/night-shift-version-1.json' with { type: 'json' }
import {
  type Command,
  type Event,
  nightShift,
  type Options,
  type State,
  type View,
} from '../testkit/reference/night-shift.ts'
import type { Snapshot, Written } from './ports.ts'
import { type Foundation, Table } from './table.ts'
import { HandClock, MemoryLedger } from './testing/world.ts'

/** Version 2 keeps scores in tenths, and a pass is worth half as much: its rules could not replay an older log. */
const later: Game<Options, State, Command, Event, View> = {
  ...nightShift,
  version: 2,
  migrate(state, version): Read<State> {
    if (version !== 1) return refuse('wrongVersion')
    const before = state as State
    return { ok: true, value: { ...before, players: before.players.map((one) => ({ ...one, score: one.score * 10 })) } }
  },
}

const foundation = old.foundation as Foundation
const written = old.written as unknown as readonly Written[]
const snapshot = old.snapshot as Snapshot

function open(game: typeof later, kept: Snapshot | null, records = written) {
  const ledger = new MemoryLedger()
  const ports = {
    ledger,
    clock: new HandClock(),
    thinker: { think: () => Promise.reject(new Error('nobody')) },
    onTrouble: () => undefined,
  }
  return { opened: Table.open(game, foundation, records, ports, kept), ledger }
}

function goOn(kept = snapshot, records = written) {
  const { opened, ledger } = open(later, kept, records)
  if (!opened.ok) throw new Error(opened.refusal.code)
  return { table: opened.value, ledger }
}

describe('a table of an earlier version', () => {
  it('goes on from its snapshot, brought over, with everyone where they were', async () => {
    const { table } = goOn()
    const before = (snapshot.state as unknown as State).players
    const { view, house, steps } = table.look('ada')
    expect(steps).toBe(snapshot.steps)
    expect(house.mine).toBe(0)
    expect(view?.players.map(({ score }) => score)).toEqual(before.map(({ score }) => score * 10))
    const [seat = 0] = table.toAct
    expect(await table.order(['ada', 'mo'][seat] ?? '', 'next', { type: 'pass' })).toEqual({ ok: true, n: steps })
    expect(table.look('ada').events.map(({ n }) => n)).toEqual([snapshot.events, snapshot.events + 1])
  })

  it('comes back again under the newer rules, from where it was then', async () => {
    const { table, ledger } = goOn()
    const [seat = 0] = table.toAct
    await table.order(['ada', 'mo'][seat] ?? '', 'next', { type: 'pass' })
    const { table: again } = goOn(table.snapshot ?? snapshot, [...written, ...ledger.written])
    expect(again.look('ada').view).toEqual(table.look('ada').view)
    // The same, from the older snapshot and the step after it.
    const { table: replayed } = goOn(snapshot, [...written, ...ledger.written])
    expect(replayed.look('ada').view).toEqual(table.look('ada').view)
  })

  it('remembers what it acknowledged before', async () => {
    const { table } = goOn()
    const last = written.findLast((record) => record.kind === 'step')
    if (last?.kind !== 'step' || last.entry.id === undefined) throw new Error('no step')
    const key = ['ada', 'mo'][Number(last.entry.by)] ?? ''
    expect(await table.order(key, last.entry.id, last.entry.command)).toEqual({ ok: true, n: last.entry.n })
  })

  it('takes nothing back from before', async () => {
    const { table } = goOn()
    const wish = { kind: 'takeBack', to: snapshot.steps - 1 }
    expect(await table.act('ada', 'x', { type: 'propose', wish })).toEqual({
      ok: false,
      refusal: { code: 'nothingToTakeBack' },
    })
  })

  it('is refused where nobody knows how', () => {
    const { migrate: _, ...without } = later
    expect(open(without, snapshot).opened).toEqual({ ok: false, refusal: { code: 'wrongVersion' } })
    expect(open(later, null).opened).toEqual({ ok: false, refusal: { code: 'wrongVersion' } })
    expect(open(later, { ...snapshot, version: 7 }).opened).toEqual({ ok: false, refusal: { code: 'wrongVersion' } })
    expect(open(later, { ...snapshot, steps: 99 }).opened).toEqual({ ok: false, refusal: { code: 'wrongVersion' } })
  })
})
