// What the server keeps: tables, and every record of each. Records of many tables go in one commit.

import type { Foundation, Written } from '@grand-rounds/match'
import { type Dialect, Kysely, type LogEvent, sql } from 'kysely'
import { forget } from './forgetting.ts'
import { Keeping } from './keeping.ts'
import { migrate, type Schema } from './schema.ts'
import { codeOf } from './sqlite-error.ts'

export interface StoredTable {
  readonly id: string
  readonly foundation: Foundation
  readonly created: number
}

/** A table and the right to write to it, until someone else claims it. */
export interface Claimed extends StoredTable {
  readonly epoch: number
  readonly written: readonly Written[]
}

/** What someone is to a table. `seated`: they have sat down at it once, or set it up. */
export type Holder = 'seated' | 'stranger' | 'noTable'

interface Listed {
  readonly id: string
  readonly created: number
  readonly touched: number
  readonly listing: unknown
}

/** Of which not all need be shown. */
const MOST_LISTED = 500

/** The table has another authority by now, or the record is there already. */
export class Superseded extends Error {
  override readonly name = 'Superseded'
}

interface Waiting {
  readonly table: string
  readonly epoch: number
  readonly record: Written
  readonly done: () => void
  readonly fail: (error: Error) => void
}

/** When many write at once, commits keep this distance: each has its price, however little is in it. */
const GATHERING_MS = 5
const MANY = 4
/** In one commit: with more than this, those before and after it would have to wait for too many at once. */
const MOST_AT_ONCE = 500

/** Hears how it goes. */
export interface StoreWatch {
  /** How long a commit took. */
  readonly committed: (seconds: number) => void
  /** Something could not be read or written. `doing`: the statement, without anything that is in it. */
  readonly failed: (doing: string, error: unknown) => void
}

const UNWATCHED: StoreWatch = { committed: () => undefined, failed: () => undefined }

/** How often it is tried whether anything can be written, and how long that may take. */
const TRIAL_EVERY_MS = 3_000
const TRIAL_PATIENCE_MS = 2_000

export class Store {
  readonly keeping: Keeping
  readonly #db: Kysely<Schema>
  readonly #watch: StoreWatch
  /** Tables that lost a record, and by which epoch: what was given after it must not be kept without it. */
  readonly #lost = new Map<string, number>()
  readonly #waiting: Waiting[] = []
  #committing: Promise<void> | null = null
  #trial: { readonly at: number; readonly outcome: Promise<string | null> } | null = null

  private constructor(db: Kysely<Schema>, watch: StoreWatch) {
    this.#db = db
    this.#watch = watch
    this.keeping = new Keeping(db)
  }

  static async open(dialect: Dialect, watch: StoreWatch = UNWATCHED): Promise<Store> {
    const log = (event: LogEvent) => {
      if (event.level === 'error') watch.failed(event.query.sql, event.error)
    }
    const db = new Kysely<Schema>({ dialect, log })
    try {
      await migrate(db)
      return new Store(db, watch)
    } catch (error) {
      await db.destroy()
      throw error
    }
  }

  async create({ id, foundation, created }: StoredTable, listing: object | null): Promise<void> {
    await this.#db
      .insertInto('tables')
      .values({
        id,
        foundation: JSON.stringify(foundation),
        epoch: 0,
        created,
        touched: created,
        listing: listing && JSON.stringify(listing),
        standing: 'gathering',
      })
      .execute()
  }

  /** Null: there is no such table. */
  async claim(id: string): Promise<Claimed | null> {
    const row = await this.#db
      .updateTable('tables')
      .set(({ eb }) => ({ epoch: eb('epoch', '+', 1) }))
      .where('id', '=', id)
      .where('standing', '!=', 'deleted')
      .returning(['foundation', 'epoch', 'created'])
      .executeTakeFirst()
    if (!row) return null
    this.#lost.delete(id)
    const records = await this.#db
      .selectFrom('records')
      .select('body')
      .where('table_id', '=', id)
      .orderBy('n')
      .execute()
    return {
      id,
      foundation: JSON.parse(row.foundation) as Foundation,
      created: row.created,
      epoch: row.epoch,
      written: records.map(({ body }) => JSON.parse(body) as Written),
    }
  }

