// What someone with a script asks of the server, from an address of their own.

import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { json } from 'node:stream/consumers'
import { PROTOCOL } from '@grand-rounds/protocol'

interface Answered {
  readonly status: number
  readonly body: Readonly<Record<string, unknown>>
}

/** Asks for a place at a table: without a key as someone who watches. Rejects when nothing is answered. */
export async function askForPlace(
  port: number,
  table: string,
  key: string | null,
  from = '127.0.0.1',
): Promise<Answered> {
  const asking = request({
    host: '127.0.0.1',
    port,
    path: '/api/place',
    method: 'POST',
    localAddress: from,
    agent: false,
    headers: { 'content-type': 'application/json' },
  })
  asking.end(JSON.stringify({ table, protocol: PROTOCOL, ...(key !== null && { key }) }))
  const [response] = (await once(asking, 'response')) as [IncomingMessage]
  return { status: response.statusCode ?? 0, body: (await json(response)) as Answered['body'] }
}
