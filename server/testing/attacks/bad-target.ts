// Sockets asked for at targets that are none. The first of them once ended the process.

import type { Attack } from './attack.ts'
import { Stranger, upgrade } from './stranger.ts'

const TARGETS: readonly string[] = [
  '*:99999',
  '*',
  'http://[',
  '//',
  '/',
  '/?',
  '/process00',
  '/process00/room00000',
  '/process00/room00000?sessionId=',
  '/process00/room00000?sessionId=a&sessionId=b',
  '/process00/room00000?sessionId=session00&skipHandshake=1',
  '/process00/room00000?sessionId=session00&reconnectionToken=token0000',
  '/process00/../room00000?sessionId=session00',
  '/%zz/%00?sessionId=%zz',
  `/${'x'.repeat(4_000)}/y?sessionId=z`,
  '/process00/room00000?sessionId=session00',
  '/process00/__proto__?sessionId=toString0',
  '/process00/constructor?sessionId=__proto__',
]

export const badTarget: Attack = {
  name: 'sockets at targets that are none',
  async go({ port }, from) {
    for (const target of TARGETS) {
      const stranger = await Stranger.connect(port, from)
      stranger.write(upgrade(target))
      await stranger.answer()
      stranger.close()
    }
  },
}
