// A broken version of a game: a sound one with one small part replaced, and the check that must find it.

import type { Order, Outcome } from '@grand-rounds/kernel'
import type { Check } from '../violation.ts'

export interface Broken<G> {
  readonly flaw: string
  readonly check: Check
  readonly part: Partial<G>
}

type Writable<T> = T extends object ? { -readonly [K in keyof T]: Writable<T[K]> } : T

/** The value itself, open to be written into: what no game should do with a state. */
export function tampered<T>(value: T): Writable<T> {
  return value as Writable<T>
}

/** A copy to be written into. */
export function copied<T>(value: T): Writable<T> {
  return structuredClone(value) as Writable<T>
}

interface Stepping<S, C, E> {
  step(state: S, order: Order<C>): Outcome<S, E>
}

/** Changes what an accepted step leaves behind; `next` is a copy. */
export function after<S, C, E>(
  sound: Stepping<S, C, E>,
  change: (next: Writable<S>, order: Order<C>, before: S) => void,
): Stepping<S, C, E> {
  return {
    step(state, order) {
      const outcome = sound.step(state, order)
      if (!outcome.ok) return outcome
      const next = copied(outcome.state)
      change(next, order, state)
      return { ...outcome, state: next as S }
    },
  }
}
