// Clears tables away whose time is over, and notices when an operator took one that is awake here.

import type { Logger } from 'pino'
import type { Keeping } from '../store/keeping.ts'
import { MOST_GATHERING, type Retention } from '../store/retention.ts'
import { standingOf, type Tables } from './tables.ts'

interface Ports {
  readonly tables: Tables
  readonly keeping: Keeping
  readonly retention: Retention
  readonly now: () => number
  readonly log: Logger
}

const SWEEP_MS = 10 * 60_000
const LOOK_MS = 3_000

export class Keeper {
  readonly #ports: Ports
  readonly #timers: readonly NodeJS.Timeout[]
  #under: Promise<unknown> = Promise.resolve()
  #waiting = 0
  #ending = false

  constructor(ports: Ports) {
    this.#ports = ports
    this.#next(() => this.#sweep())
    this.#timers = [
      setInterval(() => this.#next(() => this.#sweep()), SWEEP_MS),
      setInterval(() => this.#next(() => this.#look()), LOOK_MS),
    ]
  }

  /** Resolves when what was under way has ended. */
  async close(): Promise<void> {
    this.#ending = true
    for (const timer of this.#timers) clearInterval(timer)
    await this.#under
  }

  /** One after the other; what is late is left out. The store tells by itself what it could not do. */
  #next(work: () => Promise<void>): void {
    if (this.#waiting > 1) return
    this.#waiting++
    this.#under = this.#under
      .then(work)
      .catch((error: unknown) => this.#ports.log.debug({ error }, 'not cleared away'))
      .finally(() => this.#waiting--)
  }

  async #sweep(): Promise<void> {
    const { tables, keeping, retention, now, log } = this.#ports
    for (const [id, { table }] of tables.awake) await keeping.touch(id, standingOf(table), now())
    let removed = 0
    for (const find of [() => keeping.expired(retention, now()), () => keeping.crowding(MOST_GATHERING)])
      for (;;) {
        // One that is awake was touched just now, or is about to be.
        const found = (await find()).filter((id) => !tables.awake.has(id))
        for (const id of found) if (await keeping.remove(id)) removed++
        if (found.length === 0) break
      }
    const purged = await keeping.purge(() => !this.#ending)
    if (purged > 0) log.info({ removed, purged }, 'tables cleared away')
  }

  /** A table that has another authority by now is given up, also when nobody writes. */
  async #look(): Promise<void> {
    const { tables, keeping } = this.#ports
    const mine = [...tables.awake]
    if (mine.length === 0) return
    const epochs = await keeping.epochs(mine.map(([id]) => id))
    // One that went to sleep and was woken meanwhile is another one.
    for (const [id, awake] of mine)
      if (epochs.get(id) !== awake.epoch && tables.awake.get(id) === awake) tables.giveUp(id)
  }
}
