import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonical, deepFreeze, hash, NotJson } from './json.ts'

/** JSON values; -0 is left out because JSON can't carry it. */
const json = fc.jsonValue().map((value): unknown => JSON.parse(JSON.stringify(value)))

/** The same value with the keys of every object in another order. */
function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, member]) => [key, reversed(member)]),
  )
}

function refusedPath(value: unknown): string | null {
  try {
    canonical(value)
    return null
  } catch (error) {
    if (error instanceof NotJson) return error.path
    throw error
  }
}

describe('canonical', () => {
  it('is JSON that reads back to the same value', () => {
    fc.assert(
      fc.property(json, (value) => {
        const text = canonical(value)
        expect(JSON.parse(text)).toEqual(value)
        expect(canonical(JSON.parse(text))).toBe(text)
        expect(canonical(JSON.parse(JSON.stringify(value)))).toBe(text)
      }),
    )
  })

  it('does not depend on the order of keys', () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(canonical(reversed(value))).toBe(canonical(value))
      }),
    )
  })

  it('differs for values that differ', () => {
    fc.assert(
      fc.property(json, json, (a, b) => {
        const equal = JSON.stringify(sorted(a)) === JSON.stringify(sorted(b))
        expect(canonical(a) === canonical(b)).toBe(equal)
      }),
    )
  })

  it('sorts keys, leaves no white space and keeps the order of lists', () => {
    expect(canonical({ b: [2, 1], a: { d: null, c: 'x y' } })).toBe('{"a":{"c":"x y","d":null},"b":[2,1]}')
  })

  it('takes an object without a prototype', () => {
    const bare: unknown = Object.assign(Object.create(null), { a: 1 })
    expect(canonical(bare)).toBe('{"a":1}')
  })

  it('tells a key named __proto__ from none', () => {
    expect(canonical(JSON.parse('{"__proto__":1}'))).toBe('{"__proto__":1}')
  })

  const cases: readonly (readonly [name: string, value: unknown, path: string])[] = [
    ['undefined', undefined, ''],
    ['an undefined member', { ward: { bed: undefined } }, 'ward.bed'],
    ['an undefined item', [1, undefined], '[1]'],
    ['a hole in a list', [new Array(2)], '[0][0]'],
    ['not a number', { dice: [1, Number.NaN] }, 'dice[1]'],
    ['infinity', { at: Number.POSITIVE_INFINITY }, 'at'],
    ['minus zero', { score: -0 }, 'score'],
    ['a function', { effect: () => 0 }, 'effect'],
    ['a symbol', [Symbol('x')], '[0]'],
    ['a bigint', { n: 1n }, 'n'],
    ['a date', { at: new Date(0) }, 'at'],
    ['a map', { beds: [{ by: new Map() }] }, 'beds[0].by'],
    ['a set', new Set([1]), ''],
    ['a typed array', { dice: Uint8Array.of(1) }, 'dice'],
  ]
  for (const [name, value, path] of cases) {
    it(`refuses ${name} and says where it stands`, () => {
      expect(refusedPath(value)).toBe(path)
    })
  }

  it('says in words what stood where', () => {
    expect(() => canonical({ a: [undefined] })).toThrow("a[0] is of type undefined, which JSON can't carry")
    expect(() => canonical(undefined)).toThrow("the value is of type undefined, which JSON can't carry")
  })
})

describe('hash', () => {
  it('is SHA-256 of the canonical text', () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(hash(value)).toBe(createHash('sha256').update(canonical(value)).digest('hex'))
      }),
    )
  })

  it('stays what it is: a store full of hashes depends on it', () => {
    expect(hash({ b: 1, a: [true, null, 'x'] })).toBe(
      createHash('sha256').update('{"a":[true,null,"x"],"b":1}').digest('hex'),
    )
  })
})

describe('deepFreeze', () => {
  it('freezes all that a value holds and gives back the same value', () => {
    const value = { ward: [{ beds: [1, 2] }], none: null, name: 'x' }
    expect(deepFreeze(value)).toBe(value)
    expect(Object.isFrozen(value)).toBe(true)
    expect(Object.isFrozen(value.ward)).toBe(true)
    expect(Object.isFrozen(value.ward[0])).toBe(true)
    expect(() => value.ward[0]?.beds.push(3)).toThrow(TypeError)
  })

  it('leaves plain values alone', () => {
    expect(deepFreeze(3)).toBe(3)
    expect(deepFreeze(null)).toBe(null)
  })

  it('does not change what a value says', () => {
    fc.assert(
      fc.property(json, (value) => {
        const text = canonical(value)
        expect(canonical(deepFreeze(value))).toBe(text)
      }),
    )
  })
})

/** An independent way to one spelling: members sorted, then JSON's own text. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.entries(value)
    .map(([key, member]) => [key, sorted(member), 'member'])
    .sort((a, b) => (String(a[0]) < String(b[0]) ? -1 : 1))
    .concat([['object']])
}
