// What a host and the others may do about people who are away, and what nobody may do behind their backs.

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
const { open, begun, does, plays } = tablesOf(nightShift, quick)
type World = Awaited<ReturnType<typeof begun>>

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const replaceMo = { type: 'standIn', seat: 1, level: 'chief' } as const
const removeMo = { type: 'remove', seat: 1, level: 'chief' } as const
const backTo = (to: number) => ({ type: 'propose', wish: { kind: 'takeBack', to } }) as const

/** Both are connected, and both have chosen a card. */
async function together(foundation = {}): Promise<World> {
  const world = await begun(foundation)
  for (const key of ['ada', 'mo']) {
    world.table.arrive(key)
    const { view, house } = world.table.look(key)
    await plays(world.table, key, { type: 'choose', card: view?.players[house.mine ?? 0]?.own?.hand[0] ?? 0 })
  }
  return world
}

/** Opened anew from its ledger, everything is as it is. */
async function replays({ table, ledger, clock }: World): Promise<void> {
  await table.close()
  const again = open(ledger.written, {}, clock.now()).table
  expect(again.house).toEqual(table.house)
  expect(again.steps).toBe(table.steps)
  await again.close()
}

describe('replacing someone', () => {
  it('is for the host alone, and only when they have been away for a minute', async () => {
    const world = await together()
    const { table, clock } = world
    await pass(clock, 2 * MINUTE)
    for (const act of [replaceMo, removeMo]) {
      expect(code(await does(table, 'mo', { ...act, seat: 0 }))).toBe('notHost')
      expect(await does(table, 'ada', act)).toEqual({ ok: false, refusal: { code: 'stillHere' } })
    }
    table.depart('mo')
    await pass(clock, MINUTE - 1_000)
    const soon = { ok: false, refusal: { code: 'stillHere', data: { left: 1_000 } } }
    for (const act of [replaceMo, removeMo]) expect(await does(table, 'ada', act)).toEqual(soon)
    await pass(clock, 1_000)
    for (const act of [replaceMo, removeMo]) expect(code(await does(table, 'ada', act))).toBe('done')
    await replays(world)
  })

  it('counts from the end of their last connection', async () => {
    const { table, clock } = await together()
    table.arrive('mo')
    table.depart('mo')
    await pass(clock, 2 * MINUTE)
    expect(table.away).toEqual([null, null])
    table.depart('mo')
    expect(table.away).toEqual([null, 0])
    await pass(clock, MINUTE)
    expect(code(await does(table, 'ada', replaceMo))).toBe('done')
  })

  it('leaves everyone a minute to come back after a restart, however long ago their last move was', async () => {
    const { table, ledger } = await together()
    await table.close()
    const again = open(ledger.written, {}, DAY + MINUTE)
    again.table.arrive('ada')
    expect(code(await does(again.table, 'ada', replaceMo))).toBe('stillHere')
    expect(code(await does(again.table, 'ada', { type: 'close' }))).toBe('othersPlay')
    expect(code(await does(again.table, 'ada', { type: 'propose', wish: { kind: 'abandon' } }))).toBe('done')
    expect(again.table.house.stage).toBe('playing')
    await pass(again.clock, MINUTE)
    expect(again.table.away[1]).toBeGreaterThan(DAY)
    expect(code(await does(again.table, 'ada', replaceMo))).toBe('done')
  })

  it('before the game begins a chair is freed at any time', async () => {
    const { table } = open()
    await does(table, 'mo', { type: 'sit', seat: 1, name: 'Mo' })
    table.arrive('mo')
    expect(code(await does(table, 'ada', removeMo))).toBe('done')
  })
})

