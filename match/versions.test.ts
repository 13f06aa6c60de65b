// Rules change, and games that began under the old ones go on under them: at a table, out of a file, after any crash.

import { hash, type Json, type Log, Random, replay, seedFrom } from '@grand-rounds/kernel'
import { playout } from '../testkit/playout.ts'
import { describe, expect, it } from 'vitest'
import { nightShift } from '../testkit/reference/night-shift.ts'
import old from './fixtures/night-shift-version-1.json' with { type: 'json' }
import { Match } from './match.ts'
import type { Entry, Foundation, Head, Written } from './ports.ts'
import { readSavedGame } from './saved-game.ts'
import { Table } from './table.ts'
import { HandClock, MemoryJournal, MemoryLedger } from './testing/world.ts'

const VERSIONS = [1, 2]
const KILLS = 50

const foundation = old.foundation as Foundation
const written = old.written as unknown as readonly Written[]

function openTable(game: typeof nightShift, records = written, under = foundation) {
  const ledger = new MemoryLedger()
  const opened = Table.open(game, under, records, {
    ledger,
    clock: new HandClock(),
    thinker: { think: () => Promise.reject(new Error('nobody')) },
    onTrouble: () => undefined,
  })
  return { opened, ledger }
}

function aTable(records = written, under = foundation) {
  const { opened, ledger } = openTable(nightShift, records, under)
  if (!opened.ok) throw new Error(opened.refusal.code)
  return { table: opened.value, ledger }
}

/** Some whole game, as it goes when nobody interrupts it. */
function wholeGame(version: number, name: string) {
  const played = playout(nightShift, { version, options: {}, seats: 3, seed: seedFrom(name), at: 1_000 })
  return { log: played.log, end: hash(played.states.at(-1)) }
}

/** What a disk gives back is never the same object. */
const reread = <T extends object>(value: T): T => JSON.parse(JSON.stringify(value)) as T

function sitDown(head: Head, entries: readonly Entry[]) {
  const journal = new MemoryJournal()
  journal.entries.push(...entries)
  const clock = new HandClock()
  clock.turnTo(entries.at(-1)?.at ?? head.at)
  const match = Match.open(nightShift, head, entries, { journal, clock })
  if (!match.ok) throw new Error(match.refusal.code)
  return { match: match.value, journal, clock }
}

type Sitting = ReturnType<typeof sitDown>

function give({ match, clock }: Sitting, { entries }: Log, n: number) {
  const entry = entries[n]
  if (!entry || entry.by === 'clock') throw new Error('Night Shift waits for nobody but its seats')
  clock.turnTo(entry.at)
  return match.order({ seat: entry.by, id: `${n}`, command: entry.command })
}

async function playOn(sitting: Sitting, log: Log, from: number, to = log.entries.length): Promise<void> {
  for (let n = from; n < to; n++) expect(await give(sitting, log, n)).toEqual({ ok: true, n })
}

const endOf = (log: Log) => {
  const replayed = replay(nightShift, log)
  return replayed.ok ? hash(replayed.states.at(-1)) : replayed.code
}

const chance = new Random({ seed: seedFrom('kills'), used: {} })

describe.each(VERSIONS)('a game under version %i of the rules', (version) => {
  it('goes on after a crash at any step: no move is missing, and it ends as it would have', async () => {
    for (let kill = 0; kill < KILLS; kill++) {
      const { log, end } = wholeGame(version, `killed ${kill % 5}`)
      const { entries: all, ...head } = log
      const at = chance.below('step', all.length)
      const before = sitDown(head, [])
      await playOn(before, log, 0, at)
      // What is on its way to the disk when the power goes was acknowledged to nobody, and is sent again.
      before.journal.mood = 'wait'
      void give(before, log, at)
      const after = sitDown(reread(head), reread(before.journal.entries))
      expect(after.match.steps).toBe(at)
      await playOn(after, log, at)
      expect(after.match.log).toEqual(log)
      expect(endOf(after.match.log)).toBe(end)
    }
  })

  it('goes on out of a file that was saved at any step', async () => {
    for (let save = 0; save < KILLS; save++) {
      const { log, end } = wholeGame(version, `saved ${save % 5}`)
      const at = chance.below('step', log.entries.length)
      const read = readSavedGame(reread({ ...log, entries: log.entries.slice(0, at) }))
      if (!read.ok) throw new Error(read.refusal.code)
      const { entries, ...head } = read.value
      const sitting = sitDown(
        head,
        entries.map((entry, n) => ({ ...entry, n })),
      )
      await playOn(sitting, log, at)
      expect(endOf(sitting.match.log)).toBe(end)
    }
  })
})

describe('a table of an earlier version', () => {
  const seatsOfKeys = ['ada', 'mo']

  it('stands as it was left, and goes on by the rules that it began with', async () => {
    const { table, ledger } = aTable()
    const left = old.snapshot
    const log: Log = { ...foundation.head, entries: entriesOf(written) }
    expect(endOf(log)).toBe(hash(left.state as Json))
    const { view, steps } = table.look('ada')
    expect(steps).toBe(left.steps)
    const [seat = 0] = table.toAct
    expect(await table.order(seatsOfKeys[seat] ?? '', 'next', { type: 'pass' })).toEqual({ ok: true, n: steps })
    const scored = (table.look('ada').view?.players[seat]?.score ?? 0) - (view?.players[seat]?.score ?? 0)
    expect(scored).toBe(1)
    const { table: again } = aTable([...written, ...ledger.written])
    expect(again.look('ada').view).toEqual(table.look('ada').view)
  })

  it('remembers what it acknowledged before, and takes it back by consent', async () => {
    const { table } = aTable()
    const last = written.findLast((record) => record.kind === 'step')
    if (last?.kind !== 'step' || last.entry.id === undefined) throw new Error('no step')
    const key = seatsOfKeys[Number(last.entry.by)] ?? ''
    expect(await table.order(key, last.entry.id, last.entry.command)).toEqual({ ok: true, n: last.entry.n })
    const wish = { kind: 'takeBack', to: 1 }
    expect(await table.act('ada', 'x', { type: 'propose', wish })).toMatchObject({ ok: true })
    expect(await table.act('mo', 'y', { type: 'agree' })).toMatchObject({ ok: true })
    expect(table.steps).toBe(1)
  })

  it('is refused by a game that no longer plays its version, or does not yet', () => {
    const refusal = { code: 'wrongVersion', data: { version: 3 } }
    expect(openTable({ ...nightShift, version: 3, oldest: 2 }).opened).toEqual({ ok: false, refusal })
    const newer = { ...foundation, head: { ...foundation.head, version: 3 } }
    expect(openTable(nightShift, [], newer).opened).toMatchObject({ ok: false, refusal: { code: 'wrongVersion' } })
  })
})

function entriesOf(records: readonly Written[]) {
  return records.flatMap((record) => (record.kind === 'step' ? [record.entry] : []))
}
