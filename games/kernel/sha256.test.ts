import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromHex, sha256, toHex, utf8 } from './sha256.ts'

const theirs = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

describe('sha256', () => {
  it('agrees with Node on any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        expect(toHex(sha256(bytes))).toBe(theirs(bytes))
      }),
    )
  })

  it('agrees with Node at every length around the edges of a block', () => {
    for (let length = 0; length <= 200; length++) {
      const bytes = Uint8Array.from({ length }, (_, i) => (i * 7 + length) & 255)
      expect(toHex(sha256(bytes)), `length ${length}`).toBe(theirs(bytes))
    }
  })

  it('agrees with Node on a long message', () => {
    const bytes = new Uint8Array(1_000_003).fill(0xa5)
    expect(toHex(sha256(bytes))).toBe(theirs(bytes))
  })

  it('leaves the message as it was', () => {
    const bytes = Uint8Array.of(1, 2, 3)
    sha256(bytes)
    expect([...bytes]).toEqual([1, 2, 3])
  })
})

describe('hex and UTF-8', () => {
  it('hex goes there and back', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        expect(toHex(bytes)).toBe(Buffer.from(bytes).toString('hex'))
        expect([...fromHex(toHex(bytes))]).toEqual([...bytes])
      }),
    )
  })

  it('text is encoded as Node encodes it', () => {
    for (const text of ['', 'ward', 'größe', '病院', '🏥']) expect([...utf8(text)]).toEqual([...Buffer.from(text)])
  })
})
