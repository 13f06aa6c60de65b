// Rush M.D. at the referee's table: a whole game, and commands by the thousand, of which exactly those are accepted
// that are listed.

import { canonical, hash, type Json, type Log, replay, seedFrom } from '@grand-rounds/kernel'
import {
  BED_IDS,
  COUNTDOWN,
  DOCTORS,
  NURSES,
  PATIENT_IDS,
  PIECES,
  rushMd,
  SPACE_IDS,
  SPOTS,
} from '@grand-rounds/rush-md'
import { describe, expect, it } from 'vitest'
import { COMMAND_EXAMPLES } from '../doc/rush-md-examples.ts'
import { GAMES } from '../games/registry.ts'
import { type Below, chance, oneOf } from './bad-commands.ts'
import { Referee } from './referee.ts'

interface Answer {
  readonly result?: Readonly<Record<string, unknown>>
  readonly error?: { readonly code: number; readonly message: string; readonly data: { readonly code: string } }
}

interface Seen {
  readonly toAct: readonly number[]
  readonly deadlines: readonly { readonly id: string; readonly at: number }[]
  readonly view: { readonly stage: string }
}

function open(options: object, seats: number) {
  const faults: unknown[] = []
  const referee = new Referee({ games: GAMES, freshSeed: () => seedFrom('rush'), fault: (error) => faults.push(error) })
  const ask = (method: string, params: object): Answer =>
    JSON.parse(referee.handle(JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })) ?? 'null') as Answer
  const get = (method: string, params: object): Readonly<Record<string, unknown>> => {
    const { result, error } = ask(method, params)
    if (!result) throw new Error(`${method}: ${JSON.stringify(error)}`)
    return result
  }
  get('new', { game: 'rush-md', seats, options, seed: seedFrom('table') })
  const seen = () => get('view', { table: 't1', seat: null }) as unknown as Seen
  const listed = (seat: number) =>
    get('legal', { table: 't1', seat })['commands'] as readonly { readonly type: string }[]
  /** Goes on to a moment, telling what is due on the way. */
  const waitUntil = (at: number): void => {
    for (;;) {
      const [due] = [...seen().deadlines].sort((a, b) => a.at - b.at)
      if (!due || due.at > at) return
      get('do', { table: 't1', seat: 'clock', command: { type: 'timeUp', deadline: due.id }, at: due.at })
    }
  }
  return { ask, get, seen, listed, waitUntil, faults }
}

const POOL: Readonly<Record<string, readonly Json[]>> = {
  glass: [...DOCTORS, ...NURSES, 'blue', 7, null],
  space: [...SPACE_IDS, 'kitchen', {}],
  patient: [...PATIENT_IDS, 'nobody', null],
  bed: [...BED_IDS, 'C1', 1],
  to: [...SPOTS, 'ward', 'home'],
  piece: [...PIECES, 'brain'],
  organ: ['heart', 'bone', 'brain'],
  fluid: ['yellow', 'green', 'blood', 'water'],
  hole: [0, 1, 2, 3, 4, 5, 6, 7, -1, 0.5],
  token: [0, 3, 7, 8, '1'],
  signal: ['help', 'sing'],
  patients: ['in', 'out', 'both'],
  ward: ['A', 'B', 'C'],
  tag: ['ward', 'theatre', 'epidemic', 'home'],
  about: [{ kind: 'bed', id: 'C1' }, { kind: 'cupboard', id: 'A1' }, 'A1'],
  doctor: [...DOCTORS, 'blue'],
  mark: [0, 1, 3, 4],
  on: [{ kind: 'bed', id: 'A1' }, null, 'A1'],
}

const EXAMPLES: readonly object[] = Object.values(COMMAND_EXAMPLES)

/** An example with other values in it; now and then a field too many, or one too few. */
function anyCommand(below: Below): object {
  const example = oneOf(EXAMPLES, below)
  const fields = Object.entries(example).flatMap(([field, value]): [string, unknown][] => {
    if (field === 'type') return [[field, below(40) === 0 ? 'operate' : value]]
    return below(20) === 0 ? [] : [[field, oneOf(POOL[field] ?? [null], below)]]
  })
  return Object.fromEntries(below(30) === 0 ? [...fields, ['loud', true]] : fields)
}

