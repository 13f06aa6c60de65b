// Picking from lazy lists that can be long: only so much of a list is ever taken.

import type { Random } from '@grand-rounds/kernel'

/** How far into a list sampling looks. */
export const REACH = 4096

/** The first items of a list, at most `most`. */
export function first<T>(items: Iterable<T>, most: number): T[] {
  const taken: T[] = []
  if (most <= 0) return taken
  for (const item of items) {
    taken.push(item)
    if (taken.length >= most) break
  }
  return taken
}

/** Up to `size` items, each of those within reach equally likely (reservoir sampling). */
export function sample<T>(items: Iterable<T>, size: number, random: Random, reach = REACH): T[] {
  const kept: T[] = []
  let seen = 0
  for (const item of first(items, reach)) {
    seen++
    if (kept.length < size) kept.push(item)
    else {
      const place = random.below('sample', seen)
      if (place < size) kept[place] = item
    }
  }
  return kept
}

/** One item, or undefined for an empty list. */
export function pick<T>(items: readonly T[], random: Random): T | undefined {
  return items.length === 0 ? undefined : items[random.below('pick', items.length)]
}
