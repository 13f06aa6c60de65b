// How much one address may ask for: a bucket that fills slowly.

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

  allows(address: string): boolean {
    const now = this.#now()
    const bucket = this.#buckets.get(address) ?? { left: this.#most, at: now }
    const left = Math.min(this.#most, bucket.left + (now > bucket.at ? (now - bucket.at) * this.#refill : 0))
    this.#buckets.delete(address)
    this.#buckets.set(address, { left: left < 1 ? left : left - 1, at: now })
    const [oldest] = this.#buckets.keys()
    if (this.#buckets.size > MOST_BUCKETS && oldest !== undefined) this.#buckets.delete(oldest)
    return left >= 1
  }
}
