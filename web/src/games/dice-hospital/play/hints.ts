// Hints, more with every press: how much can still be reached, then the next step, then it is done.

import type { Hint } from '@grand-rounds/bots'
import type { Command, View } from '@grand-rounds/dice-hospital'
import type { Seat } from '@grand-rounds/kernel'
import { signal } from '@preact/signals'

export interface Hints {
  hint(view: View, seat: Seat, signal: AbortSignal): Promise<Hint | null>
}

export class HintState {
  readonly #ask: Hints | null
  readonly found = signal<Hint | null>(null)
  readonly thinking = signal(false)
  /** The step that is pointed at. */
  readonly step = signal<Command | null>(null)
  #abort: AbortController | null = null

  constructor(ask: Hints | null) {
    this.#ask = ask
  }

  get offered(): boolean {
    return this.#ask !== null
  }

  /** A command comes out when the next press is to do it. */
  async next({ view, seat }: { readonly view: View; readonly seat: Seat }): Promise<Command | null> {
    if (!this.#ask || this.thinking.value) return null
    if (this.step.value !== null) return this.step.value
    if (this.found.value !== null) {
      this.step.value = this.found.value.steps[0] ?? { type: 'endShift' }
      return null
    }
    const abort = new AbortController()
    this.#abort = abort
    this.thinking.value = true
    try {
      const found = await this.#ask.hint(view, seat, abort.signal)
      if (!abort.signal.aborted) this.found.value = found
    } finally {
      if (this.#abort === abort) this.thinking.value = false
    }
    return null
  }

  /** The table has changed: what was found is of yesterday. */
  reset(): void {
    this.#abort?.abort()
    this.#abort = null
    this.thinking.value = false
    this.found.value = null
    this.step.value = null
  }

  close(): void {
    this.reset()
  }
}
