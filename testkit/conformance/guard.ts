// Stands between the suite and a game: what the game throws, and where it looks at the world, is found at once.

import { Violation } from '../violation.ts'
import type { AnyGame } from './config.ts'

/** Guards a game, and runs examinations with the world's clocks and chance watched. */
export class Guard {
  readonly game: AnyGame
  /** Which clocks and sources of chance were asked since the last call into the game began. */
  readonly #asked: string[] = []

  constructor(game: AnyGame) {
    const { id, version, oldest, seats } = game
    this.game = {
      id,
      version,
      oldest,
      seats,
      readOptions: (input, count) => this.#call('readOptions', () => game.readOptions(input, count)),
      readCommand: (input) => this.#call('readCommand', () => game.readCommand(input)),
      setup: (setup) => this.#call('setup', () => game.setup(setup)),
      toAct: (state) => this.#call('toAct', () => game.toAct(state)),
      legal: (state, seat) => this.#list(() => game.legal(state, seat)),
      step: (state, order) => this.#call('step', () => game.step(state, order)),
      deadlines: (state) => this.#call('deadlines', () => game.deadlines(state)),
      view: (state, viewer) => this.#call('view', () => game.view(state, viewer)),
      see: (event, viewer) => this.#call('see', () => game.see(event, viewer)),
      result: (state) => this.#call('result', () => game.result(state)),
    }
  }

  #call<T>(call: string, run: () => T): T {
    this.#asked.length = 0
    let value: T
    try {
      value = run()
    } catch (error) {
      throw new Violation('throws', `${call} threw ${String(error)}`, null, error)
    }
    if (this.#asked.length === 0) return value
    throw new Violation('hidden-randomness', `${call} asks ${[...new Set(this.#asked)].join(', ')}`)
  }

  /** A lazy list can throw at any item. */
  *#list<T>(list: () => Iterable<T>): Generator<T> {
    const items = this.#call('legal', () => list()[Symbol.iterator]())
    try {
      for (;;) {
        const item = this.#call('legal', () => items.next())
        if (item.done) return
        yield item.value
      }
    } finally {
      items.return?.()
    }
  }

  /** Runs with every clock and source of chance of the machine replaced by one that notes who asks. */
  watch(run: () => void): void {
    const note = <F extends (...args: never[]) => unknown>(name: string, original: F): F =>
      new Proxy(original, {
        apply: (target, self, args) => {
          this.#asked.push(name)
          return Reflect.apply(target, self, args) as unknown
        },
      })
    const now = note('Date.now', Date.now)
    const dates = new Proxy(Date, {
      construct: (target, args) => {
        if (args.length === 0) this.#asked.push('new Date')
        return Reflect.construct(target, args) as Date
      },
      get: (target, key) => (key === 'now' ? now : (Reflect.get(target, key) as unknown)),
    })
    const restore = [
      replace(globalThis, 'Date', dates),
      replace(Math, 'random', note('Math.random', Math.random)),
      replace(performance, 'now', note('performance.now', performance.now.bind(performance))),
      replace(crypto, 'getRandomValues', note('crypto.getRandomValues', crypto.getRandomValues.bind(crypto))),
      replace(crypto, 'randomUUID', note('crypto.randomUUID', crypto.randomUUID.bind(crypto))),
    ]
    try {
      run()
    } finally {
      for (const undo of restore) undo()
    }
  }
}

function replace(owner: object, key: string, value: unknown): () => void {
  const own = Object.getOwnPropertyDescriptor(owner, key)
  Object.defineProperty(owner, key, { value, configurable: true, writable: true })
  return () => {
    if (own) Object.defineProperty(owner, key, own)
    else Reflect.deleteProperty(owner, key)
  }
}
