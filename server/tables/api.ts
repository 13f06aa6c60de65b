// HTTP around the tables: set one up, see the open ones, and ask for a place in a room.

import type { IncomingMessage, ServerResponse } from 'node:http'
import { JoinOptions, LONGEST_MESSAGE, NewTable, type OpenTable, PROTOCOL } from '@grand-rounds/protocol'
import * as v from 'valibot'
import type { Addresses } from '../addresses.ts'
import { readJson } from '../body.ts'
import { isForeign, isJson } from '../origin.ts'
import { SqliteError } from '../store/sqlite-error.ts'
import type { Holder } from '../store/store.ts'
import { hashOf } from './key.ts'
import { Limit } from './limits.ts'
import type { Rooms } from './rooms.ts'
import type { SeatHolders } from './seat-holders.ts'
import type { Tables } from './tables.ts'

interface Answered {
  readonly status: number
  readonly body: object
  /** The methods that there are, for whoever used another. */
  readonly allow?: string
}

interface Ports {
  readonly tables: Tables
  readonly rooms: Rooms
  readonly holders: SeatHolders
  readonly addresses: Addresses
  readonly now: () => number
  /** Of the limits; infinite for none. */
  readonly scale: number
}

const refused = (status: number, code: string, data?: object): Answered => ({
  status,
  body: { code, ...(data && { data }) },
})
const notAllowed = (allow: string): Answered => ({ ...refused(405, 'methodNotAllowed'), allow })
const TOO_MANY = refused(429, 'tooMany')
const BAD_REQUEST = refused(400, 'badRequest')

/**
 * A minute; twice as many at once. By address: enough for a club behind one, too little for a flood. Those who hold a
 * seat are counted by their key, however many share their address: after a restart all of them come back at once.
 */
const TABLES_A_MINUTE = 20
const PLACES_A_MINUTE = 240
const PLACES_OF_A_KEY_A_MINUTE = 30
/** No page sends any, but someone may have an old link, or a program that is not quite right yet. */
const BAD_REQUESTS_A_MINUTE = 60
/** Of the whole server: someone with a thousand addresses gets no further. */
const TABLES_A_MINUTE_IN_ALL = 60
/** When half of those are used up, an address gets so many: a crowd that sets up tables leaves some for everyone else. */
const TABLES_A_MINUTE_WHEN_SHORT = 1
const ALL = 'all'

/** All others may go well another time. */
const STATUS_OF_NO_PLACE: Readonly<Record<string, number>> = { unknownTable: 404, tableBroken: 500, wrongVersion: 500 }

const PATHS = ['/api/tables', '/api/place'] as const

export type TablePath = (typeof PATHS)[number]

export function isOfTables(path: string): path is TablePath {
  return PATHS.some((known) => known === path)
}

export class TableApi {
  readonly #ports: Ports
  readonly #newTables: Limit
  readonly #newTablesInAll: Limit
  readonly #newTablesWhenShort: Limit
  readonly #places: Limit
  readonly #placesOfKeys: Limit
  readonly #badRequests: Limit
  #listing: Promise<readonly OpenTable[]> | null = null
  #nextListing: Promise<readonly OpenTable[]> | null = null

  constructor(ports: Ports) {
    this.#ports = ports
    const limit = (aMinute: number) => new Limit(2 * aMinute * ports.scale, aMinute * ports.scale, ports.now)
    this.#newTables = limit(TABLES_A_MINUTE)
    this.#newTablesInAll = limit(TABLES_A_MINUTE_IN_ALL)
    this.#newTablesWhenShort = new Limit(1, TABLES_A_MINUTE_WHEN_SHORT, ports.now)
    this.#places = limit(PLACES_A_MINUTE)
    this.#placesOfKeys = limit(PLACES_OF_A_KEY_A_MINUTE)
    this.#badRequests = limit(BAD_REQUESTS_A_MINUTE)
  }

  async answer(path: TablePath, request: IncomingMessage): Promise<Answered> {
    try {
      return await this.#answer(path, request)
    } catch (error) {
      // The store has told why already, once.
      if (error instanceof SqliteError) return refused(503, 'notStored')
      throw error
    }
  }

