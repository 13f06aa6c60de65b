// A server to look at: on a free port, with a data folder of its own that goes with it.

import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const HOUSE = join(import.meta.dirname, '..')

export interface RunningServer {
  readonly address: string
  stop(): Promise<void>
}

export async function startServer(): Promise<RunningServer> {
  const data = mkdtempSync(join(tmpdir(), 'e2e-data-'))
  const server = spawn(process.execPath, [join(HOUSE, 'server', 'main.ts')], {
    env: { ...process.env, PORT: '0', DATA_DIR: data },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const address = await new Promise<string>((found, fail) => {
    server.stdout.on('data', (chunk: Buffer) => {
      const line = /http:\/\/localhost:\d+/.exec(chunk.toString())
      if (line) found(line[0])
    })
    server.on('exit', (code) => fail(new Error(`the server ended with ${code}`)))
  })
  const stop = async (): Promise<void> => {
    const ended = new Promise((done) => server.on('exit', done))
    server.kill('SIGTERM')
    await ended
    rmSync(data, { recursive: true })
  }
  return { address, stop }
}
