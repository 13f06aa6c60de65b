// The bots of this page, in a worker of their own: they play in local tables and give hints.

import type { Command, View } from '@grand-rounds/dice-hospital'
import { LEVELS } from '@grand-rounds/bots'
import { BotClient, overWebWorker } from '@grand-rounds/bots/client'
import type { Thinker } from '@grand-rounds/match'

import type { Hints } from '../play/hints.ts'

/** Budgets of the levels are counts; this only keeps a slow device from thinking for ever. */
const PATIENCE_MS = 3_000
const HINT_MS = 1_500

function newClient(): BotClient {
  return new BotClient(() =>
    overWebWorker(new Worker(new URL('./bots-worker.ts', import.meta.url), { type: 'module' })),
  )
}

/** Two workers: nobody waits for a hint because a bot is thinking. */
export function botsForTable(): { readonly thinker: Thinker<View, Command>; readonly hints: Hints; close(): void } {
  const players = newClient()
  const adviser = newClient()
  return {
    thinker: {
      think: ({ view, seat, level, signal }) => {
        const known = LEVELS.find((one) => one === level) ?? 'resident'
        return players.decide(view, seat, known, { signal, milliseconds: PATIENCE_MS })
      },
    },
    hints: { hint: (view, seat, signal) => adviser.hint(view, seat, { signal, milliseconds: HINT_MS }) },
    close() {
      players.close()
      adviser.close()
    },
  }
}
