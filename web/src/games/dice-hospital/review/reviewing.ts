// A review in the making. It goes on when one looks elsewhere, and is found again when one comes back.

import type { JudgedDecision, Progress } from '@grand-rounds/bots'
import type { Log } from '@grand-rounds/kernel'
import { batch, type ReadonlySignal, signal } from '@preact/signals'

import { findReview, keepReview, reviewKey } from './kept-reviews.ts'
import { type Thought, thinkThrough } from './think.ts'

export interface Reviewing {
  readonly progress: ReadonlySignal<Progress | null>
  /** What is judged so far, in the order of the game. */
  readonly judged: ReadonlySignal<readonly JudgedDecision[]>
  /** Null: not yet. */
  readonly thought: ReadonlySignal<Thought | null>
  stop(): void
}

const begun = new Map<string, Reviewing>()

/** The one that is being made of this game, or was; one that was stopped or failed is begun anew. */
export function reviewOfGame(log: Log): Reviewing {
  const key = reviewKey(log)
  const known = begun.get(key)
  const kind = known?.thought.value?.kind
  if (known && kind !== 'cancelled' && kind !== 'failed') return known
  const reviewing = begin(key, log)
  begun.set(key, reviewing)
  return reviewing
}

function begin(key: string, log: Log): Reviewing {
  const progress = signal<Progress | null>(null)
  const judged = signal<readonly JudgedDecision[]>([])
  const thought = signal<Thought | null>(null)
  const abort = new AbortController()
  const think = async (): Promise<Thought> => {
    const known = await findReview(key)
    if (known) return { kind: 'done', review: known }
    const hear = (now: Progress) =>
      batch(() => {
        progress.value = now
        if (now.judged) judged.value = [...judged.value, now.judged]
      })
    const found = await thinkThrough(log, hear, abort.signal)
    if (found.kind === 'done') await keepReview(key, found.review)
    return found
  }
  void think().then((found) => (thought.value = found))
  return { progress, judged, thought, stop: () => abort.abort() }
}
