// `npm start`: up with the page, one clear line when it can't be, gone when told to.

import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

const HOUSE = resolve(import.meta.dirname, '..')

let folder: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'start-'))
  writeFileSync(join(folder, 'file'), '')
})

afterAll(() => {
  rmSync(folder, { recursive: true })
})

interface Ended {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

/** Runs what `npm start` runs; `onUp` is called with the address once it is printed. */
function start(env: Readonly<Record<string, string>>, onUp = async (_: string): Promise<void> => {}): Promise<Ended> {
  const child = spawn(process.execPath, [join(HOUSE, 'tools', 'start.mjs')], {
    cwd: HOUSE,
    env: { ...process.env, DATA_DIR: join(folder, 'data'), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let out = ''
  let err = ''
  return new Promise((done, fail) => {
    child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()))
    child.stdout.on('data', (chunk: Buffer) => {
      out += chunk.toString()
      const line = /^Grand Rounds is at (http:\/\/localhost:\d+)$/m.exec(chunk.toString())
      if (!line?.[1]) return
      onUp(line[1])
        .catch(fail)
        .finally(() => child.kill('SIGTERM'))
    })
    child.on('close', (code) => done({ code, out, err }))
  })
}

async function refused(env: Readonly<Record<string, string>>, line: string): Promise<void> {
  const { code, out, err } = await start(env)
  expect(err).toBe(`${line}\n`)
  expect(out).toBe('')
  expect(code).toBe(1)
}

it('serves the page under its name, and ends with 0 when told to', async () => {
  let page = ''
  const { code, err } = await start({ PORT: '0' }, async (address) => {
    page = await (await fetch(address)).text()
  })
  expect(page).toContain('<title>Grand Rounds</title>')
  expect(err).toBe('')
  expect(code).toBe(0)
}, 60_000)

it('leaves no server behind when npm is stopped, not it', async () => {
  const npm = spawn('npm', ['start'], {
    cwd: HOUSE,
    env: { ...process.env, PORT: '0', DATA_DIR: join(folder, 'data') },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const address = await new Promise<string>((up) => {
    npm.stdout.on('data', (chunk: Buffer) => {
      const line = /http:\/\/localhost:\d+/.exec(chunk.toString())
      if (line) up(line[0])
    })
  })
  expect((await fetch(address)).status).toBe(200)
  npm.kill('SIGTERM')
  await vi.waitFor(() => expect(fetch(address)).rejects.toThrow('fetch failed'), { timeout: 10_000, interval: 100 })
}, 60_000)

describe('one line and no more', () => {
  it.each(['abc', '80a', '-1', '65536', '8080.5', ' 80'])('PORT=%s', async (port) => {
    await refused({ PORT: port }, `PORT must be a number from 0 to 65535, not '${port}'.`)
  })

  it('a port in use', async () => {
    const other = createServer()
    await new Promise<void>((done) => other.listen(0, done))
    const { port } = other.address() as AddressInfo
    await refused({ PORT: String(port) }, `Port ${port} is in use. Set PORT to another one.`)
    await new Promise((done) => other.close(done))
  })

  it('a data folder that is a file', async () => {
    const data = join(folder, 'file')
    await refused({ PORT: '0', DATA_DIR: data }, problem(data, 'there is a file of that name'))
  })

  it('a data folder below a file', async () => {
    const data = join(folder, 'file', 'data')
    await refused({ PORT: '0', DATA_DIR: data }, problem(data, 'a part of its path is a file'))
  })

  it('a data folder where no folder can be made', async () => {
    await refused({ PORT: '0', DATA_DIR: '/proc/data' }, problem('/proc/data', 'it can not be made there'))
  })
})

function problem(data: string, why: string): string {
  return `The data folder ${data} can't be written (${why}). Set DATA_DIR to one that can.`
}
