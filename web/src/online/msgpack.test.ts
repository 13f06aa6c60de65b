import type { Json } from '@grand-rounds/kernel'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { pack, Unpacker } from './msgpack.ts'

const json = fc.jsonValue({ maxDepth: 4 }) as fc.Arbitrary<Json>
const unpack = (bytes: readonly number[]) => new Unpacker(Uint8Array.from(bytes)).next()
const text = (value: string) => [...new TextEncoder().encode(value)]

describe('what the server writes', () => {
  // As the format's own paper has them, and as the server's library chooses among them.
  it.each<readonly [string, readonly number[], Json]>([
    ['nothing', [0xc0], null],
    ['no', [0xc2], false],
    ['a byte', [0xcc, 0xff], 255],
    ['two bytes', [0xcd, 0x01, 0x00], 256],
    ['four bytes', [0xce, 0x00, 0x01, 0x00, 0x00], 65_536],
    ['eight bytes', [0xcf, 0, 0, 0x01, 0x8b, 0xcf, 0xe5, 0x68, 0x00], 1_700_000_000_000],
    ['a moment as a fraction', [0xcb, 0x42, 0x78, 0xbc, 0xfe, 0x56, 0x80, 0x00, 0x00], 1_700_000_000_000],
    ['a short fraction', [0xca, 0x3f, 0x00, 0x00, 0x00], 0.5],
    ['less than nothing', [0xff], -1],
    ['a byte less', [0xd0, 0x80], -128],
    ['two bytes less', [0xd1, 0xff, 0x00], -256],
    ['four bytes less', [0xd2, 0xff, 0xff, 0x00, 0x00], -65_536],
    ['eight bytes less', [0xd3, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0], -4_294_967_296],
    ['a short text', [0xa2, ...text('é')], 'é'],
    ['a text', [0xd9, 0x20, ...text('a'.repeat(32))], 'a'.repeat(32)],
    ['a list in a list', [0x92, 0x91, 0x07, 0xc0], [[7], null]],
    ['a long list', [0xdc, 0x00, 0x10, ...Array.from({ length: 16 }, () => 1)], Array.from({ length: 16 }, () => 1)],
    ['an object', [0x81, 0xa1, 0x61, 0x93, 1, 2, 3], { a: [1, 2, 3] }],
    ['an object of many', [0xde, 0x00, 0x01, 0xa1, 0x61, 0xc3], { a: true }],
  ])('%s', (_, bytes, value) => expect(unpack(bytes)).toEqual(value))

  it('is refused where it is no JSON or ends too early', () => {
    for (const bytes of [[0xc1], [0xd4, 0, 0], [0xc7, 0, 0], [0x81, 0x01, 0x01], [0xa5, 0x61], [0xce, 0], []])
      expect(() => unpack(bytes)).toThrow(RangeError)
  })
})

describe('what we write', () => {
  it('comes back as it was', () => {
    fc.assert(
      fc.property(json, (value) => {
        const unpacker = new Unpacker(pack(value))
        expect(unpacker.next()).toEqual(value)
        expect(unpacker.done).toBe(true)
      }),
    )
  })

  it('also when it is long', () => {
    const value = { long: 'ü'.repeat(70_000), many: Array.from({ length: 70_000 }, (_, i) => i), odd: -7 }
    expect(new Unpacker(pack(value)).next()).toEqual(value)
  })
})
