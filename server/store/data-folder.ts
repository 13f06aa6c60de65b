// The data folder of one server: its lock, whether its database is one that this code can read, and who may read it.
// Whatever is refused here is left as it is, byte for byte.

import { chmodSync, closeSync, existsSync, openSync, readSync, rmSync, statSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { DatabaseSync } from 'node:sqlite'
import { READABLE_FROM } from './schema.ts'
import { codeOf } from './sqlite-error.ts'
import { lacksPages, LONGEST_HEADER, pagesOf } from './sqlite-file.ts'

/** What code of this level reads and writes; a migration that it could not live with raises what the database asks. */
const CODE_LEVEL = 1

const OWNER_ONLY = 0o600

export interface DataFolder {
  /** Of the database. */
  readonly file: string
  /** Its files that others on this machine may read, because the file system does not keep rights. */
  readonly open: readonly string[]
  release(): void
}

type Opened =
  | { readonly ok: true; readonly folder: DataFolder }
  /** `problem`: in a sentence. */
  | { readonly ok: false; readonly problem: string }

export interface Space {
  /** In bytes: of the database, of the log beside it, and what is left on its disk. */
  readonly database: number
  readonly log: number
  readonly free: number
}

export async function spaceOf(file: string): Promise<Space> {
  const { bavail, bsize } = await statfs(file)
  return { database: sizeOf(file), log: sizeOf(`${file}-wal`), free: bavail * bsize }
}

export function databaseIn(folder: string): string {
  return join(folder, 'grand-rounds.sqlite')
}

export function openDataFolder(folder: string): Opened {
  const lock = lockFolder(folder)
  if (typeof lock === 'string') return { ok: false, problem: lock }
  const file = databaseIn(folder)
  const problem = databaseProblem(file)
  if (problem !== null) {
    lock.close()
    return { ok: false, problem }
  }
  // Those beside it are made with the same rights by SQLite.
  closeSync(openSync(file, 'a', OWNER_ONLY))
  const open = [file, `${file}-wal`, `${file}-shm`, lockIn(folder)].filter((one) => existsSync(one) && !tighten(one))
  return { ok: true, folder: { file, open, release: () => lock.close() } }
}

/** Also for those who come to a database beside its server. Null: it can be read, or there is none yet. */
export function databaseProblem(file: string): string | null {
  const size = sizeOf(file)
  const logged = sizeOf(`${file}-wal`) > 0
  if (size === 0 && !logged) return null
  const header = firstBytes(file)
  const pages = pagesOf(header)
  if (size > 0 && pages === null) return `${file} is not a database. Move it away, or restore a backup.`
  if (pages === null || lacksPages(file, size, pages))
    return `${file} is not whole: a part of the database is missing. Restore a backup.`
  return readableProblem(file, logged)
}

function lockIn(folder: string): string {
  return join(folder, 'grand-rounds.lock')
}

/** The lock goes with the process, however it ends: it is the system's, on a file of which nothing else is used. */
function lockFolder(folder: string): DatabaseSync | string {
  const file = lockIn(folder)
  try {
    closeSync(openSync(file, 'a', OWNER_ONLY))
    const lock = new DatabaseSync(file, { timeout: 0 })
    try {
      // Nothing is ever written: no journal need be beside it.
      lock.exec('pragma journal_mode = memory; begin exclusive')
      return lock
    } catch (error) {
      lock.close()
      throw error
    }
  } catch (error) {
    return codeOf(error) === 'SQLITE_BUSY'
      ? `Another server is using the data folder ${folder}. Stop it, or set DATA_DIR to another one.`
      : `The data folder ${folder} can't be locked (${codeOf(error)}). Delete ${file} and try again.`
  }
}

/** What the database says of itself. Without a log beside it nothing but the file is read, and nothing is made. */
function readableProblem(file: string, logged: boolean): string | null {
  const shared = `${file}-shm`
  const wasShared = existsSync(shared)
  const address = pathToFileURL(file)
  if (!logged) address.searchParams.set('immutable', '1')
  try {
    const database = new DatabaseSync(address, { readOnly: true })
    try {
      return contentProblem(file, database)
    } finally {
      database.close()
      if (!wasShared) rmSync(shared, { force: true })
    }
  } catch (error) {
    return `${file} can't be read (${codeOf(error)}). Restore a backup.`
  }
}

function contentProblem(file: string, database: DatabaseSync): string | null {
  const names = database.prepare("select name from sqlite_schema where type = 'table'").all()
  const has = (name: string) => names.some((row) => row['name'] === name)
  if (names.length > 0 && !has('kysely_migration'))
    return `${file} is a database of something else. Move it away, or set DATA_DIR to another folder.`
  if (!has('meta')) return null
  const said = database.prepare('select value from meta where name = ?').get(READABLE_FROM)
  const level = Number(said?.['value'] ?? 0)
  return level > CODE_LEVEL
    ? `${file} was written by a newer Grand Rounds (it asks for level ${level}, this one is ${CODE_LEVEL}). Upgrade, or restore a backup.`
    : null
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0
}

function firstBytes(file: string): Buffer {
  const bytes = Buffer.alloc(LONGEST_HEADER)
  const from = openSync(file, 'r')
  try {
    return bytes.subarray(0, readSync(from, bytes, 0, bytes.length, 0))
  } finally {
    closeSync(from)
  }
}

/** False: this file system knows no rights, or the file is someone else's. */
function tighten(file: string): boolean {
  try {
    if ((statSync(file).mode & 0o077) !== 0) chmodSync(file, OWNER_ONLY)
    return (statSync(file).mode & 0o077) === 0
  } catch {
    return false
  }
}
