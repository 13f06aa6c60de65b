// Sockets that ask for everything, give signs of life, and never read.

import { comeIn } from '../stranger.ts'
import type { Attack } from './attack.ts'

const SOCKETS = 10
const ASKS = 40
const PAUSE_MS = 50

export const unread: Attack = {
  name: 'unread',
  async go({ port, table }, from) {
    await Promise.allSettled(Array.from({ length: SOCKETS }, () => askAndNeverRead(port, table, from)))
  },
}

async function askAndNeverRead(port: number, table: string, from: string): Promise<void> {
  const line = await comeIn(port, table, { from })
  line.stopReading()
  for (let asked = 0; asked < ASKS && line.isOpen; asked++) {
    line.pong()
    line.send('look', null)
    await new Promise((later) => setTimeout(later, PAUSE_MS))
  }
  line.close()
}
