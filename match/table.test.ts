import { Random, replay, seedFrom } from '@grand-rounds/kernel'
import { describe, expect, it } from 'vitest'
import { type Command, nightShift, type View } from '../testkit/reference/night-shift.ts'
import type { Act } from './house/acts.ts'
import type { News } from './look.ts'
import type { Thinker } from './ports.ts'
import { code, pass, tablesOf } from './testing/tables.ts'

const quick: Thinker<View, Command> = {
  think: async ({ view, seat }) => {
    const [card] = view.players[seat]?.own?.hand ?? []
    if (view.phase === 'rest') return [{ type: 'pass' }]
    return card === undefined ? [{ type: 'roll' }] : [{ type: 'choose', card }, { type: 'roll' }]
  },
}

const { standard, open, begun, does, plays } = tablesOf(nightShift, quick)
type OpenTable = ReturnType<typeof open>['table']

const firstCard = (table: OpenTable, key: string) => {
  const { view, house } = table.look(key)
  return view?.players[house.mine ?? 0]?.own?.hand[0] ?? 0
}
const treat = async (table: OpenTable, key: string) => {
  await plays(table, key, { type: 'choose', card: firstCard(table, key) })
  return plays(table, key, { type: 'roll' })
}
describe('gathering', () => {
  it('people sit down, change chairs, get up; one chair each', async () => {
    const { table } = open()
    expect(code(await does(table, 'mo', { type: 'sit', seat: 0, name: 'Mo' }))).toBe('done')
    expect(code(await does(table, 'ada', { type: 'sit', seat: 0, name: 'Ada' }))).toBe('chairTaken')
    expect(code(await does(table, 'mo', { type: 'sit', seat: 1, name: 'Mo' }))).toBe('done')
    expect(table.look('mo').house).toMatchObject({
      mine: 1,
      chairs: [{ kind: 'open' }, { kind: 'person', name: 'Mo' }],
    })
    expect(code(await does(table, 'mo', { type: 'sit', seat: 5, name: 'Mo' }))).toBe('noSuchSeat')
    expect(code(await does(table, 'mo', { type: 'rename', name: 'Moritz' }))).toBe('done')
    expect(code(await does(table, 'mo', { type: 'getUp' }))).toBe('done')
    expect(code(await does(table, 'mo', { type: 'rename', name: 'Mo' }))).toBe('notSeated')
    expect(table.look('mo').house.mine).toBeNull()
  })

  it('nobody takes the name of another, nor one that looks like it, be it of a person or a bot', async () => {
    const { table, ledger } = open([], { head: { ...standard.head, seats: 4 } })
    await does(table, 'ada', { type: 'sit', seat: 0, name: 'Ada' })
    await does(table, 'ada', { type: 'seatBot', seat: 3, level: 'intern', name: 'Hugo' })
    for (const name of ['Ada', 'ADA', 'Аda', 'Huġo', 'Hug0'])
      expect(code(await does(table, 'mo', { type: 'sit', seat: 1, name }))).toBe('nameTaken')
    expect(code(await does(table, 'mo', { type: 'sit', seat: 1, name: 'Mo' }))).toBe('done')
    expect(code(await does(table, 'mo', { type: 'rename', name: 'Hugo' }))).toBe('nameTaken')
    expect(code(await does(table, 'mo', { type: 'rename', name: 'MO' }))).toBe('done')
    expect(code(await does(table, 'mo', { type: 'sit', seat: 2, name: 'Mo' }))).toBe('done')
    const bot = { type: 'seatBot', seat: 1, level: 'intern' } as const
    expect(code(await does(table, 'ada', { ...bot, name: 'Mo' }))).toBe('nameTaken')
    expect(open(ledger.written, { head: { ...standard.head, seats: 4 } }).table.house).toEqual(table.house)
  })

  it('only the host seats programs, clears chairs and begins, and only when no chair is open', async () => {
    const { table } = open()
    const bot: Act = { type: 'seatBot', seat: 1, level: 'chief', name: 'Robin' }
    expect(code(await does(table, 'mo', bot))).toBe('notHost')
    expect(code(await does(table, 'ada', { type: 'begin' }))).toBe('chairsOpen')
    await does(table, 'ada', { type: 'sit', seat: 0, name: 'Ada' })
    expect(code(await does(table, 'ada', bot))).toBe('done')
    expect(code(await does(table, 'ada', { ...bot, seat: 0 }))).toBe('chairTaken')
    expect(code(await does(table, 'mo', { type: 'begin' }))).toBe('notHost')
    expect(code(await does(table, 'ada', { type: 'clearChair', seat: 1 }))).toBe('done')
    expect(code(await does(table, 'ada', bot))).toBe('done')
    expect(code(await does(table, 'ada', { type: 'begin' }))).toBe('done')
    expect(code(await does(table, 'mo', { type: 'sit', seat: 1, name: 'Mo' }))).toBe('alreadyBegun')
    expect(code(await does(table, 'ada', { type: 'getUp' }))).toBe('alreadyBegun')
  })

  it('nobody plays or sees the game before it begins', async () => {
    const { table } = open()
    await does(table, 'ada', { type: 'sit', seat: 0, name: 'Ada' })
    expect(table.look('ada')).toMatchObject({ view: null, events: [] })
    expect(code(await plays(table, 'ada', { type: 'roll' }))).toBe('notBegun')
    expect(code(await plays(table, 'mo', { type: 'roll' }))).toBe('notSeated')
  })

  it('acts from outside are read with care', async () => {
    const { table, ledger } = open()
    const tried: readonly unknown[] = [
      null,
      'sit',
      [],
      {},
      { type: 'toString' },
      { type: 'sit', seat: 0 },
      { type: 'sit', seat: -1, name: 'Mo' },
      { type: 'sit', seat: 0, name: '   ' },
      { type: 'sit', seat: 0, name: 'Mo\u202E' },
      { type: 'sit', seat: 0, name: 'M\no' },
      { type: 'sit', seat: 0, name: 'x'.repeat(25) },
      { type: 'sit', seat: 0, name: 'Mo', host: true },
      { type: 'propose', wish: { kind: 'takeBack', to: -1 } },
      { type: 'propose', wish: { kind: 'abandon', to: 1 } },
      { type: 'write', text: 'x'.repeat(301) },
    ]
    for (const act of tried) expect(await table.act('mo', 'x', act)).toMatchObject({ ok: false })
    expect(ledger.written).toEqual([])
  })
})

