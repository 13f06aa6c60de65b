// What English sentences are put together with.

import { counter } from '../plurals.ts'

export const count = counter('en')

const and = new Intl.ListFormat('en-GB', { type: 'conjunction' })

/** One, two and three. */
export function list(items: readonly string[]): string {
  return and.format(items)
}
