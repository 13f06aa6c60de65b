// How long people may think: the table's own clock, beside any clock of the game.

import type { Seat } from '@grand-rounds/kernel'
import { MOST_FOR_A_DECISION, type TableClock } from './house/house.ts'
import type { Clock } from './ports.ts'

/** For whoever was being waited for while the table was asleep. */
const GRACE_MS = 60_000

export interface RunningClock {
  readonly seat: Seat
  readonly left: number
}

export class DecisionClock {
  readonly #clock: Clock
  readonly #most: number
  readonly #timeUp: (seat: Seat) => void
  readonly #since = new Map<Seat, number>()
  /** Since when the table waited when it was opened; null from then on, and if nobody was waited for. */
  #opened: number | null
  #forget: () => void = () => undefined

  constructor(clock: Clock, kind: TableClock, opened: number | null, timeUp: (seat: Seat) => void) {
    this.#clock = clock
    this.#opened = opened
    this.#most = MOST_FOR_A_DECISION[kind]
    this.#timeUp = timeUp
  }

  get runs(): boolean {
    return Number.isFinite(this.#most)
  }

  /** Who is being waited for, and how long they still have. */
  get running(): readonly RunningClock[] {
    const now = this.#clock.now()
    return [...this.#since].map(([seat, since]) => ({ seat, left: Math.max(0, since + this.#most - now) }))
  }

  /** These have to decide now. Whoever did before goes on with the time that is left. */
  wait(seats: readonly Seat[]): void {
    if (!this.runs) return
    const now = this.#clock.now()
    for (const seat of this.#since.keys()) if (!seats.includes(seat)) this.#since.delete(seat)
    const since = this.#opened === null ? now : Math.max(this.#opened, now - this.#most + GRACE_MS)
    this.#opened = null
    for (const seat of seats) if (!this.#since.has(seat)) this.#since.set(seat, Math.min(now, since))
    this.#sleep()
  }

  stop(): void {
    this.#since.clear()
    this.#forget()
  }

  #sleep(): void {
    this.#forget()
    this.#forget = () => undefined
    const first = Math.min(...this.#since.values())
    if (Number.isFinite(first)) this.#forget = this.#clock.wake(first + this.#most, () => this.#strike())
  }

  #strike(): void {
    const late = this.#clock.now() - this.#most
    for (const [seat, since] of this.#since) {
      if (since > late) continue
      this.#since.delete(seat)
      this.#timeUp(seat)
    }
    this.#sleep()
  }
}
