// A line to a table's room: the few bytes of the server's room protocol (Colyseus 0.18) that tables need. Most of its
// own client is for state that is kept in step, which tables don't use (docs/decisions/0004).

import { type ClientMessages, NEWS } from '@grand-rounds/protocol'

/** First byte of a message: what it is. The upper bits are for other kinds of rooms. */
const JOINED = 10
/** Followed by the length of a name, the name, and bytes: with tables they are JSON. */
const SAID = 17
const PING = 18
const KIND = 0x1f
/** Of a name; names are shorter than 32. */
const LENGTH = 0xa0

const utf8 = { write: new TextEncoder(), read: new TextDecoder() }
const news = message(NEWS, '')

function message(name: string, json: string): Uint8Array<ArrayBuffer> {
  const text = utf8.write.encode(name + json)
  const bytes = new Uint8Array(2 + text.length)
  bytes.set([SAID, LENGTH | name.length])
  bytes.set(text, 2)
  return bytes
}

/** Where the server keeps a place for us. */
export interface Place {
  readonly processId: string
  readonly roomId: string
  readonly sessionId: string
}

interface Hearers {
  /** The server listens from here on. */
  readonly joined: () => void
  readonly said: (news: string) => void
  /** Any sign of life. */
  readonly alive: () => void
  readonly closed: () => void
}

export class RoomLine {
  readonly #socket: WebSocket
  #closed = false

  constructor(origin: string, { processId, roomId, sessionId }: Place, { joined, said, alive, closed }: Hearers) {
    const address = new URL(`/${processId}/${roomId}`, origin)
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
    address.searchParams.set('sessionId', sessionId)
    const socket = new WebSocket(address)
    socket.binaryType = 'arraybuffer'
    this.#socket = socket
    socket.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (this.#closed || !(data instanceof ArrayBuffer)) return
      alive()
      const bytes = new Uint8Array(data)
      const kind = (bytes[0] ?? 0) & KIND
      if (kind === JOINED) {
        // What the server has to say waits until this is heard.
        socket.send(Uint8Array.of(JOINED))
        joined()
      } else if (news.every((byte, at) => bytes[at] === byte)) said(utf8.read.decode(bytes.subarray(news.length)))
    })
    const end = () => {
      if (this.#closed) return
      this.#closed = true
      closed()
    }
    socket.addEventListener('close', end)
    socket.addEventListener('error', end)
  }

  send<K extends keyof ClientMessages>(type: K, said: ClientMessages[K]): void {
    this.#write(message(type, JSON.stringify(said)))
  }

  /** Asks for a sign of life. */
  ping(): void {
    this.#write(Uint8Array.of(PING))
  }

  /** Nothing more is heard of it. */
  close(): void {
    this.#closed = true
    this.#socket.close()
  }

  #write(bytes: Uint8Array<ArrayBuffer>): void {
    if (!this.#closed && this.#socket.readyState === WebSocket.OPEN) this.#socket.send(bytes)
  }
}
