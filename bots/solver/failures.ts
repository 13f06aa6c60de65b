// What was tried in vain, and how much slack there was: a table that forgets. Five whole numbers make a key.

const SIZE = 1 << 12

export class Failures {
  readonly #keys = new Int32Array(SIZE * 5)
  readonly #slack = new Float64Array(SIZE)
  readonly #time = new Int32Array(SIZE)
  #now = 0

  /** Forgets everything. */
  clear(): void {
    this.#now++
  }

  /** The place of a key. */
  place(a: number, b: number, c: number, d: number, e: number): number {
    let hash = Math.imul(a, 0x9e3779b1) ^ Math.imul(b, 0x85ebca6b)
    hash = Math.imul(hash ^ (hash >>> 15) ^ c, 0xc2b2ae35)
    hash = Math.imul(hash ^ (hash >>> 13) ^ Math.imul(d, 0x27d4eb2f) ^ Math.imul(e, 0x165667b1), 0x2c1b3c6d)
    return (hash ^ (hash >>> 14)) & (SIZE - 1)
  }

  /** Whether it was in vain with at least so much slack. */
  has(place: number, a: number, b: number, c: number, d: number, e: number, slack: number): boolean {
    if (this.#time[place] !== this.#now || slack > (this.#slack[place] ?? 0)) return false
    const keys = this.#keys
    const at = place * 5
    return keys[at] === a && keys[at + 1] === b && keys[at + 2] === c && keys[at + 3] === d && keys[at + 4] === e
  }

  add(place: number, a: number, b: number, c: number, d: number, e: number, slack: number): void {
    const at = place * 5
    this.#keys[at] = a
    this.#keys[at + 1] = b
    this.#keys[at + 2] = c
    this.#keys[at + 3] = d
    this.#keys[at + 4] = e
    this.#slack[place] = slack
    this.#time[place] = this.#now
  }
}
