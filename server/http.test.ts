// The server's answers, over real HTTP.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { refuse } from '@grand-rounds/kernel'
import { PROTOCOL } from '@grand-rounds/protocol'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { Addresses } from './addresses.ts'
import { Faults } from './faults.ts'
import { offeredGames } from './games/registry.ts'
import { answer } from './http.ts'
import { Metrics } from './metrics.ts'
import { loadPage } from './page.ts'
import { nodeSqlite } from './store/node-sqlite.ts'
import { RETENTION } from './store/retention.ts'
import { Store } from './store/store.ts'
import { TableApi } from './tables/api.ts'
import { Rooms } from './tables/rooms.ts'
import { SeatHolders } from './tables/seat-holders.ts'
import { Tables } from './tables/tables.ts'
import { JSON_BODY } from './testing/player.ts'

const HOME = `<!doctype html><title>Grand Rounds</title>${'<p>words</p>'.repeat(50)}`

let folder: string
let server: Server
let store: Store
let metrics: Metrics
let address: string
let ending = false
let failing: Error | null = null
const logged: string[] = []

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'page-'))
  const dist = join(folder, 'dist')
  mkdirSync(join(dist, 'assets'), { recursive: true })
  writeFileSync(join(folder, 'secret.txt'), 'secret')
  writeFileSync(join(dist, 'index.html'), HOME)
  writeFileSync(join(dist, 'assets', 'main-Ab12.js'), 'export {}\n')
  writeFileSync(join(dist, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  const log = pino({}, { write: (line) => logged.push(line) })
  store = await Store.open(nodeSqlite(':memory:'))
  const clock = { now: () => 0, wake: () => () => undefined }
  const thinker = () => ({ think: () => Promise.reject(new Error('nobody plays here')) })
  const faults = new Faults(log)
  const games = offeredGames()
  const rooms = new Rooms((trouble) => log.error({ trouble }))
  const addresses = new Addresses([{ address: '127.0.0.0', prefix: 8, family: 'ipv4' }])
  const tables = new TableApi({
    tables: new Tables({ games, store, clock, thinker, seed: () => 'seed', faults }),
    rooms,
    holders: new SeatHolders(store),
    addresses,
    now: clock.now,
    scale: 1,
  })
  const figures = { faults: { store: 2 }, space: () => Promise.resolve({ database: 8, log: 4, free: 99 }) }
  metrics = new Metrics({
    tablesAwake: () => 3,
    visitors: () => 7,
    botsWaiting: () => 5,
    connections: () => 9,
    unsent: () => 0,
    closed: () => new Map(),
    store: figures,
  })
  server = createServer(
    answer({
      page: loadPage(dist),
      isGame: (id) => games.has(id),
      version: '1.2.3',
      log,
      tables,
      addresses,
      faults,
      onRefused: (part, status) => metrics.refusedRequest(part, status),
      ready: () => (failing ? Promise.reject(failing) : store.ready()),
      ending: () => ending,
      retention: RETENTION,
    }),
  )
  await new Promise<void>((done) => server.listen(0, done))
  address = `http://localhost:${(server.address() as AddressInfo).port}`
})

afterAll(async () => {
  await new Promise((done) => server.close(done))
  await store.close()
  rmSync(folder, { recursive: true })
})

