// A line to a table's room: the few bytes of the server's room protocol (Colyseus 0.18) that tables need. Most of its
// own client is for state that is kept in step, which tables don't use.

import type { Json } from '@grand-rounds/kernel'
import type { ClientMessages } from '@grand-rounds/protocol'

import { pack, Unpacker } from './msgpack.ts'

/** First byte of a message: what it is. The upper bits are for other kinds of rooms. */
const JOINED = 10
const SAID = 13
const PING = 18
const KIND = 0x1f

/** Where the server keeps a place for us. */
export interface Place {
  readonly processId: string
  readonly roomId: string
  readonly sessionId: string
}

interface Hearers {
  /** The server listens from here on. */
  readonly joined: () => void
  readonly said: (type: string, message: Json) => void
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
      } else if (kind === SAID) {
        const unpacker = new Unpacker(bytes, 1)
        const type = unpacker.next()
        if (typeof type === 'string') said(type, unpacker.done ? null : unpacker.next())
      }
    })
    const end = () => {
      if (this.#closed) return
      this.#closed = true
      closed()
    }
    socket.addEventListener('close', end)
    socket.addEventListener('error', end)
  }

  send<K extends keyof ClientMessages>(type: K, message: ClientMessages[K]): void {
    const said = { ...message }
    this.#write(SAID, pack(type), message === null ? pack(null) : pack(said))
  }

  /** Asks for a sign of life. */
  ping(): void {
    this.#write(PING)
  }

  /** Nothing more is heard of it. */
  close(): void {
    this.#closed = true
    this.#socket.close()
  }

  #write(kind: number, ...parts: readonly Uint8Array[]): void {
    if (this.#closed || this.#socket.readyState !== WebSocket.OPEN) return
    this.#socket.send(Uint8Array.from([kind, ...parts.flatMap((part) => [...part])]))
  }
}
