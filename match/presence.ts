// Who is connected to a table, and since when others are not.

import { REPLACED_AFTER_MS } from './house/patience.ts'
import type { Clock } from './ports.ts'

export class Presence {
  readonly #clock: Clock
  readonly #woke: number
  /** Connections by key: someone may have several. */
  readonly #here = new Map<string, number>()
  /** When each was last heard of, or their last connection ended. */
  readonly #signs: Map<string, number>

  constructor(clock: Clock, signs: ReadonlyMap<string, number>) {
    this.#clock = clock
    this.#woke = clock.now()
    this.#signs = new Map(signs)
  }

  arrive(key: string): void {
    this.#here.set(key, (this.#here.get(key) ?? 0) + 1)
  }

  depart(key: string): void {
    const left = (this.#here.get(key) ?? 0) - 1
    if (left > 0) this.#here.set(key, left)
    else if (this.#here.delete(key)) this.sign(key)
  }

  /** Something came from them. Of those who never sat here nothing is kept. */
  sign(key: string): void {
    if (this.#signs.has(key)) this.#signs.set(key, this.#clock.now())
  }

  /** They have a seat from now on. */
  seated(key: string): void {
    this.#signs.set(key, this.#clock.now())
  }

  /**
   * Milliseconds; null: connected. Right after this authority woke nobody has had the time to come back to it: until
   * then nobody is away for longer than it has been awake.
   */
  awayFor(key: string): number | null {
    if (this.#here.has(key)) return null
    const now = this.#clock.now()
    const sign = this.#signs.get(key) ?? this.#woke
    const known = now - Math.max(sign, this.#woke)
    return Math.max(0, known < REPLACED_AFTER_MS.turns ? known : now - sign)
  }
}
