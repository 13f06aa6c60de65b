// The hospitals that a search has seen: a flat table of packed words with open addressing.

import { hashOf } from './hash.ts'

export class Visited {
  readonly #width: number
  #capacity = 512
  words: Int32Array
  parent = new Int32Array(512)
  context = new Int32Array(512)
  /** Of the case that it was first seen in. */
  group = new Int32Array(512)
  bound = new Float64Array(512)
  size = 0
  #slots = new Int32Array(1024)

  constructor(width: number) {
    this.#width = width
    this.words = new Int32Array(512 * width)
  }

  /** The place of a new hospital, or ~place of a known one. */
  add(made: Int32Array, parent: number): number {
    const width = this.#width
    const mask = this.#slots.length - 1
    let slot = hashOf(made, 0, width) & mask
    for (;;) {
      const known = (this.#slots[slot] ?? 0) - 1
      if (known < 0) break
      if (this.#isSame(made, known * width)) return ~known
      slot = (slot + 1) & mask
    }
    if (this.size === this.#capacity) this.#grow()
    const id = this.size++
    for (let i = 0; i < width; i++) this.words[id * width + i] = made[i] ?? 0
    this.parent[id] = parent
    if (this.size * 2 > this.#slots.length) this.#rehash()
    else this.#slots[slot] = id + 1
    return id
  }

  #isSame(made: Int32Array, at: number): boolean {
    for (let i = 0; i < this.#width; i++) if (this.words[at + i] !== made[i]) return false
    return true
  }

  #grow(): void {
    this.#capacity *= 2
    const words = new Int32Array(this.#capacity * this.#width)
    words.set(this.words)
    this.words = words
    const parent = new Int32Array(this.#capacity)
    parent.set(this.parent)
    this.parent = parent
    const group = new Int32Array(this.#capacity)
    group.set(this.group)
    this.group = group
    const context = new Int32Array(this.#capacity)
    context.set(this.context)
    this.context = context
    const bound = new Float64Array(this.#capacity)
    bound.set(this.bound)
    this.bound = bound
  }

  #rehash(): void {
    this.#slots = new Int32Array(this.#slots.length * 2)
    const mask = this.#slots.length - 1
    for (let id = 0; id < this.size; id++) {
      let slot = hashOf(this.words, id * this.#width, this.#width) & mask
      while (this.#slots[slot] !== 0) slot = (slot + 1) & mask
      this.#slots[slot] = id + 1
    }
  }
}
