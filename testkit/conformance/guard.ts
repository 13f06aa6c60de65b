// Stands between the suite and a game: what the game throws, and where it looks at the world, is noted.

import type { AnyGame } from './config.ts'
import { Violation } from '../violation.ts'

/** The same game; whatever it throws comes out as a violation that names the call. */
export function guarded(game: AnyGame): AnyGame {
  const { id, version, seats } = game
  return {
    id,
    version,
    seats,
    readOptions: (input, count) => guard('readOptions', () => game.readOptions(input, count)),
    readCommand: (input) => guard('readCommand', () => game.readCommand(input)),
    setup: (setup) => guard('setup', () => game.setup(setup)),
    toAct: (state) => guard('toAct', () => game.toAct(state)),
    legal: (state, seat) => guardedList(() => game.legal(state, seat)),
    step: (state, order) => guard('step', () => game.step(state, order)),
    deadlines: (state) => guard('deadlines', () => game.deadlines(state)),
    view: (state, viewer) => guard('view', () => game.view(state, viewer)),
    see: (event, viewer) => guard('see', () => game.see(event, viewer)),
    result: (state) => guard('result', () => game.result(state)),
  }
}

function thrown(call: string, error: unknown): Violation {
  return new Violation('throws', `${call} threw ${String(error)}`, null, error)
}

function guard<T>(call: string, run: () => T): T {
  try {
    return run()
  } catch (error) {
    throw thrown(call, error)
  }
}

/** A lazy list can throw at any item. */
function* guardedList<T>(list: () => Iterable<T>): Generator<T> {
  const items = guard('legal', () => list()[Symbol.iterator]())
  try {
    for (;;) {
      const item = guard('legal', () => items.next())
      if (item.done) return
      yield item.value
    }
  } finally {
    items.return?.()
  }
}

/** Runs with the world's clocks and chance watched; gives back which of them were asked. */
export function watched(run: () => void): string[] {
  const asked: string[] = []
  const note = <F extends (...args: never[]) => unknown>(name: string, original: F): F =>
    new Proxy(original, {
      apply(target, self, args) {
        asked.push(name)
        return Reflect.apply(target, self, args) as unknown
      },
    })
  const dates = new Proxy(Date, {
    construct(target, args) {
      if (args.length === 0) asked.push('new Date')
      return Reflect.construct(target, args) as Date
    },
    get: (target, key) => (key === 'now' ? note('Date.now', target.now) : (Reflect.get(target, key) as unknown)),
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
  return asked
}

function replace(owner: object, key: string, value: unknown): () => void {
  const own = Object.getOwnPropertyDescriptor(owner, key)
  Object.defineProperty(owner, key, { value, configurable: true, writable: true })
  return () => {
    if (own) Object.defineProperty(owner, key, own)
    else Reflect.deleteProperty(owner, key)
  }
}
