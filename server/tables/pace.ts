// How fast people may talk and act at a table: by key, and all together, because everyone there hears of it and it is
// written down. Whoever comes with another key or another connection is not faster by it.

import { Rate } from './rate.ts'

const TALK = { ofOne: { atOnce: 5, aSecond: 1 }, ofAll: { atOnce: 20, aSecond: 5 } }
/** Everything else that is done besides moves: chairs are taken, programs seated, proposals answered. */
const ACTS = { ofOne: { atOnce: 30, aSecond: 2 }, ofAll: { atOnce: 100, aSecond: 10 } }
/** Whoever was not heard of for longest is forgotten. */
const MOST_KEYS = 64

interface Paces {
  readonly talk: Rate
  readonly acts: Rate
}

export class Pace {
  readonly #ofAll: Paces
  readonly #ofOne = new Map<string, Paces>()

  constructor(now: number) {
    this.#ofAll = pacesOf('ofAll', now)
  }

  /** `act`: as it came, of unknown form. */
  allows(key: string, act: unknown, now: number): boolean {
    const kind = isTalk(act) ? 'talk' : 'acts'
    const own = this.#ofOne.get(key) ?? pacesOf('ofOne', now)
    this.#ofOne.delete(key)
    this.#ofOne.set(key, own)
    const [oldest] = this.#ofOne.keys()
    if (this.#ofOne.size > MOST_KEYS && oldest !== undefined) this.#ofOne.delete(oldest)
    // What one may not say does not use up what all may.
    return own[kind].take(now) === null && this.#ofAll[kind].take(now) === null
  }
}

function pacesOf(whose: 'ofOne' | 'ofAll', now: number): Paces {
  const rate = ({ atOnce, aSecond }: { atOnce: number; aSecond: number }) => new Rate(atOnce, aSecond, now)
  return { talk: rate(TALK[whose]), acts: rate(ACTS[whose]) }
}

function isTalk(act: unknown): boolean {
  const { type } = Object(act) as { readonly type?: unknown }
  return type === 'say' || type === 'write'
}
