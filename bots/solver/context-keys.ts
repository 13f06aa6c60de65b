// What is left to use as three whole numbers, each combination with a number of its own: a table with open addressing.

import { hashOfThree } from './hash.ts'

export class ContextKeys {
  #key = new Int32Array(64 * 3)
  #slots = new Int32Array(128)
  #size = 0

  /** The number of a known combination, or ~number of one that is new. */
  find(a: number, b: number, c: number): number {
    const mask = this.#slots.length - 1
    let slot = hashOfThree(a, b, c) & mask
    for (;;) {
      const id = (this.#slots[slot] ?? 0) - 1
      if (id < 0) break
      if (this.#key[id * 3] === a && this.#key[id * 3 + 1] === b && this.#key[id * 3 + 2] === c) return id
      slot = (slot + 1) & mask
    }
    const id = this.#size++
    if (this.#size * 3 > this.#key.length) {
      const key = new Int32Array(this.#key.length * 2)
      key.set(this.#key)
      this.#key = key
    }
    this.#key.set([a, b, c], id * 3)
    this.#slots[slot] = id + 1
    if (this.#size * 2 > this.#slots.length) this.#rehash()
    return ~id
  }

  /** One of the three numbers. */
  part(id: number, which: 0 | 1 | 2): number {
    return this.#key[id * 3 + which] ?? 0
  }

  #rehash(): void {
    this.#slots = new Int32Array(this.#slots.length * 2)
    const mask = this.#slots.length - 1
    for (let id = 0; id < this.#size; id++) {
      let slot = hashOfThree(this.part(id, 0), this.part(id, 1), this.part(id, 2)) & mask
      while (this.#slots[slot] !== 0) slot = (slot + 1) & mask
      this.#slots[slot] = id + 1
    }
  }
}
