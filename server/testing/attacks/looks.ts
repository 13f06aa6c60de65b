// Sockets that ask for the whole table again and again.

import { comeIn } from '../stranger.ts'
import type { Attack } from './attack.ts'

const SOCKETS = 20
const ASKS = 30
const PAUSE_MS = 50

export const looks: Attack = {
  name: 'looks',
  async go({ port, table }, from) {
    await Promise.allSettled(Array.from({ length: SOCKETS }, () => ask(port, table, from)))
  },
}

async function ask(port: number, table: string, from: string): Promise<void> {
  const line = await comeIn(port, table, { from })
  for (let asked = 0; asked < ASKS && line.isOpen; asked++) {
    line.send('look', null)
    line.send('heard', { number: -1 })
    await new Promise((later) => setTimeout(later, PAUSE_MS))
  }
  line.close()
}
