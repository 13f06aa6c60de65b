// A world for a match under test: a journal in memory that can be slow or fail, and a clock that is turned by hand.

import type { Clock, Entry, Journal, Ledger, Written } from '../ports.ts'

export class HandClock implements Clock {
  #now = 1_000
  readonly #sleepers = new Set<{ readonly at: number; readonly strike: () => void }>()

  now(): number {
    return this.#now
  }

  wake(at: number, then: () => void): () => void {
    const sleeper = { at, strike: then }
    this.#sleepers.add(sleeper)
    return () => this.#sleepers.delete(sleeper)
  }

  turnTo(now: number): void {
    this.#now = now
    for (const sleeper of this.#sleepers) {
      if (sleeper.at > now || !this.#sleepers.delete(sleeper)) continue
      sleeper.strike()
    }
  }
}

export class MemoryJournal implements Journal {
  readonly entries: Entry[] = []
  /** What happens to the next entries: kept at once, kept when released, or lost. */
  mood: 'keep' | 'wait' | 'fail' = 'keep'
  #release: (() => void)[] = []

  async append(entry: Entry): Promise<void> {
    if (this.mood === 'fail') throw new Error('disk full')
    if (this.mood === 'wait') await new Promise<void>((release) => this.#release.push(release))
    this.entries.push(entry)
  }

  release(): void {
    this.mood = 'keep'
    for (const release of this.#release.splice(0)) release()
  }
}

export class MemoryLedger implements Ledger {
  readonly written: Written[] = []
  failing = false

  async append(record: Written): Promise<void> {
    await Promise.resolve()
    if (this.failing) throw new Error('another authority')
    this.written.push(record)
  }
}
