// What is done at a new table as soon as it is open: whoever sets it up sits down, and brings bots along.

import type { Act } from '@grand-rounds/match'

const wished = new Map<string, readonly Act[]>()

export function wish(table: string, acts: readonly Act[]): void {
  wished.set(table, acts)
}

/** Each only once. */
export function takeWishes(table: string): readonly Act[] {
  const acts = wished.get(table) ?? []
  wished.delete(table)
  return acts
}
