// What the server answers over HTTP: the page, and the API under /api.

import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Logger } from 'pino'

import { isRoute } from './http-routes.ts'
import { isFromHere, type Metrics } from './metrics.ts'
import type { Page, PageFile } from './page.ts'
import { isOfTables, sendAnswer, type TableApi } from './tables/api.ts'

interface House {
  readonly page: Page
  readonly version: string
  readonly log: Logger
  readonly tables: TableApi
  readonly metrics: Metrics
  /** Null: everything that is acknowledged can be kept. Otherwise why not, as a code. */
  readonly ready: () => Promise<string | null>
}

/** Only what comes from here is run, shown or asked; nothing may frame the page. */
const GUARD: Readonly<Record<string, string>> = {
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}

export function answer({ page, version, log, tables, metrics, ready }: House): RequestListener {
  return (request, response) => {
    for (const [name, value] of Object.entries(GUARD)) response.setHeader(name, value)
    response.on('finish', () => {
      log.info({ method: request.method, path: request.url, status: response.statusCode }, 'answered')
    })
    const path = pathOf(request)
    if (path === null) return refuse(response, 400, 'badPath')
    if (isOfTables(path)) {
      tables.answer(path, request).then(
        (answered) => sendAnswer(request, response, answered),
        (error: unknown) => {
          log.error({ path, error }, 'could not answer')
          if (!response.headersSent) refuse(response, 500, 'failed')
        },
      )
      return
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD')
      return refuse(response, 405, 'methodNotAllowed')
    }
    if (path === '/api/health') {
      void ready().then((reason) => {
        const told = { version, uptimeSeconds: Math.floor(process.uptime()) }
        if (reason === null) sendJson(response, 200, { status: 'ok', ...told })
        else sendJson(response, 503, { status: 'failing', reason, ...told })
      })
      return
    }
    if (path.startsWith('/api/')) return refuse(response, 404, 'noSuchPath')
    if (path === '/metrics' && isFromHere(request)) {
      metrics.send(response).catch((error: unknown) => log.error({ error }, 'no metrics'))
      return
    }

    const home = page.get('/index.html')
    const file = isRoute(path) ? home : page.get(path)
    if (file) return sendFile(request, response, 200, file)
    // A path without an ending is one a person typed or followed: the page itself says that nothing is there.
    if (home && !/\.[^/]*$/.test(path)) return sendFile(request, response, 404, home)
    return refuse(response, 404, 'noSuchPath')
  }
}

/** As it was sent: `URL` would take the start of '//name' for a host. */
function pathOf({ url = '' }: IncomingMessage): string | null {
  if (!url.startsWith('/')) return null
  try {
    return decodeURIComponent(url.replace(/[?#].*$/, ''))
  } catch {
    return null
  }
}

function sendFile(request: IncomingMessage, response: ServerResponse, status: number, file: PageFile): void {
  response.setHeader('content-type', file.type)
  response.setHeader('vary', 'accept-encoding')
  response.setHeader('etag', file.etag)
  response.setHeader('cache-control', file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache')
  if (status === 200 && request.headers['if-none-match'] === file.etag) {
    response.writeHead(304).end()
    return
  }
  const zipped = file.gzip !== null && /\bgzip\b/.test(request.headers['accept-encoding']?.toString() ?? '')
  const body = zipped && file.gzip ? file.gzip : file.body
  if (zipped) response.setHeader('content-encoding', 'gzip')
  response.setHeader('content-length', body.length)
  response.writeHead(status)
  // Node leaves the body of an answer to HEAD out by itself.
  response.end(body)
}

function refuse(response: ServerResponse, status: number, code: string): void {
  sendJson(response, status, { code })
}

function sendJson(response: ServerResponse, status: number, value: unknown): void {
  const body = Buffer.from(JSON.stringify(value))
  response.setHeader('cache-control', 'no-store')
  response.setHeader('content-type', 'application/json')
  response.setHeader('content-length', body.length)
  response.writeHead(status)
  response.end(body)
}
