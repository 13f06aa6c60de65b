import type { Log } from '@grand-rounds/kernel'
import { describe, expect, it } from 'vitest'

import { findReview, keepReview, reviewKey } from './kept-reviews.ts'

const log: Log = {
  game: 'dice-hospital',
  version: 1,
  options: { events: true },
  seats: 2,
  seed: 'ab'.repeat(32),
  at: 5,
  entries: [{ by: 0, at: 6, command: { type: 'endShift' } }],
}

describe('the key of a review', () => {
  it('is of what was played: who sat there and how it is stored don’t matter', () => {
    const stored = { ...log, players: [{ name: 'Ada' }], entries: log.entries.map((entry, n) => ({ ...entry, n })) }
    expect(reviewKey(stored)).toBe(reviewKey(log))
  })

  it('is another with another move, seed or option', () => {
    const others: Log[] = [
      { ...log, entries: [] },
      { ...log, entries: [{ by: 1, at: 6, command: { type: 'endShift' } }] },
      { ...log, seed: 'cd'.repeat(32) },
      { ...log, options: {} },
    ]
    expect(new Set([log, ...others].map(reviewKey)).size).toBe(5)
  })
})

describe('a review that was made', () => {
  it('is found again in the same visit, also where nothing can be stored', async () => {
    const review = { finished: true, seats: [], decisions: [], standings: [], turningPoints: [] }
    expect(await findReview('one')).toBe(null)
    await keepReview('one', review)
    expect(await findReview('one')).toBe(review)
    expect(await findReview('another')).toBe(null)
  })
})
