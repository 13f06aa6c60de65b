// Which listed tables anyone is shown, and how many somebody may have in the list. The list is for people who wait now.

/** After this it is not shown any more, whoever waits at it. */
const LONGEST_LISTED_MS = 2 * 3_600_000
/** Without its host. */
const LONGEST_ALONE_MS = 30 * 60_000
/** Of one address, at a time. */
const MOST_LISTED_BY_ONE = 3
/** Addresses are forgotten with their tables; this is for a flood of them. */
const MOST_ADDRESSES = 10_000

interface Row {
  readonly id: string
  readonly created: number
  /** When anyone was last noted to be there. */
  readonly touched: number
}

export class Listings {
  readonly #now: () => number
  /** Their tables in the list, and since when. */
  readonly #byAddress = new Map<string, Map<string, number>>()
  /** Of tables that are awake: how many connections their host has, and since when there is none. */
  readonly #hosts = new Map<string, { here: number; leftAt: number }>()

  constructor(now: () => number) {
    this.#now = now
  }

  /** Whether someone at this address may have one more. */
  allows(address: string): boolean {
    const theirs = this.#byAddress.get(address)
    if (!theirs) return true
    const now = this.#now()
    for (const [id, since] of theirs) if (now - since >= LONGEST_LISTED_MS) theirs.delete(id)
    if (theirs.size === 0) this.#byAddress.delete(address)
    return theirs.size < MOST_LISTED_BY_ONE
  }

  add(address: string, id: string): void {
    const theirs = this.#byAddress.get(address) ?? new Map<string, number>()
    theirs.set(id, this.#now())
    this.#byAddress.delete(address)
    this.#byAddress.set(address, theirs)
    const [oldest] = this.#byAddress.keys()
    if (this.#byAddress.size > MOST_ADDRESSES && oldest !== undefined) this.#byAddress.delete(oldest)
  }

  /** It began, was closed or is gone. */
  drop(id: string): void {
    for (const [address, theirs] of this.#byAddress)
      if (theirs.delete(id) && theirs.size === 0) this.#byAddress.delete(address)
  }

  hostCame(id: string): void {
    const host = this.#hosts.get(id) ?? { here: 0, leftAt: this.#now() }
    host.here++
    this.#hosts.set(id, host)
  }

  hostLeft(id: string): void {
    const host = this.#hosts.get(id)
    if (!host) return
    host.here--
    host.leftAt = this.#now()
  }

  /** Asleep: from now on it counts when it was last touched. */
  sleeps(id: string): void {
    this.#hosts.delete(id)
  }

  isShown({ id, created, touched }: Row): boolean {
    const now = this.#now()
    if (now - created >= LONGEST_LISTED_MS) return false
    const host = this.#hosts.get(id)
    if (host && host.here > 0) return true
    return now - (host?.leftAt ?? touched) < LONGEST_ALONE_MS
  }
}
