// Tables of this browser, in IndexedDB: a record for each, and every step of it. A step is there when its transaction
// is; a step that is there already (another tab was faster) is refused by the database itself.

import type { Entry, Head } from '@grand-rounds/match'

import type { SeatKeeper } from './link.ts'

/** What the lists of tables show; written after each step, so it may be a step behind after a crash. */
export interface Standing {
  readonly round: number
  readonly scores: readonly number[]
  readonly fatalities: readonly number[]
  /** Patients who went home, in all. */
  readonly home: readonly number[]
  /** Places by seat, from 1; null while it is being played. */
  readonly places: readonly number[] | null
  readonly steps: number
  readonly at: number
}

export interface TableRecord {
  readonly id: string
  readonly head: Head
  readonly seats: readonly SeatKeeper[]
  /** Set up by a preset, if it was. */
  readonly preset: string | null
  readonly standing: Standing | null
}

const NAME = 'grand-rounds'
const VERSION = 1

let opened: Promise<IDBDatabase> | null = null

function database(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((done, fail) => {
    const request = indexedDB.open(NAME, VERSION)
    request.addEventListener('upgradeneeded', () => {
      request.result.createObjectStore('tables', { keyPath: 'id' })
      request.result.createObjectStore('entries', { keyPath: ['table', 'n'] })
    })
    request.addEventListener('success', () => {
      // A newer page in another tab must be able to change the database.
      request.result.addEventListener('versionchange', () => {
        request.result.close()
        opened = null
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

export async function appendEntry(table: string, entry: Entry): Promise<void> {
  await within(['entries'], 'readwrite', (transaction) => transaction.objectStore('entries').add({ ...entry, table }))
}

export async function writeStanding(record: TableRecord, standing: Standing): Promise<void> {
  await within(['tables'], 'readwrite', (transaction) => transaction.objectStore('tables').put({ ...record, standing }))
}

export async function deleteTable(id: string): Promise<void> {
  await within(['tables', 'entries'], 'readwrite', (transaction) => {
    transaction.objectStore('entries').delete(stepsOf(id))
    return transaction.objectStore('tables').delete(id)
  })
}