  async #answer(path: TablePath, request: IncomingMessage): Promise<Answered> {
    const { method } = request
    if (path === '/api/tables' && (method === 'GET' || method === 'HEAD'))
      return { status: 200, body: { tables: await this.#listed() } }
    const removes = path === '/api/tables' && method === 'DELETE'
    if (method !== 'POST' && !removes) return notAllowed(path === '/api/tables' ? 'GET, HEAD, POST, DELETE' : 'POST')
    if (isForeign(request)) return refused(403, 'foreignOrigin')
    if (!isJson(request)) return refused(415, 'notJson')
    const from = this.#ports.addresses.clientOf(request)
    const body = await readJson(request, LONGEST_MESSAGE)
    if (!body.ok) return this.#bad(from, body.refusal.code === 'tooLong' ? refused(413, 'tooLong') : BAD_REQUEST)
    if (removes) return this.#remove(from, body.value)
    return path === '/api/tables' ? this.#create(from, body.value) : this.#place(from, body.value)
  }

  async #create(from: string, body: unknown): Promise<Answered> {
    const read = v.safeParse(NewTable, body)
    if (!read.success) return this.#bad(from, BAD_REQUEST)
    const { key, ...wanted } = read.output
    const { tables } = this.#ports
    if (wanted.listed && !tables.listings.allows(from)) return refused(429, 'tooManyListed')
    if (!this.#newTables.allows(from)) return TOO_MANY
    if (this.#newTablesInAll.isShort(ALL) && !this.#newTablesWhenShort.allows(from)) return TOO_MANY
    if (!this.#newTablesInAll.allows(ALL)) return TOO_MANY
    const created = await tables.create({ ...wanted, host: hashOf(key), from })
    if (created.ok) return { status: 201, body: { id: created.value } }
    this.#newTables.giveBack(from)
    return this.#bad(from, refused(400, created.refusal.code, created.refusal.data))
  }

  /** By the host, when it is over. */
  async #remove(from: string, body: unknown): Promise<Answered> {
    const read = v.safeParse(JoinOptions, body)
    if (!read.success || read.output.key === undefined) return this.#bad(from, BAD_REQUEST)
    if (!this.#places.allows(from)) return TOO_MANY
    const removed = await this.#ports.tables.remove(read.output.table, hashOf(read.output.key))
    if (removed.ok) return { status: 200, body: {} }
    const { code } = removed.refusal
    return this.#bad(from, refused(code === 'unknownTable' ? 404 : 403, code))
  }

  async #place(from: string, body: unknown): Promise<Answered> {
    const read = v.safeParse(JoinOptions, body)
    if (!read.success) return this.#bad(from, BAD_REQUEST)
    const { table, protocol } = read.output
    if (protocol !== PROTOCOL) return refused(409, 'oldPage')
    const key = read.output.key === undefined ? null : hashOf(read.output.key)
    const holder = await this.#ports.holders.find(table, key)
    if (holder === 'noTable') return this.#bad(from, refused(404, 'unknownTable'))
    if (!this.#mayCome(holder, key, from)) return TOO_MANY
    const placed = await this.#ports.rooms.place({ table, key, from })
    if (placed.ok) return { status: 200, body: placed.place }
    return refused(STATUS_OF_NO_PLACE[placed.why] ?? 503, placed.why)
  }

  #mayCome(holder: Holder, key: string | null, from: string): boolean {
    if (key === null) return !this.#badRequests.isEmpty(from) && this.#places.allows(from)
    return holder === 'seated' ? this.#placesOfKeys.allows(key) : this.#places.allows(from)
  }

  /** What is bad is counted apart: it takes nothing from those who share the address and ask as they should. */
  #bad(from: string, answered: Answered): Answered {
    return this.#badRequests.allows(from) ? answered : TOO_MANY
  }

  /** However many ask for the list, the store is asked once at a time; nobody is told what was before they asked. */
  #listed(): Promise<readonly OpenTable[]> {
    if (this.#listing === null) return this.#askForList()
    const after = () => {
      this.#nextListing = null
      return this.#askForList()
    }
    return (this.#nextListing ??= this.#listing.then(after, after))
  }

  #askForList(): Promise<readonly OpenTable[]> {
    const listing = this.#ports.tables.listed()
    this.#listing = listing
    const forget = () => {
      if (this.#listing === listing) this.#listing = null
    }
    listing.then(forget, forget)
    return listing
  }
}

/** Whoever is answered before they have said all is not listened to any further. */
export function sendAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  { status, body, allow }: Answered,
): void {
  const bytes = Buffer.from(JSON.stringify(body))
  if (request.method === 'POST' && !request.complete) response.setHeader('connection', 'close')
  if (allow !== undefined) response.setHeader('allow', allow)
  response.writeHead(status, {
    'cache-control': 'no-store',
    'content-type': 'application/json',
    'content-length': bytes.length,
  })
  response.end(bytes)
}
