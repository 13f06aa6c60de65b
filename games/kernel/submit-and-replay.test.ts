import { describe, expect, it } from 'vitest'
import type { Game, Numbered, Placing } from './contract.ts'
import { refuse } from './contract.ts'
import { deepFreeze, hash } from './json.ts'
import { emptyLog, plays, replay, type Log } from './log.ts'
import { seedFrom } from './random.ts'
import { submit } from './submit.ts'

// The smallest game with everything that the door looks at: seats take turns to add 1 to 3 to a sum;
// who reaches the goal has won; who thinks for a second is passed over.

interface Sum {
  readonly sum: number
  readonly goal: number
  readonly seats: number
  readonly turn: number
  readonly thinkUntil: number
  readonly n: number
}
interface Add {
  readonly type: 'add'
  readonly by: number
}
interface Said extends Numbered {
  readonly sum: number
}

const over = (state: Sum) => state.sum >= state.goal

const sumUp: Game<{ readonly goal: number }, Sum, Add, Said, Sum> = {
  id: 'sum-up',
  version: 2,
  oldest: 2,
  seats: { min: 1, max: 3 },
  readOptions(input, seats) {
    const { goal } = input as { goal?: unknown }
    if (typeof goal !== 'number') return refuse('badGoal')
    return seats > 3 ? refuse('tooManySeats') : { ok: true, value: { goal } }
  },
  readCommand(input) {
    const { type, by } = (input ?? {}) as Record<string, unknown>
    return type === 'add' && typeof by === 'number' ? { ok: true, value: { type, by } } : refuse('badCommand')
  },
  setup: ({ options, seats, at }) => ({
    ok: true,
    state: { sum: 0, goal: options.goal, seats, turn: 0, thinkUntil: at + 1000, n: 1 },
    events: [{ n: 0, type: 'began', sum: 0 }],
  }),
  toAct: (state) => (over(state) ? [] : [state.turn]),
  legal: (state, seat) => (over(state) || seat !== state.turn ? [] : [1, 2, 3].map((by): Add => ({ type: 'add', by }))),
  step(state, { by, at, command }) {
    const sum = state.sum + (by === 'clock' ? 0 : command.by)
    if (by !== 'clock' && by !== state.turn) return refuse('notYourTurn')
    if (sum - state.sum > 3) return refuse('tooMuch')
    const next = { ...state, sum, turn: (state.turn + 1) % state.seats, thinkUntil: at + 1000, n: state.n + 1 }
    return { ok: true, state: next, events: [{ n: state.n, type: by === 'clock' ? 'slept' : 'added', sum }] }
  },
  deadlines: (state) => (over(state) ? [] : [{ id: 'think', at: state.thinkUntil }]),
  view: (state) => state,
  see: (event) => event,
  result: (state) =>
    over(state) ? { places: Array.from({ length: state.seats }, (_, seat): Placing => ({ seat, place: 1 })) } : null,
}

const SEED = seedFrom('sum up')
const start = (goal = 5) =>
  sumUp.setup({ version: sumUp.version, options: { goal }, seats: 2, seed: SEED, at: 100 }).state
const add = (by: number) => ({ type: 'add', by })
const timeUp = (deadline: string) => ({ type: 'timeUp', deadline })

describe('submit', () => {
  const state = deepFreeze(start())
  const won = deepFreeze(start(0))
  const cases: readonly (readonly [string, string, Sum, number | 'clock', number, unknown])[] = [
    ['noSuchSeat', 'a seat beyond the last', state, 2, 200, add(1)],
    ['noSuchSeat', 'a seat before the first', state, -1, 200, add(1)],
    ['noSuchSeat', 'half a seat', state, 0.5, 200, add(1)],
    ['noSuchSeat', 'no number for a seat', state, Number.NaN, 200, add(1)],
    ['badTime', 'a time before all times', state, 0, -1, add(1)],
    ['badTime', 'a fraction of a millisecond', state, 0, 200.5, add(1)],
    ['badTime', 'no number for a time', state, 0, Number.NaN, add(1)],
    ['badTime', 'a time too large to count', state, 'clock', 2 ** 53, timeUp('think')],
    ['gameOver', 'a command after the end', won, 0, 200, add(1)],
    ['gameOver', 'the clock after the end', won, 'clock', 2000, timeUp('think')],
    ['deadlineFirst', 'a command at the very deadline', state, 0, 1100, add(1)],
    ['deadlineFirst', 'a command after the deadline', state, 0, 9999, add(1)],
    ['deadlineFirst', 'even a malformed command after the deadline', state, 0, 9999, null],
    ['noSuchDeadline', 'a deadline of another name', state, 'clock', 1100, timeUp('sleep')],
    ['noSuchDeadline', 'a deadline without a name', state, 'clock', 1100, { type: 'timeUp' }],
    ['noSuchDeadline', 'nothing from the clock', state, 'clock', 1100, null],
    ['noSuchDeadline', 'a command from the clock', state, 'clock', 200, add(1)],
    ['tooEarly', 'the clock before the deadline', state, 'clock', 1099, timeUp('think')],
    ['badCommand', 'a malformed command', state, 0, 200, { type: 'add' }],
    ['badCommand', 'the word of the clock from a seat', state, 0, 200, timeUp('think')],
    ['notYourTurn', 'what the rules refuse', state, 1, 200, add(1)],
  ]
  for (const [code, what, from, by, at, command] of cases) {
    it(`refuses ${what}: ${code}`, () => {
      const before = hash(from)
      const outcome = submit(sumUp, 2, from, { by, at, command })
      expect(outcome).toMatchObject({ ok: false, refusal: { code } })
      expect(hash(from)).toBe(before)
    })
  }

  it('says which deadline comes first, and which is not due', () => {
    const refusal = { deadline: 'think', at: 1100 }
    expect(submit(sumUp, 2, state, { by: 0, at: 1100, command: add(1) })).toEqual(refuse('deadlineFirst', refusal))
    expect(submit(sumUp, 2, state, { by: 'clock', at: 5, command: timeUp('think') })).toEqual(
      refuse('tooEarly', refusal),
    )
  })

  it('gives a command before the deadline, and the deadline when it has passed, to the game', () => {
    const added = submit(sumUp, 2, state, { by: 0, at: 1099, command: add(2) })
    expect(added).toMatchObject({ ok: true, state: { sum: 2, turn: 1 } })
    for (const at of [1100, 1500]) {
      const slept = submit(sumUp, 2, state, { by: 'clock', at, command: timeUp('think') })
      expect(slept).toMatchObject({ ok: true, state: { sum: 0, turn: 1 }, events: [{ type: 'slept' }] })
    }
  })

  it('gives the game what its reader made of the command, not what came in', () => {
    const extra = submit(sumUp, 2, state, { by: 0, at: 200, command: { ...add(2), cheat: true } })
    expect(extra).toEqual(submit(sumUp, 2, state, { by: 0, at: 200, command: add(2) }))
  })
})

