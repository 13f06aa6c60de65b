// Someone who watches a table and sends what no page sends: orders without a seat, acts that are none, messages of no
// kind, too long ones. Whoever is hung up on comes again.

import type { Json } from '@grand-rounds/kernel'
import { type Place, RawLine } from '../raw-line.ts'
import { askForPlace } from '../stranger.ts'
import type { Attack } from './attack.ts'

const LINES = 5
const MESSAGES = 40
const EVERY_MS = 20

const NONSENSE: readonly (readonly [string, Json])[] = [
  ['order', { id: 'x', command: { type: 'endShift' } }],
  ['order', { id: 'x', command: [[[[]]]] }],
  ['act', { id: 'y', act: { type: 'begin' } }],
  ['act', { id: 'y', act: { type: 'remove', seat: 0, level: 'chief' } }],
  ['act', { id: 'y', act: { type: 'sit', seat: 1, name: 'Ada' } }],
  ['heard', { number: 127 }],
  ['look', null],
  ['order', null],
  ['act', { id: '', act: null }],
  ['__proto__', { constructor: 'x' }],
  ['admin', 'x'.repeat(200)],
]

async function talkNonsense(port: number, table: string, from: string): Promise<void> {
  const placed = await askForPlace(port, table, null, from)
  if (placed.status !== 200) return
  // The server says what the place is; if it were none, no line would open.
  const place = placed.body as unknown as Place
  const line = await RawLine.open(`http://localhost:${port}`, place, () => undefined, { from })
  line.send('look', null)
  for (let sent = 0; sent < MESSAGES; sent++) {
    const [type, message] = NONSENSE[sent % NONSENSE.length] ?? ['', null]
    line.send(type, message)
    await new Promise((later) => setTimeout(later, EVERY_MS))
  }
  line.close()
}

export const nonsense: Attack = {
  name: 'nonsense at a table',
  async go({ port, table }, from) {
    for (let i = 0; i < LINES; i++) await talkNonsense(port, table, from).catch(() => undefined)
  },
}
