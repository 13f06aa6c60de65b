// The few best of many packed hospitals, each once.

const MOST = 64

export class Favourites {
  readonly #wordsEach: number
  readonly #words: Int32Array
  readonly #score = new Float64Array(MOST)
  readonly bound = new Float64Array(MOST)
  readonly parent = new Int32Array(MOST)
  #width = 1
  size = 0

  constructor(wordsEach: number) {
    this.#wordsEach = wordsEach
    this.#words = new Int32Array(MOST * wordsEach)
  }

  clear(width: number): void {
    this.size = 0
    this.#width = Math.min(width, MOST)
  }

  words(i: number): Int32Array {
    return this.#words.subarray(i * this.#wordsEach, (i + 1) * this.#wordsEach)
  }

  admits(score: number): boolean {
    return this.size < this.#width || score > (this.#score[this.size - 1] ?? 0)
  }

  /** In falling order of scores. */
  add(made: Int32Array, score: number, bound: number, parent: number): void {
    for (let i = 0; i < this.size; i++) if (this.#isSame(made, i)) return
    if (this.size === this.#width) this.size--
    let place = this.size++
    while (place > 0 && (this.#score[place - 1] ?? 0) < score) {
      this.#words.copyWithin(place * this.#wordsEach, (place - 1) * this.#wordsEach, place * this.#wordsEach)
      for (const list of [this.#score, this.bound, this.parent]) list[place] = list[place - 1] ?? 0
      place--
    }
    this.#words.set(made, place * this.#wordsEach)
    this.#score[place] = score
    this.bound[place] = bound
    this.parent[place] = parent
  }

  #isSame(made: Int32Array, i: number): boolean {
    for (let j = 0; j < this.#wordsEach; j++) if (this.#words[i * this.#wordsEach + j] !== made[j]) return false
    return true
  }
}
