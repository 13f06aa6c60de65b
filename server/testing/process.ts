// The server as a process of its own, to be killed and started again.

import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { mkdtempSync, readdirSync, readlinkSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { NODE_OPTIONS } from '../settings.mjs'

const MAIN = join(import.meta.dirname, '..', 'main.ts')

/** From here on, for twice as many, no system takes ports for the near end of a connection. */
const FIRST_PORT = 10_000
const PORTS = 10_000
/** As far above a server's port is that of its figures. */
const TO_FIGURES = 10_000
/** Of what a server writes to its log, the end is kept. */
const LONGEST_LOG = 1_000_000

/**
 * A port that was free a moment ago. A server that is killed comes back to it: in between, nobody who tries to reach it
 * may be given it for their own end.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST_PORT + randomInt(PORTS)
    if ((await isFree(port)) && (await isFree(port + TO_FIGURES))) return port
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((found) => {
    const trial = createServer()
    trial.once('error', () => found(false))
    trial.listen(port, () => trial.close(() => found(true)))
  })
}

function linkAt(path: string): string {
  try {
    return readlinkSync(path)
  } catch {
    // It was closed a moment ago.
    return ''
  }
}

/** Where the server at an address tells its figures. */
export function figuresOf(address: string): string {
  return `http://127.0.0.1:${Number(new URL(address).port) + TO_FIGURES}/metrics`
}

export class ServerProcess {
  readonly address: string
  readonly #env: NodeJS.ProcessEnv
  readonly #dataFolder: string
  readonly #options: readonly string[]
  readonly #main: string
  #child: ChildProcess | null = null
  #log = ''

  /** `options`: for Node, beside those that the server always has; `env`: settings, such as `LIMITS: 'on'`; `main`: what it runs. */
  constructor(
    port: number,
    dataFolder: string,
    options: readonly string[] = [],
    env: Readonly<Record<string, string>> = {},
    main = MAIN,
  ) {
    this.#main = main
    this.#options = options
    this.#dataFolder = dataFolder
    this.address = `http://localhost:${port}`
    const places = { PORT: String(port), METRICS: String(port + TO_FIGURES), DATA_DIR: dataFolder }
    this.#env = { ...process.env, ...places, LIMITS: 'off', ...env }
  }

  get pid(): number | undefined {
    return this.#child?.pid
  }

  get running(): boolean {
    return this.#child !== null && this.#child.exitCode === null && this.#child.signalCode === null
  }

  /** Open files and sockets, but those of the database: its threads open them when they first need them. */
  get descriptors(): number {
    const all = `/proc/${this.pid}/fd`
    return readdirSync(all).filter((name) => !linkAt(join(all, name)).startsWith(this.#dataFolder)).length
  }

  /** What it wrote to stderr since it was last started: the log. */
  get log(): string {
    return this.#log
  }

  /** Resolves when it answers. */
  async start(): Promise<void> {
    this.#log = ''
    const child = spawn(process.execPath, [...NODE_OPTIONS, ...this.#options, this.#main], {
      env: this.#env,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.#child = child
    child.stderr?.on('data', (chunk: Buffer) => {
      process.stderr.write(chunk)
      this.#log = (this.#log + chunk.toString()).slice(-LONGEST_LOG)
    })
    await new Promise<void>((up, fail) => {
      child.stdout?.on('data', (chunk: Buffer) => {
        if (chunk.toString().includes('http://')) up()
      })
      child.once('exit', (code, signal) => fail(new Error(`the server ended with ${code ?? signal}`)))
    })
  }

  /** `SIGKILL`: as if the power went. Comes back with its exit code; null: it was killed. */
  async stop(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    const child = this.#child
    if (!child || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null
    const gone = new Promise<number | null>((ended) => child.once('exit', ended))
    child.kill(signal)
    return gone
  }
}

export interface Running {
  readonly address: string
  readonly port: number
  /** Where it keeps its data. */
  readonly folder: string
  readonly server: ServerProcess
}

/** A server with a data folder of its own, for as long as `use` takes. */
export async function withServer(use: (running: Running) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'server-'))
  const port = await freePort()
  const server = new ServerProcess(port, folder)
  await server.start()
  try {
    await use({ address: server.address, port, folder, server })
  } finally {
    await server.stop('SIGTERM')
    rmSync(folder, { recursive: true })
  }
}
