// Every connection to the server has an owner here from its first moment to its last: it is counted, its errors are
// heard, and when the server ends so does it.

import { readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { type Addresses, countedAs } from './addresses.ts'

/** A page has a socket and up to six connections besides; a school or a company is one address. */
const MOST_OF_AN_ADDRESS = 2_000
const MOST_IN_ALL = 10_000
/** Files that are left for the database and whatever else is not a connection. */
const FILES_KEPT_BACK = 200

export class Connections {
  readonly #addresses: Addresses
  readonly #mostOfAnAddress: number
  readonly #onRefused: () => void
  readonly #open = new Set<Socket>()
  readonly #ofAddress = new Map<string, number>()

  /** `scale`: of what one address may have; infinite for no limit. */
  constructor(addresses: Addresses, scale: number, onRefused: () => void) {
    this.#addresses = addresses
    this.#mostOfAnAddress = MOST_OF_AN_ADDRESS * scale
    this.#onRefused = onRefused
  }

  get count(): number {
    return this.#open.size
  }

  watch(server: Server): void {
    // Node itself takes those above it from the queue and closes them.
    server.maxConnections = Math.min(MOST_IN_ALL, mostFiles() - FILES_KEPT_BACK)
    server.on('drop', this.#onRefused)
    server.on('connection', (socket: Socket) => {
      this.#open.add(socket)
      socket.once('close', () => this.#open.delete(socket))
      const { remoteAddress = '' } = socket
      // Through a trusted proxy many come from one address: they are counted when they say whom they are for.
      if (this.#addresses.trusts(remoteAddress) || this.hold(countedAs(remoteAddress), socket)) return
      this.#onRefused()
      socket.destroy()
    })
  }

  /** Counts a connection for an address until it closes. False: the address has as many as it may. */
  hold(address: string, socket: Socket): boolean {
    const held = this.#ofAddress.get(address) ?? 0
    if (held >= this.#mostOfAnAddress) return false
    this.#ofAddress.set(address, held + 1)
    socket.once('close', () => {
      const left = (this.#ofAddress.get(address) ?? 1) - 1
      if (left > 0) this.#ofAddress.set(address, left)
      else this.#ofAddress.delete(address)
    })
    return true
  }

  closeAll(): void {
    for (const socket of this.#open) socket.destroy()
  }
}

/** With none left, the database could not open its files either. */
function mostFiles(): number {
  try {
    const [, soft] = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? []
    return soft === undefined ? Number.POSITIVE_INFINITY : Math.max(2 * FILES_KEPT_BACK, Number(soft))
  } catch {
    // A system that has no such file.
    return Number.POSITIVE_INFINITY
  }
}
