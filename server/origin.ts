// Where a request comes from, as browsers tell: a page of another site may neither open sockets nor send anything here.
// Whoever is no browser can say what they like, and has nothing of a player's with them.

import type { IncomingMessage } from 'node:http'

export function isForeign({ headers }: IncomingMessage): boolean {
  if (headers['sec-fetch-site'] === 'cross-site') return true
  if (headers.origin === undefined) return false
  try {
    return new URL(headers.origin).host !== headers.host
  } catch {
    return true
  }
}

/** A page of another site may send text or a form without asking, but not this. */
export function isJson({ headers }: IncomingMessage): boolean {
  return /^application\/json\s*(?:;|$)/i.test(headers['content-type'] ?? '')
}
