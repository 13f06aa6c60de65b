// Programs that play for people who may come back at any moment: they take their time, and before each new decision
// they wait for the person.

import type { Seat } from '@grand-rounds/kernel'
import type { RunningClock } from './decision-clock.ts'
import type { Clock } from './ports.ts'

/** So long a person has at each decision before the program takes it. */
const COME_BACK_MS = 10_000
/** From one command to the next: slow enough to be followed, and to be stopped. */
const COMMAND_MS = 1_000
/** A seat that is always waited for (alone at a table) has no next decision: after so many commands it counts as one. */
const MOST_AT_A_STRETCH = 20

export class StandIns {
  readonly #clock: Clock
  readonly #onChange: () => void
  readonly #atOnce = new Set<Seat>()
  /** Who is being waited for, and until when. */
  readonly #waits = new Map<Seat, { readonly until: number }>()
  readonly #played = new Map<Seat, number>()

  constructor(clock: Clock, onChange: () => void) {
    this.#clock = clock
    this.#onChange = onChange
  }

  /** People who may still come back before a program decides for them. */
  get running(): readonly RunningClock[] {
    const now = this.#clock.now()
    return [...this.#waits].map(([seat, { until }]) => ({ seat, left: Math.max(0, until - now) }))
  }

  /** What the seat is waited for now the program decides without waiting: its person had their time, or asked for it. */
  atOnce(seat: Seat): void {
    this.#atOnce.add(seat)
  }

  /** The person plays again. */
  leave(seat: Seat): void {
    this.#atOnce.delete(seat)
  }

  /** The seat has to decide. */
  async beforeDecision(seat: Seat, signal: AbortSignal): Promise<void> {
    this.#played.set(seat, 0)
    if (!this.#atOnce.delete(seat)) await this.#waitForPerson(seat, signal)
  }

  async beforeCommand(seat: Seat, signal: AbortSignal): Promise<void> {
    const played = this.#played.get(seat) ?? 0
    if (played >= MOST_AT_A_STRETCH) await this.#waitForPerson(seat, signal)
    this.#played.set(seat, (played % MOST_AT_A_STRETCH) + 1)
    await this.#sleep(this.#clock.now() + COMMAND_MS, signal)
  }

  async #waitForPerson(seat: Seat, signal: AbortSignal): Promise<void> {
    const wait = { until: this.#clock.now() + COME_BACK_MS }
    this.#waits.set(seat, wait)
    this.#onChange()
    await this.#sleep(wait.until, signal)
    // After a step back the next one waits there already.
    if (this.#waits.get(seat) !== wait) return
    this.#waits.delete(seat)
    this.#onChange()
  }

  /** Until the moment has come, or the program is told to stop. */
  async #sleep(at: number, signal: AbortSignal): Promise<void> {
    if (signal.aborted) return
    const { promise, resolve } = Promise.withResolvers<void>()
    const stop = () => resolve()
    const forget = this.#clock.wake(at, stop)
    signal.addEventListener('abort', stop)
    await promise
    signal.removeEventListener('abort', stop)
    forget()
  }
}
