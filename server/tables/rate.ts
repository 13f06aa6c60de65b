// How often something may be done: a few times at once, and so often a second in the long run.

export class Rate {
  readonly #most: number
  readonly #aSecond: number
  #left: number
  #at: number

  constructor(most: number, aSecond: number, now: number) {
    this.#most = most
    this.#aSecond = aSecond
    this.#left = most
    this.#at = now
  }

  /** Null: now, and that is counted. Else when to come again. */
  take(now: number): number | null {
    const passed = Math.max(0, now - this.#at)
    this.#left = Math.min(this.#most, this.#left + (passed * this.#aSecond) / 1_000)
    this.#at = now
    if (this.#left < 1) return now + Math.ceil(((1 - this.#left) * 1_000) / this.#aSecond)
    this.#left--
    return null
  }
}
