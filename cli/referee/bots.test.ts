import { type Level, simulateTeam } from '@grand-rounds/bots/rush-md'
import { diceHospital } from '@grand-rounds/dice-hospital'
import { type Json, type Log, type LogEntry, seedFrom } from '@grand-rounds/kernel'
import { rushMd } from '@grand-rounds/rush-md'
import { COUNTDOWN } from '@grand-rounds/rush-md'
import { describe, expect, it } from 'vitest'
import { playable } from '../games/playable.ts'
import { GAMES } from '../games/registry.ts'
import { chance, oneOf } from './bad-commands.ts'
import { Referee } from './referee.ts'

interface Answer {
  readonly result?: Readonly<Record<string, unknown>>
  readonly error?: { readonly data: Readonly<Record<string, unknown>> }
}

function open(games = GAMES) {
  const referee = new Referee({ games, freshSeed: () => seedFrom('fresh') })
  const ask = (method: string, params: object): Answer =>
    JSON.parse(referee.handle(JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })) ?? 'null') as Answer
  const get = (method: string, params: object): Readonly<Record<string, unknown>> => {
    const { result, error } = ask(method, params)
    if (!result) throw new Error(`${method}: ${JSON.stringify(error)}`)
    return result
  }
  return { get, code: (method: string, params: object) => ask(method, params).error?.data['code'] }
}

const GAME = 'dice-hospital'
const ACTIVATION =
  '3 activation; options administrators=false promos=consultant; row - | R2 R5 G4 Y6 G1; bags 2; specialists consultant surgeon paramedic; departments triageCentre | Y3'

describe('bots at the referee’s table', () => {
  it.each([
    [2, ['student', 'chief'], {}],
    [3, ['intern', 'resident', 'student'], { events: true, pickup: true, experimental: true }],
    [1, ['resident'], {}],
  ])('play a whole game with %d, each command accepted', (seats, levels, options) => {
    const { get } = open()
    get('new', { game: GAME, seats, seed: seedFrom('bots'), options })
    for (;;) {
      const [seat] = get('view', { table: 't1', seat: null })['toAct'] as readonly number[]
      if (seat === undefined) break
      const { commands } = get('bot', { table: 't1', seat, level: levels[seat], nodes: 20 })
      for (const command of commands as readonly object[]) get('do', { table: 't1', seat, command })
    }
    expect(get('result', { table: 't1' })['result']).not.toBeNull()
  })

  it('solve an activation, and the plan does what they say', () => {
    const { get } = open()
    get('position', { game: GAME, notation: ACTIVATION })
    const { value, bound, plan, points } = get('solve', { table: 't1', seat: 0 })
    expect(Number(bound)).toBeGreaterThanOrEqual(Number(value) - 1e-9)
    for (const command of plan as readonly object[]) get('do', { table: 't1', seat: 0, command })
    const after = get('solve', { table: 't1', seat: 0 })
    expect(after['plan']).toEqual([])
    expect(after['points']).toBe(points)
    expect(after['value']).toBeCloseTo(Number(value), 9)
  })

  it('take any weights that are allowed, and their plans are legal', () => {
    const below = chance('weights')
    const weights = ['leftoverBase', 'leftoverPerValue', 'death', 'bag', 'emptyWards', 'removedFatality']
    for (let i = 0; i < 60; i++) {
      const { get } = open()
      get('position', { game: GAME, notation: ACTIVATION })
      const given = weights
        .filter(() => below(2) === 0)
        .map((weight) => [weight, oneOf([0, 1, 0.3, 1000, weight === 'bag' ? 2 : -1000], below)])
      const { plan, bound, value } = get('solve', {
        table: 't1',
        seat: 0,
        nodes: 30,
        weights: Object.fromEntries(given) as object,
      })
      expect(Number(bound), JSON.stringify(given)).toBeGreaterThanOrEqual(Number(value) - 1e-6)
      for (const command of plan as readonly object[]) get('do', { table: 't1', seat: 0, command })
    }
  })

  it('refuse what they can’t do, with a code', () => {
    const { get, code } = open()
    get('position', { game: GAME, notation: ACTIVATION })
    const ambulances = 'row -; ambulances R2 R2 Y2, G3 G3 Y3, R4 R4 Y5 | R1 | G4'
    get('position', { game: GAME, notation: `2 ambulances; options administrators=false; ${ambulances}` })
    expect(code('bot', { table: 't1', seat: 0, level: 'professor' })).toBe('noSuchLevel')
    expect(code('bot', { table: 't1', seat: 7, level: 'chief' })).toBe('noSuchSeat')
    expect(code('bot', { table: 't9', seat: 0, level: 'chief' })).toBe('noSuchTable')
    expect(code('bot', { table: 't2', seat: 1, level: 'chief' })).toBe('nothingToDecide')
    expect(code('bot', { table: 't1', seat: 0 })).toBe('badParam')
    expect(code('solve', { table: 't2', seat: 0 })).toBe('noActivation')
    for (const weights of [{ bag: -0.1 }, { death: 1001 }, { death: '1' }, { luck: 1 }, { toString: 1 }])
      expect(code('solve', { table: 't1', seat: 0, weights })).toBe('badWeight')
    get('do', { table: 't1', seat: 0, command: { type: 'chooseModel', specialist: 'surgeon' } })
    get('do', { table: 't1', seat: 0, command: { type: 'endShift' } })
    expect(code('solve', { table: 't1', seat: 0 })).toBe('nothingToDecide')
  })

  it('are not there in a game that has none', () => {
    const { get, code } = open([playable(diceHospital)])
    get('new', { game: GAME, seats: 2 })
    expect(code('bot', { table: 't1', seat: 0, level: 'chief' })).toBe('noBots')
    expect(code('solve', { table: 't1', seat: 0 })).toBe('noBots')
  })
})