describe('playing', () => {
  it('each by their own key, and nobody sees what they may not', async () => {
    const { table } = await begun()
    const heard: News[] = []
    table.watch((news) => heard.push(news))
    const before = table.events(null).length
    const card = firstCard(table, 'ada')
    expect(code(await plays(table, 'ada', { type: 'choose', card }))).toBe('done')
    expect(heard).toEqual([{ kind: 'step', by: 0, from: before }])
    expect(table.events(null, before)).toMatchObject([{ type: 'chose', card: null }])
    expect(table.events('ada', before)).toMatchObject([{ type: 'chose', card }])
    const text = JSON.stringify([table.look(null), table.look('mo'), heard])
    expect(text).not.toContain('"ada"')
    expect(text).not.toContain(standard.head.seed)
    expect(table.look('mo').view?.players[0]?.own).toBeNull()
  })

  it('whoever resigns or is removed does not come back, and the game goes on', async () => {
    const { table, clock } = await begun()
    expect(code(await does(table, 'mo', { type: 'resign', level: 'intern' }))).toBe('done')
    expect(code(await does(table, 'mo', { type: 'comeBack' }))).toBe('hasResigned')
    expect(code(await plays(table, 'mo', { type: 'roll' }))).toBe('hasResigned')
    await pass(clock, 60_000)
    expect(table.look(null).house.chairs[1]).toMatchObject({ resigned: true, level: 'intern' })
    expect(code(await does(table, 'ada', { type: 'remove', seat: 0, level: 'intern' }))).toBe('hostStays')
    expect(code(await does(table, 'ada', { type: 'remove', seat: 1, level: 'intern' }))).toBe('done')
    expect(table.look('mo').house.mine).toBeNull()
    await expect.poll(() => table.toAct).toEqual([0])
  })

  it('whoever leaves can’t answer for the program that plays on', async () => {
    const { table, ledger, trouble } = await begun()
    // Ids that a program might have: each is refused once, and would be refused to whoever comes with it later.
    for (let n = 0; n < 16; n++)
      expect(code(await table.order('mo', `bot ${n}`, { type: 'nonsense' }))).toBe('badCommand')
    await does(table, 'mo', { type: 'resign', level: 'chief' })
    await expect.poll(() => table.toAct).toEqual([0])
    expect(trouble).toEqual([])
    expect(ledger.written.flatMap((one) => (one.kind === 'step' ? [one.entry] : []))).toMatchObject([
      { by: 1, command: { type: 'choose' } },
      { by: 1, command: { type: 'roll' } },
    ])
  })

  it('a move is taken back when all agree, and the same dice come again', async () => {
    const { table } = await begun()
    await plays(table, 'ada', { type: 'choose', card: firstCard(table, 'ada') })
    const steps = table.look(null).steps
    await plays(table, 'ada', { type: 'roll' })
    const dice = table.look('ada').view?.players[0]?.own?.dice
    expect(code(await does(table, 'ada', { type: 'propose', wish: { kind: 'takeBack', to: 9 } }))).toBe(
      'nothingToTakeBack',
    )
    await does(table, 'ada', { type: 'propose', wish: { kind: 'takeBack', to: steps } })
    expect(table.look(null).steps).toBe(steps + 1)
    const news: string[] = []
    table.watch(({ kind }) => news.push(kind))
    expect(code(await does(table, 'mo', { type: 'agree' }))).toBe('done')
    expect(news).toEqual(['anew'])
    expect(table.look(null).steps).toBe(steps)
    expect(table.look('ada').view?.players[0]?.own?.dice).toBeNull()
    await plays(table, 'ada', { type: 'roll' })
    expect(table.look('ada').view?.players[0]?.own?.dice).toEqual(dice)
  })

  it('one who does not agree is enough to go on, and there is one proposal at a time', async () => {
    const { table } = await begun()
    expect(code(await does(table, 'mo', { type: 'agree' }))).toBe('noProposal')
    await does(table, 'ada', { type: 'propose', wish: { kind: 'abandon' } })
    expect(code(await does(table, 'mo', { type: 'propose', wish: { kind: 'abandon' } }))).toBe('proposalOpen')
    expect(code(await does(table, 'mo', { type: 'disagree' }))).toBe('done')
    expect(table.look(null).house).toMatchObject({ proposal: null, stage: 'playing' })
    await does(table, 'ada', { type: 'propose', wish: { kind: 'abandon' } })
    await does(table, 'mo', { type: 'agree' })
    expect(table.look(null).house.stage).toBe('abandoned')
    expect(table.look(null).record?.seed).toBe(standard.head.seed)
    expect(code(await plays(table, 'ada', { type: 'roll' }))).toBe('notBegun')
  })

  it('people talk, and only the newest lines are kept', async () => {
    const { table } = await begun()
    expect(code(await does(table, 'eve', { type: 'write', text: 'hello' }))).toBe('notSeated')
    for (let i = 0; i < 120; i++) await does(table, 'mo', { type: 'write', text: `line ${i}` })
    await does(table, 'ada', { type: 'say', phrase: 'wellPlayed' })
    const { lines } = table.look(null).house
    expect(lines).toHaveLength(100)
    expect(lines.at(-1)).toMatchObject({ n: 120, seat: 0, said: { phrase: 'wellPlayed' } })
  })

  it('a table has room for so much talk and no more, and what was said before is still there when it wakes', async () => {
    const { table, ledger } = await begun()
    for (let i = 0; i < 2_000; i++) await does(table, 'mo', { type: 'write', text: `line ${i}` })
    const written = ledger.written.length
    expect(code(await does(table, 'ada', { type: 'say', phrase: 'wellPlayed' }))).toBe('talkFull')
    expect(code(await does(table, 'ada', { type: 'write', text: 'hello' }))).toBe('talkFull')
    expect(ledger.written).toHaveLength(written)
    expect(code(await plays(table, 'ada', { type: 'choose', card: firstCard(table, 'ada') }))).toBe('done')
    const again = open(ledger.written).table
    expect(again.house).toEqual(table.house)
    expect(again.house.lines.map(({ n }) => n)).toEqual(Array.from({ length: 100 }, (_, i) => 1_900 + i))
  })

  it('to the end: the record is open then, and it replays', async () => {
    const { table, trouble } = await begun()
    for (const key of ['ada', 'mo']) await does(table, key, { type: 'resign', level: 'intern' })
    await expect.poll(() => table.over).toBe(true)
    const { record } = table.look(null)
    expect(record && replay(nightShift, record)).toMatchObject({ ok: true })
    expect(code(await does(table, 'mo', { type: 'rematch', table: 'next' }))).toBe('done')
    expect(code(await does(table, 'ada', { type: 'rematch', table: 'other' }))).toBe('rematchIsThere')
    expect(trouble).toEqual([])
  })
})

