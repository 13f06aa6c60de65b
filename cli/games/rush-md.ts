// Rush M.D. at the referee's table. It is played by the contract alone: no positions, and no choices step by step,
// because each of its commands is one small thing.

import { rushMd } from '@grand-rounds/rush-md'
import { english } from '@grand-rounds/texts'
import { english as words, sayRefusal } from '@grand-rounds/texts/rush-md'
import { playable } from './playable.ts'
import { PLAYERS, simulate } from './rush-md-players.ts'

/** A game has some ten thousand of them, half of them the clock's. */
const ORDERS = 40_000

export const rushMdTable = playable(rushMd, {
  orders: ORDERS,
  say: (refusal) => sayRefusal({ language: english, texts: words }, refusal),
  simulation: { players: PLAYERS, play: simulate },
})
