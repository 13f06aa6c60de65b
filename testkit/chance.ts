// Quick reproducible chance for choices: thousands of draws for every game. The game's own dice come out of its seed.

import { seedFrom } from '@grand-rounds/kernel'

/** A whole number from 0 to n − 1. */
export type Below = (n: number) => number

/** Mulberry32, started from a text. */
export function chance(text: string): Below {
  let state = Number.parseInt(seedFrom(text).slice(0, 8), 16)
  return (n) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000) * n)
  }
}

export function oneOf<T>(items: readonly T[], below: Below): T {
  const item = items[below(items.length)]
  if (item === undefined) throw new RangeError('nothing to choose from')
  return item
}