describe('a take-back', () => {
  it('needs whoever held a seat during its steps, also when a program plays there by now', async () => {
    const world = await together()
    const { table, clock } = world
    table.depart('mo')
    await pass(clock, MINUTE)
    expect(code(await does(table, 'ada', replaceMo))).toBe('done')
    const handed = table.steps
    await pass(clock, 3_000)
    expect(table.steps).toBeGreaterThan(handed)
    // What the program has done the others may take back among themselves.
    expect(code(await does(table, 'ada', backTo(handed)))).toBe('done')
    expect(table.steps).toBe(handed)
    // What Mo has done, not without Mo, who has not come back to play for that.
    expect(code(await does(table, 'ada', backTo(handed - 1)))).toBe('done')
    expect(table.look('mo').house.proposal?.missing).toEqual([1])
    await settled()
    expect(table.steps).toBe(handed)
    expect(code(await does(table, 'mo', { type: 'agree' }))).toBe('done')
    expect(table.steps).toBe(handed - 1)
    await replays(world)
  })

  it('does not reach back past the step at which someone lost their chair', async () => {
    const world = await together()
    const { table, clock } = world
    expect(code(await does(table, 'ada', backTo(0)))).toBe('done')
    table.depart('mo')
    await pass(clock, MINUTE)
    const handed = table.steps
    expect(code(await does(table, 'ada', removeMo))).toBe('done')
    // What was still open is settled: whoever had to agree is no longer here.
    expect(table.house.proposal).toBeNull()
    expect(table.steps).toBe(handed)
    expect(table.look('ada').house.earliest).toBe(handed)
    expect(code(await does(table, 'ada', backTo(handed - 1)))).toBe('seatChangedHands')
    await settled()
    expect(code(await does(table, 'ada', backTo(handed)))).toBe('done')
    expect(table.steps).toBe(handed)
    await replays(world)
  })

  it('needs whoever has resigned for what they played themselves', async () => {
    const { table } = await together()
    const handed = table.steps
    await does(table, 'mo', { type: 'resign', level: 'chief' })
    await settled()
    expect(code(await does(table, 'ada', backTo(handed - 1)))).toBe('done')
    expect(table.look('ada').house.proposal?.missing).toEqual([1])
    expect(code(await does(table, 'mo', { type: 'disagree' }))).toBe('done')
    expect(table.steps).toBeGreaterThan(handed)
  })
})

describe('closing a running table', () => {
  it('is refused while others play', async () => {
    const { table } = await together()
    expect(code(await does(table, 'mo', { type: 'close' }))).toBe('notHost')
    expect(code(await does(table, 'ada', { type: 'close' }))).toBe('othersPlay')
    expect(table.house.stage).toBe('playing')
  })

  it('keeps the game as one that was ended when nobody else has a say', async () => {
    const world = await together()
    const { table } = world
    await does(table, 'mo', { type: 'resign', level: 'chief' })
    expect(code(await does(table, 'ada', { type: 'close' }))).toBe('done')
    expect(table.house.stage).toBe('abandoned')
    expect(table.look(null).record?.entries.length).toBe(table.steps)
    await replays(world)
  })

  it('is for good before it begins, and after it is over', async () => {
    const { table } = open()
    expect(code(await does(table, 'ada', { type: 'close' }))).toBe('done')
    expect(code(await does(table, 'ada', { type: 'begin' }))).toBe('tableClosed')

    const { table: played } = await begun()
    for (const key of ['mo', 'ada']) await does(played, key, { type: 'resign', level: 'chief' })
    await expect.poll(() => played.over).toBe(true)
    expect(code(await does(played, 'ada', { type: 'close' }))).toBe('done')
    expect(played.house.stage).toBe('closed')
  })

  it('can’t be had by asking for what the table alone writes', async () => {
    const { table } = await together()
    expect(await table.act('ada', 'x', { type: 'abandon' })).toMatchObject({ refusal: { code: 'unknownAct' } })
  })
})

describe('who has been away for a day', () => {
  it('is asked for nothing, neither to end the game nor to take back', async () => {
    const world = await together()
    const { table, clock } = world
    table.depart('mo')
    clock.turnTo(clock.now() + DAY - 1)
    expect(table.look('ada').house.voices).toEqual([0, 1])
    expect(code(await does(table, 'ada', { type: 'close' }))).toBe('othersPlay')
    clock.turnTo(clock.now() + 1)
    expect(table.look('ada').house.voices).toEqual([0])
    expect(code(await does(table, 'ada', backTo(0)))).toBe('done')
    expect(table.steps).toBe(0)
    expect(code(await does(table, 'ada', { type: 'propose', wish: { kind: 'abandon' } }))).toBe('done')
    expect(table.house.stage).toBe('abandoned')
    await replays(world)
  })

  it('counts again from the moment they are back', async () => {
    const { table, clock } = await together()
    table.depart('mo')
    clock.turnTo(clock.now() + 2 * DAY)
    table.arrive('mo')
    expect(code(await does(table, 'ada', backTo(0)))).toBe('done')
    expect(table.steps).toBe(2)
  })
})

it('writes with every act who was away', async () => {
  const { table, ledger, clock } = await together()
  table.depart('mo')
  await pass(clock, 5_000)
  await does(table, 'ada', { type: 'say', phrase: 'hello' })
  expect(ledger.written.at(-1)).toMatchObject({ kind: 'act', away: [null, 5_000] })
})
