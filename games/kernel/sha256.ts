// SHA-256 (FIPS 180-4), synchronous and without dependencies: the same in Node, a page and a worker.
// The platforms' own are asynchronous in a page, and a rules step must not wait.

const K = new Uint32Array(64)
const START = new Uint32Array(8)

// The constants are the fractional parts of the cube and square roots of the first primes.
{
  const fraction = (x: number) => ((x - Math.floor(x)) * 2 ** 32) >>> 0
  let found = 0
  for (let n = 2; found < 64; n++) {
    let prime = true
    for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false
    if (!prime) continue
    if (found < 8) START[found] = fraction(Math.sqrt(n))
    K[found++] = fraction(Math.cbrt(n))
  }
}

const words = new Uint32Array(64)

// Typed-array reads inside the loops can't be out of range; `?? 0` tells the checker so at no cost.
function compress(state: Uint32Array, block: Uint8Array, offset: number): void {
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

export function sha256(message: Uint8Array): Uint8Array {
  const length = message.length
  const padded = new Uint8Array((((length + 8) >> 6) << 6) + 64)
  padded.set(message)
  padded[length] = 0x80
  const bits = new DataView(padded.buffer)
  bits.setUint32(padded.length - 8, Math.floor(length / 2 ** 29))
  bits.setUint32(padded.length - 4, (length << 3) >>> 0)
  const state = START.slice()
  for (let offset = 0; offset < padded.length; offset += 64) compress(state, padded, offset)
  const digest = new Uint8Array(32)
  const out = new DataView(digest.buffer)
  for (const [i, word] of state.entries()) out.setUint32(i * 4, word)
  return digest
}

export function toHex(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += byte.toString(16).padStart(2, '0')
  return text
}

/** Bytes of a hex text; the caller has checked that it is one. */
export function fromHex(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length / 2)
  for (let i = 0; i < bytes.length; i++) bytes[i] = Number.parseInt(text.slice(i * 2, i * 2 + 2), 16)
  return bytes
}

const encoder = new TextEncoder()

export function utf8(text: string): Uint8Array {
  return encoder.encode(text)
}
