// The latest answers by the ids of their commands: a command that is sent again gets the answer that it had.

import type { Refusal, Seat } from '@grand-rounds/kernel'

export type Answer =
  /** `n` is the command's place in the log. */
  { readonly ok: true; readonly n: number } | { readonly ok: false; readonly refusal: Refusal }

/** A page sends the next command when the last is answered: of one person no more than this are ever sent again. */
const KEPT = 64

interface Kept<A> {
  recent: Map<string, A>
  /** Forgotten all at once, when the recent ones are as many: so nothing has to be looked for to be forgotten. */
  earlier: ReadonlyMap<string, A>
}

/** `A`: an answer, or what it can be told from. */
export class Answers<A> {
  readonly #seats: Kept<A>[] = []

  find(seat: Seat, id: string): A | null {
    const own = this.#seats[seat]
    return own?.recent.get(id) ?? own?.earlier.get(id) ?? null
  }

  keep(seat: Seat, id: string, answer: A): void {
    const own = this.#of(seat)
    own.recent.set(id, answer)
    if (own.recent.size < KEPT) return
    own.earlier = own.recent
    own.recent = new Map()
  }

  #of(seat: Seat): Kept<A> {
    return (this.#seats[seat] ??= { recent: new Map(), earlier: new Map() })
  }
}
