// The bots in a thread of their own, so that nobody at a table waits while they think.

import { Worker } from 'node:worker_threads'
import { BotClient, type BotWorker } from '@grand-rounds/bots/client'

export function startBots(): BotClient {
  return new BotClient(startThread)
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
