// A program that plays for someone for a while: it takes its time, and gives the seat back at once.

import { describe, expect, it } from 'vitest'
import { type Command, nightShift, type View } from '../testkit/reference/night-shift.ts'
import type { Thinker } from './ports.ts'
import { code, pass, settled, tablesOf } from './testing/tables.ts'

const quick: Thinker<View, Command> = {
  think: async ({ view, seat }) => {
    const [card] = view.players[seat]?.own?.hand ?? []
    if (view.phase === 'rest') return [{ type: 'pass' }]
    return card === undefined ? [{ type: 'roll' }] : [{ type: 'choose', card }, { type: 'roll' }]
  },
}
const { standard, open, begun, does, plays } = tablesOf(nightShift, quick)
type World = Awaited<ReturnType<typeof withBot>>

const COME_BACK_MS = 10_000
const alone = { ...standard, head: { ...standard.head, seats: 1 } }

/** A program and Ada, who rests after it, with 90 seconds a move. */
async function withBot() {
  const world = open([], { clock: 'blitz' })
  await does(world.table, 'ada', { type: 'seatBot', seat: 0, level: 'intern', name: 'Mo' })
  await does(world.table, 'ada', { type: 'sit', seat: 1, name: 'Ada' })
  await does(world.table, 'ada', { type: 'begin' })
  await settled()
  return world
}

const stoodIn = ({ table }: World) => table.look(null).house.chairs[1]?.level !== null

describe('one who has taken too long', () => {
  it('is played for until their seat is no longer waited for, a second a command', async () => {
    const world = await withBot()
    const { table, clock } = world
    clock.turnTo(clock.now() + 90_000)
    await settled()
    expect(stoodIn(world)).toBe(true)
    const before = table.steps
    await pass(clock, 1_000)
    expect(table.steps).toBe(before + 1)
    await pass(clock, 1_000)
    // The other has rested by now: it is Ada's turn again, and she is waited for.
    expect(table.look(null).view?.phase).toBe('rest')
    expect(table.toAct).toEqual([1])
    expect(table.clocks).toEqual([{ seat: 1, left: COME_BACK_MS }])
    const waited = table.steps
    await pass(clock, COME_BACK_MS - 1_000)
    expect(table.steps).toBe(waited)
    expect(table.over).toBe(false)
  })

  it('finds the game where it was: at each decision there are ten seconds to come back', async () => {
    const world = await withBot()
    const { table, clock, trouble } = world
    clock.turnTo(clock.now() + 90_000)
    const began = clock.now()
    const asked: number[] = []
    let last = false
    while (!table.over) {
      await pass(clock, 1_000)
      const asks = table.clocks.length > 0
      if (asks && !last) asked.push(clock.now())
      last = asks
    }
    // Three rounds: in each it is someone else's turn once.
    expect(asked).toHaveLength(3)
    expect(clock.now() - began).toBeGreaterThan(3 * COME_BACK_MS)
    expect(trouble).toEqual([])
  })

  it('is back with the first move that they send', async () => {
    const world = await withBot()
    const { table, clock, ledger } = world
    clock.turnTo(clock.now() + 90_000)
    await pass(clock, 5_000)
    expect(stoodIn(world)).toBe(true)
    expect(code(await plays(table, 'ada', { type: 'pass' }))).toBe('done')
    expect(stoodIn(world)).toBe(false)
    expect(ledger.written.slice(-2)).toMatchObject([
      { kind: 'act', act: { type: 'comeBack' }, by: 'ada', id: null },
      { kind: 'step', entry: { by: 1, command: { type: 'pass' } } },
    ])
    // And the program decides nothing more for her.
    const steps = table.steps
    await pass(clock, 3 * COME_BACK_MS)
    expect(ledger.written.filter((one) => one.kind === 'step' && one.entry.by === 1 && one.entry.n >= steps)).toEqual(
      [],
    )
  })

  it('is not back because a page sends again what was answered long ago', async () => {
    const world = await withBot()
    const { table, clock } = world
    const card = table.look('ada').view?.players[1]?.own?.hand[0] ?? 0
    const order = () => table.order('ada', 'the same', { type: 'choose', card })
    const answer = await order()
    clock.turnTo(clock.now() + 90_000)
    await settled()
    expect(await order()).toEqual(answer)
    expect(stoodIn(world)).toBe(true)
  })

  it('can say so at any moment, also in the middle of a plan of the program', async () => {
    const world = await withBot()
    const { table, clock } = world
    clock.turnTo(clock.now() + 90_000)
    await settled()
    await pass(clock, 1_000)
    const steps = table.steps
    expect(code(await does(table, 'ada', { type: 'comeBack' }))).toBe('done')
    await pass(clock, 30_000)
    expect(table.steps).toBe(steps)
    expect(code(await plays(table, 'ada', { type: 'roll' }))).toBe('done')
  })
})

