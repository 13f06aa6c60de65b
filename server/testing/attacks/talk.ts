// One who holds a seat talks as fast as can be, over many connections, at a table with many who watch.

import { randomBytes } from 'node:crypto'
import { diceHospital } from '@grand-rounds/dice-hospital'
import { comeIn, post } from '../stranger.ts'
import type { Attack } from './attack.ts'

const MOUTHS = 10
const EARS = 20
const LINES = 66
const TEXT = 'x'.repeat(300)
const PAUSE_MS = 20

export const talk: Attack = {
  name: 'talk',
  async go({ port }, from) {
    const key = randomBytes(24).toString('base64url')
    const wanted = { game: diceHospital.id, options: {}, seats: 1, clock: 'none', listed: false, key }
    const { status, body } = await post(port, '/api/tables', wanted, from)
    if (status !== 201) return
    const table = String(body['id'])
    const come = (count: number, own: string | null) =>
      Promise.allSettled(
        Array.from({ length: count }, async () => {
          const line = await comeIn(port, table, { key: own, from })
          line.send('look', null)
          return line
        }),
      ).then((lines) => lines.flatMap((line) => (line.status === 'fulfilled' ? [line.value] : [])))
    const [mouths, ears] = await Promise.all([come(MOUTHS, key), come(EARS, null)])
    mouths[0]?.send('act', { id: 'sit', act: { type: 'sit', seat: 0, name: 'Ada' } })
    for (let said = 0; said < LINES; said++) {
      for (const [at, mouth] of mouths.entries())
        mouth.send('act', { id: `line ${at} ${said}`, act: { type: 'write', text: TEXT } })
      await new Promise((later) => setTimeout(later, PAUSE_MS))
    }
    for (const line of [...mouths, ...ears]) line.close()
  },
}
