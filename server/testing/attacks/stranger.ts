// A stranger's connection: bytes as they are, from an address of their own.

import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** Whoever is not hung up on by then has shown what they wanted to show. */
const PATIENCE_MS = 30_000

export class Stranger {
  readonly #socket: Socket
  readonly #closed: Promise<void>
  #heard = ''

  private constructor(socket: Socket) {
    this.#socket = socket
    // A server that resets a stranger's connection is what is wanted.
    socket.on('error', () => undefined)
    socket.on('data', (chunk: Buffer) => (this.#heard += chunk.toString('latin1')))
    this.#closed = new Promise((closed) => socket.once('close', () => closed()))
  }

  /** `keepsOpen`: does not hang up when the server does. */
  static async connect(port: number, from: string, keepsOpen = false): Promise<Stranger> {
    const socket = connect({ port, host: '127.0.0.1', localAddress: from, allowHalfOpen: keepsOpen })
    const stranger = new Stranger(socket)
    await Promise.race([once(socket, 'connect').catch(() => undefined), stranger.#closed])
    return stranger
  }

  get heard(): string {
    return this.#heard
  }

  get open(): boolean {
    return !this.#socket.destroyed
  }

  write(text: string): void {
    if (this.#socket.writable) this.#socket.write(text, 'latin1')
  }

  /** Until the server has said something, or is gone. */
  async answer(): Promise<string> {
    const answered = once(this.#socket, 'data').catch(() => undefined)
    if (this.#heard === '') await this.#patiently(answered)
    return this.#heard
  }

  /** Until the server has hung up. */
  async hungUp(): Promise<void> {
    const ended = new Promise<void>((end) => this.#socket.once('end', end))
    if (!this.#socket.readableEnded) await this.#patiently(ended)
  }

  async #patiently(what: Promise<unknown>): Promise<void> {
    const patience = setTimeout(() => this.close(), PATIENCE_MS)
    await Promise.race([what, this.#closed])
    clearTimeout(patience)
  }

  /** As a machine does that falls over. */
  reset(): void {
    this.#socket.resetAndDestroy()
  }

  close(): void {
    this.#socket.destroy()
  }
}

/** As a browser asks for a socket; `more`: further headers. */
export function upgrade(target: string, more: readonly string[] = []): string {
  return [
    `GET ${target} HTTP/1.1`,
    'host: localhost',
    'connection: Upgrade',
    'upgrade: websocket',
    'sec-websocket-version: 13',
    'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==',
    ...more,
    '\r\n',
  ].join('\r\n')
}
