// A text as a QR code (ISO/IEC 18004): bytes, error correction M, up to version 10, which holds any link of ours.

/** Dark or light, by row and column, without the quiet edge. */
export type Modules = readonly (readonly boolean[])[]

interface Version {
  readonly number: number
  /** All codewords, of data and of correction. */
  readonly codewords: number
  readonly blocks: number
  /** Codewords of correction in each block. */
  readonly correction: number
  readonly alignment: readonly number[]
}

const VERSIONS: readonly Version[] = [
  { number: 1, codewords: 26, blocks: 1, correction: 10, alignment: [] },
  { number: 2, codewords: 44, blocks: 1, correction: 16, alignment: [6, 18] },
  { number: 3, codewords: 70, blocks: 1, correction: 26, alignment: [6, 22] },
  { number: 4, codewords: 100, blocks: 2, correction: 18, alignment: [6, 26] },
  { number: 5, codewords: 134, blocks: 2, correction: 24, alignment: [6, 30] },
  { number: 6, codewords: 172, blocks: 4, correction: 16, alignment: [6, 34] },
  { number: 7, codewords: 196, blocks: 4, correction: 18, alignment: [6, 22, 38] },
  { number: 8, codewords: 242, blocks: 4, correction: 22, alignment: [6, 24, 42] },
  { number: 9, codewords: 292, blocks: 5, correction: 22, alignment: [6, 26, 46] },
  { number: 10, codewords: 346, blocks: 5, correction: 26, alignment: [6, 28, 50] },
]

const sizeOf = ({ number }: Version) => 17 + 4 * number
const dataIn = ({ codewords, blocks, correction }: Version) => codewords - blocks * correction
const countBits = ({ number }: Version) => (number < 10 ? 8 : 16)

/** Null: too long. */
export function qrCode(text: string): Modules | null {
  const bytes = new TextEncoder().encode(text)
  const version = VERSIONS.find((one) => 4 + countBits(one) + 8 * bytes.length <= 8 * dataIn(one))
  if (!version) return null
  const codewords = interleaved(dataCodewords(bytes, version), version)
  let best: Modules | null = null
  let least = Number.POSITIVE_INFINITY
  for (let mask = 0; mask < MASKS.length; mask++) {
    const modules = drawn(version, codewords, mask)
    const penalty = penaltyOf(modules)
    if (penalty >= least) continue
    best = modules
    least = penalty
  }
  return best
}

function dataCodewords(bytes: Uint8Array, version: Version): readonly number[] {
  const bits: number[] = []
  const push = (value: number, count: number) => {
    for (let i = count - 1; i >= 0; i--) bits.push((value >> i) & 1)
  }
  push(0b0100, 4)
  push(bytes.length, countBits(version))
  for (const byte of bytes) push(byte, 8)
  const room = 8 * dataIn(version)
  push(0, Math.min(4, room - bits.length))
  push(0, (8 - (bits.length % 8)) % 8)
  for (let pad = 0xec; bits.length < room; pad ^= 0xec ^ 0x11) push(pad, 8)
  const codewords: number[] = []
  for (let i = 0; i < bits.length; i += 8) codewords.push(bits.slice(i, i + 8).reduce((sum, bit) => sum * 2 + bit, 0))
  return codewords
}

/** Blocks with their correction, read crosswise: first the first codeword of each. */
function interleaved(data: readonly number[], version: Version): readonly number[] {
  const { blocks, correction } = version
  const short = Math.floor(data.length / blocks)
  const longFrom = blocks - (data.length % blocks)
  const parts: (readonly number[])[] = []
  for (let block = 0, at = 0; block < blocks; block++) {
    const length = block < longFrom ? short : short + 1
    parts.push(data.slice(at, at + length))
    at += length
  }
  const checks = parts.map((part) => correctionOf(part, correction))
  return [...crosswise(parts), ...crosswise(checks)]
}

function crosswise(parts: readonly (readonly number[])[]): readonly number[] {
  const longest = Math.max(...parts.map(({ length }) => length))
  return Array.from({ length: longest }, (_, at) => parts.flatMap((part) => part[at] ?? [])).flat()
}

/** In the field of 256 elements with x⁸ + x⁴ + x³ + x² + 1. */
function times(a: number, b: number): number {
  let product = 0
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d)
    if ((b >> bit) & 1) product ^= a
  }
  return product
}

/** The remainder of Reed and Solomon: what a reader mends errors with. */
export function correctionOf(data: readonly number[], count: number): readonly number[] {
  let generator: readonly number[] = [1]
  for (let i = 0, root = 1; i < count; i++, root = times(root, 2)) {
    const shifted = [...generator, 0]
    generator = shifted.map((one, at) => one ^ times(generator[at - 1] ?? 0, root))
  }
  const rest = Array.from({ length: count }, () => 0)
  for (const codeword of data) {
    const factor = codeword ^ (rest.shift() ?? 0)
    rest.push(0)
    for (let i = 0; i < count; i++) rest[i] = (rest[i] ?? 0) ^ times(generator[i + 1] ?? 0, factor)
  }
  return rest
}

type Mask = (row: number, column: number) => boolean
export const MASKS: readonly Mask[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
]

