// A server to look at: on a free port, with a data folder of its own that goes with it.

import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const HOUSE = join(import.meta.dirname, '..')

export interface RunningServer {
  readonly address: string
  /** Ends at once, as by a power cut, and starts anew with what it had stored. */
  crash(): Promise<void>
  stop(): Promise<void>
}

interface Started {
  readonly process: ChildProcess
  readonly address: string
}

export async function startServer(): Promise<RunningServer> {
  const data = mkdtempSync(join(tmpdir(), 'e2e-data-'))
  let running = await start(data, '0')
  const { address } = running
  const end = async (signal: 'SIGTERM' | 'SIGKILL'): Promise<void> => {
    const ended = new Promise((done) => running.process.on('exit', done))
    running.process.kill(signal)
    await ended
  }
  return {
    address,
    async crash() {
      await end('SIGKILL')
      running = await start(data, new URL(address).port)
    },
    async stop() {
      await end('SIGTERM')
      rmSync(data, { recursive: true })
    },
  }
}

async function start(data: string, port: string): Promise<Started> {
  const server = spawn(process.execPath, [join(HOUSE, 'server', 'main.ts')], {
    env: { ...process.env, PORT: port, DATA_DIR: data },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const address = await new Promise<string>((found, fail) => {
    server.stdout.on('data', (chunk: Buffer) => {
      const line = /http:\/\/localhost:\d+/.exec(chunk.toString())
      if (line) found(line[0])
    })
    server.on('exit', (code) => fail(new Error(`the server ended with ${code}`)))
  })
  return { process: server, address }
}
