// Takes the name and the words of someone out of what is kept of a table. What they played stays, and the log plays as
// before: names and words decide nothing.

import type { Written } from '@grand-rounds/match'
import { type Kysely, sql } from 'kysely'
import type { Schema } from './schema.ts'

interface Forgotten {
  /** The hash of their key. */
  readonly by: string
  /** The record in which they asked for it: what they wrote before it goes. */
  readonly before: number
}

/** Who asked for it, and is still to be found in the log: a server may have been killed in between. */
export function stillToForget(written: readonly Written[]): readonly Forgotten[] {
  const due = new Map<string, number>()
  for (const record of written)
    if (record.kind === 'act' && record.act.type === 'forget' && record.by !== null) due.set(record.by, record.n)
  const named = ({ by, before }: Forgotten) =>
    written.some((record) => record.kind === 'act' && record.by === by && record.n < before && hasWords(record))
  return [...due].map(([by, before]) => ({ by, before })).filter(named)
}

function hasWords({ act }: Extract<Written, { kind: 'act' }>): boolean {
  if (act.type === 'write') return act.text !== ''
  return (act.type === 'sit' || act.type === 'rename') && act.name !== ''
}

/** As often as one likes. */
export async function forget(db: Kysely<Schema>, table: string, { by, before }: Forgotten): Promise<void> {
  await sql`
    update records set body = case
      when body ->> '$.act.type' = 'write' then json_set(body, '$.act.text', '')
      else json_set(body, '$.act.name', '') end
    where table_id = ${table} and n < ${before} and body ->> '$.by' = ${by}
      and body ->> '$.act.type' in ('sit', 'rename', 'write')`.execute(db)
}
