// Brings the rooms to life beside an HTTP server that is ours: of the framework only rooms, seats and sockets are used,
// none of its routes (they would answer to any origin).

import type { IncomingMessage, Server as HttpServer } from 'node:http'
import { matchMaker } from '@colyseus/core'
import { setLogger } from '@colyseus/core/Logger'
import { WebSocketTransport } from '@colyseus/ws-transport'
import { LONGEST_MESSAGE } from '@grand-rounds/protocol'
import type { Logger } from 'pino'
import { ROOM_TYPE, type RoomHouse, roomsOf } from './room.ts'

export interface Lobby {
  readonly visitors: number
  /** Everyone is told to come again; what was under way is written. */
  close(): Promise<void>
}

export async function openLobby(server: HttpServer, house: RoomHouse, log: Logger): Promise<Lobby> {
  setLogger(quietly(log))
  await matchMaker.setup()
  matchMaker.defineRoomType(ROOM_TYPE, roomsOf(house))
  const transport = new WebSocketTransport({
    noServer: true,
    maxPayload: LONGEST_MESSAGE,
    // Each room asks its own: all connections asked at once would keep every table waiting.
    pingInterval: 0,
  })
  transport.attachToServer(server, { filter: isOurs })
  await matchMaker.accept()
  return {
    get visitors() {
      return matchMaker.stats.local.ccu
    },
    async close() {
      await matchMaker.gracefullyShutdown()
      transport.shutdown()
    },
  }
}

/** What strangers send is no error of ours: whoever wants to see it asks for the level. */
function quietly(log: Logger) {
  const say = (...words: readonly unknown[]) => log.debug({ words }, 'colyseus')
  return { debug: say, error: say, info: say, trace: say, warn: say }
}

/** A page of another origin gets no socket. */
function isOurs({ headers }: IncomingMessage): boolean {
  if (headers.origin === undefined) return true
  try {
    return new URL(headers.origin).host === headers.host
  } catch {
    return false
  }
}
