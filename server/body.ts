// The body of a request, as JSON: bounded in length here, and in time by the server.

import type { IncomingMessage } from 'node:http'
import { type Read, refuse } from '@grand-rounds/kernel'

/** Refusals: `tooLong`, `notJson`. Of one whose client has gone, nobody hears: it is `notJson`, too. */
export function readJson(request: IncomingMessage, longest: number): Promise<Read<unknown>> {
  if (Number(request.headers['content-length']) > longest) return Promise.resolve(refuse('tooLong'))
  return new Promise((done) => {
    const chunks: Buffer[] = []
    let length = 0
    // A client that resets its connection is no fault of ours; that it is closed is told, too.
    request.on('error', () => undefined)
    request.on('data', (chunk: Buffer) => {
      length += chunk.length
      if (length <= longest) {
        chunks.push(chunk)
        return
      }
      request.pause()
      done(refuse('tooLong'))
    })
    request.once('end', () => done(parsed(Buffer.concat(chunks))))
    request.once('close', () => done(refuse('notJson')))
  })
}

function parsed(bytes: Buffer): Read<unknown> {
  try {
    return { ok: true, value: JSON.parse(bytes.toString()) as unknown }
  } catch {
    return refuse('notJson')
  }
}
