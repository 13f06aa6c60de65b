// Node's own SQLite under Kysely: one file, written durably.

import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { SqliteDialect, type SqliteDatabase } from 'kysely'

export function nodeSqlite(file: string): SqliteDialect {
  return new SqliteDialect({ database: () => Promise.resolve(open(file)) })
}

function open(file: string): SqliteDatabase {
  const database = new DatabaseSync(file)
  // What is acknowledged survives a power cut: the log is flushed with every commit.
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma busy_timeout = 5000')
  return {
    close: () => database.close(),
    prepare(sql) {
      const statement = database.prepare(sql)
      const given = (parameters: readonly unknown[]) => parameters as readonly SQLInputValue[]
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...given(parameters)),
        run: (parameters) => statement.run(...given(parameters)),
        iterate: (parameters) => statement.iterate(...given(parameters)) as IterableIterator<unknown>,
      }
    },
  }
}