describe('Rush M.D. at the referee’s table', () => {
  it('is played to its end by the list, saved, loaded, and is what the kernel replays', () => {
    const { get, seen, listed, waitUntil } = open({ rounds: 1, seconds: 60 }, 2)
    const below = chance('rush by the list')
    let at = 0
    for (let stage = seen().view.stage; stage !== 'over'; stage = seen().view.stage) {
      at += 1 + below(3000)
      waitUntil(at)
      const { toAct } = seen()
      if (toAct.length === 0) continue
      const seat = oneOf(toAct, below)
      const idle = ['pause', 'signal', 'notReady', 'mark', 'endRound']
      const commands = listed(seat).filter(({ type }) => !idle.includes(type))
      if (commands.length > 0) get('do', { table: 't1', seat, command: oneOf(commands, below), at })
    }
    expect(get('result', { table: 't1' })['result']).toHaveProperty('won')
    const { log } = get('save', { table: 't1' }) as { log: Log }
    expect(get('load', { log })).toEqual({ table: 't2' })
    expect(get('hash', { table: 't2' })).toEqual(get('hash', { table: 't1' }))
    const played = replay(rushMd, log)
    expect(played.ok && hash(played.states.at(-1))).toBe(get('hash', { table: 't1' })['hash'])
  })

  it('accepts exactly what it lists, and a refusal changes nothing', () => {
    const { ask, get, seen, listed, waitUntil, faults } = open({ seconds: 600, contagion: 'noticed' }, 3)
    const below = chance('rush by chance')
    for (const seat of [0, 1, 2]) get('do', { table: 't1', seat, command: { type: 'ready' }, at: 0 })
    waitUntil(COUNTDOWN)
    const codes = new Set<string>()
    let accepted = 0
    for (let i = 0; i < 250; i++) {
      const at = COUNTDOWN + 400 * (i + 1)
      waitUntil(at)
      // A signal goes through at any time and brings the table to this moment, at which the list is made.
      get('do', { table: 't1', seat: 0, command: { type: 'signal', signal: 'help' }, at })
      if (seen().view.stage !== 'action') break
      const seat = below(3)
      const commands = listed(seat).map((command) => canonical(command))
      const before = get('hash', { table: 't1' })
      for (let tries = 0; tries < 12; tries++) {
        const command = anyCommand(below)
        if (commands.includes(canonical(command))) continue
        const { error } = ask('do', { table: 't1', seat, command, at })
        expect(error?.code, JSON.stringify(command)).toBe(-32000)
        expect(error?.message).not.toContain('That is not possible (')
        codes.add(error?.data.code ?? '')
      }
      expect(get('hash', { table: 't1' })).toEqual(before)
      const doings = listed(seat).filter(({ type }) => type !== 'pause' && type !== 'endRound')
      if (doings.length === 0) continue
      get('do', { table: 't1', seat, command: oneOf(doings, below), at })
      accepted++
    }
    expect(faults).toEqual([])
    expect(accepted).toBeGreaterThan(200)
    expect(codes.size).toBeGreaterThan(15)
  })

  it('tells what stands on its cards', () => {
    const { get } = open({}, 4)
    const { cards } = get('cards', { game: 'rush-md' }) as { cards: Readonly<Record<string, object>> }
    const counts = Object.fromEntries(Object.entries(cards).map(([kind, all]) => [kind, Object.keys(all).length]))
    expect(counts).toMatchObject({ patients: 72, diagnoses: 96, epidemics: 14, goals: 16, papers: 22, stores: 4 })
  })

  it('has a moment for everything: before, at and after a deadline', () => {
    const { ask, get, waitUntil } = open({}, 1)
    get('do', { table: 't1', seat: 0, command: { type: 'ready' }, at: 1000 })
    waitUntil(1000 + COUNTDOWN)
    get('do', { table: 't1', seat: 0, command: { type: 'place', glass: 'nurse1', space: 'desk1' }, at: 5000 })
    const takeOff = (at: number) =>
      ask('do', { table: 't1', seat: 0, command: { type: 'takeOff', glass: 'nurse1' }, at }).error?.data.code
    const timeUp = (at: number) =>
      ask('do', { table: 't1', seat: 'clock', command: { type: 'timeUp', deadline: 'glass/nurse1' }, at })
    expect(takeOff(34_999)).toBe('sandRunning')
    expect(timeUp(34_999).error?.data.code).toBe('tooEarly')
    expect(takeOff(35_000)).toBe('deadlineFirst')
    expect(timeUp(35_000).result).toEqual({ events: [expect.objectContaining({ type: 'glassRanOut' })] })
    expect(takeOff(34_999)).toBe('timeRunsBack')
    expect(takeOff(35_000)).toBeUndefined()
  })
})
