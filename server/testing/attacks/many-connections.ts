// As many connections as one address can open, and nothing said on any of them.

import type { Attack } from './attack.ts'
import { Stranger } from './stranger.ts'

const CONNECTIONS = 2_500
const AT_ONCE = 100

export const manyConnections: Attack = {
  name: 'many connections that say nothing',
  async go({ port }, from) {
    const strangers: Stranger[] = []
    while (strangers.length < CONNECTIONS) {
      const some = Array.from({ length: AT_ONCE }, () => Stranger.connect(port, from))
      strangers.push(...(await Promise.all(some)))
    }
    for (const stranger of strangers) stranger.close()
  },
}