describe('replay', () => {
  const log: Log = {
    ...emptyLog(sumUp, { options: { goal: 5 }, seats: 2, seed: SEED, at: 100 }),
    entries: [
      { by: 0, at: 200, command: add(3) },
      { by: 'clock', at: 1200, command: timeUp('think') },
      { by: 0, at: 1300, command: add(2) },
    ],
  }

  it('gives the state after each entry and all events', () => {
    const replayed = replay(sumUp, log)
    const states = [0, 3, 3, 5].map((sum) => ({ sum }))
    const events = ['began', 'added', 'slept', 'added'].map((type, n) => ({ n, type }))
    expect(replayed).toMatchObject({ ok: true, states, events })
  })

  it('plays an empty log to the setup', () => {
    expect(replay(sumUp, { ...log, entries: [] })).toMatchObject({ ok: true, states: [{ sum: 0 }] })
  })

  it('survives a trip through JSON', () => {
    expect(replay(sumUp, JSON.parse(JSON.stringify(log)) as Log)).toEqual(replay(sumUp, log))
  })

  it('begins under the rules that the log bears, from the oldest that the game plays to the newest', () => {
    const begun: number[] = []
    const changed: typeof sumUp = {
      ...sumUp,
      version: 4,
      setup(setup) {
        begun.push(setup.version)
        return sumUp.setup(setup)
      },
    }
    const versions = [1, 2, 3, 4, 5, 2.5, Number.NaN]
    const codes = versions.map((version) => replay(changed, { ...log, version })).map((one) => one.ok || one.code)
    expect(codes).toEqual(['wrongVersion', true, true, true, 'wrongVersion', 'wrongVersion', 'wrongVersion'])
    expect(begun).toEqual([2, 3, 4])
    expect(versions.filter((version) => plays(changed, version))).toEqual(begun)
  })

  const heads: readonly (readonly [string, Partial<Log>])[] = [
    ['wrongGame', { game: 'chess' }],
    ['wrongVersion', { version: 1 }],
    ['badSeed', { seed: 'seed' }],
    ['badTime', { at: -5 }],
    ['badGoal', { options: {} }],
    ['tooManySeats', { seats: 4 }],
  ]
  for (const [code, head] of heads) {
    it(`answers a bad head with ${code} and no entry`, () => {
      expect(replay(sumUp, { ...log, ...head })).toEqual({ ok: false, code })
    })
  }

  const entries: readonly (readonly [string, number, Log['entries'][number]])[] = [
    ['notYourTurn', 0, { by: 1, at: 200, command: add(1) }],
    ['badCommand', 1, { by: 1, at: 300, command: 'add' }],
    ['deadlineFirst', 1, { by: 1, at: 1200, command: add(1) }],
    ['tooEarly', 1, { by: 'clock', at: 1199, command: timeUp('think') }],
    ['noSuchDeadline', 2, { by: 'clock', at: 2300, command: timeUp('sleep') }],
    ['noSuchSeat', 2, { by: 7, at: 1300, command: add(1) }],
    ['badTime', 2, { by: 0, at: 0.5, command: add(1) }],
    ['gameOver', 3, { by: 1, at: 1400, command: add(1) }],
  ]
  for (const [code, entry, bad] of entries) {
    it(`answers a bad entry ${entry} with ${code}`, () => {
      const spoilt = { ...log, entries: [...log.entries.slice(0, entry), bad, ...log.entries.slice(entry + 1)] }
      expect(replay(sumUp, spoilt)).toEqual({ ok: false, code, entry })
    })
  }
})
