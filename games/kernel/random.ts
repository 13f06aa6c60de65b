// Chance, out of one secret seed of 32 bytes, in streams that don't disturb each other.
//
// A stream is named for its purpose and, where it belongs to one, its seat ("rolls/2"). Its bytes are
// SHA-256(seed, block number, name): nobody who sees any number of dice can foretell the next, and how
// much one stream has used never changes another. All that a state keeps of a stream is a count.

import { fromHex, sha256, toHex, utf8 } from './sha256.ts'

export interface RandomState {
  /** 64 hex digits. Never in a view. */
  readonly seed: string
  /** Bytes used so far, by stream. */
  readonly used: Readonly<Record<string, number>>
}

const SEED = /^[0-9a-f]{64}$/

export function isSeed(value: unknown): value is string {
  return typeof value === 'string' && SEED.test(value)
}

/** A seed for a text: for tests, puzzles and simulations that want to be named. */
export function seedFrom(text: string): string {
  return toHex(sha256(utf8(text)))
}

/** What is shown of a seed before the game; anyone can check it against the seed afterwards. */
export function commitment(seed: string): string {
  return toHex(sha256(fromHex(seed)))
}

interface Stream {
  readonly name: string
  used: number
  block: number
  /** Of that block. */
  readonly bytes: Uint8Array
  /** Seed, block number, name: what is hashed for a block. */
  readonly message: Uint8Array
}

/** Reads on from a RandomState; `state()` is what to keep. Lives for one step (or one playout). */
export class Random {
  readonly #from: RandomState
  /** A list: there are a handful, and a step that rolls no dice pays nothing for it. */
  readonly #streams: Stream[] = []
  #seed: Uint8Array | null = null

  constructor(from: RandomState) {
    this.#from = from
  }

  state(): RandomState {
    if (this.#streams.length === 0) return this.#from
    const used: Record<string, number> = { ...this.#from.used }
    for (const stream of this.#streams) used[stream.name] = stream.used
    return { seed: this.#from.seed, used }
  }

  /** A whole number from 0 to n − 1, every one equally likely; n is at most 65,536. */
  below(name: string, n: number): number {
    // Without this a rule that draws from an empty bag would look for a fair byte for ever.
    if (!Number.isInteger(n) || n < 1 || n > 65536) throw new RangeError(`below("${name}", ${n})`)
    const wide = n > 256
    const span = wide ? 65536 : 256
    const fair = span - (span % n)
    const stream = this.#stream(name)
    for (;;) {
      const drawn = wide ? nextByte(stream) * 256 + nextByte(stream) : nextByte(stream)
      if (drawn < fair) return drawn % n
    }
  }

  /** A die from 1 to 6. */
  die(name: string): number {
    return 1 + this.below(name, 6)
  }

  /** Shuffles in place (Fisher–Yates). */
  shuffle<T>(name: string, items: T[]): T[] {
    for (let i = items.length - 1; i > 0; i--) {
      const j = this.below(name, i + 1)
      const moved = items[i] as T
      items[i] = items[j] as T
      items[j] = moved
    }
    return items
  }

  #stream(name: string): Stream {
    for (const known of this.#streams) if (known.name === name) return known
    const label = utf8(name)
    const message = new Uint8Array(36 + label.length)
    this.#seed ??= fromHex(this.#from.seed)
    message.set(this.#seed)
    message.set(label, 36)
    const fresh: Stream = { name, used: this.#from.used[name] ?? 0, block: -1, bytes: new Uint8Array(32), message }
    this.#streams.push(fresh)
    return fresh
  }
}

function nextByte(stream: Stream): number {
  const block = stream.used >>> 5
  if (block !== stream.block) {
    for (let i = 0; i < 4; i++) stream.message[32 + i] = block >>> (24 - 8 * i)
    sha256(stream.message, stream.bytes)
    stream.block = block
  }
  return stream.bytes[stream.used++ & 31] ?? 0
}
