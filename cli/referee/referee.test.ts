import { diceHospital } from '@grand-rounds/dice-hospital'
import { hash, refuse, replay, seedFrom, type Log } from '@grand-rounds/kernel'
import { describe, expect, it } from 'vitest'
import { playable } from '../games/playable.ts'
import { GAMES } from '../games/registry.ts'
import { LIMITS } from './methods.ts'
import { type House, Referee } from './referee.ts'

interface Answer {
  readonly result?: Readonly<Record<string, unknown>>
  readonly error?: { readonly code: number; readonly data: Readonly<Record<string, unknown>> }
}

function open(house: Partial<House> = {}) {
  const referee = new Referee({ games: GAMES, freshSeed: () => seedFrom('fresh'), ...house })
  const ask = (method: string, params: object): Answer => {
    const answer = referee.handle(JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }))
    return JSON.parse(answer ?? 'null') as Answer
  }
  const get = (method: string, params: object = {}): Readonly<Record<string, unknown>> => {
    const { result, error } = ask(method, params)
    if (!result) throw new Error(`${method}: ${JSON.stringify(error)}`)
    return result
  }
  const code = (method: string, params: object) => ask(method, params).error?.data['code']
  return { referee, ask, get, code }
}

const GAME = 'dice-hospital'
const SOLO = '1 activation; reports twoRed twoYellow twoGreen threeRed threeYellow threeGreen | R2 G4'

describe('tables', () => {
  it('of the same seed are the same; without one the seed is fresh', () => {
    const { get } = open()
    const [a, b, c] = [seedFrom('a'), seedFrom('a'), undefined].map((seed) =>
      get('new', { game: GAME, seats: 3, seed }),
    )
    expect([a?.['table'], b?.['table'], c?.['table']]).toEqual(['t1', 't2', 't3'])
    expect(get('hash', { table: 't1' })).toEqual(get('hash', { table: 't2' }))
    expect(get('hash', { table: 't1' })).not.toEqual(get('hash', { table: 't3' }))
    expect(a?.['commitment']).toBe(b?.['commitment'])
  })

  it('are not too many, and a closed one makes room under a new name', () => {
    const { get, code } = open()
    for (let i = 0; i < LIMITS.tables; i++) get('position', { game: GAME, notation: SOLO })
    expect(code('new', { game: GAME, seats: 1 })).toBe('tooManyTables')
    expect(code('load', get('save', { table: 't1' }))).toBe('tooManyTables')
    get('close', { table: 't7' })
    expect(code('result', { table: 't7' })).toBe('noSuchTable')
    expect(get('position', { game: GAME, notation: SOLO })['table']).toBe(`t${LIMITS.tables + 1}`)
  })

  it('take so many orders and no more', () => {
    const { get, code } = open()
    get('position', { game: GAME, notation: SOLO })
    const place = { type: 'place', meeple: 'nurse', department: 'imaging', targets: ['G4'] }
    for (let i = 0; i < LIMITS.orders; i += 2) {
      get('do', { table: 't1', seat: 0, command: place })
      get('do', { table: 't1', seat: 0, command: { type: 'undo' } })
    }
    expect(code('do', { table: 't1', seat: 0, command: place })).toBe('tableFull')
  })
})

describe('a whole game', () => {
  it('is played by the list, saved, loaded, and is what the kernel replays', () => {
    const { get } = open()
    get('new', { game: GAME, seats: 2, seed: seedFrom('whole'), options: { pickup: true, epidemic: true } })
    for (;;) {
      const { toAct } = get('view', { table: 't1', seat: null }) as { toAct: readonly number[] }
      const [seat] = toAct
      if (seat === undefined) break
      const { commands } = get('legal', { table: 't1', seat, limit: 40 }) as { commands: readonly { type: string }[] }
      const command = commands.findLast(({ type }) => type !== 'undo' && type !== 'endShift') ?? commands[0]
      get('do', { table: 't1', seat, command })
    }
    const { log } = get('save', { table: 't1' }) as { log: Log }
    get('load', { log })
    for (const method of ['hash', 'result', 'save', 'events'])
      expect(get(method, { table: 't2' })).toEqual(get(method, { table: 't1' }))
    const replayed = replay(diceHospital, log)
    const last = replayed.ok ? replayed.states.at(-1) : null
    expect(get('hash', { table: 't1' })).toEqual({ hash: hash(last) })
    expect(get('events', { table: 't1' })).toEqual({ events: replayed.ok && replayed.events })
    expect(get('result', { table: 't1' })).toEqual({ result: last && diceHospital.result(last) })
  })
})

