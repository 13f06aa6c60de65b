import { describe, expect, it } from 'vitest'
import { Lines } from './lines.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const read = (lines: Lines, ...chunks: readonly Uint8Array[]) => [
  ...chunks.flatMap((chunk) => [...lines.push(chunk)]),
  ...lines.end(),
]
const line = (text: string) => ({ ok: true, text })

describe('lines', () => {
  it('come whole, however the bytes are cut', () => {
    const all = bytes('one\ntwo ü\n\nlast')
    for (let size = 1; size <= all.length; size++) {
      const chunks = []
      for (let i = 0; i < all.length; i += size) chunks.push(all.subarray(i, i + size))
      expect(read(new Lines(100), ...chunks)).toEqual([line('one'), line('two ü'), line(''), line('last')])
    }
  })

  it('of the greatest length are whole, and one byte more is too long', () => {
    const tooLong = { ok: false, why: 'lineTooLong' }
    expect(read(new Lines(4), bytes('abcd\nabcde\nab\n'))).toEqual([line('abcd'), tooLong, line('ab')])
    expect(read(new Lines(4), bytes('abc'), bytes('de'), bytes('fgh'))).toEqual([tooLong])
  })

  it('that are not UTF-8 say so, and the next is read', () => {
    expect(read(new Lines(9), new Uint8Array([0xff, 0xfe, 0x0a]), bytes('ok\n'))).toEqual([
      { ok: false, why: 'notUtf8' },
      line('ok'),
    ])
  })

  it('do not keep the bytes that they were made of', () => {
    const lines = new Lines(9)
    const chunk = bytes('abc')
    const early = [...lines.push(chunk)]
    chunk.fill(0x78)
    expect([...early, ...lines.push(bytes('d\n'))]).toEqual([line('abcd')])
  })
})
