// A table's room in Colyseus: the thin shell between its connections and the table's door. No rule and no state of a
// game is here.

import { type Client, Room, ServerError } from '@colyseus/core'
import type { LiveTable } from '../games/games.ts'
import { Door, type Doorkeeper } from './door.ts'
import { Guests } from './guests.ts'
import { RoomLine } from './line.ts'
import type { Lines } from './lines.ts'
import type { Tables } from './tables.ts'
import type { Visitor } from './visitor.ts'

export interface RoomHouse extends Doorkeeper {
  readonly tables: Tables
  readonly lines: Lines
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

/** What a page says; the first thing is that it wants to look. */
const SAID = ['look', 'order', 'act', 'heard'] as const

interface Present {
  readonly line: RoomLine
  readonly join: Join
  /** Null: they have not said a word yet. */
  visitor: Visitor | null
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
      house.clock.now,
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
    readonly #present = new Map<Client, Present>()

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
      for (const type of SAID) this.onMessageBytes(type, (client, bytes: unknown) => this.#hear(client, type, bytes))
      this.onMessage('*', (client) => this.#present.get(client)?.line.hangUp('malformed'))
      this.#asking = setInterval(() => this.#askWhoIsThere(), PING_MS)
      this.#linger()
    }

    override onJoin(client: Client, join: Join): void {
      if (!this.guests.enter(client.sessionId, join.key)) throw new ServerError(TABLE_FULL, 'tableFull')
      this.#stay()
      const line = new RoomLine(client)
      house.lines.opened(line)
      this.#present.set(client, { line, join, visitor: null })
    }

    override onLeave(client: Client, code: number): void {
      this.guests.leave(client.sessionId)
      const present = this.#present.get(client)
      this.#present.delete(client)
      const visitor = present?.visitor
      visitor?.leave()
      if (visitor && this.#isHost(visitor.key)) house.tables.listings.hostLeft(this.#id)
      if (present) house.lines.ended(present.line, code)
      if (this.#present.size === 0) this.#linger()
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

    #hear(client: Client, type: (typeof SAID)[number], bytes: unknown): void {
      const present = this.#present.get(client)
      if (!present || present.line.why !== null) return
      try {
        this.#understand(present, type, bytes)
      } catch (trouble) {
        // Nobody else would catch it, and the process would end.
        house.onTrouble(trouble)
        present.line.hangUp('trouble')
      }
    }

    #understand(present: Present, type: (typeof SAID)[number], bytes: unknown): void {
      const { line, visitor } = present
      if (!visitor) return type === 'look' ? this.#letIn(present) : line.hangUp('notJoined')
      if (type === 'look') visitor.show()
      else visitor[type](read(bytes))
    }

    #letIn(present: Present): void {
      const { line, join } = present
      if (!line.join()) return line.hangUp('notJoined')
      if (this.#table && this.#table.seatOf(join.key) !== null) this.#from = join.from
      present.visitor = this.#door?.enter(join.key, line) ?? null
      if (this.#isHost(join.key)) house.tables.listings.hostCame(this.#id)
    }

    #isHost(key: string | null): boolean {
      return key !== null && key === this.#table?.foundation.host
    }

    #askWhoIsThere(): void {
      for (const { line } of this.#present.values()) line.ask()
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

/** Undefined: not JSON. The framework hands on whatever came under the name of a message in bytes. */
function read(bytes: unknown): unknown {
  if (!Buffer.isBuffer(bytes)) return undefined
  try {
    return JSON.parse(bytes.toString()) as unknown
  } catch {
    return undefined
  }
}
