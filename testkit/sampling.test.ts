import { Random, seedFrom } from '@grand-rounds/kernel'
import { describe, expect, it } from 'vitest'
import { first, pick, sample } from './sampling.ts'

const random = () => new Random({ seed: seedFrom('sampling'), used: {} })

/** Numbers without end; tells how many were taken and whether it was closed. */
function endless() {
  const list = { taken: 0, closed: false, numbers: numbers() }
  function* numbers(): Generator<number> {
    try {
      for (;;) yield list.taken++
    } finally {
      list.closed = true
    }
  }
  return list
}

describe('lazy lists', () => {
  it('are taken no further than asked, and closed', () => {
    const list = endless()
    expect(first(list.numbers, 3)).toEqual([0, 1, 2])
    expect(list).toMatchObject({ taken: 3, closed: true })
    expect(first([1, 2], 5)).toEqual([1, 2])
    expect(first(endless().numbers, 0)).toEqual([])
  })

  it('are sampled within reach only', () => {
    const list = endless()
    const found = sample(list.numbers, 5, random(), 100)
    expect(found.length).toBe(5)
    expect(new Set(found).size).toBe(5)
    expect(list.taken).toBe(100)
  })

  it('are sampled fairly: every item about equally often', () => {
    const chance = random()
    const counts = new Array<number>(20).fill(0)
    for (let i = 0; i < 4000; i++)
      for (const item of sample(counts.keys(), 5, chance)) counts[item] = (counts[item] ?? 0) + 1
    expect(Math.min(...counts)).toBeGreaterThan(850)
    expect(Math.max(...counts)).toBeLessThan(1150)
  })

  it('are taken whole when short', () => {
    expect(sample([1, 2, 3], 5, random())).toEqual([1, 2, 3])
    expect(pick([], random())).toBe(undefined)
    expect(pick([7], random())).toBe(7)
  })
})
