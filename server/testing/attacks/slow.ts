// Requests that never come to an end: a header every so often, or a body a byte at a time.

import type { Attack } from './attack.ts'
import { Stranger } from './stranger.ts'

const CONNECTIONS = 20
const EVERY_MS = 200

async function drip(port: number, from: string, beginning: string, drop: string): Promise<void> {
  const strangers = await Promise.all(Array.from({ length: CONNECTIONS }, () => Stranger.connect(port, from)))
  for (const stranger of strangers) stranger.write(beginning)
  const dripping = setInterval(() => {
    for (const stranger of strangers) stranger.write(drop)
  }, EVERY_MS)
  await Promise.all(strangers.map((stranger) => stranger.hungUp()))
  clearInterval(dripping)
  for (const stranger of strangers) stranger.close()
}

export const slowHeaders: Attack = {
  name: 'headers that never end',
  go: ({ port }, from) => drip(port, from, 'GET / HTTP/1.1\r\nhost: localhost\r\n', 'x: y\r\n'),
}

export const slowBody: Attack = {
  name: 'a body that never ends',
  go: ({ port }, from) =>
    drip(
      port,
      from,
      'POST /api/place HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 4000\r\n\r\n{',
      ' ',
    ),
}
