// The script of the thread that has the database: flushing a disk must not keep tables waiting.

import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'

/** One at a time: the next is asked when the last is answered. */
interface Asked {
  readonly sql: string
  readonly parameters: readonly SQLInputValue[]
}

export type Answered =
  | { readonly rows: readonly unknown[]; readonly changes: number | bigint | null }
  | { readonly error: string }

const MOST_STATEMENTS = 200
const BUSY_MS = 5_000
/** Moving the log into the database is the other thread's work (checkpoint-thread.ts); should it fail, this bounds it. */
const LONGEST_LOG_PAGES = 50_000

if (parentPort) {
  const port = parentPort
  const database = new DatabaseSync(String(workerData), { timeout: BUSY_MS })
  // What is acknowledged survives a power cut: the log is flushed with every commit.
  database.exec(
    `pragma journal_mode = wal; pragma synchronous = full; pragma wal_autocheckpoint = ${LONGEST_LOG_PAGES}`,
  )
  const prepared = new Map<string, ReturnType<typeof database.prepare>>()
  const statementFor = (sql: string) => {
    const known = prepared.get(sql)
    if (known) return known
    if (prepared.size >= MOST_STATEMENTS) prepared.clear()
    const statement = database.prepare(sql)
    prepared.set(sql, statement)
    return statement
  }
  port.on('message', (asked: Asked | 'close') => {
    if (asked === 'close') {
      database.close()
      port.close()
      return
    }
    const { sql, parameters } = asked
    let answered: Answered
    try {
      const statement = statementFor(sql)
      answered =
        statement.columns().length > 0
          ? { rows: statement.all(...parameters), changes: null }
          : { rows: [], changes: statement.run(...parameters).changes }
    } catch (error) {
      answered = { error: error instanceof Error ? error.message : String(error) }
    }
    port.postMessage(answered, [])
  })
}