describe('logs', () => {
  const saved = () => {
    const { get } = open()
    get('position', { game: GAME, notation: SOLO, seed: seedFrom('log'), at: 5 })
    get('do', { table: 't1', seat: 0, command: { type: 'endShift' }, at: 9 })
    const { log } = get('save', { table: 't1' })
    return { log: log as Readonly<Record<string, unknown>>, hash: get('hash', { table: 't1' }) }
  }

  it('of a position are played from it', () => {
    const { log, hash: before } = saved()
    const { get } = open()
    get('load', { log })
    expect(get('hash', { table: 't1' })).toEqual(before)
    expect(get('save', { table: 't1' })).toEqual({ log })
  })

  it.each<[object, object]>([
    [{ game: 7 }, { code: 'badLog', field: 'game' }],
    [{ game: 'chess' }, { code: 'noSuchGame', games: [GAME, 'rush-md'] }],
    [{ version: 99 }, { code: 'wrongVersion', version: diceHospital.version }],
    [{ version: 'x' }, { code: 'badLog', field: 'version' }],
    [{ more: 1 }, { code: 'badLog', field: 'more' }],
    [{ entries: {} }, { code: 'badLog', field: 'entries' }],
    [{ entries: [7] }, { code: 'badLog', field: 'entries', entry: 0 }],
    [{ entries: [{ by: 'me', at: 0, command: {} }] }, { code: 'badLog', field: 'by', entry: 0 }],
    [{ entries: [{ by: 0, at: -1, command: {} }] }, { code: 'badLog', field: 'at', entry: 0 }],
    [{ entries: [{ by: 0, at: 5, command: {} }] }, { code: 'unknownCommand', entry: 0 }],
    [{ position: 7 }, { code: 'notAPosition' }],
    [
      { position: { round: 9, phase: 'activation', hospitals: ['R2'] } },
      { code: 'impossible', why: 'round', round: 9 },
    ],
  ])('with %j are refused', (change, data) => {
    const { ask } = open()
    expect(ask('load', { log: { ...saved().log, ...change } }).error?.data).toEqual(data)
  })
})

describe('time', () => {
  it('goes on from the last moment and never back', () => {
    const { get, code } = open()
    get('position', { game: GAME, notation: SOLO.replace('activation;', 'activation; options timer=true;'), at: 1000 })
    expect(get('view', { table: 't1', seat: 0 })['deadlines']).toEqual([{ id: 'activation/1/0', at: 61_000 }])
    const place = { type: 'place', meeple: 'nurse', department: 'imaging', targets: ['G4'] }
    get('do', { table: 't1', seat: 0, command: place, at: 2000 })
    expect(code('do', { table: 't1', seat: 0, command: { type: 'endShift' }, at: 1999 })).toBe('timeRunsBack')
    const timeUp = { type: 'timeUp', deadline: 'activation/1/0' }
    expect(code('do', { table: 't1', seat: 'clock', command: timeUp })).toBe('tooEarly')
    expect(code('do', { table: 't1', seat: 0, command: timeUp, at: 61_000 })).toBe('deadlineFirst')
    expect(get('do', { table: 't1', seat: 'clock', command: timeUp, at: 61_000 })['events']).toContainEqual(
      expect.objectContaining({ type: 'shiftDone', seat: 0, timeUp: true }),
    )
  })
})

