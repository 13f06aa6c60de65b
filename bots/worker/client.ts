// The bots as the rest of the house knows them: questions with promises. They think in a worker; a question that
// nobody wants answered any more is dropped, and if the worker is in the middle of it, the worker is started anew.

import type { Command, View } from '@grand-rounds/dice-hospital'
import type { Refusal, Seat } from '@grand-rounds/kernel'
import type { Hint } from '../hint.ts'
import type { Level } from '../levels.ts'
import type { Progress, Review } from '../review/review.ts'
import type { SolverInput, Weights } from '../solver/input.ts'
import type { Solution } from '../solver/solve.ts'
import { type Answer, type Message, type Patience, type Questions, type QuestionType, readAnswer } from './protocol.ts'

/** A worker that is running: a Web Worker, or a thread. */
export interface BotWorker {
  post(message: Message): void
  /** `onEnd`: it has died. */
  listen(onMessage: (message: unknown) => void, onEnd: (error: Error) => void): void
  terminate(): void
}

export interface Asking extends Patience {
  readonly signal?: AbortSignal
}

/** A question that was refused, or that the bots failed at. */
export class BotRefusal extends Error {
  readonly refusal: Refusal

  constructor(refusal: Refusal) {
    super(`${refusal.code} ${JSON.stringify(refusal.data ?? {})}`)
    this.refusal = refusal
  }
}

interface Pending {
  readonly message: Exclude<Message, { type: 'cancel' }>
  readonly resolve: (result: unknown) => void
  readonly reject: (error: unknown) => void
  readonly onProgress: ((progress: Progress) => void) | undefined
  started: boolean
}

export class BotClient {
  readonly #start: () => BotWorker
  #worker: BotWorker | null = null
  #asked = 0
  readonly #pending = new Map<number, Pending>()

  /** The worker is started with the first question. */
  constructor(start: () => BotWorker) {
    this.#start = start
  }

  /** As `decide` in decide.ts. */
  decide(view: View, seat: Seat, level: Level, { signal, ...patience }: Asking = {}): Promise<readonly Command[]> {
    return this.#ask('decide', { view, seat, level, ...patience }, signal)
  }

  hint(view: View, seat: Seat, { signal, ...patience }: Asking = {}): Promise<Hint | null> {
    return this.#ask('hint', { view, seat, ...patience }, signal)
  }

  solve(input: SolverInput, weights: Weights, { signal, ...patience }: Asking = {}): Promise<Solution> {
    return this.#ask('solve', { input, weights, ...patience }, signal)
  }

  review(log: unknown, onProgress?: (progress: Progress) => void, signal?: AbortSignal): Promise<Review> {
    return this.#ask('review', { log }, signal, onProgress)
  }

  /** Whoever still waits is told so. */
  close(): void {
    this.#worker?.terminate()
    this.#worker = null
    this.#failAll(new BotRefusal({ code: 'closed' }))
  }

  #ask<T extends QuestionType>(
    type: T,
    asked: Questions[T]['asked'],
    signal: AbortSignal | undefined,
    onProgress?: (progress: Progress) => void,
  ): Promise<Questions[T]['answered']> {
    if (signal?.aborted) return Promise.reject(reasonOf(signal))
    const id = ++this.#asked
    // The type names what is asked, so that the two belong together; the compiler can't see it through the union.
    const message = { type, id, ...asked } as Pending['message']
    return new Promise((resolve, reject) => {
      const onAbort = () => this.#abort(id, signal)
      const forget = () => signal?.removeEventListener('abort', onAbort)
      this.#pending.set(id, {
        message,
        started: false,
        onProgress,
        resolve: (result) => {
          forget()
          // The worker is our own: it answers each question with what belongs to it.
          resolve(result as Questions[T]['answered'])
        },
        reject: (error) => {
          forget()
          reject(error instanceof Error ? error : new Error(String(error)))
        },
      })
      signal?.addEventListener('abort', onAbort)
      this.#running().post(message)
    })
  }

  #running(): BotWorker {
    if (this.#worker) return this.#worker
    const worker = this.#start()
    this.#worker = worker
    worker.listen(
      (message) => {
        if (worker === this.#worker) this.#hear(message)
      },
      (error) => {
        if (worker !== this.#worker) return
        this.#worker = null
        this.#failAll(error)
      },
    )
    return worker
  }

  #hear(message: unknown): void {
    const read = readAnswer(message)
    const pending = read.ok ? this.#pending.get(read.value.id) : undefined
    if (!read.ok || !pending) return
    this.#settle(read.value, pending)
  }

  #settle(answer: Answer, pending: Pending): void {
    switch (answer.type) {
      case 'started':
        pending.started = true
        return
      case 'progress':
        pending.onProgress?.({ done: answer.done, total: answer.total, judged: answer.judged })
        return
      case 'done':
        this.#pending.delete(answer.id)
        pending.resolve(answer.result)
        return
      case 'failed':
        this.#pending.delete(answer.id)
        pending.reject(new BotRefusal(answer.refusal))
    }
  }

  #abort(id: number, signal: AbortSignal | undefined): void {
    const pending = this.#pending.get(id)
    if (!pending) return
    this.#pending.delete(id)
    pending.reject(reasonOf(signal))
    if (pending.started && pending.message.type !== 'review') this.#restart()
    else this.#worker?.post({ type: 'cancel', id })
  }

  /** A search hears nothing until it is done. What others have asked is asked again. */
  #restart(): void {
    this.#worker?.terminate()
    this.#worker = null
    for (const pending of this.#pending.values()) {
      pending.started = false
      this.#running().post(pending.message)
    }
  }

  #failAll(error: unknown): void {
    const waiting = [...this.#pending.values()]
    this.#pending.clear()
    for (const { reject } of waiting) reject(error)
  }
}

function reasonOf(signal: AbortSignal | undefined): Error {
  const reason: unknown = signal?.reason
  return reason instanceof Error ? reason : new Error('aborted')
}

/** The part of a Web Worker that is used. */
export interface WebWorker {
  postMessage(message: unknown, transfer: []): void
  addEventListener(type: 'message' | 'error', listener: (event: { readonly data?: unknown }) => void): void
  terminate(): void
}

/** With browser.ts as its script. */
export function overWebWorker(worker: WebWorker): BotWorker {
  return {
    post: (message) => worker.postMessage(message, []),
    listen(onMessage, onEnd) {
      worker.addEventListener('message', ({ data }) => onMessage(data))
      worker.addEventListener('error', () => onEnd(new Error('the worker of the bots has failed')))
    },
    terminate: () => worker.terminate(),
  }
}
