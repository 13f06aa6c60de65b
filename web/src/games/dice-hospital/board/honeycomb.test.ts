import { describe, expect, it } from 'vitest'

import { honeycomb, TALL } from './honeycomb.ts'

describe('rooms as a floor', () => {
  it.each([6, 7, 8, 9, 10, 11, 12, 13, 14])('%i rooms stay inside, and no two overlap', (rooms) => {
    const { cells, size, width, height } = honeycomb(rooms, 880, 320, 90, 190)
    expect(cells).toHaveLength(rooms)
    expect(width).toBeLessThanOrEqual(880.01)
    expect(height).toBeLessThanOrEqual(320.01)
    for (const [i, one] of cells.entries()) {
      expect(one.x + size).toBeLessThanOrEqual(width + 0.01)
      expect(one.y + size * TALL).toBeLessThanOrEqual(height + 0.01)
      for (const other of cells.slice(i + 1)) {
        // Middles of hexagons that only touch are one width apart.
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(size * 0.999)
      }
    }
  })

  it('neighbouring rows are half a room apart, so that walls meet', () => {
    const { cells, size } = honeycomb(14, 880, 320, 90, 190)
    const rows = [...Map.groupBy(cells, ({ y }) => Math.round(y)).values()]
    for (let i = 1; i < rows.length; i++) {
      const apart = Math.abs((rows[i]?.[0]?.x ?? 0) - (rows[i - 1]?.[0]?.x ?? 0)) / size
      expect(apart % 1).toBeCloseTo(0.5)
    }
  })

  it('grows downwards when rooms would be too small', () => {
    const { size, width, height } = honeycomb(14, 374, 200, 104, 190)
    expect(size).toBeGreaterThanOrEqual(104)
    expect(width).toBeLessThanOrEqual(374.01)
    expect(height).toBeGreaterThan(200)
  })

  it('is never bigger than asked', () => {
    expect(honeycomb(6, 2000, 2000, 100, 190).size).toBe(190)
  })
})
