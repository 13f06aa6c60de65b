// A list that grows at its end, and of which as a rule only the end is looked at. What is further back is kept as text:
// a thousand tables with hundreds of steps each would be millions of objects that the garbage collector has to visit.

/** Plain JSON, as all that is kept of a game is. */
export class Archive<T> {
  /** Each of `CHUNK` items. */
  readonly #far: string[] = []
  #near: T[] = []

  get length(): number {
    return this.#far.length * CHUNK + this.#near.length
  }

  get last(): T | undefined {
    return this.#near.at(-1)
  }

  push(item: T): void {
    this.#near.push(item)
    if (this.#near.length < 2 * CHUNK) return
    this.#far.push(JSON.stringify(this.#near.slice(0, CHUNK)))
    this.#near = this.#near.slice(CHUNK)
  }

  /** From this index on. */
  from(at: number): readonly T[] {
    const near = this.#far.length * CHUNK
    if (at >= near) return this.#near.slice(at - near)
    const first = Math.floor(at / CHUNK)
    const far = this.#far.slice(first).flatMap((chunk) => JSON.parse(chunk) as readonly T[])
    return [...far, ...this.#near].slice(at - first * CHUNK)
  }
}

/** Few: what is put away soon dies young, which costs the garbage collector next to nothing. */
const CHUNK = 4
