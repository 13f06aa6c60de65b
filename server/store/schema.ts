// The tables of the database, and how each version of it comes from the one before.

import { type Kysely, type Migration, Migrator, sql } from 'kysely'

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
    /** How it stood when that was last noted (retention.ts), or `deleted`: nobody can have it, its records are going. */
    readonly standing: string
  }
  readonly records: {
    readonly table_id: string
    readonly n: number
    /** Of the authority that wrote it. */
    readonly epoch: number
    readonly body: string
  }
  /** What the database says of itself, by name. */
  readonly meta: {
    readonly name: string
    readonly value: string
  }
}

/** In `meta`: code below this level can't read the database. Without it any can. */
export const READABLE_FROM = 'readable from level'

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
  '0004 meta': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('meta')
        .addColumn('name', 'text', (column) => column.primaryKey())
        .addColumn('value', 'text', (column) => column.notNull())
        .execute()
    },
  },
  // An index of what is in the records anyway: it is there for tables of before, too, and goes with them.
  '0005 seats by key': {
    async up(db: Kysely<unknown>) {
      await sql`
        create index records_seats on records (table_id, (body ->> '$.by')) where body ->> '$.act.type' = 'sit'
      `.execute(db)
    },
  },
  '0006 standing': {
    async up(db: Kysely<unknown>) {
      await sql`alter table tables add column standing text not null default 'gathering'`.execute(db)
      await sql`create index tables_standing on tables (standing, touched)`.execute(db)
    },
  },
}

/**
 * A migration that was made by newer code is no reason to refuse: it leaves what older code knows, or says in `meta`
 * that it does not. The library would take it for a broken database, so it is told that it is done.
 */
export async function migrate(db: Kysely<Schema>): Promise<void> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  const made = tables.some(({ name }) => name === 'kysely_migration')
    ? (await sql<{ name: string }>`select name from kysely_migration`.execute(db)).rows
    : []
  const done = Object.fromEntries(made.map(({ name }): [string, Migration] => [name, { up: () => Promise.resolve() }]))
  const getMigrations = () => Promise.resolve({ ...done, ...MIGRATIONS })
  const migrator = new Migrator({ db, provider: { getMigrations }, allowUnorderedMigrations: true })
  const { error } = await migrator.migrateToLatest()
  if (error !== undefined) throw error instanceof Error ? error : new Error(JSON.stringify(error))
}
