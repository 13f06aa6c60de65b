// HTTP around the tables: set one up, see the open ones, and ask for a place in a room.

import type { IncomingMessage, ServerResponse } from 'node:http'
import { JoinOptions, LONGEST_MESSAGE, NewTable, PROTOCOL } from '@grand-rounds/protocol'
import * as v from 'valibot'
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

/** By hand or by a page that has lost its connection: enough for a club behind one address, too little for a flood. */
const TABLES_A_MINUTE = 20
const PLACES_A_MINUTE = 240

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
    if (path === '/api/tables') {
      if (method === 'GET') return { status: 200, body: { tables: await this.#tables.listed() } }
      return method === 'POST' ? this.#create(request) : refused(405, 'methodNotAllowed')
    }
    return method === 'POST' ? this.#place(request) : refused(405, 'methodNotAllowed')
  }

  async #create(request: IncomingMessage): Promise<Answered> {
    if (!this.#newTables.allows(addressOf(request))) return refused(429, 'tooMany')
    const body = await readJson(request)
    const read = v.safeParse(NewTable, body)
    if (!read.success) return refused(400, 'badRequest')
    const { key, ...wanted } = read.output
    const created = await this.#tables.create({ ...wanted, host: hashOf(key) })
    return created.ok
      ? { status: 201, body: { id: created.value } }
      : refused(400, created.refusal.code, created.refusal.data)
  }

  async #place(request: IncomingMessage): Promise<Answered> {
    if (!this.#places.allows(addressOf(request))) return refused(429, 'tooMany')
    const read = v.safeParse(JoinOptions, await readJson(request))
    if (!read.success) return refused(400, 'badRequest')
    const { table, key, protocol } = read.output
    if (protocol !== PROTOCOL) return refused(409, 'oldPage')
    const placed = await this.#rooms.place({
      table,
      key: key === undefined ? null : hashOf(key),
      from: addressOf(request),
    })
    if (placed.ok) return { status: 200, body: placed.place }
    return refused(placed.why === 'unknownTable' ? 404 : 503, placed.why)
  }
}

/** Behind a proxy of one's own the proxy is the address: it has to limit for itself (docs/hosting.md). */
function addressOf({ socket }: IncomingMessage): string {
  return socket.remoteAddress ?? ''
}

/** Undefined: not JSON, or too long. */
async function readJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length > LONGEST_MESSAGE) return undefined
    chunks.push(chunk)
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString()) as unknown
  } catch {
    return undefined
  }
}

export function sendAnswer(response: ServerResponse, { status, body }: Answered): void {
  const bytes = Buffer.from(JSON.stringify(body))
  response.writeHead(status, {
    'cache-control': 'no-store',
    'content-type': 'application/json',
    'content-length': bytes.length,
  })
  response.end(bytes)
}
