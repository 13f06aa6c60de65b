// The latest answers by the ids of their commands: a command that is sent again gets the answer that it had.

import type { Refusal, Seat } from '@grand-rounds/kernel'

export type Answer =
  /** `n` is the command's place in the log. */
  { readonly ok: true; readonly n: number } | { readonly ok: false; readonly refusal: Refusal }

/** Nobody has more than this under way; older answers were heard. */
const KEPT = 256

export class Answers {
  readonly #seats = new Map<Seat, Map<string, Answer>>()

  find(seat: Seat, id: string): Answer | null {
    return this.#seats.get(seat)?.get(id) ?? null
  }

  keep(seat: Seat, id: string, answer: Answer): void {
    const own = this.#of(seat)
    own.set(id, answer)
    if (own.size <= KEPT) return
    const [oldest] = own.keys()
    if (oldest !== undefined) own.delete(oldest)
  }

  #of(seat: Seat): Map<string, Answer> {
    const known = this.#seats.get(seat)
    if (known) return known
    const own = new Map<string, Answer>()
    this.#seats.set(seat, own)
    return own
  }
}
