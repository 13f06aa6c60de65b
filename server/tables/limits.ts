// How much someone may ask for: a bucket that fills slowly, for each address or each key.

interface Bucket {
  left: number
  at: number
}

/** Old buckets are full again, so they can be forgotten. */
const MOST_BUCKETS = 10_000

export class Limit {
  readonly #most: number
  readonly #refill: number
  readonly #now: () => number
  readonly #buckets = new Map<string, Bucket>()

  /** At most so many at once, and so many a minute in the long run. */
  constructor(most: number, aMinute: number, now: () => number) {
    this.#most = most
    this.#refill = aMinute / 60_000
    this.#now = now
  }

  /** Takes one, if there is one. */
  allows(who: string): boolean {
    const left = this.#left(who)
    this.#keep(who, left < 1 ? left : left - 1)
    return left >= 1
  }

  isEmpty(who: string): boolean {
    return this.#left(who) < 1
  }

  /** Less than half is left. */
  isShort(who: string): boolean {
    return this.#left(who) < this.#most / 2
  }

  giveBack(who: string): void {
    this.#keep(who, Math.min(this.#most, this.#left(who) + 1))
  }

  #left(who: string): number {
    const bucket = this.#buckets.get(who)
    if (!bucket) return this.#most
    const passed = this.#now() - bucket.at
    // Without a limit the refill is infinite, and no time at all times that is no number.
    return passed > 0 ? Math.min(this.#most, bucket.left + passed * this.#refill) : bucket.left
  }

  #keep(who: string, left: number): void {
    this.#buckets.delete(who)
    this.#buckets.set(who, { left, at: this.#now() })
    const [oldest] = this.#buckets.keys()
    if (this.#buckets.size > MOST_BUCKETS && oldest !== undefined) this.#buckets.delete(oldest)
  }
}
