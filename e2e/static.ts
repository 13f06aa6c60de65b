// A folder with a built page, served as it is: for pages that are not the house's own.

import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

export interface Served {
  readonly address: string
  stop(): Promise<void>
}

/** Addresses without a file are the page's own, so they get `index`. */
export async function serveFolder(folder: string, index = 'index.html'): Promise<Served> {
  const server = createServer((request, response) => {
    const path = (request.url ?? '/').replace(/[?#].*$/, '')
    const file = extname(path) === '' ? index : path
    response.setHeader('content-type', TYPES[extname(file)] ?? 'text/html; charset=utf-8')
    try {
      response.end(readFileSync(join(folder, file)))
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise<void>((done) => server.listen(0, done))
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections()
      return new Promise((done) => server.close(() => done()))
    },
  }
}
