// The script of the thread that has the database: flushing a disk must not keep tables waiting.

import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { codeOf } from './sqlite-error.ts'

/** One at a time: the next is asked when the last is answered. */
interface Asked {
  readonly sql: string
  readonly parameters: readonly SQLInputValue[]
}

export type Answered =
  | { readonly rows: readonly unknown[]; readonly changes: number | bigint | null }
  | { readonly error: string; readonly code: string }

const MOST_STATEMENTS = 200
const BUSY_MS = 5_000
/** Moving the log into the database is the other thread's work (checkpoint-thread.ts); should it fail, this bounds it. */
const LONGEST_LOG_PAGES = 50_000

function failed(error: unknown): Answered {
  return { error: error instanceof Error ? error.message : String(error), code: codeOf(error) }
}

function opened(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: BUSY_MS })
  try {
    // What is acknowledged survives a power cut: the log is flushed with every commit.
    // What is deleted leaves no trace in the file; its room can be given back (in a file made before only by a vacuum).
    database.exec('pragma auto_vacuum = incremental; pragma secure_delete = on')
    database.exec(
      `pragma journal_mode = wal; pragma synchronous = full; pragma wal_autocheckpoint = ${LONGEST_LOG_PAGES}`,
    )
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

function serve(port: MessagePort, database: DatabaseSync): void {
  const prepared = new Map<string, StatementSync>()
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
        // Some pragmas go on from row to row, and their rows have no columns.
        statement.columns().length > 0 || sql.startsWith('pragma')
          ? { rows: statement.all(...parameters), changes: null }
          : { rows: [], changes: statement.run(...parameters).changes }
    } catch (error) {
      answered = failed(error)
    }
    port.postMessage(answered, [])
  })
}

if (parentPort) {
  // The first word: whether there is a database.
  try {
    serve(parentPort, opened(String(workerData)))
    parentPort.postMessage({ rows: [], changes: null } satisfies Answered, [])
  } catch (error) {
    parentPort.postMessage(failed(error), [])
  }
}
