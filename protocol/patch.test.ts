import type { Json } from '@grand-rounds/kernel'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { difference, type Patch, patched } from './patch.ts'

const json = fc.jsonValue({ maxDepth: 4, noUnicodeString: false }) as fc.Arbitrary<Json>

function patchBetween(before: Json, after: Json): Patch | null {
  return JSON.parse(difference(before, after) ?? 'null') as Patch | null
}

describe('what changed', () => {
  it('brings any value from before to after, also over the wire', () => {
    fc.assert(
      fc.property(json, json, (before, after) => {
        const patch = patchBetween(before, after)
        const end = patch === null ? before : patched(before, patch)
        expect(JSON.parse(JSON.stringify(end))).toEqual(JSON.parse(JSON.stringify(after)))
      }),
    )
  })

  it('is nothing between equals', () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(difference(value, structuredClone(value))).toBeNull()
      }),
    )
  })

  it('names only what changed, and shares the rest', () => {
    const before = { round: 1, hospitals: [{ wards: ['R3'] }, { wards: ['G2'] }] }
    const after = { round: 1, hospitals: [{ wards: ['R3'] }, { wards: ['G2', 'Y5'] }] }
    const patch = patchBetween(before, after)
    expect(patch).toEqual({
      keys: { hospitals: { keys: { 1: { keys: { wards: { keys: { 1: { whole: 'Y5' } } } } } } } },
    })
    const end = patch && (patched(before, patch) as typeof before)
    expect(end?.hospitals[0]).toBe(before.hospitals[0])
  })

  it('is right for everyone who is shown the same things in turn, and for whoever is shown the way back', () => {
    fc.assert(
      fc.property(fc.array(json), fc.array(json), json, json, (before, after, mine, yours) => {
        const steps = [
          [
            { own: null, all: before },
            { own: mine, all: after },
          ],
          [
            { own: null, all: before },
            { own: yours, all: after },
          ],
          [
            { own: null, all: after },
            { own: yours, all: before },
          ],
        ] as const
        for (const [from, to] of steps) {
          const patch = patchBetween(from, to)
          const end = patch === null ? from : patched(from, patch)
          expect(JSON.parse(JSON.stringify(end))).toEqual(JSON.parse(JSON.stringify(to)))
        }
      }),
    )
  })

  it('tells a list that got shorter, a key that is gone, and a list from an object', () => {
    for (const [before, after] of [
      [[1, 2, 3], [1]],
      [[1, 2, 3], []],
      [{ a: 1, b: 2 }, { b: 2 }],
      [{ a: null }, {}],
      [{}, { a: null }],
      [[], {}],
      [{ 0: 1 }, [1]],
    ] as const) {
      const patch = patchBetween(before, after)
      expect(patch && patched(before, patch)).toEqual(after)
    }
  })
})
