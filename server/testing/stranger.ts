// What someone with a script asks of the server, from an address of their own.

import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { json } from 'node:stream/consumers'
import type { Json } from '@grand-rounds/kernel'
import { PROTOCOL } from '@grand-rounds/protocol'
import { type Place, RawLine, type Ways } from './raw-line.ts'

interface Answered {
  readonly status: number
  readonly body: Readonly<Record<string, unknown>>
}

/** Rejects when nothing is answered. */
export async function post(port: number, path: string, body: Json, from = '127.0.0.1'): Promise<Answered> {
  const asking = request({
    host: '127.0.0.1',
    port,
    path,
    method: 'POST',
    localAddress: from,
    agent: false,
    headers: { 'content-type': 'application/json' },
  })
  asking.end(JSON.stringify(body))
  const [response] = (await once(asking, 'response')) as [IncomingMessage]
  return { status: response.statusCode ?? 0, body: (await json(response)) as Answered['body'] }
}

/** Asks for a place at a table: without a key as someone who watches. */
export function askForPlace(port: number, table: string, key: string | null, from?: string): Promise<Answered> {
  return post(port, '/api/place', { table, protocol: PROTOCOL, ...(key !== null && { key }) }, from)
}

/** A line to a table, as far as the server lets it come. Rejects when it does not. */
export async function comeIn(
  port: number,
  table: string,
  { key = null, hear = () => undefined, ...ways }: Ways & { key?: string | null; hear?: (news: string) => void },
): Promise<RawLine> {
  const { status, body } = await askForPlace(port, table, key, ways.from)
  if (status !== 200) throw new Error(`no place: ${status}`)
  return RawLine.open(`http://127.0.0.1:${port}`, body as unknown as Place, hear, ways)
}
