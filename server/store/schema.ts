// The tables of the database, and how each version of it comes from the one before.

import { type Kysely, type Migration, sql } from 'kysely'

export interface Schema {
  readonly tables: {
    readonly id: string
    /** How it was set up, as JSON. */
    readonly foundation: string
    /** Of its present authority: whoever claims the table raises it, and older ones can't write any more. */
    readonly epoch: number
    readonly created: number
    readonly touched: number
    /** For the list of open tables, as JSON; null: not listed. */
    readonly listing: string | null
  }
  readonly records: {
    readonly table_id: string
    readonly n: number
    /** Of the authority that wrote it. */
    readonly epoch: number
    readonly body: string
  }
}

export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001 tables and records': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('tables')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('foundation', 'text', (column) => column.notNull())
        .addColumn('epoch', 'integer', (column) => column.notNull())
        .addColumn('created', 'bigint', (column) => column.notNull())
        .addColumn('touched', 'bigint', (column) => column.notNull())
        .addColumn('listing', 'text')
        .execute()
      await sql`create index tables_listed on tables (touched) where listing is not null`.execute(db)
      await db.schema
        .createTable('records')
        .addColumn('table_id', 'text', (column) => column.notNull())
        .addColumn('n', 'integer', (column) => column.notNull())
        .addColumn('epoch', 'integer', (column) => column.notNull())
        .addColumn('body', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('records_key', ['table_id', 'n'])
        .execute()
    },
  },
  '0002 snapshots': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('snapshots')
        .addColumn('table_id', 'text', (column) => column.primaryKey())
        .addColumn('body', 'text', (column) => column.notNull())
        .execute()
    },
  },
  // A log is played under the rules that it bears: where it stood need not be kept.
  '0003 no snapshots': {
    async up(db: Kysely<unknown>) {
      await db.schema.dropTable('snapshots').execute()
    },
  },
}
