// HTTP around the tables: set one up, see the open ones, and ask for a place in a room.

import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Refused } from '@grand-rounds/kernel'
import { JoinOptions, LONGEST_MESSAGE, NewTable, PROTOCOL } from '@grand-rounds/protocol'
import * as v from 'valibot'
import { readJson } from '../body.ts'
import { SqliteError } from '../store/sqlite-error.ts'
import { hashOf } from './key.ts'
import { Limit } from './limits.ts'
import type { Rooms } from './rooms.ts'
import type { Tables } from './tables.ts'

interface Answered {
  readonly status: number
  readonly body: object
}

const refused = (status: number, code: string, data?: object): Answered => ({
  status,
  body: { code, ...(data && { data }) },
})

const notRead = ({ refusal }: Refused): Answered =>
  refusal.code === 'tooLong' ? refused(413, 'tooLong') : refused(400, 'badRequest')

/** By hand or by a page that has lost its connection: enough for a club behind one address, too little for a flood. */
const TABLES_A_MINUTE = 20
const PLACES_A_MINUTE = 240

/** All others may go well another time. */
const STATUS_OF_NO_PLACE: Readonly<Record<string, number>> = { unknownTable: 404, tableBroken: 500, wrongVersion: 500 }

export function isOfTables(path: string): boolean {
  return path === '/api/tables' || path === '/api/place'
}

export class TableApi {
  readonly #tables: Tables
  readonly #rooms: Rooms
  readonly #newTables: Limit
  readonly #places: Limit

  /** `scale`: of the limits; infinite for none. */
  constructor(tables: Tables, rooms: Rooms, now: () => number, scale = 1) {
    this.#tables = tables
    this.#rooms = rooms
    this.#newTables = new Limit(2 * TABLES_A_MINUTE * scale, TABLES_A_MINUTE * scale, now)
    this.#places = new Limit(2 * PLACES_A_MINUTE * scale, PLACES_A_MINUTE * scale, now)
  }

  async answer(method: string, path: string, request: IncomingMessage): Promise<Answered> {
    try {
      return await this.#answer(method, path, request)
    } catch (error) {
      // The store has told why already, once.
      if (error instanceof SqliteError) return refused(503, 'notStored')
      throw error
    }
  }

  async #answer(method: string, path: string, request: IncomingMessage): Promise<Answered> {
    if (path === '/api/tables') {
      if (method === 'GET') return { status: 200, body: { tables: await this.#tables.listed() } }
      return method === 'POST' ? this.#create(request) : refused(405, 'methodNotAllowed')
    }
    return method === 'POST' ? this.#place(request) : refused(405, 'methodNotAllowed')
  }

  async #create(request: IncomingMessage): Promise<Answered> {
    if (!this.#newTables.allows(addressOf(request))) return refused(429, 'tooMany')
    const body = await readJson(request, LONGEST_MESSAGE)
    if (!body.ok) return notRead(body)
    const read = v.safeParse(NewTable, body.value)
    if (!read.success) return refused(400, 'badRequest')
    const { key, ...wanted } = read.output
    const created = await this.#tables.create({ ...wanted, host: hashOf(key) })
    return created.ok
      ? { status: 201, body: { id: created.value } }
      : refused(400, created.refusal.code, created.refusal.data)
  }

  async #place(request: IncomingMessage): Promise<Answered> {
    if (!this.#places.allows(addressOf(request))) return refused(429, 'tooMany')
    const body = await readJson(request, LONGEST_MESSAGE)
    if (!body.ok) return notRead(body)
    const read = v.safeParse(JoinOptions, body.value)
    if (!read.success) return refused(400, 'badRequest')
    const { table, key, protocol } = read.output
    if (protocol !== PROTOCOL) return refused(409, 'oldPage')
    const placed = await this.#rooms.place({
      table,
      key: key === undefined ? null : hashOf(key),
      from: addressOf(request),
    })
    if (placed.ok) return { status: 200, body: placed.place }
    return refused(STATUS_OF_NO_PLACE[placed.why] ?? 503, placed.why)
  }
}

/** Behind a proxy of one's own the proxy is the address: it has to limit for itself (docs/hosting.md). */
function addressOf({ socket }: IncomingMessage): string {
  return socket.remoteAddress ?? ''
}

/** Whoever is answered before they have said all is not listened to any further. */
export function sendAnswer(request: IncomingMessage, response: ServerResponse, { status, body }: Answered): void {
  const bytes = Buffer.from(JSON.stringify(body))
  if (request.method === 'POST' && !request.complete) response.setHeader('connection', 'close')
  response.writeHead(status, {
    'cache-control': 'no-store',
    'content-type': 'application/json',
    'content-length': bytes.length,
  })
  response.end(bytes)
}
