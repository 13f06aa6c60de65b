import { describe, expect, it } from 'vitest'
import { Archive } from './archive.ts'

describe('an archive', () => {
  it('is the list of what was put into it, from wherever one looks', () => {
    const archive = new Archive<{ readonly n: number }>()
    const list: { readonly n: number }[] = []
    expect(archive.last).toBeUndefined()
    for (let n = 0; n < 200; n++) {
      archive.push({ n })
      list.push({ n })
      expect(archive.length).toBe(list.length)
      expect(archive.last).toEqual({ n })
      for (const from of [0, 1, 3, 4, 5, 7, 8, 9, n - 9, n - 4, n - 1, n, n + 1, n + 50].filter((at) => at >= 0))
        expect(archive.from(from)).toEqual(list.slice(from))
    }
  })

  it('gives out the very things that were put into it last', () => {
    const archive = new Archive<object>()
    const things = Array.from({ length: 100 }, () => ({}))
    for (const thing of things) {
      archive.push(thing)
      expect(archive.last).toBe(thing)
    }
    expect(archive.from(99)[0]).toBe(things[99])
  })
})