describe('a stand-in', () => {
  it('whom one asks for oneself waits too, before each new decision', async () => {
    const { table, clock } = await begun()
    await does(table, 'mo', { type: 'standIn', seat: 1, level: 'chief' })
    await settled()
    expect(table.steps).toBe(0)
    await pass(clock, 2_000)
    expect(table.steps).toBe(2)
    expect(table.toAct).toEqual([0])
    expect(table.clocks).toEqual([])
  })

  it('waits anew after a step back', async () => {
    const world = await begun()
    const { table, clock } = world
    await does(table, 'mo', { type: 'standIn', seat: 1, level: 'chief' })
    await settled()
    await pass(clock, 2_000)
    const card = table.look('ada').view?.players[0]?.own?.hand[0] ?? 0
    await plays(table, 'ada', { type: 'choose', card })
    await plays(table, 'ada', { type: 'roll' })
    await plays(table, 'ada', { type: 'pass' })
    await settled()
    await pass(clock, 4_000)
    expect(table.clocks).toEqual([{ seat: 1, left: COME_BACK_MS - 4_000 }])
    await does(table, 'ada', { type: 'propose', wish: { kind: 'takeBack', to: table.steps - 1 } })
    expect(table.clocks).toEqual([])
    await plays(table, 'ada', { type: 'pass' })
    await settled()
    expect(table.clocks).toEqual([{ seat: 1, left: COME_BACK_MS }])
  })

  it('is still one after a restart, and waits again', async () => {
    const world = await withBot()
    world.clock.turnTo(world.clock.now() + 90_000)
    await settled()
    await world.table.close()
    const { table, clock } = open(world.ledger.written, { clock: 'blitz' }, world.clock.now() + 5_000)
    await settled()
    expect(table.clocks).toEqual([{ seat: 1, left: COME_BACK_MS }])
    const steps = table.steps
    await pass(clock, COME_BACK_MS)
    expect(table.steps).toBe(steps)
    await pass(clock, 1_000)
    expect(table.steps).toBe(steps + 1)
  })

  it('alone at a table, where there is always something to decide, pauses for its person from time to time', async () => {
    // A game of undoing and doing again, so that it does not end.
    const restless: Thinker<View, Command> = {
      think: async ({ view }) => {
        const [card = 0] = view.players[0]?.own?.hand ?? []
        return view.players[0]?.choices === 0 ? [{ type: 'choose', card }] : [{ type: 'undo' }]
      },
    }
    const tables = tablesOf(nightShift, restless)
    const { table, clock } = tables.open([], { ...alone, clock: 'blitz' })
    await tables.does(table, 'ada', { type: 'sit', seat: 0, name: 'Ada' })
    await tables.does(table, 'ada', { type: 'begin' })
    clock.turnTo(clock.now() + 90_000)
    await settled()
    await pass(clock, 20_000)
    expect(table.steps).toBe(20)
    expect(table.clocks).toEqual([{ seat: 0, left: COME_BACK_MS }])
    await pass(clock, COME_BACK_MS)
    expect(table.steps).toBe(20)
    await pass(clock, 20_000)
    expect(table.steps).toBe(40)
  })

  it('leaves a seat that was given up for good to its program, at once', async () => {
    const { table } = await withBot()
    await does(table, 'ada', { type: 'resign', level: 'chief' })
    await expect.poll(() => table.over).toBe(true)
    expect(table.clocks).toEqual([])
  })
})
