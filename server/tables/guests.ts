// How many may be at a table: those who hold seats, with all their devices, and others up to a number. A place that was
// asked for and not taken yet keeps nobody out.

/** People who watch, or who have not sat down yet. */
const MOST_WITHOUT_SEAT = 200
/** Of one who holds a seat: every device of theirs, and lines that died and have not been noticed. */
const MOST_OF_ONE_SEAT = 16
/** Places that were asked for and not taken yet, of those without a seat. They run out in seconds. */
const MOST_EXPECTED = 2_000

export type NoPlace =
  /** As many are here as may be. */
  | 'tableFull'
  /** Too many ask at once. */
  | 'tryAgain'

interface Expected {
  readonly seated: boolean
  readonly until: number
}

export class Guests {
  readonly #isSeated: (key: string | null) => boolean
  readonly #now: () => number
  readonly #placeMs: number
  /** By the session that a place was given to, the oldest first: all wait equally long. */
  readonly #expected = new Map<string, Expected>()
  #strangersExpected = 0
  /** Who is here, by session: their key. */
  readonly #here = new Map<string, string | null>()

  /** `placeMs`: so long a place is kept for whoever asked for it. */
  constructor(isSeated: (key: string | null) => boolean, placeMs: number, now: () => number) {
    this.#isSeated = isSeated
    this.#placeMs = placeMs
    this.#now = now
  }

  /** Whoever is here or may come any moment. */
  get some(): boolean {
    this.#forgetLate()
    return this.#here.size + this.#expected.size > 0
  }

  /** Null: come in. */
  whyNot(key: string | null): NoPlace | null {
    this.#forgetLate()
    if (this.#isFull(key)) return 'tableFull'
    return !this.#isSeated(key) && this.#strangersExpected >= MOST_EXPECTED ? 'tryAgain' : null
  }

  expect(session: string, key: string | null): void {
    const seated = this.#isSeated(key)
    this.#expected.set(session, { seated, until: this.#now() + this.#placeMs })
    if (!seated) this.#strangersExpected++
  }

  /** False: there are too many already; more places are given than there is room for. */
  enter(session: string, key: string | null): boolean {
    this.#forget(session)
    if (this.#isFull(key)) return false
    this.#here.set(session, key)
    return true
  }

  leave(session: string): void {
    this.#here.delete(session)
  }

  #isFull(key: string | null): boolean {
    let like = 0
    const seated = this.#isSeated(key)
    for (const other of this.#here.values()) if (seated ? other === key : !this.#isSeated(other)) like++
    return like >= (seated ? MOST_OF_ONE_SEAT : MOST_WITHOUT_SEAT)
  }

  #forgetLate(): void {
    const now = this.#now()
    for (const [session, { until }] of this.#expected) {
      if (until > now) return
      this.#forget(session)
    }
  }

  #forget(session: string): void {
    const expected = this.#expected.get(session)
    if (!expected) return
    this.#expected.delete(session)
    if (!expected.seated) this.#strangersExpected--
  }
}