/** As it is: fetch would tidy the path up before it leaves. */
function raw(request: string): Promise<string> {
  return new Promise((done, fail) => {
    const socket = connect((server.address() as AddressInfo).port, 'localhost')
    let text = ''
    socket.on('data', (chunk) => (text += chunk.toString()))
    socket.on('end', () => done(text))
    socket.on('error', fail)
    socket.write(`${request}\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
  })
}

describe('the page', () => {
  it('is at /, guarded, checked for news each time', async () => {
    const response = await fetch(address)
    expect(response.status).toBe(200)
    expect(await response.text()).toBe(HOME)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('no-cache')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    const policy = response.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("script-src 'self'")
    expect(policy).not.toContain('unsafe')
  })

  it('has its parts with their own types; hashed ones are kept for good', async () => {
    const script = await fetch(`${address}/assets/main-Ab12.js`)
    expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(script.headers.get('cache-control')).toContain('immutable')
    const icon = await fetch(`${address}/icon.svg?v=1`)
    expect(icon.headers.get('content-type')).toBe('image/svg+xml')
    expect(icon.headers.get('cache-control')).toBe('no-cache')
  })

  it('is zipped for who can unzip it, and only then', async () => {
    const zipped = await raw('GET / HTTP/1.1\r\nAccept-Encoding: gzip')
    expect(zipped).toContain('content-encoding: gzip')
    const plain = await raw('GET / HTTP/1.1')
    expect(plain).not.toContain('content-encoding')
    expect(plain).toContain(HOME)
    expect(gunzipSync(loadPage(join(folder, 'dist')).get('/index.html')?.gzip ?? '').toString()).toBe(HOME)
  })

  it.each([
    ['gzip;q=0', false],
    ['gzip; q=0.000, *', false],
    ['identity', false],
    ['br', false],
    ['*;q=0', false],
    ['*', true],
    ['br, gzip;q=0.5', true],
    ['GZIP', true],
  ])('is sent as asked for: %s', async (asked, zipped) => {
    const response = await raw(`GET / HTTP/1.1\r\nAccept-Encoding: ${asked}`)
    expect(response.includes('content-encoding: gzip')).toBe(zipped)
  })

  it('knows its tag again, strong, weak or in a list', async () => {
    const etag = (await fetch(address)).headers.get('etag') ?? ''
    const strong = etag.replace('W/', '')
    for (const tags of [etag, strong, `W/${strong}`, `"other", ${etag}`, `W/"other" , ${strong}`, '*'])
      expect(await raw(`GET / HTTP/1.1\r\nIf-None-Match: ${tags}`)).toMatch(/^HTTP\/1\.1 304 /)
    expect(await raw('GET / HTTP/1.1\r\nIf-None-Match: W/"other"')).toMatch(/^HTTP\/1\.1 200 /)
  })

  it('asks for nothing of a machine that it does not use', async () => {
    const policy = (await fetch(address)).headers.get('permissions-policy') ?? ''
    for (const part of ['screen-wake-lock=(self)', 'clipboard-write=(self)', 'camera=()', 'usb=()'])
      expect(policy.split(', ')).toContain(part)
    // Chromium on a desk knows neither, and says so as an error of every page.
    expect(policy).not.toMatch(/web-share|bluetooth/)
  })

  it('is for HTTPS alone once it came by it, as a trusted proxy says', async () => {
    const secure = 'strict-transport-security: max-age=31536000'
    const here = address.replace('localhost', '127.0.0.1')
    const headers = { 'x-forwarded-proto': 'https' }
    expect((await fetch(here, { headers })).headers.get('strict-transport-security')).toBe('max-age=31536000')
    expect(await raw('GET / HTTP/1.1')).not.toContain(secure)
  })

  it('is not sent again to who has it', async () => {
    const etag = (await fetch(address)).headers.get('etag') ?? ''
    const again = await fetch(address, { headers: { 'if-none-match': etag } })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
  })

  it('HEAD tells the same without the body', async () => {
    const head = await raw('HEAD / HTTP/1.1')
    expect(head).toContain('200 OK')
    expect(head).toContain(`content-length: ${HOME.length}`)
    expect(head).not.toContain('words')
  })

  it.each([
    '/rules',
    '/new/dice-hospital',
    '/rules/dice-hospital',
    '/table/x9-Ab_2',
    '/table/x9/review',
    '/table/x9/replay',
    '/replay?a=b',
  ])('is at %s too, where it has a screen', async (path) => {
    const response = await fetch(address + path)
    expect(response.status).toBe(200)
    expect(await response.text()).toBe(HOME)
  })

  it.each(['/nowhere/at-all', '/table', '/table/a/b', '/new/chess', '/rules/'])(
    'says itself that nothing is at %s',
    async (path) => {
      const response = await fetch(address + path)
      expect(response.status).toBe(404)
      expect(await response.text()).toBe(HOME)
    },
  )

  it('an unknown file is no page', async () => {
    const response = await fetch(`${address}/assets/gone-Xy99.js`)
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({ code: 'noSuchPath' })
  })
})

describe('paths that try to get out', () => {
  it.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/..%5csecret.txt',
    '//secret.txt',
    '/assets/%00/../../secret.txt',
    'http://elsewhere/../secret.txt',
  ])('%s', async (path) => {
    const response = await raw(`GET ${path} HTTP/1.1`)
    expect(response).toMatch(/^HTTP\/1\.1 40[04] /)
    expect(response).not.toContain('\r\n\r\nsecret')
  })

  it('a path that is no path is refused', async () => {
    expect(await raw('GET /%zz HTTP/1.1')).toMatch(/^HTTP\/1\.1 400 /)
  })
})

describe('the API', () => {
  it('health', async () => {
    const response = await fetch(`${address}/api/health`)
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.json()).toEqual({ status: 'ok', version: '1.2.3', uptimeSeconds: expect.any(Number) })
  })

  it('an unknown path under /api is refused with a code', async () => {
    const response = await fetch(`${address}/api/nothing`)
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({ code: 'noSuchPath' })
  })

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('%s is not allowed', async (method) => {
    for (const path of ['/', '/api/health']) {
      const response = await fetch(address + path, { method })
      expect(response.status).toBe(405)
      expect(response.headers.get('allow')).toBe('GET, HEAD')
    }
  })

  it.each([
    ['text, which a page of another site may send without asking', { 'content-type': 'text/plain' }, 415],
    ['nothing that says what it is', {}, 415],
    ['a page of another origin', { ...JSON_BODY, origin: 'https://elsewhere.example' }, 403],
    ['a page of no origin', { ...JSON_BODY, origin: 'null' }, 403],
    ['a page of another site', { ...JSON_BODY, 'sec-fetch-site': 'cross-site' }, 403],
    ['our own page, with a table that is not there', { ...JSON_BODY, 'sec-fetch-site': 'same-origin' }, 404],
  ])('%s', async (_, headers, status) => {
    const body = Buffer.from(JSON.stringify({ table: 'nowhere', protocol: PROTOCOL, key: 'k'.repeat(22) }))
    const response = await fetch(`${address}/api/place`, { method: 'POST', headers, body })
    expect(response.status).toBe(status)
  })

  it('each path says which methods there are', async () => {
    const allowed = async (path: string) => {
      const response = await fetch(address + path, { method: 'PUT' })
      expect(response.status).toBe(405)
      return response.headers.get('allow')
    }
    expect(await allowed('/api/tables')).toBe('GET, HEAD, POST, DELETE')
    expect(await allowed('/api/place')).toBe('POST')
    expect((await fetch(`${address}/api/tables`, { method: 'HEAD' })).status).toBe(200)
  })

  it('says for how many days tables are kept', async () => {
    const response = await fetch(`${address}/api/about`)
    expect(await response.json()).toEqual({ version: '1.2.3', retention: RETENTION })
  })

  it('says whether people may be sent here', async () => {
    const ready = await fetch(`${address}/api/ready`)
    expect({ status: ready.status, body: await ready.json() }).toEqual({ status: 200, body: { status: 'ready' } })
    ending = true
    const not = await fetch(`${address}/api/ready`)
    ending = false
    expect({ status: not.status, body: await not.json() }).toEqual({ status: 503, body: { code: 'ending' } })
  })

  it('what is its own fault is logged once with its reason, and counted each time', async () => {
    failing = new Error('no such thing')
    for (let i = 0; i < 3; i++) expect((await fetch(`${address}/api/health`)).status).toBe(500)
    failing = null
    const lines = logged.filter((line) => line.includes('no such thing')).map((line) => JSON.parse(line) as object)
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatchObject({ fault: 'http', part: '/api/health', name: 'Error', message: 'no such thing' })
    expect(lines[0]).toMatchObject({ err: { stack: expect.stringContaining('http.test.ts') as string } })
  })

  it('tells its figures at an address of its own, and nowhere else', async () => {
    metrics.answered('order', { ok: true, n: 0 })
    metrics.answered('order', { ok: true, n: 1 })
    metrics.answered('act', refuse('notSeated'))
    metrics.committed(0.003)
    metrics.refusedConnection('foreignOrigin')
    await fetch(`${address}/api/nothing`)
    await fetch(`${address}/api/place`, { method: 'POST' })
    const telling = createServer(metrics.listener)
    await new Promise<void>((done) => telling.listen(0, '127.0.0.1', done))
    const figures = `http://127.0.0.1:${(telling.address() as AddressInfo).port}`
    const text = await (await fetch(`${figures}/metrics`)).text()
    expect((await fetch(`${figures}/`)).status).toBe(404)
    expect((await fetch(`${figures}/metrics`, { method: 'POST' })).status).toBe(404)
    await new Promise((done) => telling.close(done))
    expect(text).toContain('grand_rounds_tables_awake 3')
    expect(text).toContain('grand_rounds_visitors 7')
    expect(text).toContain('grand_rounds_connections 9')
    expect(text).toContain('grand_rounds_answers_total{kind="order",done="true"} 2')
    expect(text).toContain('grand_rounds_answers_total{kind="order",done="false"} 0')
    expect(text).toContain('grand_rounds_answers_total{kind="act",done="false"} 1')
    expect(text).toContain('grand_rounds_commit_seconds_count 1')
    expect(text).toContain('grand_rounds_connections_refused_total{reason="foreignOrigin"} 1')
    expect(text).toMatch(/grand_rounds_http_refused_total\{part="\/api",status="404"\} \d/)
    expect(text).toMatch(/grand_rounds_http_refused_total\{part="\/api\/place",status="415"\} \d/)
    expect((await fetch(`${address}/metrics`)).headers.get('content-type')).toContain('text/html')
    expect((await fetch(`${address}/metrics`)).status).toBe(404)
  })
})
