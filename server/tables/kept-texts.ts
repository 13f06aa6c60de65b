// Texts that may be asked for again and again, kept up to so many characters in all: those that were asked for last.

export interface Kept<T> {
  readonly text: string
  /** What it was made of, for whoever goes on from there. */
  readonly from: T
}

export class KeptTexts<T> {
  readonly #most: number
  readonly #kept = new Map<string, Kept<T>>()
  #length = 0

  constructor(most: number) {
    this.#most = most
  }

  get length(): number {
    return this.#length
  }

  get(name: string): Kept<T> | null {
    const kept = this.#kept.get(name)
    if (!kept) return null
    this.#kept.delete(name)
    this.#kept.set(name, kept)
    return kept
  }

  keep(name: string, kept: Kept<T>): void {
    this.drop(name)
    this.#kept.set(name, kept)
    this.#length += kept.text.length
    for (const oldest of this.#kept.keys()) {
      if (this.#length <= this.#most) return
      this.drop(oldest)
    }
  }

  drop(name: string): void {
    this.#length -= this.#kept.get(name)?.text.length ?? 0
    this.#kept.delete(name)
  }
}
