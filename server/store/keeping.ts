// Which tables are kept and which are cleared away. Whatever is cleared goes in small steps, between which others write.

import { type Kysely, sql } from 'kysely'
import { type Retention, type Standing, STANDINGS } from './retention.ts'
import type { Schema } from './schema.ts'

export interface KeptTable {
  readonly id: string
  readonly standing: Standing
  readonly listed: boolean
  readonly created: number
  readonly touched: number
  readonly records: number
  /** Of all its records. */
  readonly bytes: number
}

const DAY_MS = 24 * 3_600_000
const RECORDS_AT_ONCE = 500
const TABLES_AT_ONCE = 50
const PAGES_AT_ONCE = 100
/** Between two steps: whoever plays comes first. */
const PAUSE_MS = 5

export class Keeping {
  readonly #db: Kysely<Schema>

  constructor(db: Kysely<Schema>) {
    this.#db = db
  }

  /** Someone is or was there. */
  async touch(id: string, standing: Standing, at: number): Promise<void> {
    await this.#db
      .updateTable('tables')
      .set({ standing, touched: at })
      .where('id', '=', id)
      .where('standing', '!=', 'deleted')
      .execute()
  }

  /** Null: there is none. */
  async find(id: string): Promise<{ readonly host: string; readonly standing: string } | null> {
    const { rows } = await sql<{ host: string; standing: string }>`
      select foundation ->> '$.host' as host, standing from tables where id = ${id} and standing != 'deleted'`.execute(
      this.#db,
    )
    return rows[0] ?? null
  }

  /** Those whose time is over, the longest untouched first. */
  async expired(retention: Retention, now: number, most = TABLES_AT_ONCE): Promise<readonly string[]> {
    const rows = await this.#db
      .selectFrom('tables')
      .select(['id', 'standing'])
      .where((eb) =>
        eb.or(
          STANDINGS.map((standing) =>
            eb.and([eb('standing', '=', standing), eb('touched', '<', now - retention[standing] * DAY_MS)]),
          ),
        ),
      )
      .orderBy('touched')
      .limit(most)
      .execute()
    return this.#withoutBegun(rows)
  }

  /** Never-begun ones beyond so many, the longest untouched first. */
  async crowding(kept: number, most = TABLES_AT_ONCE): Promise<readonly string[]> {
    const { rows } = await sql<{ id: string; standing: string }>`
      select id, standing from tables where standing = 'gathering' order by touched desc
      limit ${most} offset ${kept}`.execute(this.#db)
    return this.#withoutBegun(rows)
  }

  /**
   * Out of everyone's reach at once: whoever has it awake can't write any more, and nobody can wake it. What it takes up
   * is given back by `purge`. False: there was none.
   */
  async remove(id: string): Promise<boolean> {
    const [{ numUpdatedRows } = { numUpdatedRows: 0n }] = await this.#db
      .updateTable('tables')
      .set(({ eb }) => ({ standing: 'deleted', listing: null, epoch: eb('epoch', '+', 1) }))
      .where('id', '=', id)
      .where('standing', '!=', 'deleted')
      .execute()
    return numUpdatedRows > 0n
  }

  /** Whatever was removed, also before a crash; then the room it took is given back to the disk. May be left half done. */
  async purge(goOn: () => boolean = () => true): Promise<number> {
    let purged = 0
    while (goOn()) {
      const row = await this.#db.selectFrom('tables').select('id').where('standing', '=', 'deleted').executeTakeFirst()
      if (!row) break
      while (goOn() && (await this.#deleteSome(row.id)) > 0) await pause()
      if (!goOn()) break
      await this.#db.deleteFrom('tables').where('id', '=', row.id).execute()
      purged++
      await pause()
    }
    await this.#giveBack(goOn)
    return purged
  }

  /** Only for a database that was made with it, or made anew by `compact`: others reuse the room instead. */
  async #giveBack(goOn: () => boolean): Promise<void> {
    const { rows } = await sql<{ auto_vacuum: number }>`pragma auto_vacuum`.execute(this.#db)
    if (rows[0]?.auto_vacuum !== INCREMENTAL) return
    while (goOn() && (await this.#freePages()) > 0) {
      await sql`pragma incremental_vacuum(${sql.lit(PAGES_AT_ONCE)})`.execute(this.#db)
      await pause()
    }
  }

  /** All of it written anew, as small as it gets. Nobody can write meanwhile. */
  async compact(): Promise<void> {
    await sql`pragma auto_vacuum = incremental`.execute(this.#db)
    await sql`vacuum`.execute(this.#db)
    await sql`pragma wal_checkpoint(truncate)`.execute(this.#db)
  }

  /** Of these, the ones that are still with who claimed them last. */
  async epochs(ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const given = JSON.stringify(ids)
    const { rows } = await sql<{ id: string; epoch: number }>`
      select id, epoch from tables where id in (select value from json_each(${given}))`.execute(this.#db)
    return new Map(rows.map(({ id, epoch }) => [id, epoch]))
  }

  /** For whoever runs the server: nothing that anyone wrote, and no key. */
  async all(): Promise<readonly KeptTable[]> {
    const { rows } = await sql<Omit<KeptTable, 'listed'> & { listed: number }>`
      select id, standing, listing is not null as listed, created, touched, count(n) as records,
        coalesce(sum(length(body)), 0) as bytes
      from tables left join records on table_id = id
      where standing != 'deleted' group by id order by touched desc`.execute(this.#db)
    return rows.map((row) => ({ ...row, listed: row.listed === 1 }))
  }

  /** A log can't lie: a server that was killed may not have noted that a game began. */
  async #withoutBegun(rows: readonly { readonly id: string; readonly standing: string }[]): Promise<readonly string[]> {
    const found: string[] = []
    for (const { id, standing } of rows) if (standing !== 'gathering' || !(await this.#noteIfBegun(id))) found.push(id)
    return found
  }

  async #noteIfBegun(id: string): Promise<boolean> {
    try {
      const { numAffectedRows } = await sql`
        update tables set standing = 'playing' where id = ${id} and exists (
          select 1 from records where table_id = tables.id and body ->> '$.act.type' = 'begin')`.execute(this.#db)
      return numAffectedRows === 1n
    } catch {
      // Its records are damaged, and the store has told it: whoever runs the server decides.
      return true
    }
  }

  async #deleteSome(table: string): Promise<number> {
    const { numAffectedRows } = await sql`
      delete from records where rowid in
        (select rowid from records where table_id = ${table} limit ${RECORDS_AT_ONCE})`.execute(this.#db)
    return Number(numAffectedRows ?? 0n)
  }

  async #freePages(): Promise<number> {
    const { rows } = await sql<{ freelist_count: number }>`pragma freelist_count`.execute(this.#db)
    return rows[0]?.freelist_count ?? 0
  }
}

const INCREMENTAL = 2

function pause(): Promise<void> {
  return new Promise((later) => setTimeout(later, PAUSE_MS))
}
