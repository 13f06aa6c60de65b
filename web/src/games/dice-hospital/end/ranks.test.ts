import { describe, expect, it } from 'vitest'

import { rankOf } from './ranks.ts'

describe('the rank of a solo game', () => {
  it.each([
    [-12, 0, { rank: 1, points: 22 }],
    [9, 0, { rank: 1, points: 1 }],
    [10, 1, { rank: 2, points: 10 }],
    [37, 3, { rank: 4, points: 1 }],
    [38, 4, null],
    [90, 4, null],
  ])('with %i points', (points, rank, next) => {
    expect(rankOf(points)).toEqual({ rank, next })
  })
})
