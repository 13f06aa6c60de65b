import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { flood } from './flood.ts'
import { freePort, ServerProcess } from './process.ts'

it('thousands of messages that no page sends change nothing', { timeout: 120_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'flood-'))
  const server = new ServerProcess(await freePort(), folder)
  await server.start()
  try {
    const { sent, refused, hungUp, before, after } = await flood(server, 10_000)
    expect(after).toBe(before)
    expect(sent).toBeGreaterThanOrEqual(10_000)
    expect(refused).toBeGreaterThan(1_000)
    expect(hungUp).toBeGreaterThan(10)
  } finally {
    await server.stop('SIGTERM')
    rmSync(folder, { recursive: true })
  }
})
