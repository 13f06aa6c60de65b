// The bots, asked for a review. They are let go when nobody reads one any more.

import type { Progress, Review } from '@grand-rounds/bots'
import { BotClient, BotRefusal, overWebWorker } from '@grand-rounds/bots/client'
import type { Log, Refusal } from '@grand-rounds/kernel'

export type Thought =
  | { readonly kind: 'done'; readonly review: Review }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'failed'; readonly refusal: Refusal }

export async function thinkThrough(
  log: Log,
  onProgress: (progress: Progress) => void,
  signal: AbortSignal,
): Promise<Thought> {
  const client = new BotClient(() =>
    overWebWorker(new Worker(new URL('../bots/bots-worker.ts', import.meta.url), { type: 'module' })),
  )
  try {
    return { kind: 'done', review: await client.review(log, onProgress, signal) }
  } catch (error) {
    if (signal.aborted) return { kind: 'cancelled' }
    return { kind: 'failed', refusal: error instanceof BotRefusal ? error.refusal : { code: 'failed' } }
  } finally {
    client.close()
  }
}
