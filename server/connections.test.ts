// How many connections an address may have: counted over real sockets, with bounds that a test can reach at once.

import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it, vi } from 'vitest'
import { Addresses } from './addresses.ts'
import { Connections } from './connections.ts'
import { Stranger } from './testing/attacks/stranger.ts'

/** Of what one address may have, and what that comes to. */
const SCALE = 0.01
const MOST = 20

let server: Server | null = null
afterEach(() => server?.close())

async function listening(): Promise<{ readonly port: number; readonly connections: Connections; refused: number }> {
  const here = { port: 0, refused: 0, connections: new Connections(new Addresses([]), SCALE, () => here.refused++) }
  server = createServer()
  here.connections.watch(server)
  await new Promise<void>((up) => server?.listen(0, '127.0.0.1', up))
  here.port = (server.address() as AddressInfo).port
  return here
}

const come = (port: number, from: string, count: number) =>
  Promise.all(Array.from({ length: count }, () => Stranger.connect(port, from)))
const stillOpen = (strangers: readonly Stranger[]) => strangers.filter(({ open }) => open).length

it('an address has so many connections, others are not kept out by it, and who goes makes room', async () => {
  const here = await listening()
  const crowd = await come(here.port, '127.0.0.8', 25)
  await vi.waitFor(() => expect(stillOpen(crowd)).toBe(MOST))
  expect(here.refused).toBe(5)
  const other = await come(here.port, '127.0.0.9', 3)
  await vi.waitFor(() => expect(here.connections.count).toBe(23))
  expect(stillOpen(other)).toBe(3)
  for (const stranger of crowd) stranger.close()
  await vi.waitFor(() => expect(here.connections.count).toBe(3))
  const again = await come(here.port, '127.0.0.8', 5)
  await vi.waitFor(() => expect(here.connections.count).toBe(8))
  for (const stranger of [...other, ...again]) stranger.close()
})
