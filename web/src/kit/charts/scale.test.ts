import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { scale, spread, ticks } from './scale.ts'

describe('the scale of a chart', () => {
  it.each([
    [0, 43, [0, 10, 20, 30, 40, 50]],
    [-8, 12, [-10, -5, 0, 5, 10, 15]],
    [0, 0, [0, 1]],
    [3, 4, [3, 4]],
  ])('from %i to %i has round numbers at its side', (low, high, expected) => {
    expect(ticks(low, high)).toEqual(expected)
  })

  it('always covers the range, in even steps and not too many', () => {
    fc.assert(
      fc.property(fc.integer({ min: -300, max: 300 }), fc.nat(500), (low, span) => {
        const all = ticks(low, low + span)
        expect(all[0]).toBeLessThanOrEqual(low)
        expect(all.at(-1)).toBeGreaterThanOrEqual(low + span)
        expect(all.length).toBeLessThanOrEqual(8)
        const step = (all[1] ?? 0) - (all[0] ?? 0)
        for (const [i, tick] of all.entries()) expect(tick).toBeCloseTo((all[0] ?? 0) + i * step)
      }),
    )
  })

  it('maps a range onto another, upside down too', () => {
    const y = scale([0, 10], [200, 0])
    expect([y(0), y(5), y(10)]).toEqual([200, 100, 0])
    expect(scale([3, 3], [0, 100])(3)).toBe(0)
  })

  it('pushes labels apart and leaves those that have room', () => {
    expect(spread([50, 52, 10], 16, [0, 100])).toEqual([50, 66, 10])
    expect(spread([99, 98], 16, [0, 100])).toEqual([100, 84])
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 200 }), { maxLength: 4 }), (places) => {
        const spots = spread(places, 16, [0, 200]).sort((a, b) => a - b)
        for (const [i, spot] of spots.entries()) {
          expect(spot).toBeGreaterThanOrEqual(0)
          expect(spot).toBeLessThanOrEqual(200)
          if (i > 0) expect(spot - (spots[i - 1] ?? 0)).toBeGreaterThanOrEqual(16)
        }
      }),
    )
  })
})
