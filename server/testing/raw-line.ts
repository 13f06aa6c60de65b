// A connection to a room with as little of a client as can be: whoever plays two thousand people on the machine that is
// being measured must not be what is measured.

import { randomBytes } from 'node:crypto'
import { connect, type Socket, type TcpNetConnectOpts } from 'node:net'
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
const ROOM_DATA_BYTES = 17
/** Of WebSocket frames. */
const BINARY = 0x82
const CLOSE = 8
const PING = 9
const PONG = 0x8a
/** Before a text of fewer than 32 bytes: its length, in the room's protocol. */
const SHORT_TEXT = 0xa0

/** Whatever comes in on any line is read here, at once: no line needs room of its own. */
const INBOX = Buffer.alloc(65_536)
const NOTHING = Buffer.alloc(0)

/** For whoever is not a page. */
export interface Ways {
  /** The address at this end. */
  readonly from?: string | undefined
  /** Whether it says that it has come in. */
  readonly joins?: boolean
}

export class RawLine {
  /** Resolves when it is no more. */
  readonly closed: Promise<void>
  readonly #socket: Socket
  readonly #joins: boolean
  #isOpen = true
  readonly #hear: (news: string) => void
  readonly #joined = Promise.withResolvers<void>()
  #hasHead = false
  /** The beginning of a frame whose end has not come yet. */
  #rest: Buffer = NOTHING

  private constructor(at: TcpNetConnectOpts, hear: (news: string) => void, joins: boolean) {
    this.#hear = hear
    this.#joins = joins
    const callback = (length: number): boolean => {
      this.#read(INBOX.subarray(0, length))
      return true
    }
    this.#socket = connect({ ...at, noDelay: true, onread: { buffer: INBOX, callback } })
    this.#socket.on('error', (error) => this.#joined.reject(error))
    this.closed = new Promise((closed) => this.#socket.once('close', () => closed()))
    void this.closed.then(() => {
      this.#isOpen = false
      this.#joined.reject(new Error('hung up'))
    })
    // Whoever has joined is not waited for any more.
    this.#joined.promise.catch(() => undefined)
  }

  /** `hear` is called with each news, from the first on. */
  static async open(
    address: string,
    place: Place,
    hear: (news: string) => void,
    { from, joins = true }: Ways = {},
  ): Promise<RawLine> {
    const { hostname, port, host } = new URL(address)
    const at = from === undefined ? { host: hostname } : { host: '127.0.0.1', localAddress: from }
    const line = new RawLine({ ...at, port: Number(port) }, hear, joins)
    const path = `/${place.processId}/${place.roomId}?sessionId=${place.sessionId}`
    const key = randomBytes(16).toString('base64')
    line.#socket.write(
      `GET ${path} HTTP/1.1\r\nhost: ${host}\r\nconnection: Upgrade\r\nupgrade: websocket\r\n` +
        `sec-websocket-version: 13\r\nsec-websocket-key: ${key}\r\n\r\n`,
    )
    await line.#joined.promise
    return line
  }

  get isOpen(): boolean {
    return this.#isOpen
  }

  /** Reads no more. What is sent to it stays with whoever sends it. */
  stopReading(): void {
    this.#socket.pause()
  }

  /** A sign of life, whether or not it was asked for. */
  pong(): void {
    this.#write(PONG, '')
  }

  send(type: string, message: Json): void {
    this.#write(
      BINARY,
      String.fromCharCode(ROOM_DATA_BYTES, SHORT_TEXT | type.length) + type + inBytes(JSON.stringify(message)),
    )
  }

  close(): void {
    this.#socket.destroy()
  }

  /** With a mask of zeros, which leaves everything as it is. */
  #write(kind: number, bytes: string): void {
    if (!this.#isOpen) return
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
    if (kind === CLOSE) return this.close()
    if (bytes[0] === JOIN_ROOM) {
      if (this.#joins) this.#write(BINARY, String.fromCharCode(JOIN_ROOM))
      return this.#joined.resolve()
    }
    // After the name of the message.
    if (bytes[0] === ROOM_DATA_BYTES) this.#hear(bytes.toString('utf8', 2 + NEWS.length))
  }
}

/** A character for a byte. */
function inBytes(text: string): string {
  return Buffer.from(text).toString('latin1')
}

function twoBytes(value: number): string {
  return String.fromCharCode(value >> 8, value & 0xff)
}
