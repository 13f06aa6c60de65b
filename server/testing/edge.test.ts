// Attacks on what is before the tables, against the server as a process: it stays, it keeps nothing open, and whoever
// asks as a page does is answered.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PROTOCOL } from '@grand-rounds/protocol'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Attack } from './attacks/attack.ts'
import { badRequests } from './attacks/bad-requests.ts'
import { badTarget } from './attacks/bad-target.ts'
import { foreignOriginNeverClosing, foreignOriginThenReset } from './attacks/foreign-origin.ts'
import { manyConnections } from './attacks/many-connections.ts'
import { slowBody, slowHeaders } from './attacks/slow.ts'
import { Stranger, upgrade } from './attacks/stranger.ts'
import { JSON_BODY, keyOf, setUpTable } from './player.ts'
import { freePort, ServerProcess } from './process.ts'

const PATIENCE = { timeout: 20_000, interval: 50 }
const FOREIGN = ['origin: https://elsewhere.example']
const HALF: readonly string[] = [
  '',
  'GET / HTTP/1.1\r\nhost: local',
  'POST /api/place HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 90\r\n\r\n{',
]
const NOWHERE = '/process00/room00000?sessionId=session00'

let folder: string
let port: number
let server: ServerProcess
let table: string
let before: number

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'edge-'))
  port = await freePort()
  server = new ServerProcess(port, folder, [], { LIMITS: 'on' })
  await server.start()
  table = await setUpTable(server.address, 2, keyOf('host'))
  expect(await askForPlace()).toBe(200)
  before = server.descriptors
})

afterAll(async () => {
  await server.stop('SIGKILL')
  rmSync(folder, { recursive: true })
})

async function askForPlace(): Promise<number> {
  const response = await fetch(`${server.address}/api/place`, {
    method: 'POST',
    headers: { ...JSON_BODY, connection: 'close' },
    body: JSON.stringify({ table, protocol: PROTOCOL, key: keyOf('guest') }),
  })
  await response.arrayBuffer()
  return response.status
}

/** Nothing of what goes on in `attack` is left, and nobody else noticed it. */
async function withstand(attack: () => Promise<unknown>): Promise<void> {
  const { pid } = server
  await attack()
  expect(await askForPlace()).toBe(200)
  await vi.waitFor(() => expect(server.descriptors).toBeLessThanOrEqual(before), PATIENCE)
  expect(server.pid).toBe(pid)
}

describe('the server withstands', () => {
  const quick: readonly Attack[] = [
    foreignOriginThenReset,
    foreignOriginNeverClosing,
    badTarget,
    manyConnections,
    badRequests,
  ]
  it.each(quick.map((attack) => [attack.name, attack] as const))('%s', async (_, attack) => {
    await withstand(() => attack.go({ port, table }, '127.0.0.1'))
  })

  it('requests that never come to an end', async () => {
    const strangers = await Promise.all(HALF.map(() => Stranger.connect(port, '127.0.0.7')))
    for (const [i, stranger] of strangers.entries()) stranger.write(HALF[i] ?? '')
    const heard = Promise.all(strangers.map((stranger) => stranger.answer()))
    await withstand(() => Promise.all([slowHeaders, slowBody].map((attack) => attack.go({ port, table }, '127.0.0.7'))))
    for (const answer of await heard) expect(answer).toMatch(/^HTTP\/1\.1 408 /)
  })
})

describe('who is refused', () => {
  it.each([
    ['a socket for a page of another origin', upgrade(NOWHERE, FOREIGN), 403],
    ['a socket at a target that is none', upgrade('*:99999'), 400],
    ['a socket of a room that is not there', upgrade(NOWHERE), 404],
    ['a request that is no request', 'nonsense\r\n\r\n', 400],
    ['headers without a measure', `GET / HTTP/1.1\r\nx: ${'y'.repeat(40_000)}\r\n\r\n`, 431],
    [
      'a body without a measure',
      'POST /api/place HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9999999\r\n\r\n',
      413,
    ],
  ])('%s is told so, and hung up on', async (_, request, status) => {
    const stranger = await Stranger.connect(port, '127.0.0.1', true)
    stranger.write(request)
    await stranger.hungUp()
    expect(stranger.heard).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    expect(stranger.heard.toLowerCase()).toContain('connection: close')
    stranger.close()
  })
})

it('ends with 0 when told to, whatever is connected', async () => {
  const own = mkdtempSync(join(tmpdir(), 'edge-end-'))
  const place = await freePort()
  const ending = new ServerProcess(place, own, [], { LIMITS: 'on' })
  await ending.start()
  try {
    const strangers = await Promise.all(Array.from({ length: 10 }, () => Stranger.connect(place, '127.0.0.1', true)))
    const [idle, head, body, foreign, silent, ...seated] = strangers
    idle?.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n')
    for (const [i, stranger] of [silent, head, body].entries()) stranger?.write(HALF[i] ?? '')
    foreign?.write(upgrade(NOWHERE, FOREIGN))
    const id = await setUpTable(ending.address, 2, keyOf('host'))
    for (const stranger of seated) {
      const answer = await fetch(`${ending.address}/api/place`, {
        method: 'POST',
        headers: JSON_BODY,
        body: JSON.stringify({ table: id, protocol: PROTOCOL, key: keyOf('host') }),
      })
      const { processId, roomId, sessionId } = (await answer.json()) as Record<string, string>
      stranger.write(upgrade(`/${processId}/${roomId}?sessionId=${sessionId}`))
      expect(await stranger.answer()).toMatch(/^HTTP\/1\.1 101 /)
    }
    await idle?.answer()
    expect(await ending.stop('SIGTERM')).toBe(0)
    for (const stranger of strangers) stranger.close()
  } finally {
    await ending.stop('SIGKILL')
    rmSync(own, { recursive: true })
  }
})
