// Node's own SQLite under Kysely: one file, written durably, by a thread of its own.

import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import { SqliteError } from './sqlite-error.ts'
import type { Answered } from './sqlite-thread.ts'

export function nodeSqlite(file: string): Dialect {
  return {
    createAdapter: () => new WholeMigrations(),
    createDriver: () => new SqliteThread(file),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
}

/** A process that is killed in the middle of a migration leaves the database as it was. */
class WholeMigrations extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

/** SQLite has one connection: whoever wants it waits until it is free. */
class SqliteThread implements Driver, DatabaseConnection {
  readonly #file: string
  #thread: Worker | null = null
  #checkpoints: Worker | null = null
  #free: Promise<void> = Promise.resolve()
  #release: () => void = () => undefined

  constructor(file: string) {
    this.#file = file
  }

  async init(): Promise<void> {
    const thread = new Worker(new URL('./sqlite-thread.ts', import.meta.url), { workerData: this.#file })
    const [answered] = (await once(thread, 'message')) as [Answered]
    rowsOf(answered)
    this.#thread = thread
    this.#checkpoints = new Worker(new URL('./checkpoint-thread.ts', import.meta.url), { workerData: this.#file })
    await once(this.#checkpoints, 'online')
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.#free
    let release: () => void = () => undefined
    this.#free = new Promise((done) => (release = done))
    await before
    this.#release = release
    return this
  }

  releaseConnection(): Promise<void> {
    this.#release()
    return Promise.resolve()
  }

  beginTransaction(): Promise<void> {
    return this.#run('begin immediate')
  }

  commitTransaction(): Promise<void> {
    return this.#run('commit')
  }

  rollbackTransaction(): Promise<void> {
    return this.#run('rollback')
  }

  async destroy(): Promise<void> {
    await this.#free
    const threads = [this.#checkpoints, this.#thread]
    this.#checkpoints = null
    this.#thread = null
    // One after the other: the last to go leaves one file, with all in it.
    for (const thread of threads) {
      if (!thread) continue
      const ended = once(thread, 'exit')
      thread.postMessage('close', [])
      await ended
    }
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const thread = this.#thread
    if (!thread) throw new Error('the database is closed')
    const answer = once(thread, 'message') as Promise<[Answered]>
    thread.postMessage({ sql, parameters }, [])
    const [answered] = await answer
    const { rows, changes } = rowsOf(answered)
    return { rows: rows as R[], ...(changes === null ? {} : { numAffectedRows: BigInt(changes) }) }
  }

  streamQuery(): AsyncIterableIterator<never> {
    throw new Error('nothing is read as a stream')
  }

  async #run(sql: string): Promise<void> {
    await this.executeQuery(CompiledQuery.raw(sql))
  }
}

function rowsOf(answered: Answered) {
  if ('error' in answered) throw new SqliteError(answered.error, answered.code)
  return answered
}
