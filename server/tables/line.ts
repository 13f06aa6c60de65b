// One connection to a room: what goes out over it, and when it is hung up. Only what the framework documents of its
// clients is used, and what ws does of its sockets.

import { type Client, ClientState } from '@colyseus/core'
import { NEWS } from '@grand-rounds/protocol'
import type { Line } from './visitor.ts'

/** Why a line is closed from here: the code is told to the other end where it still listens, and counted. */
export const HUNG_UP = {
  malformed: 4400,
  /** Came in and did not say so, or said other things first. */
  notJoined: 4408,
  /** Gave no sign of life from one time that it was asked to the next. */
  silent: 4410,
  /** Does not read what it is sent. */
  unread: 4413,
  trouble: 4500,
} as const
export type WhyHungUp = keyof typeof HUNG_UP

/** As much may wait for one that reads slowly, and one message more: a few looks at a long game. */
const MOST_UNSENT = 2_000_000
/** From the answer to a place to the first word of a page. */
const JOIN_MS = 5_000

/** Of a socket of ws, by its manual. */
interface Socket {
  readonly bufferedAmount: number
  on(event: 'pong', hear: () => void): void
  ping(): void
  terminate(): void
}

export class RoomLine implements Line {
  readonly #client: Client
  readonly #socket: Socket
  #late: NodeJS.Timeout | null
  #alive = true
  #why: WhyHungUp | null = null

  constructor(client: Client) {
    this.#client = client
    // The framework says only that it is an EventEmitter; its transport makes it of a socket of ws.
    this.#socket = client.ref as unknown as Socket
    this.#socket.on('pong', () => {
      this.#alive = true
    })
    this.#late = setTimeout(() => this.#cut('notJoined'), JOIN_MS)
  }

  /** Null: it was not closed from here. */
  get why(): WhyHungUp | null {
    return this.#why
  }

  get unsent(): number {
    return this.#socket.bufferedAmount
  }

  /** Before this the framework would keep everything that is sent, without a bound. False: not yet. */
  join(): boolean {
    if (this.#why !== null || this.#client.state !== ClientState.JOINED) return false
    this.#stopWaiting()
    return true
  }

  send(news: string): void {
    if (this.#why !== null) return
    if (this.#socket.bufferedAmount > MOST_UNSENT) return this.#cut('unread')
    this.#client.sendBytes(NEWS, Buffer.from(news))
  }

  hangUp(why: WhyHungUp): void {
    if (this.#why !== null) return
    this.#why = why
    this.#stopWaiting()
    this.#client.leave(HUNG_UP[why])
  }

  /** Asks for a sign of life; without one since the last time it is dead. */
  ask(): void {
    if (this.#why !== null) return
    if (!this.#alive) return this.#cut('silent')
    if (this.#socket.bufferedAmount > MOST_UNSENT) return this.#cut('unread')
    this.#alive = false
    this.#socket.ping()
  }

  /** It is closed. */
  end(): void {
    this.#stopWaiting()
  }

  /** Without a word, which would not be read: what is unsent is given up. */
  #cut(why: WhyHungUp): void {
    this.#why = why
    this.#stopWaiting()
    this.#socket.terminate()
  }

  #stopWaiting(): void {
    if (this.#late) clearTimeout(this.#late)
    this.#late = null
  }
}
