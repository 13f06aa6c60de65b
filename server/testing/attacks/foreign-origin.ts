// A page of another origin asks for sockets. Once the server had said no, nobody owned such a socket: a reset ended the
// process, and one that was never closed stayed for good.

import type { Attack } from './attack.ts'
import { Stranger, upgrade } from './stranger.ts'

const SOCKETS = 50
const FOREIGN = upgrade('/process00/room00000?sessionId=session00', ['origin: https://elsewhere.example'])

export const foreignOriginThenReset: Attack = {
  name: 'foreign origin, then a reset',
  async go({ port }, from) {
    for (let i = 0; i < SOCKETS; i++) {
      const stranger = await Stranger.connect(port, from)
      stranger.write(FOREIGN)
      // In the middle of the answer, before it, after it.
      if (i % 3 === 0) await stranger.answer()
      if (i % 3 === 1) await new Promise((later) => setImmediate(later))
      stranger.reset()
    }
  },
}

export const foreignOriginNeverClosing: Attack = {
  name: 'foreign origin that never hangs up',
  async go({ port }, from) {
    const strangers = await Promise.all(Array.from({ length: SOCKETS }, () => Stranger.connect(port, from, true)))
    for (const stranger of strangers) stranger.write(FOREIGN)
    await Promise.all(strangers.map((stranger) => stranger.hungUp()))
    for (const stranger of strangers) stranger.close()
  },
}