describe('lists', () => {
  const many =
    '3 activation; options administrators=false; row - | R1 R2 R3 Y1 Y2 Y3 G1 G2 G3; bags 9; departments radiology; specialists triageNurse | R2'

  it('say when there is more', () => {
    const { get } = open()
    get('position', { game: GAME, notation: many })
    const listed = get('legal', { table: 't1', seat: 0 }) as { commands: readonly unknown[]; more: boolean }
    expect([listed.commands.length, listed.more]).toEqual([LIMITS.commands, true])
    const most = get('legal', { table: 't1', seat: 0, limit: 1e9 }) as { commands: readonly unknown[]; more: boolean }
    expect([most.commands.length, most.more]).toEqual([LIMITS.mostCommands, true])
    expect(get('legal', { table: 't1', seat: 0, limit: 0 })).toEqual({ commands: [], more: true })
    expect(get('legal', { table: 't1', seat: 1, like: { type: 'endShift' } })).toEqual({
      commands: [{ type: 'endShift' }],
      more: false,
    })
  })

  it('can be asked for what is like something', () => {
    const { get } = open()
    get('position', { game: GAME, notation: many })
    const like = { type: 'place', meeple: 'triageNurse', department: 'radiology', targets: ['R1', 'R2', 'Y3'] }
    const { commands } = get('legal', { table: 't1', seat: 0, like }) as { commands: readonly object[] }
    expect(commands.length).toBeGreaterThan(100)
    for (const command of commands) expect(command).toMatchObject(like)
    expect(get('legal', { table: 't1', seat: 1, like: { constructor: 1 } })).toEqual({ commands: [], more: false })
  })
})

describe('choices', () => {
  it('end in a command that is legal', () => {
    const { get } = open()
    get('position', { game: GAME, notation: '3 activation | R2 R5 G4; specialists surgeon | R2' })
    const ask = (choosing: object) =>
      (get('choices', { table: 't1', seat: 0, choosing }) as { placement: Readonly<Record<string, unknown>> }).placement
    expect(ask({})['meeples']).toEqual(['nurse', 'surgeon'])
    const placed = { meeple: 'surgeon', department: 'criticalCare' }
    expect(ask(placed)).toMatchObject({ targets: ['R2', 'R5'], complete: false })
    expect(ask({ ...placed, targets: ['R2'] })).toMatchObject({ complete: true, specialist: ['R3+'] })
    const command = { type: 'place', ...placed, targets: ['R2'], specialist: ['R3+'] }
    get('do', { table: 't1', seat: 0, command })
  })

  it.each<[string, object, string]>([
    ['2 improvement; row surgeon | R2; ambulance 1 | R2', {}, 'notNow'],
    ['2 activation; done 0 | R2 | R2', {}, 'notYourTurn'],
    [
      '2 activation; options promos=consultant | R2; specialists consultant surgeon virologist | R2',
      {},
      'chooseModelFirst',
    ],
    ['2 activation | R2 | R2', { meeple: 'cook' }, 'badField'],
    ['2 activation | R2 | R2', { colour: 'red' }, 'unknownField'],
  ])('are refused where there are none: %s %j', (notation, choosing, expected) => {
    const { get, code } = open()
    get('position', { game: GAME, notation })
    expect(code('choices', { table: 't1', seat: 0, choosing })).toBe(expected)
  })
})

describe('what a seat may know', () => {
  it('is the same in view and events', () => {
    const { get } = open()
    get('new', { game: GAME, seats: 3, seed: seedFrom('secret') })
    for (;;) {
      const { toAct, view } = get('view', { table: 't1', seat: null }) as { toAct: [number]; view: { stage: string } }
      if (view.stage === 'administrators') break
      const { commands } = get('legal', { table: 't1', seat: toAct[0] }) as { commands: readonly unknown[] }
      get('do', { table: 't1', seat: toAct[0], command: commands[0] })
    }
    const dealt = (seat?: number | null) => {
      const { events } = get('events', { table: 't1', seat }) as { events: readonly { type: string }[] }
      return events
        .filter(({ type }) => type === 'administratorsDealt')
        .map((event) => Object.values(event)[2] !== null)
    }
    expect([dealt(), dealt(null), dealt(1)]).toEqual([
      [true, true, true],
      [false, false, false],
      [false, true, false],
    ])
    expect(JSON.stringify(get('view', { table: 't1', seat: 1 }))).not.toContain(seedFrom('secret'))
  })
})

