import { describe, expect, it } from 'vitest'
import type { Game, Numbered, Result } from './contract.ts'
import { refuse } from './contract.ts'
import { frozen } from './frozen.ts'

interface Count {
  readonly numbers: number[]
}

/** Counts; 'spoil' writes into the state it was given, as no game may. */
const counting: Game<null, Count, { readonly type: 'add' | 'spoil' | 'no' }, Numbered, Count> = {
  id: 'counting',
  version: 1,
  oldest: 1,
  seats: { min: 1, max: 1 },
  readOptions: () => ({ ok: true, value: null }),
  readCommand: () => refuse('notACommand'),
  setup: () => ({ ok: true, state: { numbers: [] }, events: [{ n: 0, type: 'begun' }] }),
  toAct: () => [0],
  legal: () => [{ type: 'add' }],
  step(state, { command }) {
    if (command.type === 'no') return refuse('no')
    if (command.type === 'spoil') state.numbers.push(0)
    return { ok: true, state: { numbers: [...state.numbers, 1] }, events: [] }
  },
  deadlines: () => [],
  view: (state) => state,
  see: (event) => event,
  result: (): Result | null => null,
}

describe('frozen', () => {
  const game = frozen(counting)
  const setup = { version: 1, options: null, seats: 1, seed: '', at: 0 }

  it('gives states and events that nobody can write into', () => {
    const start = game.setup(setup)
    const next = game.step(start.state, { by: 0, at: 0, command: { type: 'add' } })
    if (!next.ok) throw new Error(next.refusal.code)
    expect(() => start.state.numbers.push(1)).toThrow(TypeError)
    expect(() => next.state.numbers.push(1)).toThrow(TypeError)
    expect(Object.isFrozen(start.events[0])).toBe(true)
  })

  it('makes a rule fail that writes into the state it was given', () => {
    expect(() => game.step({ numbers: [] }, { by: 0, at: 0, command: { type: 'spoil' } })).toThrow(TypeError)
  })

  it('lets refusals pass', () => {
    expect(game.step({ numbers: [] }, { by: 0, at: 0, command: { type: 'no' } })).toEqual(refuse('no'))
  })
})
