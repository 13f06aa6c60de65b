// Keys of seats: the server knows only their hashes.

import { createHash } from 'node:crypto'

export function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}
