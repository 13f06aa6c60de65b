import { describe, expect, it } from 'vitest'
import { Limit } from './limits.ts'

describe('a limit', () => {
  it('gives so many at once, and more with time, each for themselves', () => {
    let now = 0
    const limit = new Limit(2, 60, () => now)
    expect([limit.allows('ada'), limit.allows('ada'), limit.allows('ada'), limit.allows('mo')]).toEqual([
      true,
      true,
      false,
      true,
    ])
    expect(limit.isEmpty('ada')).toBe(true)
    now = 1_000
    expect(limit.isEmpty('ada')).toBe(false)
    expect([limit.allows('ada'), limit.allows('ada')]).toEqual([true, false])
    limit.giveBack('ada')
    expect([limit.allows('ada'), limit.allows('ada')]).toEqual([true, false])
    now = 0
    expect(limit.allows('ada')).toBe(false)
  })

  it('is none when it is infinite', () => {
    const limit = new Limit(Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, () => 0)
    for (let i = 0; i < 10; i++) expect(limit.allows('ada')).toBe(true)
    limit.giveBack('ada')
    expect(limit.isEmpty('ada')).toBe(false)
  })
})
