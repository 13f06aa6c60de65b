// What is to be looked at next: the highest bound first, of equals the latest.

export class Queue {
  readonly #bounds: { bound: Float64Array }
  #heap = new Int32Array(1024)
  size = 0

  constructor(bounds: { bound: Float64Array }) {
    this.#bounds = bounds
  }

  get first(): number {
    return this.#heap[0] ?? 0
  }

  push(id: number): void {
    if (this.size === this.#heap.length) {
      const heap = new Int32Array(this.size * 2)
      heap.set(this.#heap)
      this.#heap = heap
    }
    let place = this.size++
    while (place > 0) {
      const above = (place - 1) >> 1
      const other = this.#heap[above] ?? 0
      if (!this.#before(id, other)) break
      this.#heap[place] = other
      place = above
    }
    this.#heap[place] = id
  }

  pop(): number {
    const first = this.first
    const last = this.#heap[--this.size] ?? 0
    let place = 0
    for (;;) {
      let below = place * 2 + 1
      if (below >= this.size) break
      if (below + 1 < this.size && this.#before(this.#heap[below + 1] ?? 0, this.#heap[below] ?? 0)) below++
      const other = this.#heap[below] ?? 0
      if (!this.#before(other, last)) break
      this.#heap[place] = other
      place = below
    }
    this.#heap[place] = last
    return first
  }

  #before(a: number, b: number): boolean {
    const { bound } = this.#bounds
    const difference = (bound[a] ?? 0) - (bound[b] ?? 0)
    return difference > 1e-9 || (difference > -1e-9 && a > b)
  }
}
