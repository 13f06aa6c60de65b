// Tables on servers that this browser has been at: the key of each, and how it stood when it was last seen.

export interface Standing {
  readonly names: readonly string[]
  readonly stage: 'gathering' | 'playing' | 'over' | 'abandoned' | 'closed'
  readonly round: number
  readonly myTurn: boolean
}

export interface MyTable {
  readonly id: string
  /** A secret of this browser's making, or out of a secret link: it is who one is at that table. */
  readonly key: string
  readonly at: number
  /** Null: only watched, or never seen. */
  readonly standing: Standing | null
  /** The hash of the seed when the table was first seen. */
  readonly commitment: string | null
  /** Seats that one does not want to read. */
  readonly muted: readonly number[]
}

const STORED = 'online-tables'
const MOST = 60
const KEY_BYTES = 24
const KEY = /^[\w-]{22,64}$/
const STAGES = ['gathering', 'playing', 'over', 'abandoned', 'closed'] as const

/** Where nothing can be stored, the keys hold for this visit. */
let kept: readonly MyTable[] | null = null

/** Newest first. */
export function allTables(): readonly MyTable[] {
  if (kept !== null) return kept
  try {
    return readTables(JSON.parse(localStorage.getItem(STORED) ?? '[]'))
  } catch {
    return []
  }
}

/** Those at which one sits, or which one has set up. */
export function myTables(): readonly MyTable[] {
  return allTables().filter(({ standing }) => standing !== null)
}

export function tableAt(id: string): MyTable {
  const known = allTables().find((one) => one.id === id)
  if (known) return known
  const table = newTable(id, newKey())
  write([table, ...allTables()])
  return table
}

export function changeTable(id: string, changes: Partial<Omit<MyTable, 'id'>>): void {
  const table = { ...tableAt(id), at: Date.now(), ...changes }
  write([table, ...allTables().filter((one) => one.id !== id)])
}

export function forgetTable(id: string): void {
  write(allTables().filter((one) => one.id !== id))
}

export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
}

/** A link that was opened may bring the key of a seat: '#key=…'. True: it did, and the key is kept. */
export function takeKey(id: string, hash: string): boolean {
  const key = /^#key=([\w-]+)$/.exec(hash)?.[1]
  if (key === undefined || !KEY.test(key)) return false
  if (tableAt(id).key !== key) changeTable(id, { key })
  return true
}

function newTable(id: string, key: string): MyTable {
  return { id, key, at: Date.now(), standing: null, commitment: null, muted: [] }
}

function write(tables: readonly MyTable[]): void {
  const some = tables.slice(0, MOST)
  try {
    localStorage.setItem(STORED, JSON.stringify(some))
    kept = null
  } catch {
    kept = some
  }
}

/** Whatever makes no sense is as if it were not there. */
export function readTables(input: unknown): readonly MyTable[] {
  return Array.isArray(input) ? input.flatMap((one: unknown) => readTable(one) ?? []) : []
}

type Fields = Readonly<Record<string, unknown>>

function readTable(input: unknown): MyTable | null {
  if (typeof input !== 'object' || input === null) return null
  const { id, key, at, standing, commitment, muted } = input as Fields
  if (typeof id !== 'string' || typeof key !== 'string' || !KEY.test(key)) return null
  return {
    ...newTable(id, key),
    ...(typeof at === 'number' && { at }),
    ...(typeof commitment === 'string' && { commitment }),
    ...(Array.isArray(muted) && { muted: muted.filter((seat) => typeof seat === 'number') }),
    standing: readStanding(standing),
  }
}

function readStanding(input: unknown): Standing | null {
  if (typeof input !== 'object' || input === null) return null
  const { names, stage, round, myTurn } = input as Fields
  const known = STAGES.find((one) => one === stage)
  if (!Array.isArray(names) || known === undefined) return null
  return {
    names: names.filter((name) => typeof name === 'string'),
    stage: known,
    round: typeof round === 'number' ? round : 0,
    myTurn: myTurn === true,
  }
}
