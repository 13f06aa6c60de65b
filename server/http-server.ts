// The HTTP server under everything: what one connection may take in time and size, whatever is asked for.

import { createServer, type RequestListener, type Server } from 'node:http'
import { Socket } from 'node:net'
import { turnAway } from './upgrades.ts'

/** A page itself gives up on a request after six seconds. */
const HEADERS_MS = 6_000
const REQUEST_MS = 8_000
const CHECK_MS = 1_000
/** Nothing came and nothing went: whoever asks and then doesn't read. A WebSocket has its own signs of life. */
const SILENCE_MS = 60_000
const IDLE_MS = 10_000
const LONGEST_HEADERS = 16_384

export function httpServer(listener: RequestListener): Server {
  const options = {
    headersTimeout: HEADERS_MS,
    requestTimeout: REQUEST_MS,
    connectionsCheckingInterval: CHECK_MS,
    keepAliveTimeout: IDLE_MS,
    maxHeaderSize: LONGEST_HEADERS,
    // What else a client would like to change to, it is answered without.
    shouldUpgradeCallback: ({ headers }: { readonly headers: NodeJS.Dict<string | string[]> }) =>
      String(headers['upgrade']).toLowerCase() === 'websocket',
  }
  const server = createServer(options, listener)
  server.setTimeout(SILENCE_MS)
  server.on('clientError', (error, socket) => {
    if (socket instanceof Socket) turnAway(socket, statusOf(error))
    else socket.destroy()
  })
  return server
}

function statusOf(error: Error): number {
  switch ('code' in error ? error.code : '') {
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return 408
    case 'HPE_HEADER_OVERFLOW':
      return 431
    default:
      return 400
  }
}
