// The bots of all tables, whatever they play: they think elsewhere, in fair shares, one at a time.

import { setTimeout as later } from 'node:timers/promises'
import type { Thinker } from '@grand-rounds/match'
import { type Asker, PutOff, Shares } from './shares.ts'

/** Programs that play one game. */
export interface Bots<V, C> extends Thinker<V, C> {
  /** Whoever still waits is told so. */
  close(): void
}

/** Bots that don't answer by then never will. */
const HUNG_MS = 30_000
/** Until a question that was put off is asked again, and as much again by chance, so that not all come at once. */
const ASK_AGAIN_MS = 1_000

export class Thinking {
  readonly #shares: Shares
  readonly #askAgainMs: number
  #putOff = 0

  constructor(shares = new Shares(() => performance.now()), askAgainMs = ASK_AGAIN_MS) {
    this.#shares = shares
    this.#askAgainMs = askAgainMs
  }

  /** Bots whose turn to think has not come. */
  get waiting(): number {
    return this.#shares.waiting + this.#putOff
  }

  /** `asker`: as the table is when it asks. */
  of<V, C>(bots: Bots<V, C>, asker: () => Asker): Thinker<V, C> {
    return { think: (question) => this.#think(bots, asker, question) }
  }

  async #think<V, C>(
    bots: Bots<V, C>,
    asker: () => Asker,
    { signal, ...question }: Parameters<Thinker<V, C>['think']>[0],
  ): Promise<readonly C[]> {
    const think = () => bots.think({ ...question, signal: AbortSignal.timeout(HUNG_MS) })
    for (;;) {
      try {
        return await this.#shares.ask(asker(), think, signal)
      } catch (error) {
        if (!(error instanceof PutOff)) throw error
      }
      signal.throwIfAborted()
      this.#putOff++
      try {
        await later(this.#askAgainMs * (1 + Math.random()), null, { signal, ref: false })
      } finally {
        this.#putOff--
      }
    }
  }
}
