// What can be told about a database by its bytes alone, before SQLite touches it: whether it is one, and whether all of
// its pages are there. (https://sqlite.org/fileformat2.html, sections 1.3 and 4.)

import { closeSync, openSync, readSync, statSync } from 'node:fs'

export const LONGEST_HEADER = 100

const MAGIC = 'SQLite format 3\0'
const LOG_HEADER = 32
const FRAME_HEADER = 24

interface Pages {
  readonly size: number
  readonly count: number
}

/** Null: these are not the first bytes of a database. */
export function pagesOf(header: Buffer): Pages | null {
  if (header.length < LONGEST_HEADER || header.toString('latin1', 0, MAGIC.length) !== MAGIC) return null
  const size = header.readUInt16BE(16)
  return { size: size === 1 ? 65_536 : size, count: header.readUInt32BE(28) }
}

/** Whether the file ends before its last page does. What is in the log beside it need not be in it yet. */
export function lacksPages(file: string, bytes: number, { size, count }: Pages): boolean {
  const whole = Math.floor(bytes / size)
  const logged = loggedPages(`${file}-wal`, size)
  for (let page = whole + 1; page <= (logged.count ?? count); page++) if (!logged.pages.has(page)) return true
  return false
}

/** `count`: of all pages of the database after the last commit in the log; null: there is none in it. */
function loggedPages(
  file: string,
  size: number,
): { readonly pages: ReadonlySet<number>; readonly count: number | null } {
  const pages = new Set<number>()
  let count: number | null = null
  const bytes = statSync(file, { throwIfNoEntry: false })?.size ?? 0
  if (bytes < LOG_HEADER) return { pages, count }
  const from = openSync(file, 'r')
  try {
    const salts = bytesAt(from, 16, 8)
    const since: number[] = []
    for (let at = LOG_HEADER; at + FRAME_HEADER + size <= bytes; at += FRAME_HEADER + size) {
      const frame = bytesAt(from, at, FRAME_HEADER)
      // From here on it is what is left of an earlier log.
      if (!frame.subarray(8, 16).equals(salts)) break
      since.push(frame.readUInt32BE(0))
      const committed = frame.readUInt32BE(4)
      if (committed === 0) continue
      count = committed
      for (const page of since.splice(0)) pages.add(page)
    }
    return { pages, count }
  } finally {
    closeSync(from)
  }
}

function bytesAt(from: number, at: number, length: number): Buffer {
  const bytes = Buffer.alloc(length)
  readSync(from, bytes, 0, length, at)
  return bytes
}
