// Programs in seats. Each thinks when its seat has to decide, and gives its commands like anyone else.

import type { Numbered, Result, Seat } from '@grand-rounds/kernel'
import type { Match } from './match.ts'
import type { Thinker } from './ports.ts'

interface Wishes<V, C> {
  readonly thinker: Thinker<V, C>
  /** Resolves when the seat may begin to think about what it is waited for now. */
  readonly ready?: (seat: Seat, signal: AbortSignal) => Promise<void>
  /** Resolves when the seat may give its next command: a table may want to follow what is done. */
  readonly pace?: (seat: Seat, signal: AbortSignal) => Promise<void>
  /** Who is thinking has changed. */
  readonly onThinking?: (seats: readonly Seat[]) => void
  /** A program failed or gave a command that was refused: its seat stands still. */
  readonly onTrouble: (seat: Seat, trouble: unknown) => void
}

export class BotSeats<O, S, C extends { readonly type: string }, E extends Numbered, V, R extends Result> {
  readonly #match: Match<O, S, C, E, V, R>
  readonly #wishes: Wishes<V, C>
  readonly #levels = new Map<Seat, string>()
  readonly #thinking = new Map<Seat, AbortController>()
  readonly #unwatch: () => void

  constructor(match: Match<O, S, C, E, V, R>, wishes: Wishes<V, C>) {
    this.#match = match
    this.#wishes = wishes
    this.#unwatch = match.watch(null, () => this.#wake())
  }

  /** A program sits down, or changes its level. */
  seat(seat: Seat, level: string): void {
    this.#levels.set(seat, level)
    this.#wake()
  }

  /** The program gets up; what it was thinking about is forgotten. */
  leave(seat: Seat): void {
    this.#levels.delete(seat)
    this.#thinking.get(seat)?.abort()
  }

  close(): void {
    this.#unwatch()
    this.#levels.clear()
    for (const controller of this.#thinking.values()) controller.abort()
  }

  #wake(): void {
    if (this.#levels.size === 0) return
    for (const seat of this.#match.toAct) {
      if (!this.#levels.has(seat) || this.#thinking.has(seat)) continue
      const controller = new AbortController()
      this.#thinking.set(seat, controller)
      this.#told()
      void this.#attend(seat, controller.signal)
    }
  }

  async #attend(seat: Seat, signal: AbortSignal): Promise<void> {
    let stuck = false
    try {
      await this.#play(seat, signal)
    } catch (trouble) {
      stuck = !signal.aborted
      if (stuck) this.#wishes.onTrouble(seat, trouble)
    }
    this.#thinking.delete(seat)
    this.#told()
    // The seat's turn may have come again, or someone else sat down, while this one was about to leave.
    if (!stuck) this.#wake()
  }

  #told(): void {
    this.#wishes.onThinking?.([...this.#thinking.keys()])
  }

  /** As long as the seat has to decide. Others may decide at the same time: hospitals don't mind. */
  async #play(seat: Seat, signal: AbortSignal): Promise<void> {
    await this.#wishes.ready?.(seat, signal)
    for (;;) {
      const level = this.#levels.get(seat)
      if (level === undefined || signal.aborted || !this.#match.toAct.includes(seat)) return
      const view = this.#match.view(seat)
      const commands = await this.#wishes.thinker.think({ view, seat, level, signal })
      if (commands.length === 0) throw new RangeError('a program had no answer')
      for (const command of commands) {
        await this.#wishes.pace?.(seat, signal)
        if (signal.aborted || !this.#match.toAct.includes(seat)) return
        // Without an id: what a person sent under any before is no answer to it.
        const answer = await this.#match.order({ seat, command })
        if (answer.ok) continue
        if (answer.refusal.code === 'tableClosed') return
        throw new RangeError(`${command.type}: ${answer.refusal.code}`)
      }
    }
  }
}
