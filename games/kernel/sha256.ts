// SHA-256 (FIPS 180-4), synchronous and without dependencies: the same in Node, a page and a worker.
// The platforms' own are asynchronous in a page, and a rules step must not wait.

// 32-bit signed throughout: sums that wrap stay small integers, and nothing is boxed on the way.
const K = new Int32Array(64)
const START = new Int32Array(8)

// The constants are the fractional parts of the cube and square roots of the first primes.
{
  const fraction = (x: number) => ((x - Math.floor(x)) * 2 ** 32) | 0
  let found = 0
  for (let n = 2; found < 64; n++) {
    let prime = true
    for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false
    if (!prime) continue
    if (found < 8) START[found] = fraction(Math.sqrt(n))
    K[found++] = fraction(Math.cbrt(n))
  }
}

// Scratch space, used within one call only: a hash is taken for every few dice, and need not allocate.
const words = new Int32Array(64)
const chain = new Int32Array(8)
const tail = new Uint8Array(128)

// Typed-array reads inside the loops can't be out of range; `?? 0` tells the checker so at no cost.
function compress(state: Int32Array, block: Uint8Array, offset: number): void {
  for (let i = 0; i < 16; i++) {
    const at = offset + i * 4
    words[i] =
      ((block[at] ?? 0) << 24) | ((block[at + 1] ?? 0) << 16) | ((block[at + 2] ?? 0) << 8) | (block[at + 3] ?? 0)
  }
  for (let i = 16; i < 64; i++) {
    const a = words[i - 15] ?? 0
    const b = words[i - 2] ?? 0
    const s0 = ((a >>> 7) | (a << 25)) ^ ((a >>> 18) | (a << 14)) ^ (a >>> 3)
    const s1 = ((b >>> 17) | (b << 15)) ^ ((b >>> 19) | (b << 13)) ^ (b >>> 10)
    words[i] = (words[i - 16] ?? 0) + s0 + (words[i - 7] ?? 0) + s1
  }
  let a = state[0] ?? 0
  let b = state[1] ?? 0
  let c = state[2] ?? 0
  let d = state[3] ?? 0
  let e = state[4] ?? 0
  let f = state[5] ?? 0
  let g = state[6] ?? 0
  let h = state[7] ?? 0
  for (let i = 0; i < 64; i++) {
    const s1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7))
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + (K[i] ?? 0) + (words[i] ?? 0)) | 0
    const s0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10))
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + t1) | 0
    d = c
    c = b
    b = a
    a = (t1 + t2) | 0
  }
  state[0] = (state[0] ?? 0) + a
  state[1] = (state[1] ?? 0) + b
  state[2] = (state[2] ?? 0) + c
  state[3] = (state[3] ?? 0) + d
  state[4] = (state[4] ?? 0) + e
  state[5] = (state[5] ?? 0) + f
  state[6] = (state[6] ?? 0) + g
  state[7] = (state[7] ?? 0) + h
}

/** `digest` may be given to be written over. */
export function sha256(message: Uint8Array, digest: Uint8Array = new Uint8Array(32)): Uint8Array {
  const { length } = message
  const whole = length & ~63
  chain.set(START)
  for (let offset = 0; offset < whole; offset += 64) compress(chain, message, offset)
  tail.fill(0)
  for (let i = whole; i < length; i++) tail[i - whole] = message[i] ?? 0
  tail[length - whole] = 0x80
  const end = length - whole < 56 ? 64 : 128
  writeWord(tail, end - 8, Math.floor(length / 2 ** 29))
  writeWord(tail, end - 4, length << 3)
  for (let offset = 0; offset < end; offset += 64) compress(chain, tail, offset)
  for (let i = 0; i < 8; i++) writeWord(digest, i * 4, chain[i] ?? 0)
  return digest
}

function writeWord(bytes: Uint8Array, at: number, word: number): void {
  bytes[at] = word >>> 24
  bytes[at + 1] = word >>> 16
  bytes[at + 2] = word >>> 8
  bytes[at + 3] = word
}

const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))

export function toHex(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += HEX[byte] ?? ''
  return text
}

/** Bytes of a hex text (small letters); the caller has checked that it is one. */
export function fromHex(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length / 2)
  for (let i = 0; i < bytes.length; i++) bytes[i] = (hexDigit(text, 2 * i) << 4) | hexDigit(text, 2 * i + 1)
  return bytes
}

function hexDigit(text: string, at: number): number {
  const code = text.charCodeAt(at)
  return code < 0x40 ? code - 0x30 : code - 0x57
}

const encoder = new TextEncoder()

export function utf8(text: string): Uint8Array {
  // The encoder is made for long texts: calling it costs more than a name of a few letters is worth.
  if (text.length > 64) return encoder.encode(text)
  const bytes = new Uint8Array(text.length)
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (code > 0x7f) return encoder.encode(text)
    bytes[i] = code
  }
  return bytes
}