/** A value with its check bits: the remainder by a polynomial. */
function withCheck(value: number, checkBits: number, polynomial: number): number {
  let rest = value
  for (let i = 0; i < checkBits; i++) rest = (rest << 1) ^ ((rest >> (checkBits - 1)) * polynomial)
  return (value << checkBits) | rest
}

/** Fifteen bits: error correction M is 00, then the mask. */
export function formatBits(mask: number): number {
  return withCheck(mask, 10, 0x537) ^ 0x5412
}

export function versionBits(version: number): number {
  return withCheck(version, 12, 0x1f25)
}

function drawn(version: Version, codewords: readonly number[], mask: number): Modules {
  const size = sizeOf(version)
  /** Undefined: still free for data. */
  const grid: (boolean | undefined)[][] = Array.from({ length: size }, () => Array.from({ length: size }))
  const set = (row: number, column: number, dark: boolean) => {
    const line = grid[row]
    if (line && column >= 0 && column < size) line[column] = dark
  }
  for (let i = 8; i < size - 8; i++) {
    set(6, i, i % 2 === 0)
    set(i, 6, i % 2 === 0)
  }
  for (const [row, column] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const)
    square(set, row, column, 4, (distance) => distance !== 2 && distance !== 4)
  const last = version.alignment.at(-1) ?? 0
  for (const row of version.alignment)
    for (const column of version.alignment) {
      const corner = [row, column].every((at) => at === 6 || at === last) && !(row === last && column === last)
      if (!corner) square(set, row, column, 2, (distance) => distance !== 1)
    }
  drawFormat(set, size, formatBits(mask))
  if (version.number >= 7) {
    const bits = versionBits(version.number)
    for (let i = 0; i < 18; i++) {
      const dark = ((bits >> i) & 1) === 1
      set(size - 11 + (i % 3), Math.floor(i / 3), dark)
      set(Math.floor(i / 3), size - 11 + (i % 3), dark)
    }
  }
  drawData(grid, codewords, MASKS[mask] ?? (() => false))
  return grid.map((line) => line.map((dark) => dark === true))
}

type Setter = (row: number, column: number, dark: boolean) => void

function square(set: Setter, row: number, column: number, reach: number, dark: (distance: number) => boolean): void {
  for (let dy = -reach; dy <= reach; dy++)
    for (let dx = -reach; dx <= reach; dx++) set(row + dy, column + dx, dark(Math.max(Math.abs(dy), Math.abs(dx))))
}

/** Twice, so that a torn corner does not hide it. */
function drawFormat(set: Setter, size: number, bits: number): void {
  const bit = (i: number) => ((bits >> i) & 1) === 1
  for (let i = 0; i < 15; i++) {
    const near = i < 6 ? i : i < 8 ? i + 1 : size - 15 + i
    set(near, 8, bit(i))
    const across = i < 8 ? size - 1 - i : i === 8 ? 7 : 14 - i
    set(8, across, bit(i))
  }
  set(size - 8, 8, true)
}

/** In pairs of columns from the right, up and down in turns, past the column of the timing pattern. */
function drawData(grid: (boolean | undefined)[][], codewords: readonly number[], mask: Mask): void {
  const size = grid.length
  let at = 0
  let up = true
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right--
    for (let i = 0; i < size; i++) {
      const row = up ? size - 1 - i : i
      for (const column of [right, right - 1]) {
        const line = grid[row]
        if (!line || line[column] !== undefined) continue
        const bit = ((codewords[at >> 3] ?? 0) >> (7 - (at & 7))) & 1
        at++
        line[column] = (bit === 1) !== mask(row, column)
      }
    }
    up = !up
  }
}

/** How hard a pattern is to read: long runs, blocks, what looks like a corner, too much of one colour. */
function penaltyOf(modules: Modules): number {
  const columns = modules.map((_, column) => modules.map((line) => line[column] ?? false))
  let penalty = 0
  for (const line of [...modules, ...columns]) penalty += runsIn(line) + cornersIn(line)
  for (let row = 1; row < modules.length; row++)
    for (let column = 1; column < modules.length; column++) {
      const here = modules[row]?.[column]
      const same = [modules[row]?.[column - 1], modules[row - 1]?.[column], modules[row - 1]?.[column - 1]]
      if (same.every((one) => one === here)) penalty += 3
    }
  const dark = modules.flat().filter(Boolean).length / modules.length ** 2
  return penalty + 10 * Math.floor(Math.abs(dark - 0.5) * 20)
}

function runsIn(line: readonly boolean[]): number {
  let penalty = 0
  let run = 0
  for (const [at, dark] of line.entries()) {
    run = dark === line[at - 1] ? run + 1 : 1
    if (run === 5) penalty += 3
    else if (run > 5) penalty++
  }
  return penalty
}

function cornersIn(line: readonly boolean[]): number {
  const text = line.map((dark) => (dark ? '1' : '0')).join('')
  let penalty = 0
  for (const pattern of ['10111010000', '00001011101'])
    for (let at = text.indexOf(pattern); at >= 0; at = text.indexOf(pattern, at + 1)) penalty += 40
  return penalty
}
