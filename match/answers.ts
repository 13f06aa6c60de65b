// The latest answers by the ids of their commands: a command that is sent again gets the answer that it had.

import type { Refusal, Seat } from '@grand-rounds/kernel'

export type Answer =
  /** `n` is the command's place in the log. */
  { readonly ok: true; readonly n: number } | { readonly ok: false; readonly refusal: Refusal }

/** A page sends the next command when the last is answered: of one person no more than this are ever sent again. */
const KEPT = 16

/** The oldest gives way to the next. Few enough to be looked through: a thousand maps would cost more than they save. */
interface Kept<A> {
  readonly ids: string[]
  readonly answers: A[]
  next: number
}

/** `A`: an answer, or what it can be told from. */
export class Answers<A> {
  readonly #seats: Kept<A>[] = []

  find(seat: Seat, id: string): A | null {
    const own = this.#seats[seat]
    const at = own?.ids.indexOf(id) ?? -1
    return at < 0 ? null : (own?.answers[at] ?? null)
  }

  keep(seat: Seat, id: string, answer: A): void {
    const own = (this.#seats[seat] ??= { ids: [], answers: [], next: 0 })
    own.ids[own.next] = id
    own.answers[own.next] = answer
    own.next = (own.next + 1) % KEPT
  }
}
