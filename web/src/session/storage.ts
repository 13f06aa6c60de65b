// Tables of this browser, in IndexedDB: a record for each, and every step of it. A step is there when its transaction
// is; a step that is there already (another tab was faster) is refused by the database itself.

import type { Entry, Head } from '@grand-rounds/match'

import type { SeatKeeper } from './link.ts'

/** What the lists of tables show of any game; its own page may know more fields. Written after each step, so it may be a step behind after a crash. */
export interface Standing {
  /** 0: it has not begun, or the game has no rounds. */
  readonly round: number
  readonly scores: readonly number[]
  /** Places by seat, from 1; null while it is being played. */
  readonly places: readonly number[] | null
  readonly steps: number
  readonly at: number
}

export interface TableRecord<St extends Standing = Standing> {
  readonly id: string
  readonly head: Head
  readonly seats: readonly SeatKeeper[]
  /** Set up by a preset, if it was. */
  readonly preset: string | null
  readonly standing: St | null
}

/** The table, or all of what this browser kept, is gone. */
export class Deleted extends Error {
  override readonly name = 'Deleted'
}

const NAME = 'grand-rounds'
const VERSION = 1
/** Where other tabs are told of the table that was deleted last. */
const DELETED = 'table-deleted'

let opened: Promise<IDBDatabase> | null = null

const watchers = new Map<string, Set<() => void>>()
let following = false

/** `onGone` hears when a table that is here now is deleted, by whatever or whomever. */
export function watchTable(id: string, onGone: () => void): () => void {
  if (!following) followDeletions()
  following = true
  const hearers = watchers.get(id) ?? new Set()
  watchers.set(id, hearers.add(onGone))
  return () => {
    hearers.delete(onGone)
    if (hearers.size === 0) watchers.delete(id)
  }
}

function followDeletions(): void {
  // Of other tabs. No key: all was cleared.
  window.addEventListener('storage', ({ key }) => {
    if (key === DELETED || key === null) lookAfterAll()
  })
  // Whoever comes back from the settings of the browser.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') lookAfterAll()
  })
}

/** Milliseconds: while a browser clears its data, nothing can be opened. */
const LOOK_AGAIN_AFTER = [100, 400, 1600, 6400] as const

/** Something was deleted: whoever watches a table that is not there any more hears of it. */
function lookAfterAll(): void {
  for (const [id, hearers] of watchers) void lookAfter(id, hearers)
}

async function lookAfter(id: string, hearers: ReadonlySet<() => void>): Promise<void> {
  for (const pause of [0, ...LOOK_AGAIN_AFTER]) {
    if (pause > 0) await new Promise((go) => setTimeout(go, pause))
    const kept = await isKept(id).catch(() => null)
    if (kept === false) for (const hear of hearers) hear()
    if (kept !== null) return
  }
  // Where nothing can be read, the next step that can't be written tells.
}

function database(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((done, fail) => {
    const request = indexedDB.open(NAME, VERSION)
    request.addEventListener('upgradeneeded', () => {
      request.result.createObjectStore('tables', { keyPath: 'id' })
      request.result.createObjectStore('entries', { keyPath: ['table', 'n'] })
    })
    request.addEventListener('success', () => {
      // A newer page in another tab must be able to change the database.
      request.result.addEventListener('versionchange', ({ newVersion }) => {
        request.result.close()
        opened = null
        if (newVersion === null) lookAfterAll()
      })
      // The browser does so when its data are cleared.
      request.result.addEventListener('close', () => {
        opened = null
        lookAfterAll()
      })
      done(request.result)
    })
    request.addEventListener('error', () => {
      opened = null
      fail(request.error ?? new Error('no database'))
    })
  })
  return opened
}

type StoreName = 'tables' | 'entries'

/** Comes back when the transaction is complete, with what the request found. */
async function within<T>(
  stores: readonly StoreName[],
  mode: IDBTransactionMode,
  work: (transaction: IDBTransaction) => IDBRequest<T>,
): Promise<T> {
  const transaction = (await database()).transaction(stores, mode)
  return new Promise<T>((done, fail) => {
    const request = work(transaction)
    transaction.addEventListener('complete', () => done(request.result))
    transaction.addEventListener('abort', () => fail(transaction.error ?? new Error('aborted')))
  })
}

const stepsOf = (id: string) => IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER])

export async function addTable(record: TableRecord, entries: readonly Entry[] = []): Promise<void> {
  await within(['tables', 'entries'], 'readwrite', (transaction) => {
    for (const entry of entries) transaction.objectStore('entries').add({ ...entry, table: record.id })
    return transaction.objectStore('tables').add(record)
  })
}

/** Newest first. */
export async function listTables(): Promise<readonly TableRecord[]> {
  const records = await within(
    ['tables'],
    'readonly',
    (transaction) => transaction.objectStore('tables').getAll() as IDBRequest<TableRecord[]>,
  )
  const lastTouched = ({ standing, head }: TableRecord) => standing?.at ?? head.at
  return records.sort((a, b) => lastTouched(b) - lastTouched(a))
}

export async function findTable(
  id: string,
): Promise<{ readonly record: TableRecord; readonly entries: readonly Entry[] } | null> {
  const record = await within(
    ['tables'],
    'readonly',
    (transaction) => transaction.objectStore('tables').get(id) as IDBRequest<TableRecord | undefined>,
  )
  if (!record) return null
  const rows = await within(
    ['entries'],
    'readonly',
    (transaction) =>
      transaction.objectStore('entries').getAll(stepsOf(id)) as IDBRequest<(Entry & { table: string })[]>,
  )
  return { record, entries: rows.map(({ table: _, ...entry }) => entry) }
}

async function isKept(id: string): Promise<boolean> {
  const count = (transaction: IDBTransaction) => transaction.objectStore('tables').count(id)
  return (await within(['tables'], 'readonly', count)) > 0
}

/** Fails with `Deleted` when there is no such table: half a table would be left of it otherwise. */
export async function appendEntry(table: string, entry: Entry): Promise<void> {
  await toKept(table, ['entries'], (transaction) => transaction.objectStore('entries').add({ ...entry, table }))
}

export async function writeStanding(record: TableRecord, standing: Standing): Promise<void> {
  await toKept(record.id, [], (transaction) => transaction.objectStore('tables').put({ ...record, standing }))
}

/** Writes to a table only if it is there, in one transaction. */
async function toKept(
  id: string,
  stores: readonly StoreName[],
  write: (transaction: IDBTransaction) => IDBRequest,
): Promise<void> {
  let deleted = false
  const writing = within(['tables', ...stores], 'readwrite', (transaction) => {
    const found = transaction.objectStore('tables').count(id)
    found.addEventListener('success', () => {
      deleted = found.result === 0
      if (deleted) transaction.abort()
      else write(transaction)
    })
    return found
  })
  await writing.catch((error: unknown) => {
    throw deleted ? new Deleted(`table ${id} was deleted`) : error
  })
}

export async function deleteTable(id: string): Promise<void> {
  await within(['tables', 'entries'], 'readwrite', (transaction) => {
    transaction.objectStore('entries').delete(stepsOf(id))
    return transaction.objectStore('tables').delete(id)
  })
  try {
    // Other tabs hear of what changes.
    localStorage.setItem(DELETED, id)
    localStorage.removeItem(DELETED)
  } catch {
    // They hear of it with their next step.
  }
}
