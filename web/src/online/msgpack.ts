// JSON as MessagePack, the form in which the server's rooms speak. Only what JSON has: no extensions, no dates.

import type { Json } from '@grand-rounds/kernel'

const utf8 = { write: new TextEncoder(), read: new TextDecoder() }

export function pack(value: Json): Uint8Array {
  const bytes: number[] = []
  write(bytes, value)
  return Uint8Array.from(bytes)
}

function write(bytes: number[], value: Json): void {
  if (value === null) bytes.push(0xc0)
  else if (typeof value === 'boolean') bytes.push(value ? 0xc3 : 0xc2)
  else if (typeof value === 'number') writeNumber(bytes, value)
  else if (typeof value === 'string') writeText(bytes, value)
  else if (Array.isArray(value)) {
    const list = value as readonly Json[]
    writeLength(bytes, list.length, 0x90, 0xdc)
    for (const one of list) write(bytes, one)
  } else {
    const entries = Object.entries(value)
    writeLength(bytes, entries.length, 0x80, 0xde)
    for (const [key, one] of entries) {
      writeText(bytes, key)
      write(bytes, one)
    }
  }
}

/** Small whole numbers take one byte; all others are written as they are kept. */
function writeNumber(bytes: number[], value: number): void {
  if (Number.isInteger(value) && value >= 0 && value < 0x80 && !Object.is(value, -0)) bytes.push(value)
  else if (Number.isInteger(value) && value < 0 && value >= -32) bytes.push(0x100 + value)
  else {
    const box = new DataView(new ArrayBuffer(8))
    box.setFloat64(0, value)
    bytes.push(0xcb, ...new Uint8Array(box.buffer))
  }
}

function writeText(bytes: number[], text: string): void {
  const encoded = utf8.write.encode(text)
  const { length } = encoded
  if (length < 32) bytes.push(0xa0 | length)
  else if (length < 0x1_00_00) bytes.push(0xda, length >> 8, length & 0xff)
  else bytes.push(0xdb, ...fourBytes(length))
  for (const byte of encoded) bytes.push(byte)
}

function writeLength(bytes: number[], length: number, few: number, many: number): void {
  if (length < 16) bytes.push(few | length)
  else if (length < 0x1_00_00) bytes.push(many, length >> 8, length & 0xff)
  else bytes.push(many + 1, ...fourBytes(length))
}

function fourBytes(value: number): readonly number[] {
  return [value >>> 24, (value >> 16) & 0xff, (value >> 8) & 0xff, value & 0xff]
}

/** Reads one value after another. Throws at what is not JSON, and at the end of the bytes. */
export class Unpacker {
  readonly #bytes: Uint8Array
  readonly #view: DataView
  #at: number

  constructor(bytes: Uint8Array, from = 0) {
    this.#bytes = bytes
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    this.#at = from
  }

  get done(): boolean {
    return this.#at >= this.#bytes.length
  }

  next(): Json {
    const kind = this.#whole(1)
    if (kind < 0x80) return kind
    if (kind < 0x90) return this.#object(kind & 0x0f)
    if (kind < 0xa0) return this.#list(kind & 0x0f)
    if (kind < 0xc0) return this.#text(kind & 0x1f)
    if (kind >= 0xe0) return kind - 0x100
    return this.#long(kind)
  }

  #long(kind: number): Json {
    switch (kind) {
      case 0xc0:
        return null
      case 0xc2:
        return false
      case 0xc3:
        return true
      case 0xca:
        return this.#view.getFloat32(this.#skip(4))
      case 0xcb:
        return this.#view.getFloat64(this.#skip(8))
      case 0xcc:
        return this.#whole(1)
      case 0xcd:
        return this.#whole(2)
      case 0xce:
        return this.#whole(4)
      case 0xcf:
        return Number(this.#view.getBigUint64(this.#skip(8)))
      case 0xd0:
        return this.#view.getInt8(this.#skip(1))
      case 0xd1:
        return this.#view.getInt16(this.#skip(2))
      case 0xd2:
        return this.#view.getInt32(this.#skip(4))
      case 0xd3:
        return Number(this.#view.getBigInt64(this.#skip(8)))
      case 0xd9:
        return this.#text(this.#whole(1))
      case 0xda:
        return this.#text(this.#whole(2))
      case 0xdb:
        return this.#text(this.#whole(4))
      case 0xdc:
        return this.#list(this.#whole(2))
      case 0xdd:
        return this.#list(this.#whole(4))
      case 0xde:
        return this.#object(this.#whole(2))
      case 0xdf:
        return this.#object(this.#whole(4))
      default:
        throw new RangeError(`not JSON: 0x${kind.toString(16)}`)
    }
  }

  #skip(count: number): number {
    const from = this.#at
    if (from + count > this.#bytes.length) throw new RangeError('the bytes end too early')
    this.#at = from + count
    return from
  }

  #whole(bytes: 1 | 2 | 4): number {
    const at = this.#skip(bytes)
    if (bytes === 1) return this.#view.getUint8(at)
    return bytes === 2 ? this.#view.getUint16(at) : this.#view.getUint32(at)
  }

  #text(length: number): string {
    const from = this.#skip(length)
    return utf8.read.decode(this.#bytes.subarray(from, from + length))
  }

  #list(length: number): readonly Json[] {
    const list: Json[] = []
    for (let i = 0; i < length; i++) list.push(this.next())
    return list
  }

  #object(length: number): Json {
    const object: Record<string, Json> = {}
    for (let i = 0; i < length; i++) {
      const key = this.next()
      if (typeof key !== 'string') throw new RangeError('a key that is no text')
      // A plain assignment to `__proto__` would be lost.
      Object.defineProperty(object, key, { value: this.next(), enumerable: true, configurable: true, writable: true })
    }
    return object
  }
}
