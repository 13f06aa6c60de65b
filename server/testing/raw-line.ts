// A connection to a room with as little of a client as can be: whoever plays two thousand people on the machine that is
// being measured must not be what is measured.

import { randomBytes } from 'node:crypto'
import { connect, type Socket } from 'node:net'
import type { Json } from '@grand-rounds/kernel'
import { NEWS } from '@grand-rounds/protocol'

/** As the server answers whoever asks for a place. */
export interface Place {
  readonly processId: string
  readonly roomId: string
  readonly sessionId: string
}

/** Of the room's protocol. */
const JOIN_ROOM = 10
const ROOM_DATA = 13
/** Of WebSocket frames. */
const BINARY = 0x82
const PING = 9
const PONG = 0x8a

/** Whatever comes in on any line is read here, at once: no line needs room of its own. */
const INBOX = Buffer.alloc(65_536)
const NOTHING = Buffer.alloc(0)

export class RawLine {
  readonly #socket: Socket
  readonly #hear: (news: string) => void
  readonly #joined = Promise.withResolvers<void>()
  #hasHead = false
  /** The beginning of a frame whose end has not come yet. */
  #rest: Buffer = NOTHING

  private constructor(at: { host: string; port: number; localAddress?: string }, hear: (news: string) => void) {
    this.#hear = hear
    const callback = (length: number): boolean => {
      this.#read(INBOX.subarray(0, length))
      return true
    }
    this.#socket = connect({ ...at, noDelay: true, onread: { buffer: INBOX, callback } })
    this.#socket.on('error', (error) => this.#joined.reject(error))
    this.#socket.on('close', () => this.#joined.reject(new Error('hung up')))
    // Whoever has joined is not waited for any more.
    this.#joined.promise.catch(() => undefined)
  }

  /** `hear` is called with each news, from the first on. `from`: an address of the loopback range to come from. */
  static async open(address: string, place: Place, hear: (news: string) => void, from?: string): Promise<RawLine> {
    const { hostname, port, host } = new URL(address)
    const at = from === undefined ? { host: hostname } : { host: '127.0.0.1', localAddress: from }
    const line = new RawLine({ ...at, port: Number(port) }, hear)
    const path = `/${place.processId}/${place.roomId}?sessionId=${place.sessionId}`
    const key = randomBytes(16).toString('base64')
    line.#socket.write(
      `GET ${path} HTTP/1.1\r\nhost: ${host}\r\nconnection: Upgrade\r\nupgrade: websocket\r\n` +
        `sec-websocket-version: 13\r\nsec-websocket-key: ${key}\r\n\r\n`,
    )
    await line.#joined.promise
    return line
  }

  send(type: string, message: Json): void {
    this.#write(BINARY, String.fromCharCode(ROOM_DATA) + packed(type) + packed(message))
  }

  close(): void {
    this.#socket.destroy()
  }

  /** With a mask of zeros, which leaves everything as it is. */
  #write(kind: number, bytes: string): void {
    const { length } = bytes
    const size = length < 126 ? String.fromCharCode(0x80 | length) : `\u00fe${twoBytes(length)}`
    this.#socket.write(`${String.fromCharCode(kind)}${size}\0\0\0\0${bytes}`, 'latin1')
  }

  #read(chunk: Buffer): void {
    const bytes = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk])
    let at = this.#hasHead ? 0 : this.#readHead(bytes)
    while (this.#hasHead) {
      const short = (bytes[at + 1] ?? 0) & 0x7f
      const from = at + (short < 126 ? 2 : short === 126 ? 4 : 10)
      if (bytes.length < from) break
      const end = from + (short < 126 ? short : short === 126 ? bytes.readUInt16BE(at + 2) : bytes.readUInt32BE(at + 6))
      if (bytes.length < end) break
      this.#hearFrame((bytes[at] ?? 0) & 0x0f, bytes.subarray(from, end))
      at = end
    }
    this.#rest = at === bytes.length ? NOTHING : Buffer.from(bytes.subarray(at))
  }

  /** Of the answer to the request for a socket; comes back with where it ends. */
  #readHead(bytes: Buffer): number {
    const end = bytes.indexOf('\r\n\r\n')
    if (end < 0) return 0
    this.#hasHead = true
    const answer = bytes.toString('latin1', 0, 12)
    if (answer !== 'HTTP/1.1 101') this.#joined.reject(new Error(`no socket: ${answer}`))
    return end + 4
  }

  #hearFrame(kind: number, bytes: Buffer): void {
    if (kind === PING) return this.#write(PONG, bytes.toString('latin1'))
    if (bytes[0] === JOIN_ROOM) {
      this.#write(BINARY, String.fromCharCode(JOIN_ROOM))
      return this.#joined.resolve()
    }
    if (bytes[0] !== ROOM_DATA) return
    // The name of the message, the size of the text, the text.
    const at = 2 + NEWS.length
    const size = { 0xd9: 2, 0xda: 3, 0xdb: 5 }[bytes[at] ?? 0] ?? 1
    this.#hear(bytes.toString('utf8', at + size))
  }
}

/** As MessagePack, a character for a byte. For what the players of a measurement send: short, and of plain letters. */
function packed(value: Json): string {
  if (value === null) return '\u00c0'
  if (typeof value === 'boolean') return value ? '\u00c3' : '\u00c2'
  if (typeof value === 'number') return value < 128 ? String.fromCharCode(value) : `\u00cd${twoBytes(value)}`
  if (typeof value === 'string') {
    const { length } = value
    return (length < 32 ? String.fromCharCode(0xa0 | length) : `\u00d9${String.fromCharCode(length)}`) + value
  }
  if (Array.isArray(value)) return String.fromCharCode(0x90 | value.length) + value.map(packed).join('')
  const entries = Object.entries(value)
  const members = entries.map(([key, member]) => packed(key) + packed(member))
  return String.fromCharCode(0x80 | entries.length) + members.join('')
}

function twoBytes(value: number): string {
  return String.fromCharCode(value >> 8, value & 0xff)
}
