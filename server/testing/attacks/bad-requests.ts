// Requests that no page sends, as many as one connection carries: each is refused, and none of them at the cost of those
// who ask as they should.

import type { Attack } from './attack.ts'
import { Stranger } from './stranger.ts'

/** More than what an address may ask for at once. */
const ROUNDS = 100

const post = (path: string, body: string, more = 'content-type: application/json\r\n') =>
  `POST ${path} HTTP/1.1\r\nhost: localhost\r\n${more}content-length: ${body.length}\r\n\r\n${body}`

const BAD: readonly string[] = [
  post('/api/place', '{'),
  post('/api/place', '{"table":"../../etc","protocol":1}'),
  post('/api/place', '{"table":"nowhere-at-all","protocol":1,"key":"0123456789012345678901"}'),
  post('/api/tables', '[]'),
  post('/api/tables', '{"game":"chess"}'),
  post('/api/place', '{"table":"nowhere-at-all"}', 'content-type: text/plain\r\n'),
  post('/api/place', '{}', 'content-type: application/json\r\norigin: https://elsewhere.example\r\n'),
  'DELETE /api/tables HTTP/1.1\r\nhost: localhost\r\n\r\n',
]

export const badRequests: Attack = {
  name: 'requests that no page sends',
  async go({ port }, from) {
    for (let round = 0; round < ROUNDS; round++) {
      const stranger = await Stranger.connect(port, from)
      stranger.write(BAD.join(''))
      stranger.write('GET /nowhere.js HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n')
      await stranger.hungUp()
      stranger.close()
    }
  },
}
