// The bots of Dice Hospital in a thread of their own, so that nobody at a table waits while they think.

import { Worker } from 'node:worker_threads'
import { LEVELS } from '@grand-rounds/bots'
import { BotClient, type BotWorker } from '@grand-rounds/bots/client'
import type { Command, View } from '@grand-rounds/dice-hospital'
import type { Bots } from '../../bots/thinking.ts'

/** Budgets of the levels are counts; this only keeps a busy machine from thinking for ever. */
const PATIENCE_MS = 3_000

export function startBots(): BotClient {
  return new BotClient(startThread)
}

/** As tables ask them. */
export function botsOf(client: BotClient): Bots<View, Command> {
  return {
    think({ view, seat, level, signal }) {
      const known = LEVELS.find((one) => one === level) ?? 'resident'
      return client.decide(view, seat, known, { signal, milliseconds: PATIENCE_MS })
    },
    close: () => client.close(),
  }
}

function startThread(): BotWorker {
  const thread = new Worker(new URL('./thread.ts', import.meta.url))
  // A server that is done doesn't stay for the sake of a thread that waits for questions.
  thread.unref()
  return {
    post: (message) => thread.postMessage(message, []),
    listen(onMessage, onEnd) {
      thread.on('message', onMessage)
      thread.on('error', (error: unknown) => onEnd(error instanceof Error ? error : new Error(String(error))))
      thread.on('exit', () => onEnd(new Error('the thread of the bots has ended')))
    },
    terminate: () => void thread.terminate(),
  }
}