describe('a fault of a game', () => {
  const faults: unknown[] = []
  const broken = playable(
    {
      ...diceHospital,
      step: (state, order) => {
        if (order.command.type === 'endShift') throw new Error('broken on purpose')
        return diceHospital.step(state, order)
      },
    },
    {
      position: () => refuse('impossible', { why: 'round' }),
      notation: () => 10n,
    },
  )

  it('is an answer with a code, and the table is as it was', () => {
    const { get, ask, referee } = open({ games: [broken], fault: (error) => faults.push(error) })
    get('new', { game: GAME, seats: 1, seed: seedFrom('fault'), options: { epidemic: true } })
    for (;;) {
      const { view } = get('view', { table: 't1', seat: null }) as { view: { stage: string } }
      if (view.stage === 'activation') break
      const { commands } = get('legal', { table: 't1', seat: 0 }) as { commands: readonly unknown[] }
      get('do', { table: 't1', seat: 0, command: commands[0] })
    }
    const before = get('hash', { table: 't1' })
    expect(ask('do', { table: 't1', seat: 0, command: { type: 'endShift' } }).error).toMatchObject({
      code: -32603,
      data: { code: 'internal' },
    })
    expect(ask('notation', { table: 't1' }).error?.code).toBe(-32603)
    expect(get('hash', { table: 't1' })).toEqual(before)
    expect(faults).toHaveLength(2)
    expect(
      referee.handle('{"jsonrpc":"2.0","method":"do","params":{"table":"t1","seat":0,"command":{"type":"endShift"}}}'),
    ).toBeNull()
  })

  it('a game that has no more than the contract says so', () => {
    const { get, code } = open({ games: [playable(diceHospital)] })
    get('new', { game: GAME, seats: 1 })
    expect(code('position', { game: GAME, notation: SOLO })).toBe('noPositions')
    expect(code('choices', { table: 't1', seat: 0 })).toBe('noChoices')
    expect(code('notation', { table: 't1' })).toBe('noNotation')
  })
})

describe('parameters', () => {
  it.each<[string, unknown, string]>([
    ['new', [GAME, 2], 'paramsByName'],
    ['new', null, 'paramsByName'],
    ['new', 'x', 'paramsByName'],
    ['new', {}, 'badParam'],
    ['new', { game: GAME, seats: '2' }, 'badParam'],
    ['new', { game: GAME, seats: 2, seed: 'short' }, 'badSeed'],
    ['new', { game: GAME, seats: 2, options: [] }, 'badParam'],
    ['new', { game: GAME, seats: 2, options: { weather: true } }, 'unknownOption'],
    ['new', JSON.parse(`{"game":"${GAME}","seats":2,"__proto__":{}}`), 'unknownParam'],
    ['position', { game: GAME, notation: 7 }, 'badField'],
    ['position', { game: GAME, notation: SOLO, round: 2 }, 'unknownField'],
    ['legal', { table: 't1', seat: -1 }, 'badParam'],
    ['legal', { table: 't1', seat: 1.5 }, 'badParam'],
    ['legal', { table: 't1', seat: 1 }, 'noSuchSeat'],
    ['view', { table: 't1', seat: 1 }, 'noSuchSeat'],
    ['events', { table: 't1', seat: 9 }, 'noSuchSeat'],
    ['do', { table: 't1', seat: 1, command: { type: 'endShift' } }, 'noSuchSeat'],
    ['do', { table: 't1', seat: 'clock', command: { type: 'endShift' } }, 'noSuchDeadline'],
    ['do', { table: 't1', seat: 0 }, 'badParam'],
    ['toString', {}, 'noSuchMethod'],
    ['__proto__', {}, 'noSuchMethod'],
    ['rpc.discover', {}, 'noSuchMethod'],
  ])('%s %j', (method, params, expected) => {
    const { get, code } = open()
    get('position', { game: GAME, notation: SOLO })
    expect(code(method, params as object)).toBe(expected)
  })

  it('a line that is too long is told, whoever measured it', () => {
    const { referee } = open()
    expect(JSON.parse(referee.handle(' '.repeat(LIMITS.line + 1)) ?? '')).toMatchObject({
      id: null,
      error: { code: -32000, data: { code: 'lineTooLong', most: LIMITS.line } },
    })
    expect(JSON.parse(referee.read({ ok: false, why: 'notUtf8' }) ?? '')).toMatchObject({ error: { code: -32700 } })
  })
})
