// The reference games of testkit as a server may offer them: the registry of tests.

import { dripWatch } from '../../testkit/reference/drip-watch.ts'
import { type Command, nightShift, type View } from '../../testkit/reference/night-shift.ts'
import type { Bots } from '../bots/thinking.ts'
import { Games, offer } from '../games/games.ts'

/** Treats the first patient in hand, and never draws another. */
const nightBots: Bots<View, Command> = {
  think({ view, seat }) {
    const [card] = view.players[seat]?.own?.hand ?? []
    if (view.phase === 'rest') return Promise.resolve([{ type: 'pass' }])
    return Promise.resolve(card === undefined ? [{ type: 'roll' }] : [{ type: 'choose', card }, { type: 'roll' }])
  },
  close: () => undefined,
}

const nobody: Bots<unknown, never> = { think: () => new Promise(() => undefined), close: () => undefined }

export function referenceGames(): Games {
  return new Games([offer(nightShift, nightBots), offer(dripWatch, nobody)])
}
