// Places are asked for by the hundred, and nobody comes to take them.

import { askForPlace } from '../stranger.ts'
import type { Attack } from './attack.ts'

const PLACES = 300
const AT_ONCE = 20

export const reservations: Attack = {
  name: 'reservations',
  async go({ port, table }, from) {
    for (let asked = 0; asked < PLACES; asked += AT_ONCE)
      await Promise.allSettled(Array.from({ length: AT_ONCE }, () => askForPlace(port, table, null, from)))
  },
}
