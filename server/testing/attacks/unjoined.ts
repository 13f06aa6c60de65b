// Sockets that are let in and never say that they are there, so that all there is to say might be kept for them.

import { comeIn } from '../stranger.ts'
import type { Attack } from './attack.ts'

const SOCKETS = 20
/** Longer than anyone should be waited for. */
const LONGEST_MS = 8_000

export const unjoined: Attack = {
  name: 'unjoined',
  async go({ port, table }, from) {
    await Promise.allSettled(Array.from({ length: SOCKETS }, () => stayOutside(port, table, from)))
  },
}

async function stayOutside(port: number, table: string, from: string): Promise<void> {
  const line = await comeIn(port, table, { from, joins: false })
  const patience = Promise.withResolvers<void>()
  const timer = setTimeout(patience.resolve, LONGEST_MS)
  await Promise.race([line.closed, patience.promise])
  clearTimeout(timer)
  line.close()
}
