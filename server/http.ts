// What the server answers over HTTP: the page, and the API under /api.

import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { routeOf } from '@grand-rounds/protocol/routes'
import type { Logger } from 'pino'

import type { Addresses } from './addresses.ts'
import { type Faults, reasonOf } from './faults.ts'
import { acceptsGzip, hasAlready } from './negotiation.ts'
import type { Page, PageFile } from './page.ts'
import type { Retention } from './store/retention.ts'
import { isOfTables, sendAnswer, type TableApi } from './tables/api.ts'

interface House {
  readonly page: Page
  /** Whether there is a game of this name. */
  readonly isGame: (id: string) => boolean
  readonly version: string
  readonly log: Logger
  readonly tables: TableApi
  readonly addresses: Addresses
  readonly faults: Faults
  /** Hears of what is answered with 4xx or 5xx. `route`: which part of the server it was. */
  readonly onRefused: (route: string, status: number) => void
  /** Null: everything that is acknowledged can be kept. Otherwise why not, as a code. */
  readonly ready: () => Promise<string | null>
  /** It was told to stop. */
  readonly ending: () => boolean
  /** In days, for whoever asks what is kept. */
  readonly retention: Retention
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
  // The screen stays on during a game, links to tables are copied; nothing else is used. To share them is allowed
  // anyway: a browser says an error for each name that it doesn't know, as Chromium does for web-share and bluetooth.
  'permissions-policy': [
    ...['clipboard-write', 'screen-wake-lock'].map((used) => `${used}=(self)`),
    ...[
      'accelerometer',
      'browsing-topics',
      'camera',
      'clipboard-read',
      'display-capture',
      'encrypted-media',
      'fullscreen',
      'geolocation',
      'gyroscope',
      'hid',
      'idle-detection',
      'local-fonts',
      'magnetometer',
      'microphone',
      'midi',
      'payment',
      'picture-in-picture',
      'publickey-credentials-get',
      'serial',
      'usb',
      'window-management',
      'xr-spatial-tracking',
    ].map((unused) => `${unused}=()`),
  ].join(', '),
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}

/** Whoever came by HTTPS once comes by it always, for a year. */
const ALWAYS_SECURE = 'max-age=31536000'

export function answer(house: House): RequestListener {
  const { page, isGame, version, log, tables, addresses, faults, onRefused, ready, ending, retention } = house
  return (request, response) => {
    for (const [name, value] of Object.entries(GUARD)) response.setHeader(name, value)
    if (addresses.isSecure(request)) response.setHeader('strict-transport-security', ALWAYS_SECURE)
    const path = pathOf(request)
    response.on('finish', () => {
      const { statusCode: status } = response
      if (status >= 400) onRefused(partOf(path), status)
      log.info({ method: request.method, path: request.url, status }, 'answered')
    })
    const fail = (error: unknown) => {
      faults.tell('http', { part: partOf(path), ...reasonOf(error) }, error)
      if (!response.headersSent) refuse(response, 500, 'failed')
    }
    if (path === null) return refuse(response, 400, 'badPath')
    if (isOfTables(path)) {
      tables
        .answer(path, request)
        .then((answered) => sendAnswer(request, response, answered))
        .catch(fail)
      return
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD')
      return refuse(response, 405, 'methodNotAllowed')
    }
    if (path === '/api/health') {
      const told = { version, uptimeSeconds: Math.floor(process.uptime()) }
      ready()
        .then((reason) => {
          if (reason === null) sendJson(response, 200, { status: 'ok', ...told })
          else sendJson(response, 503, { status: 'failing', reason, ...told })
        })
        .catch(fail)
      return
    }
    // For whoever decides where people are sent: not here any more, if it was told to stop.
    if (path === '/api/ready') {
      const why = ending() ? Promise.resolve('ending') : ready()
      why
        .then((code) => {
          if (code === null) sendJson(response, 200, { status: 'ready' })
          else refuse(response, 503, code)
        })
        .catch(fail)
      return
    }
    if (path === '/api/about') return sendJson(response, 200, { version, retention })
    if (path.startsWith('/api/')) return refuse(response, 404, 'noSuchPath')

    const home = page.get('/index.html')
    const file = routeOf(path, isGame) === null ? page.get(path) : home
    if (file) return sendFile(request, response, 200, file)
    // A path without an ending is one a person typed or followed: the page itself says that nothing is there.
    if (home && !/\.[^/]*$/.test(path)) return sendFile(request, response, 404, home)
    return refuse(response, 404, 'noSuchPath')
  }
}

/** For the figures: few, whatever is asked for. */
function partOf(path: string | null): string {
  if (path === null) return 'none'
  if (isOfTables(path) || path === '/api/health' || path === '/api/ready') return path
  return path.startsWith('/api/') ? '/api' : 'page'
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
  if (status === 200 && hasAlready(request.headers['if-none-match'], file.etag)) {
    response.writeHead(304).end()
    return
  }
  const zipped = file.gzip !== null && acceptsGzip(request.headers['accept-encoding']?.toString())
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
