// What is our own fault: each is logged once with its reason, and counted.

import type { Logger } from 'pino'
import { codeOf } from './store/sqlite-error.ts'

/** What was not as it should be, as the log says it. */
const SAID = {
  store: 'the store failed',
  damage: 'the database is damaged',
  table: 'a table can not be opened',
  room: 'trouble at a table',
  http: 'a request could not be answered',
} as const

type Fault = keyof typeof SAID

const DAMAGES: readonly string[] = ['SQLITE_CORRUPT', 'SQLITE_NOTADB']

/** Reasons that were told. Someone who tries a thousand broken tables must not fill the memory. */
const MOST_TOLD = 1_000

export class Faults {
  readonly #log: Logger
  readonly #told = new Map<string, Fault>()
  readonly counts: Record<Fault, number> = { store: 0, damage: 0, table: 0, room: 0, http: 0 }

  constructor(log: Logger) {
    this.#log = log
  }

  /** The same about the same is counted only. `err`: where it was thrown is told, too. */
  tell(fault: Fault, about: Readonly<Record<string, unknown>>, err?: unknown): void {
    this.counts[fault]++
    const key = JSON.stringify([fault, about])
    if (this.#told.has(key)) return
    if (this.#told.size >= MOST_TOLD) this.#told.clear()
    this.#told.set(key, fault)
    this.#log.error({ fault, ...about, ...(err !== undefined && { err }) }, SAID[fault])
  }

  /** `doing`: the statement, without anything that is in it. */
  storeFailed(doing: string, error: unknown): void {
    const reason = reasonOf(error)
    this.tell(DAMAGES.includes(reason.code) ? 'damage' : 'store', { doing, ...reason })
  }

  /** The disk has room again, say: the next time is a new one. */
  storeWorks(): void {
    let some = false
    for (const [key, fault] of this.#told) if (fault === 'store') some = this.#told.delete(key)
    if (some) this.#log.warn({ failed: this.counts.store }, 'the store works again')
  }
}

/** What is said of an error in the log. */
export function reasonOf(error: unknown): { readonly name: string; readonly code: string; readonly message: string } {
  const { name, message } = error instanceof Error ? error : { name: typeof error, message: String(error) }
  return { name, code: codeOf(error), message }
}
