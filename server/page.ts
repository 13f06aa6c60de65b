// The built page, held in memory: what is not in it can't be asked for, whatever the path says.

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { gzipSync } from 'node:zlib'

export interface PageFile {
  readonly type: string
  readonly body: Buffer
  /** Only where it is smaller. */
  readonly gzip: Buffer | null
  readonly etag: string
  /** Its name changes with its content, so it can be kept for good. */
  readonly immutable: boolean
}

/** By path, from '/': '/index.html', '/assets/main-Ab12.js'. */
export type Page = ReadonlyMap<string, PageFile>

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}

/** Throws when the folder is not there or has no index.html. */
export function loadPage(folder: string): Page {
  const page = new Map<string, PageFile>()
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const file = join(entry.parentPath, entry.name)
    page.set(`/${relative(folder, file).split(sep).join('/')}`, pageFile(file))
  }
  if (!page.has('/index.html')) throw new Error(`${folder} has no index.html`)
  return page
}

function pageFile(file: string): PageFile {
  const body = readFileSync(file)
  const gzip = gzipSync(body, { level: 9 })
  return {
    type: TYPES[extname(file)] ?? 'application/octet-stream',
    body,
    gzip: gzip.length < body.length ? gzip : null,
    // Weak: it is the same whether it is sent zipped or not.
    etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    immutable: file.includes(`${sep}assets${sep}`),
  }
}
