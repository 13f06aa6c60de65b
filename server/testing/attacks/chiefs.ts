// Tables with nobody but Chiefs at them: they think for as long as someone watches.

import { keyOf } from '../player.ts'
import { type Place, RawLine } from '../raw-line.ts'
import { askForPlace, post } from '../stranger.ts'
import type { Attack } from './attack.ts'

const TABLES = 5
const SEATS = 4
const WATCHED_MS = 4_000

async function watchChiefs(port: number, key: string, from: string): Promise<void> {
  const wanted = { game: 'dice-hospital', options: {}, seats: SEATS, clock: 'none', listed: false, key }
  const made = await post(port, '/api/tables', wanted, from)
  if (made.status !== 201) return
  const placed = await askForPlace(port, String(made.body['id']), key, from)
  if (placed.status !== 200) return
  // The server says what the place is; if it were none, no line would open.
  const place = placed.body as unknown as Place
  const line = await RawLine.open(`http://localhost:${port}`, place, () => undefined, { from })
  line.send('look', null)
  for (let seat = 0; seat < SEATS; seat++)
    line.send('act', { id: `seat ${seat}`, act: { type: 'seatBot', seat, level: 'chief', name: `Chief ${seat}` } })
  line.send('act', { id: 'begin', act: { type: 'begin' } })
  await new Promise((later) => setTimeout(later, WATCHED_MS))
  line.close()
}

export const chiefs: Attack = {
  name: 'tables of four Chiefs',
  async go({ port }, from) {
    const keys = Array.from({ length: TABLES }, () => keyOf(crypto.randomUUID()))
    await Promise.allSettled(keys.map((key) => watchChiefs(port, key, from)))
  },
}
