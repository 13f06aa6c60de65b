// Tables are set up as fast as it goes, and nobody ever comes to them; or they are put into everyone's list.

import { keyOf } from '../player.ts'
import { post } from '../stranger.ts'
import type { Attack } from './attack.ts'

const TABLES = 200
const AT_ONCE = 20

const setUp = (name: string, listed: boolean): Attack => ({
  name,
  async go({ port }, from) {
    const wanted = { game: 'dice-hospital', options: {}, seats: 4, clock: 'none', listed }
    const ask = () => post(port, '/api/tables', { ...wanted, key: keyOf(crypto.randomUUID()) }, from)
    for (let asked = 0; asked < TABLES; asked += AT_ONCE) await Promise.allSettled(Array.from({ length: AT_ONCE }, ask))
  },
})

export const newTables = setUp('new tables', false)
export const listedTables = setUp('listed tables', true)
