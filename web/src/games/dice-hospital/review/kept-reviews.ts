// Reviews that were made are kept, so that nobody waits for one twice: in this browser, by what was played.

import type { Review } from '@grand-rounds/bots'
import { hash, type Log } from '@grand-rounds/kernel'

interface Kept {
  readonly key: string
  readonly at: number
  readonly review: Review
}

const NAME = 'grand-rounds-reviews'
const STORE = 'reviews'
/** Of how reviews are made: with another number those that are kept count no more. */
const EDITION = 1
const MOST = 40

/** For this visit, also where the browser keeps nothing. */
const memory = new Map<string, Review>()

export function reviewKey({ game, version, options, seats, seed, at, entries }: Log): string {
  const orders = entries.map(({ by, at: when, command }) => [by, when, command])
  return `${EDITION} ${hash([game, version, options, seats, seed, at, orders])}`
}

export async function findReview(key: string): Promise<Review | null> {
  const known = memory.get(key)
  if (known) return known
  try {
    const kept = await within('readonly', (store) => store.get(key) as IDBRequest<Kept | undefined>)
    return kept?.review ?? null
  } catch {
    return null
  }
}

export async function keepReview(key: string, review: Review): Promise<void> {
  memory.set(key, review)
  try {
    await within('readwrite', (store) => store.put({ key, at: Date.now(), review } satisfies Kept))
    const all = await within('readonly', (store) => store.getAll() as IDBRequest<Kept[]>)
    const old = all.sort((a, b) => b.at - a.at).slice(MOST)
    for (const one of old) await within('readwrite', (store) => store.delete(one.key))
  } catch {
    // Storage can be off or full; then it is made anew next time.
  }
}

async function within<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await new Promise<IDBDatabase>((done, fail) => {
    const request = indexedDB.open(NAME, 1)
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE, { keyPath: 'key' }))
    request.addEventListener('success', () => done(request.result))
    request.addEventListener('error', () => fail(request.error ?? new Error('no database')))
  })
  try {
    const transaction = database.transaction(STORE, mode)
    return await new Promise<T>((done, fail) => {
      const request = work(transaction.objectStore(STORE))
      transaction.addEventListener('complete', () => done(request.result))
      transaction.addEventListener('abort', () => fail(transaction.error ?? new Error('aborted')))
    })
  } finally {
    database.close()
  }
}
