// Requests for a WebSocket: whoever may not have one is answered and hung up on here, before anyone else sees them.

import { STATUS_CODES, type IncomingMessage, type Server } from 'node:http'
import type { Socket } from 'node:net'
import { isForeign } from './origin.ts'

/** As the server itself gives places out; whatever else a client of the framework could ask for is not served. */
const TARGET = /^\/(?<processId>[\w-]{1,64})\/(?<roomId>[\w-]{1,64})\?sessionId=(?<sessionId>[\w-]{1,64})$/
/** For whoever does not take the answer. */
const PATIENCE_MS = 5_000

export interface Asked {
  readonly processId: string
  readonly roomId: string
  readonly sessionId: string
}

export interface Refusal {
  readonly status: number
  readonly reason: string
}

interface Doorman {
  /** Null: they may come in. */
  readonly refusal: (asked: Asked, request: IncomingMessage, socket: Socket) => Refusal | null
  readonly onRefused: (reason: string) => void
  readonly letIn: (request: IncomingMessage, socket: Socket, head: Buffer) => void
}

export function watchUpgrades(server: Server, { refusal, onRefused, letIn }: Doorman): void {
  server.on('upgrade', (request, _, head) => {
    const { socket } = request
    // Stays for as long as the socket does: without one, a reset at the wrong moment ends the process.
    socket.on('error', () => socket.destroy())
    const refused = check(request, socket)
    if (refused === null) return letIn(request, socket, head)
    onRefused(refused.reason)
    turnAway(socket, refused.status)
  })

  function check(request: IncomingMessage, socket: Socket): Refusal | null {
    const { processId = '', roomId = '', sessionId = '' } = TARGET.exec(request.url ?? '')?.groups ?? {}
    if (sessionId === '') return { status: 400, reason: 'badTarget' }
    if (isForeign(request)) return { status: 403, reason: 'foreignOrigin' }
    return refusal({ processId, roomId, sessionId }, request, socket)
  }
}

/** The answer is sent and the socket is gone, whether the other side hangs up or not. */
export function turnAway(socket: Socket, status: number): void {
  if (socket.destroyed || !socket.writable) {
    socket.destroy()
    return
  }
  socket.setTimeout(PATIENCE_MS, () => socket.destroy())
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`, () =>
    socket.destroy(),
  )
}
