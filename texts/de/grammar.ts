// What German sentences are put together with.

import { counter } from '../plurals.ts'

export const count = counter('de')

const and = new Intl.ListFormat('de', { type: 'conjunction' })

/** Eins, zwei und drei. */
export function list(items: readonly string[]): string {
  return and.format(items)
}