describe('the clock of the table', () => {
  it('lets a program stand in for whoever takes too long, and for nobody else', async () => {
    const { table, clock } = await begun({ clock: 'blitz' })
    clock.turnTo(60_000)
    await treat(table, 'ada')
    clock.turnTo(1_000 + 90_000)
    await expect.poll(() => table.look(null).house.chairs[1]?.level).toBe('resident')
    expect(table.look(null).house.chairs[0]?.level).toBeNull()
  })

  it('starts when the table does: time spent gathering is nobody’s', async () => {
    const { table, clock, ledger } = open([], { clock: 'blitz' })
    await does(table, 'ada', { type: 'sit', seat: 0, name: 'Ada' })
    await does(table, 'mo', { type: 'sit', seat: 1, name: 'Mo' })
    clock.turnTo(1_000 + 60_000)
    await does(table, 'ada', { type: 'begin' })
    expect(table.clocks).toEqual([0, 1].map((seat) => ({ seat, left: 90_000 })))
    await table.close()
    // The same after a restart.
    const again = open(ledger.written, { clock: 'blitz' }, 1_000 + 70_000)
    expect(again.table.clocks).toEqual([0, 1].map((seat) => ({ seat, left: 80_000 })))
  })

  it('tells everyone whom it runs for and how long they still have', async () => {
    const { table, clock } = await begun({ clock: 'blitz' })
    const told: unknown[] = []
    table.watch(({ kind }) => {
      if (kind === 'clocks') told.push(table.clocks)
    })
    clock.turnTo(61_000)
    await treat(table, 'ada')
    expect(told.at(-1)).toContainEqual({ seat: 1, left: 30_000 })
    expect(table.look(null).clocks).toEqual(told.at(-1))
    expect((await begun()).table.look(null).clocks).toEqual([])
  })
})

