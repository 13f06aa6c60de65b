import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { correctionOf, formatBits, MASKS, type Modules, qrCode, versionBits } from './qr.ts'

/** Number of blocks and of their correction codewords, by version. */
const BLOCKS = [
  [1, 10],
  [1, 16],
  [1, 26],
  [2, 18],
  [2, 24],
  [4, 16],
  [4, 18],
  [4, 22],
  [5, 22],
  [5, 26],
] as const

/** Reads a code as a camera would that sees it perfectly, from what the standard says about readers. */
function read(modules: Modules): string {
  const size = modules.length
  const version = (size - 17) / 4
  const dark = (row: number, column: number) => modules[row]?.[column] ?? false
  let format = 0
  for (const column of [0, 1, 2, 3, 4, 5, 7, 8]) format = format * 2 + Number(dark(8, column))
  for (const row of [7, 5, 4, 3, 2, 1, 0]) format = format * 2 + Number(dark(row, 8))
  const mask = [0, 1, 2, 3, 4, 5, 6, 7].find((one) => formatBits(one) === format) ?? -1
  const flips = MASKS[mask]
  if (!flips) throw new Error('no such format')
  const bits: number[] = []
  for (const [pair, right] of rightColumns(size).entries())
    for (let i = 0; i < size; i++) {
      const row = pair % 2 === 0 ? size - 1 - i : i
      for (const column of [right, right - 1])
        if (!isPattern(row, column, size, version)) bits.push(Number(dark(row, column) !== flips(row, column)))
    }
  const codewords: number[] = []
  for (let i = 0; i + 8 <= bits.length; i += 8) codewords.push(Number.parseInt(bits.slice(i, i + 8).join(''), 2))
  return textOf(dataOf(codewords, version), version)
}

function rightColumns(size: number): readonly number[] {
  const all: number[] = []
  for (let right = size - 1; right > 6; right -= 2) all.push(right)
  return [...all, 5, 3, 1]
}

function isPattern(row: number, column: number, size: number, version: number): boolean {
  const corners = (row < 9 && column < 9) || (row < 9 && column >= size - 8) || (row >= size - 8 && column < 9)
  if (corners || row === 6 || column === 6) return true
  if (version >= 7 && ((row < 6 && column >= size - 11) || (column < 6 && row >= size - 11))) return true
  const steps = [[], [18], [22], [26], [30], [34], [22, 38], [24, 42], [26, 46], [28, 50]][version - 1] ?? []
  const near = (at: number) => [6, ...steps].find((one) => Math.abs(one - at) <= 2)
  const [y, x] = [near(row), near(column)]
  if (y === undefined || x === undefined || version === 1) return false
  const last = steps.at(-1)
  return !((y === 6 && x === 6) || (y === 6 && x === last) || (y === last && x === 6))
}

function dataOf(codewords: readonly number[], version: number): readonly number[] {
  const [count, correction] = BLOCKS[version - 1] ?? [0, 0]
  const data = codewords.length - count * correction
  const short = Math.floor(data / count)
  const blocks: number[][] = Array.from({ length: count }, () => [])
  let at = 0
  for (let place = 0; place <= short; place++)
    for (const [i, block] of blocks.entries())
      if (place < short || i >= count - (data % count)) block.push(codewords[at++] ?? 0)
  const checks: number[][] = Array.from({ length: count }, () => [])
  for (let place = 0; place < correction; place++) for (const check of checks) check.push(codewords[at++] ?? 0)
  for (const [i, block] of blocks.entries()) expect(correctionOf(block, correction)).toEqual(checks[i])
  return blocks.flat()
}

function textOf(data: readonly number[], version: number): string {
  const bits = data.map((codeword) => codeword.toString(2).padStart(8, '0')).join('')
  expect(bits.slice(0, 4)).toBe('0100')
  const from = version < 10 ? 12 : 20
  const length = Number.parseInt(bits.slice(4, from), 2)
  const bytes = Array.from({ length }, (_, i) => Number.parseInt(bits.slice(from + 8 * i, from + 8 * i + 8), 2))
  return new TextDecoder().decode(Uint8Array.from(bytes))
}

describe('known vectors', () => {
  it('of the correction: the example of the standard, 01234567 in 1-M', () => {
    const data = [0x10, 0x20, 0x0c, 0x56, 0x61, 0x80, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11]
    expect(correctionOf(data, 10)).toEqual([0xa5, 0x24, 0xd4, 0xc1, 0xed, 0x36, 0xc7, 0x87, 0x2c, 0x55])
  })

  it('of the correction: HELLO WORLD in 1-M', () => {
    const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17]
    expect(correctionOf(data, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23])
  })

  it('of the format and of the version', () => {
    expect([0, 1, 5].map((mask) => formatBits(mask).toString(2).padStart(15, '0'))).toEqual([
      '101010000010010',
      '101000100100101',
      '100000011001110',
    ])
    expect(versionBits(7).toString(2).padStart(18, '0')).toBe('000111110010010100')
    expect(versionBits(10).toString(2).padStart(18, '0')).toBe('001010010011010011')
  })
})

describe('a code', () => {
  it('is read again, whatever it says, in every version', () => {
    const sizes = new Set<number>()
    // The longest of each version, and the shortest of the next.
    for (const length of [0, 14, 15, 26, 27, 42, 43, 62, 63, 84, 85, 106, 107, 122, 123, 152, 153, 180, 181, 213]) {
      const text = 'https://example.org/t/'.repeat(10).slice(0, length)
      const code = qrCode(text)
      sizes.add(code?.length ?? 0)
      expect(code && read(code)).toBe(text)
    }
    expect([...sizes]).toEqual([21, 25, 29, 33, 37, 41, 45, 49, 53, 57])
  })

  it('also with letters of all kinds', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
        const code = qrCode(text)
        fc.pre(code !== null)
        expect(read(code)).toBe(text)
      }),
      { numRuns: 40 },
    )
  })

  it('has its three corners, and the dark module', () => {
    const code = qrCode('https://example.org/t/abcdefghjkm') ?? []
    const size = code.length
    for (const [row, column] of [
      [0, 0],
      [0, size - 7],
      [size - 7, 0],
    ] as const) {
      const lines = code.slice(row, row + 7).map((line) =>
        line
          .slice(column, column + 7)
          .map(Number)
          .join(''),
      )
      expect(lines).toEqual(['1111111', '1000001', '1011101', '1011101', '1011101', '1000001', '1111111'])
    }
    expect(code[size - 8]?.[8]).toBe(true)
  })

  it('is none when the text is too long', () => {
    expect(qrCode('x'.repeat(214))).toBeNull()
  })
})
