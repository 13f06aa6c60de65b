// The bots of all tables: they think in a thread of their own, in fair shares.

import { setTimeout as later } from 'node:timers/promises'
import { LEVELS } from '@grand-rounds/bots'
import type { BotClient } from '@grand-rounds/bots/client'
import type { Command, View } from '@grand-rounds/dice-hospital'
import type { Thinker } from '@grand-rounds/match'
import { type Asker, PutOff, Shares } from './shares.ts'

/** Budgets of the levels are counts; this only keeps a busy machine from thinking for ever. */
const PATIENCE_MS = 3_000
/** A thread that does not answer by then never will: the next question has a new one. */
const HUNG_MS = 30_000
/** Until a question that was put off is asked again, and as much again by chance, so that not all come at once. */
const ASK_AGAIN_MS = 1_000

export class Thinking {
  readonly #bots: Pick<BotClient, 'close' | 'decide'>
  readonly #shares: Shares
  readonly #askAgainMs: number
  #putOff = 0

  constructor(
    bots: Pick<BotClient, 'close' | 'decide'>,
    shares = new Shares(() => performance.now()),
    askAgainMs = ASK_AGAIN_MS,
  ) {
    this.#bots = bots
    this.#shares = shares
    this.#askAgainMs = askAgainMs
  }

  /** Bots whose turn to think has not come. */
  get waiting(): number {
    return this.#shares.waiting + this.#putOff
  }

  /** `asker`: as the table is when it asks. */
  of(asker: () => Asker): Thinker<View, Command> {
    return { think: (question) => this.#think(asker, question) }
  }

  /** Whoever still waits is told so. */
  close(): void {
    this.#bots.close()
  }

  async #think(
    asker: () => Asker,
    { view, seat, level, signal }: Parameters<Thinker<View, Command>['think']>[0],
  ): Promise<readonly Command[]> {
    const known = LEVELS.find((one) => one === level) ?? 'resident'
    const decide = () =>
      this.#bots.decide(view, seat, known, { signal: AbortSignal.timeout(HUNG_MS), milliseconds: PATIENCE_MS })
    for (;;) {
      try {
        return await this.#shares.ask(asker(), decide, signal)
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