  /** What each is to the table they ask for, by the hash of their key. No table is woken for it. */
  async holders(asked: readonly { readonly table: string; readonly key: string | null }[]): Promise<readonly Holder[]> {
    const given = JSON.stringify(asked.map(({ table, key }) => [table, key]))
    const { rows } = await sql<{ holder: Holder }>`
      select case
        when tables.id is null then 'noTable'
        when tables.foundation ->> '$.host' = given.value ->> 1 then 'seated'
        when exists (
          select 1 from records
          where table_id = tables.id and body ->> '$.act.type' = 'sit' and body ->> '$.by' = given.value ->> 1
        ) then 'seated'
        else 'stranger' end as holder
      from json_each(${given}) as given left join tables on tables.id = given.value ->> 0
      order by given.key`.execute(this.#db)
    return rows.map(({ holder }) => holder)
  }

  /** Takes the name and words of someone out of the records before this one. */
  forget(table: string, by: string, before: number): Promise<void> {
    return forget(this.#db, table, { by, before })
  }

  /** Resolves when it is durable; rejects with `Superseded` or the database's own error. */
  append(table: string, epoch: number, record: Written): Promise<void> {
    return new Promise((done, fail) => {
      this.#waiting.push({ table, epoch, record, done, fail })
      this.#committing ??= this.#commitAll()
    })
  }

  async list(id: string, listing: object | null, touched: number): Promise<void> {
    await this.#db
      .updateTable('tables')
      .set({ listing: listing && JSON.stringify(listing), touched })
      .where('id', '=', id)
      .execute()
  }

  /** Those touched last first. */
  async listed(): Promise<readonly Listed[]> {
    const rows = await this.#db
      .selectFrom('tables')
      .select(['id', 'listing', 'created', 'touched'])
      .where('listing', 'is not', null)
      .orderBy('touched', 'desc')
      .limit(MOST_LISTED)
      .execute()
    return rows.map(({ listing, ...row }) => ({ ...row, listing: JSON.parse(listing ?? 'null') as unknown }))
  }

  /** Null: something can be written. Otherwise why not, as a code. However often it is asked, it is tried now and then. */
  ready(): Promise<string | null> {
    const at = performance.now()
    if (!this.#trial || at - this.#trial.at > TRIAL_EVERY_MS) this.#trial = { at, outcome: this.#tryToWrite() }
    return this.#trial.outcome
  }

  /** What was given before is written first. */
  async close(): Promise<void> {
    await this.#committing
    await this.#db.destroy()
  }

  async #tryToWrite(): Promise<string | null> {
    const row = { name: 'tried', value: new Date().toISOString() }
    const written = this.#db
      .insertInto('meta')
      .values(row)
      .onConflict((one) => one.column('name').doUpdateSet(row))
      .execute()
    let patience: NodeJS.Timeout | undefined
    const late = new Promise<string>((tell) => (patience = setTimeout(tell, TRIAL_PATIENCE_MS, 'late')))
    const outcome = await Promise.race([written.then(() => null, codeOf), late])
    clearTimeout(patience)
    return outcome
  }

  async #commitAll(): Promise<void> {
    // Whatever else comes in this turn of the loop goes along.
    await nextTurn()
    let tell: () => void = () => undefined
    while (this.#waiting.length > 0) {
      const batch = this.#stillWanted()
      const began = performance.now()
      const committed = this.#commit(batch)
      // While this one is being flushed, those of the one before hear of it: what they do next takes longer than a disk.
      await nextTurn()
      tell()
      tell = await committed
      const took = performance.now() - began
      if (batch.length < MANY || took > GATHERING_MS) continue
      tell()
      tell = () => undefined
      await new Promise((later) => setTimeout(later, GATHERING_MS - took))
    }
    this.#committing = null
    tell()
  }

  #stillWanted(): readonly Waiting[] {
    const waiting = this.#waiting.splice(0, MOST_AT_ONCE)
    if (this.#lost.size === 0) return waiting
    return waiting.filter(({ table, epoch, record, fail }) => {
      if (this.#lost.get(table) !== epoch) return true
      fail(new Superseded(`${table} ${record.n}`))
      return false
    })
  }

  /** One statement, so one commit. Comes back with what is to be told to those who wait. */
  async #commit(batch: readonly Waiting[]): Promise<() => void> {
    const lose = ({ table, epoch }: Waiting) => this.#lost.set(table, epoch)
    const began = performance.now()
    try {
      const isKept = await this.#insert(batch)
      this.#watch.committed((performance.now() - began) / 1000)
      for (const [i, one] of batch.entries()) if (!isKept(i)) lose(one)
      return () => {
        for (const [i, { table, record, done, fail }] of batch.entries()) {
          if (isKept(i)) done()
          else fail(new Superseded(`${table} ${record.n}`))
        }
      }
    } catch (error) {
      for (const one of batch) lose(one)
      return () => {
        for (const { fail } of batch) fail(error instanceof Error ? error : new Error(String(error)))
      }
    }
  }

  /** A record whose table has another epoch, or whose place is taken, is not kept. */
  async #insert(batch: readonly Waiting[]): Promise<(i: number) => boolean> {
    // However many they are, it is the same statement with one parameter: it is read and prepared once.
    const given = JSON.stringify(batch.map(({ table, epoch, record }) => [table, record.n, record, epoch]))
    const { numAffectedRows } = await sql`
      insert into records (table_id, n, body, epoch)
      select tables.id, given.value ->> 1, given.value -> 2, tables.epoch
      from json_each(${given}) as given join tables on tables.id = given.value ->> 0 and tables.epoch = given.value ->> 3
      where true
      on conflict do nothing`.execute(this.#db)
    if (numAffectedRows === BigInt(batch.length)) return () => true
    const { rows } = await sql<{ key: number }>`
      select given.key from json_each(${given}) as given join records
      on table_id = given.value ->> 0 and n = given.value ->> 1 and epoch = given.value ->> 3 and body = given.value -> 2
    `.execute(this.#db)
    const kept = new Set(rows.map(({ key }) => key))
    return (i) => kept.has(i)
  }
}

function nextTurn(): Promise<void> {
  return new Promise((later) => setImmediate(later))
}
