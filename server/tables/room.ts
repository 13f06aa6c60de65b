// A table's room: the thin shell between connections and the table itself. No rule and no state of a game is here.

import { type Client, Room, ServerError } from '@colyseus/core'
import type { Answer, News } from '@grand-rounds/match'
import type { Event, View } from '@grand-rounds/dice-hospital'
import type { Json, Seat } from '@grand-rounds/kernel'
import { ActMessage, difference, OrderMessage, PROTOCOL, type ServerMessages } from '@grand-rounds/protocol'
import * as v from 'valibot'
import type { LiveTable, Tables } from './tables.ts'

export interface RoomOfTable {
  readonly tables: Tables
  readonly version: string
  /** For the metrics. */
  readonly onMessage: (kind: 'order' | 'act', answer: Answer) => void
  readonly onTrouble: (trouble: unknown) => void
}

/** What the server itself puts into a reservation; nobody else can. */
interface Join {
  readonly table: string
  /** The hash of a key; null: someone who watches. */
  readonly key: string | null
}

interface Guest {
  readonly key: string | null
  /** The last view that was sent: the next one is told as what changed. */
  view: Json
  unwatch: () => void
}

/** After the last one has left, for whoever reloads the page. */
const LINGER_MS = 5_000
/** People don't click faster; a page that sends what was given offline may. */
const MOST_MESSAGES_A_SECOND = 60
const MOST_CLIENTS = 200

export const UNKNOWN_TABLE = 4404

/** Rooms are made by the framework, without arguments: the class closes over what they need. */
export function roomsOf(house: RoomOfTable) {
  return class TableRoom extends Room {
    override patchRate = null
    override maxClients = MOST_CLIENTS
    override maxMessagesPerSecond = MOST_MESSAGES_A_SECOND
    override autoDispose = false

    #id = ''
    #table: LiveTable | null = null
    #unlist: () => void = () => undefined
    #lingering: NodeJS.Timeout | null = null
    readonly #guests = new Map<Client, Guest>()

    override async onCreate({ table: id }: Join): Promise<void> {
      const table = await house.tables.wake(id)
      if (!table) throw new ServerError(UNKNOWN_TABLE, 'unknownTable')
      this.#id = id
      this.#table = table
      this.#unlist = table.watch(null, ({ kind }) => {
        if (kind === 'gone') this.#leaveAll()
        if (kind === 'gone' || kind === 'step') return
        this.#tellWhoIsHere()
        if (table.foundation.listed) void house.tables.list(id, table).catch(house.onTrouble)
      })
      this.onMessage('order', (client, message: unknown) => void this.#order(client, message).catch(house.onTrouble))
      this.onMessage('act', (client, message: unknown) => void this.#act(client, message).catch(house.onTrouble))
      this.onMessage('look', (client) => this.#show(client))
      this.onMessage('*', (client) => client.leave())
      this.#linger()
    }

    override onJoin(client: Client, { key }: Join): void {
      if (this.#lingering) clearTimeout(this.#lingering)
      this.#lingering = null
      const guest: Guest = { key, view: null, unwatch: () => undefined }
      this.#guests.set(client, guest)
      this.#show(client)
      guest.unwatch = this.#table?.watch(key, (news) => this.#tell(client, guest, news)) ?? guest.unwatch
      this.#tellWhoIsHere()
    }

    override onLeave(client: Client): void {
      this.#guests.get(client)?.unwatch()
      this.#guests.delete(client)
      this.#tellWhoIsHere()
      if (this.#guests.size === 0) this.#linger()
    }

    override async onDispose(): Promise<void> {
      this.#unlist()
      if (this.#lingering) clearTimeout(this.#lingering)
      if (this.#table) await house.tables.sleep(this.#id, this.#table)
    }

    #linger(): void {
      this.#lingering = setTimeout(() => void this.disconnect(), LINGER_MS)
    }

    #leaveAll(): void {
      for (const client of this.#guests.keys()) this.#send(client, 'gone', null)
      void this.disconnect()
    }

    async #order(client: Client, message: unknown): Promise<void> {
      const read = v.safeParse(OrderMessage, message)
      if (!read.success) return client.leave()
      const { id, command } = read.output
      await this.#answer(client, 'order', id, (table, key) => table.order(key, id, command))
    }

    async #act(client: Client, message: unknown): Promise<void> {
      const read = v.safeParse(ActMessage, message)
      if (!read.success) return client.leave()
      const { id, act } = read.output
      await this.#answer(client, 'act', id, (table, key) => table.act(key, id, act))
    }

    async #answer(
      client: Client,
      kind: 'order' | 'act',
      id: string,
      ask: (table: LiveTable, key: string) => Promise<Answer>,
    ): Promise<void> {
      const key = this.#guests.get(client)?.key ?? null
      const answer: Answer =
        this.#table === null || key === null
          ? { ok: false, refusal: { code: 'notSeated' } }
          : await ask(this.#table, key)
      house.onMessage(kind, answer)
      this.#send(client, 'answer', { id, refusal: answer.ok ? null : answer.refusal })
    }

    #tell(client: Client, guest: Guest, news: News<Event, View>): void {
      switch (news.kind) {
        case 'step': {
          const view = plain(news.view)
          const change = difference(guest.view, view)
          guest.view = view
          const { steps, by, events } = news
          return this.#send(client, 'step', { steps, by, events: events.map(plain), view: change })
        }
        case 'house':
          return this.#send(client, 'house', { house: plain(news.house) })
        case 'anew':
          return this.#show(client)
        case 'gone':
          return
      }
    }

    #show(client: Client): void {
      const guest = this.#guests.get(client)
      if (!guest || !this.#table) return
      const { house: around, view, events, steps, commitment, record } = this.#table.look(guest.key)
      guest.view = plain(view)
      const { head } = this.#table.foundation
      this.#send(client, 'look', {
        protocol: PROTOCOL,
        version: house.version,
        table: this.#id,
        game: head.game,
        options: head.options,
        house: plain(around),
        view: guest.view,
        events: events.map(plain),
        steps,
        commitment,
        record,
        here: this.#here(),
      })
    }

    #here(): ServerMessages['here'] {
      const seats = new Set<Seat>()
      let watching = 0
      for (const { key } of this.#guests.values()) {
        const seat = this.#table?.seatOf(key) ?? null
        if (seat === null) watching++
        else seats.add(seat)
      }
      return { seats: [...seats].sort((a, b) => a - b), watching }
    }

    #tellWhoIsHere(): void {
      const here = this.#here()
      for (const client of this.#guests.keys()) this.#send(client, 'here', here)
    }

    #send<K extends keyof ServerMessages>(client: Client, type: K, message: ServerMessages[K]): void {
      client.send(type, message)
    }
  }
}

/** Views, events and houses are plain JSON by the contract of a game. */
function plain(value: unknown): Json {
  return value as Json
}
