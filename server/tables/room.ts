// A table's room in Colyseus: the thin shell between its connections and the table's door. No rule and no state of a
// game is here.

import { type Client, ClientState, Room, ServerError } from '@colyseus/core'
import { NEWS } from '@grand-rounds/protocol'
import { Door, type Doorkeeper, type Visitor } from './door.ts'
import { frameOf } from './frame.ts'
import { Guests } from './guests.ts'
import type { LiveTable, Tables } from './tables.ts'

export interface RoomHouse extends Doorkeeper {
  readonly tables: Tables
  /** Infinite: no limit to what one connection sends. */
  readonly messagesASecond: number
}

/** What the server itself puts into a reservation; nobody else can. */
export interface Join {
  readonly table: string
  /** The hash of a key; null: someone who watches. */
  readonly key: string | null
  /** The address it was asked from. */
  readonly from: string
}

/** A room as whoever sends people there knows it. */
export interface OpenRoom {
  readonly guests: Guests
  /** Nobody is let in any more. */
  readonly ending: boolean
  /** It is gone, and its table asleep. */
  readonly ended: Promise<void>
}

export const ROOM_TYPE = 'table'
/** After the last one has left, for whoever reloads the page. */
const LINGER_MS = 5_000
/** So long a place is kept for whoever asked for it. */
const PLACE_SECONDS = 5
/** A connection that does not answer from one time to the next is gone. */
const PING_MS = 8_000

export const UNKNOWN_TABLE = 4404
const TABLE_FULL = 4429

/** What is used of the socket that the framework's client is made of. */
interface Socket {
  readonly readyState: number
  /** The connection under it; not there any more once it is closed. */
  readonly _socket?: NodeJS.WritableStream | null
  on(event: 'pong', hear: () => void): void
  ping(): void
  terminate(): void
}

const OPEN = 1

function socketOf(client: Client): Socket {
  return client.ref as unknown as Socket
}

/** The framework keeps what is sent to someone who is only coming in, and knows what to do when they are leaving. */
function send(client: Client, news: string): void {
  const { readyState, _socket: connection } = socketOf(client)
  if (connection && readyState === OPEN && client.state === ClientState.JOINED) connection.write(frameOf(news))
  else client.send(NEWS, news)
}

/** Rooms are made by the framework, without arguments: the class closes over what they need. */
export function roomsOf(house: RoomHouse) {
  return class TableRoom extends Room implements OpenRoom {
    /** Nothing is patched. Off would mean that every room's clock ticks sixty times a second. */
    override patchRate = 1_000
    override seatReservationTimeout = PLACE_SECONDS
    override maxMessagesPerSecond = house.messagesASecond
    override autoDispose = false

    readonly guests = new Guests(
      (key) => typeof this.#table?.seatOf(key) === 'number',
      PLACE_SECONDS * 1_000,
      () => Date.now(),
    )
    ending = false
    readonly #gone = Promise.withResolvers<void>()
    readonly ended = this.#gone.promise
    #id = ''
    /** Whose share it is when bots think here: of whoever opened the room, then of each who comes to their seat. */
    #from = ''
    #table: LiveTable | null = null
    #door: Door | null = null
    #unwatch: () => void = () => undefined
    #lingering: NodeJS.Timeout | null = null
    #asking: NodeJS.Timeout | null = null
    readonly #visitors = new Map<Client, Visitor>()
    readonly #silent = new Set<Client>()

    override async onCreate({ table: id, from }: Join): Promise<void> {
      this.#from = from
      const table = await house.tables.wake(id, () => ({
        table: id,
        address: this.#from,
        attended: (this.#door?.here().seats.length ?? 0) > 0,
      }))
      if (!table) throw new ServerError(UNKNOWN_TABLE, 'unknownTable')
      // Whoever asks for a table asks for this room by the same name: there can't be two of it.
      this.roomId = id
      this.#id = id
      this.#table = table
      this.#door = new Door(id, table, house)
      this.#unwatch = table.watch(({ kind }) => {
        if (kind === 'gone') this.#end()
        else if (kind !== 'step' && kind !== 'clocks' && table.foundation.listed)
          void house.tables.list(id, table).catch(house.onTrouble)
      })
      this.onMessage('order', (client, message: unknown) => this.#visitors.get(client)?.order(message))
      this.onMessage('act', (client, message: unknown) => this.#visitors.get(client)?.act(message))
      this.onMessage('look', (client) => this.#visitors.get(client)?.show())
      this.onMessage('heard', (client, message: unknown) => this.#visitors.get(client)?.heard(message))
      this.onMessage('*', (client) => client.leave())
      this.#asking = setInterval(() => this.#askWhoIsThere(), PING_MS)
      this.#linger()
    }

    override onJoin(client: Client, { key, from }: Join): void {
      if (!this.guests.enter(client.sessionId, key)) throw new ServerError(TABLE_FULL, 'tableFull')
      this.#stay()
      if (this.#table && this.#table.seatOf(key) !== null) this.#from = from
      const line = { send: (news: string) => send(client, news), hangUp: () => client.leave() }
      const visitor = this.#door?.enter(key, line)
      if (!visitor) return
      this.#visitors.set(client, visitor)
      if (key !== null && key === this.#table?.foundation.host) house.tables.listings.hostCame(this.#id)
      socketOf(client).on('pong', () => this.#silent.delete(client))
    }

    override onLeave(client: Client): void {
      const visitor = this.#visitors.get(client)
      visitor?.leave()
      if (visitor && visitor.key === this.#table?.foundation.host) house.tables.listings.hostLeft(this.#id)
      this.#visitors.delete(client)
      this.#silent.delete(client)
      this.guests.leave(client.sessionId)
      if (this.#visitors.size === 0) this.#linger()
    }

    override onBeforeShutdown(): void {
      this.ending = true
      super.onBeforeShutdown()
    }

    override async onDispose(): Promise<void> {
      this.ending = true
      this.#stay()
      if (this.#asking) clearInterval(this.#asking)
      this.#unwatch()
      this.#door?.close()
      try {
        if (this.#table) await house.tables.sleep(this.#id, this.#table)
      } finally {
        this.#gone.resolve()
      }
    }

    #end(): void {
      this.ending = true
      void this.disconnect()
    }

    #askWhoIsThere(): void {
      for (const client of this.#visitors.keys()) {
        if (this.#silent.has(client)) {
          socketOf(client).terminate()
          continue
        }
        this.#silent.add(client)
        socketOf(client).ping()
      }
    }

    #linger(): void {
      this.#stay()
      this.#lingering = setTimeout(() => (this.guests.some ? this.#linger() : this.#end()), LINGER_MS)
    }

    #stay(): void {
      if (this.#lingering) clearTimeout(this.#lingering)
      this.#lingering = null
    }
  }
}
