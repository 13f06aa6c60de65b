import { describe, expect, it } from 'vitest'
import { type Asker, PutOff, Shares } from './shares.ts'

const NEVER = new AbortController().signal

/** Asks, and writes down in which order was thought; thinking takes as long as each question says. */
class Trial {
  readonly order: string[] = []
  readonly shares: Shares
  #now = 0

  constructor(mostWaiting?: number) {
    this.shares = new Shares(() => this.#now, mostWaiting)
  }

  ask(asker: Partial<Asker> & { readonly table: string }, cost = 100, signal = NEVER): Promise<unknown> {
    const think = () => {
      this.order.push(asker.table)
      this.#now += cost
      return Promise.resolve(asker.table)
    }
    return this.shares
      .ask({ address: 'here', attended: true, ...asker }, think, signal)
      .catch((error: unknown) => error)
  }
}

describe('shares of thinking time', () => {
  it('tables take turns, and whoever asks for less is first', async () => {
    const trial = new Trial()
    const asked = ['a', 'a', 'a', 'b', 'b', 'c'].map((table) => trial.ask({ table }))
    expect(await Promise.all(asked)).toEqual(['a', 'a', 'a', 'b', 'b', 'c'])
    expect(trial.order).toEqual(['a', 'c', 'b', 'b', 'a', 'a'])
  })

  it('time is what is shared: one long thought for ten short ones', async () => {
    const trial = new Trial()
    const asked = Array.from({ length: 20 }, (_, i) =>
      trial.ask({ table: i % 2 ? 'long' : 'short' }, i % 2 ? 1000 : 100),
    )
    await Promise.all(asked)
    expect(trial.order.slice(0, 11).filter((table) => table === 'long')).toHaveLength(1)
  })

  it('addresses take turns, whatever number of tables they have', async () => {
    const trial = new Trial()
    const asked = Array.from({ length: 60 }, (_, i) => trial.ask({ table: `crowd ${i}`, address: 'crowd' }))
    asked.push(...Array.from({ length: 10 }, (_, i) => trial.ask({ table: `club ${i % 5}`, address: 'club' })))
    await Promise.all(asked)
    expect(trial.order.slice(0, 20).filter((table) => table.startsWith('club'))).toHaveLength(10)
  })

  it('nobody saves up, and nobody comes last for having had much while nobody else asked', async () => {
    const trial = new Trial()
    for (let i = 0; i < 50; i++) await trial.ask({ table: 'early', address: 'early' })
    const asked = Array.from({ length: 10 }, (_, i) =>
      trial.ask(i % 2 ? { table: 'early', address: 'early' } : { table: 'late', address: 'late' }),
    )
    await Promise.all(asked)
    expect(trial.order.slice(50, 58).filter((table) => table === 'early').length).toBeGreaterThanOrEqual(3)
  })

  it('a table at which nobody plays has a quarter', async () => {
    const trial = new Trial()
    const asked = Array.from({ length: 40 }, (_, i) =>
      trial.ask(i % 2 ? { table: 'played', address: 'a' } : { table: 'left', address: 'b', attended: false }),
    )
    await Promise.all(asked)
    expect(trial.order.slice(0, 20).filter((table) => table === 'left')).toHaveLength(4)
  })

  it('what is no longer wanted is not thought about', async () => {
    const trial = new Trial()
    const gone = new AbortController()
    const asked = ['first', 'dropped', 'last'].map((table) =>
      trial.ask({ table }, 1, table === 'dropped' ? gone.signal : NEVER),
    )
    expect(trial.shares.waiting).toBe(2)
    gone.abort()
    expect(trial.shares.waiting).toBe(1)
    expect(await Promise.all(asked)).toMatchObject(['first', { name: 'AbortError' }, 'last'])
    expect(await trial.ask({ table: 'never' }, 1, gone.signal)).toMatchObject({ name: 'AbortError' })
    expect(trial.order).toEqual(['first', 'last'])
  })

  it('when too many wait, whichever address has most takes its newest back', async () => {
    const trial = new Trial(10)
    const asked = Array.from({ length: 15 }, (_, i) => trial.ask({ table: `crowd ${i}`, address: 'crowd' }))
    const honest = trial.ask({ table: 'honest', address: 'honest' })
    expect(trial.shares.waiting).toBe(10)
    const answers = await Promise.all(asked)
    expect(answers.filter((answer) => answer instanceof PutOff)).toHaveLength(5)
    expect(await honest).toBe('honest')
    expect(trial.order.indexOf('honest')).toBe(1)
  })

  it('a question that fails is answered with why, and charged', async () => {
    const shares = new Shares(() => 0)
    const fail = () => Promise.reject(new Error('no plan'))
    await expect(shares.ask({ table: 'a', address: 'a', attended: true }, fail, NEVER)).rejects.toThrow('no plan')
    expect(shares.waiting).toBe(0)
  })
})