describe('the ledger', () => {
  it('is written before anyone hears, and a table that can not write steps down', async () => {
    const { table, ledger } = await begun()
    const news: string[] = []
    table.watch(({ kind }) => news.push(kind))
    ledger.failing = true
    expect(code(await does(table, 'ada', { type: 'write', text: 'hello' }))).toBe('notStored')
    expect(news).toEqual(['gone'])
    ledger.failing = false
    expect(code(await does(table, 'ada', { type: 'write', text: 'hello' }))).toBe('tableClosed')
    expect(code(await plays(table, 'ada', { type: 'roll' }))).toBe('tableClosed')
  })

  it('carries an act out once, however often it is sent, also after the table was opened anew', async () => {
    const { table, ledger } = await begun()
    const act = { type: 'write', text: 'hello' }
    const answer = await table.act('mo', 'same', act)
    expect(await table.act('mo', 'same', act)).toEqual(answer)
    const again = open(ledger.written).table
    expect(await again.act('mo', 'same', act)).toEqual(answer)
    expect(again.look(null).house.lines).toHaveLength(1)
  })

  it('has an act after a step that was still being stored: the act knows of it', async () => {
    const { table, ledger } = await begun()
    const [step, wish] = await Promise.all([
      plays(table, 'ada', { type: 'choose', card: firstCard(table, 'ada') }),
      does(table, 'ada', { type: 'propose', wish: { kind: 'takeBack', to: 0 } }),
    ])
    expect([code(step), code(wish)]).toEqual(['done', 'done'])
    expect(open(ledger.written).table.look('mo')).toEqual(table.look('mo'))
  })

  it('brings the same table back at any moment of any course', async () => {
    for (let course = 0; course < 24; course++) {
      const random = new Random({ seed: seedFrom(`course ${course}`), used: {} })
      const any = <T>(items: readonly T[]): T => items[random.below('choice', items.length)] as T
      const { table, ledger } = await begun()
      for (let i = 0; i < 40; i++) {
        const key = any(['ada', 'mo', 'eve'])
        const steps = table.look(null).steps
        const acts: readonly (() => Promise<unknown>)[] = [
          () => treat(table, key),
          () => plays(table, key, { type: 'pass' }),
          () => plays(table, key, { type: 'draw' }),
          () => does(table, key, { type: 'propose', wish: { kind: 'takeBack', to: Math.max(0, steps - 2) } }),
          () => does(table, key, { type: 'agree' }),
          () => does(table, key, { type: 'disagree' }),
          () => does(table, key, { type: 'write', text: `line ${i}` }),
          // At once: a move and the last word on taking it back.
          () => Promise.all([treat(table, 'ada'), does(table, 'mo', { type: 'agree' })]),
        ]
        await (random.below('at once', 3) === 0 ? Promise.all([1, 2, 3, 4, 5].map(() => any(acts)())) : any(acts)())
        const again = open(ledger.written).table
        for (const viewer of ['ada', 'mo', null]) expect(again.look(viewer)).toEqual(table.look(viewer))
        await again.close()
      }
    }
  })
})
