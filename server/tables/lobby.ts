// Brings the rooms to life: of the framework only rooms, seats and sockets are used, none of its routes (they would
// answer to any origin). Its transport hears of a socket only when the server has let it in (upgrades.ts).

import { createServer, type IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { matchMaker, Room } from '@colyseus/core'
import { setLogger } from '@colyseus/core/Logger'
import { WebSocketTransport } from '@colyseus/ws-transport'
import { LONGEST_MESSAGE } from '@grand-rounds/protocol'
import type { Logger } from 'pino'
import type { Asked } from '../upgrades.ts'
import { ROOM_TYPE, type RoomHouse, roomsOf } from './room.ts'

const SOCKETS = {
  noServer: true,
  maxPayload: LONGEST_MESSAGE,
  // Each room asks its own: all connections asked at once would keep every table waiting.
  pingInterval: 0,
  // For whoever is hung up on and does not answer.
  closeTimeout: 2_000,
}

export interface Lobby {
  readonly visitors: number
  /** Whether there is a place kept for them. */
  expects(asked: Asked): boolean
  letIn(request: IncomingMessage, socket: Socket, head: Buffer): void
  /** Everyone is told to come again; what was under way is written. */
  close(): Promise<void>
}

export async function openLobby(house: RoomHouse, log: Logger): Promise<Lobby> {
  setLogger(quietly(log))
  await matchMaker.setup()
  matchMaker.defineRoomType(ROOM_TYPE, roomsOf(house))
  const transport = new WebSocketTransport(SOCKETS)
  // A server that never listens: the transport hears of those alone who are passed on to it.
  const passedOn = createServer()
  transport.attachToServer(passedOn)
  await matchMaker.accept()
  return {
    get visitors() {
      return matchMaker.stats.local.ccu
    },
    expects({ processId, roomId, sessionId }) {
      const room: unknown = processId === matchMaker.processId ? matchMaker.getLocalRoomById(roomId) : null
      return room instanceof Room && room.hasReservedSeat(sessionId)
    },
    letIn(request, socket, head) {
      passedOn.emit('upgrade', request, socket, head)
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