interface Told {
  readonly command: Json
  readonly at: number
}

const RUSH = { game: 'rush-md', seed: seedFrom('team'), options: { rounds: 1 } }

/** Asks whoever is due, gives what is answered when its moment has come, and tells the clock's orders before. */
function playRush(levels: readonly Level[]) {
  const { get, code } = open()
  get('new', { ...RUSH, seats: levels.length })
  const due = levels.map(() => 0)
  for (;;) {
    const at = Math.min(...due)
    const seat = due.indexOf(at)
    const seen = get('view', { table: 't1', seat: null }) as { deadlines: readonly { id: string; at: number }[] }
    const [first] = seen.deadlines.toSorted((a, b) => a.at - b.at)
    if (first && first.at <= at) {
      expect(code('bot', { table: 't1', seat, level: levels[seat], at })).toBe('deadlineFirst')
      get('do', { table: 't1', seat: 'clock', command: { type: 'timeUp', deadline: first.id }, at: first.at })
      continue
    }
    if (get('result', { table: 't1' })['result'] !== null) break
    const told = get('bot', { table: 't1', seat, level: levels[seat], at }) as unknown as Told
    due[seat] = told.at
    // A refusal of what is to be given now would be thrown.
    if (told.command !== null && told.at === at) get('do', { table: 't1', seat, command: told.command, at })
  }
  return { get, code }
}

describe('members of a team of Rush M.D. at the referee’s table', () => {
  it.each<[number, readonly Level[]]>([
    [1, ['chief']],
    [2, ['chief', 'student']],
    [3, ['resident', 'intern', 'chief']],
  ])('play a round with %d to its end, as they do among themselves', (_, levels) => {
    const { get, code } = playRush(levels)
    const { log } = get('save', { table: 't1' }) as { log: Log }
    const options = rushMd.readOptions(RUSH.options, levels.length)
    if (!options.ok) throw new Error(options.refusal.code)
    const orders: LogEntry[] = []
    simulateTeam({ options: options.value, seed: RUSH.seed, levels }, (_events, _at, _state, order) => {
      if (order) orders.push({ ...order, command: { ...order.command } })
    })
    expect(log.entries.length).toBeGreaterThan(100)
    expect(log.entries).toEqual(orders)
    expect(code('bot', { table: 't1', seat: 0, level: 'chief' })).toBe('nothingToDecide')
  })

  it('keep to what they have in mind until its moment, each table and each seat by itself', () => {
    const { get } = open()
    const bot = (table: string, seat: number, at: number) => get('bot', { table, seat, level: 'intern', at })
    get('new', { ...RUSH, seats: 2 })
    const first = bot('t1', 0, 0)
    expect(first).toEqual({ command: { type: 'ready' }, at: expect.any(Number) })
    const at = Number(first['at'])
    expect(at).toBeGreaterThan(0)
    expect(bot('t1', 0, at - 1)).toEqual(first)
    expect(bot('t1', 1, 0)).not.toEqual(first)
    get('new', { ...RUSH, seats: 2 })
    expect(bot('t2', 0, 0)).toEqual(first)
    expect(bot('t1', 0, at)).toEqual(first)
    get('do', { table: 't1', seat: 0, command: { type: 'ready' }, at })
    // The other has not agreed yet: there is nothing to do but to ask again.
    const idle = bot('t1', 0, at)
    expect(idle['command']).toBeNull()
    expect(Number(idle['at'])).toBeGreaterThan(at)
  })

  it('hear what is signalled', () => {
    const answers = (signal: string) => {
      const { get } = open()
      get('new', { ...RUSH, seats: 2 })
      for (const seat of [0, 1]) get('do', { table: 't1', seat, command: { type: 'ready' }, at: 0 })
      const at = COUNTDOWN
      get('do', { table: 't1', seat: 'clock', command: { type: 'timeUp', deadline: 'start' }, at })
      get('do', { table: 't1', seat: 0, command: { type: 'signal', signal }, at })
      return get('bot', { table: 't1', seat: 1, level: 'chief', at })['command']
    }
    // Nobody is let in while somebody asks to wait: without that, the desk comes first.
    expect(answers('thanks')).toMatchObject({ type: 'place', space: expect.stringMatching(/^desk/) })
    expect(answers('wait')).not.toMatchObject({ space: expect.stringMatching(/^desk/) })
  })

  it('refuse what they can’t do, with a code', () => {
    const { get, code } = open()
    get('new', { ...RUSH, seats: 2 })
    expect(code('bot', { table: 't1', seat: 0, level: 'professor' })).toBe('noSuchLevel')
    expect(code('bot', { table: 't1', seat: 2, level: 'chief' })).toBe('noSuchSeat')
    expect(code('bot', { table: 't1', seat: 0, level: 'chief', at: '1' })).toBe('badParam')
    expect(code('solve', { table: 't1', seat: 0 })).toBe('noSolver')
    get('do', { table: 't1', seat: 0, command: { type: 'ready' }, at: 500 })
    expect(code('bot', { table: 't1', seat: 1, level: 'chief', at: 499 })).toBe('timeRunsBack')
  })
})
