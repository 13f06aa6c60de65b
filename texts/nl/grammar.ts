// What Dutch sentences are put together with.

import { counter } from '../plurals.ts'

export const count = counter('nl')

const and = new Intl.ListFormat('nl', { type: 'conjunction' })

/** Eén, twee en drie. */
export function list(items: readonly string[]): string {
  return and.format(items)
}
