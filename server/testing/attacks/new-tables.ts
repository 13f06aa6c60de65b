// Tables by the dozen, all of them in the list of open ones, and nobody ever comes to them.

import { keyOf } from '../player.ts'
import { post } from '../stranger.ts'
import type { Attack } from './attack.ts'

const TABLES = 60
const AT_ONCE = 10

export const newTables: Attack = {
  name: 'tables that nobody comes to',
  async go({ port }, from) {
    const wanted = { game: 'dice-hospital', options: {}, seats: 4, clock: 'none', listed: true }
    const setUp = () => post(port, '/api/tables', { ...wanted, key: keyOf(crypto.randomUUID()) }, from)
    for (let asked = 0; asked < TABLES; asked += AT_ONCE)
      await Promise.allSettled(Array.from({ length: AT_ONCE }, setUp))
  },
}
