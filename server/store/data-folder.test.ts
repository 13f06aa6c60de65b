import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { seedFrom } from '@grand-rounds/kernel'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { backUp } from '../backup.ts'
import { freePort, ServerProcess } from '../testing/process.ts'
import { openDataFolder } from './data-folder.ts'
import { nodeSqlite } from './node-sqlite.ts'
import { Store } from './store.ts'

const all = mkdtempSync(join(tmpdir(), 'data-folder-'))
const running: ServerProcess[] = []
let folders = 0

afterEach(async () => {
  for (const server of running.splice(0)) await server.stop('SIGKILL')
})
afterAll(() => rmSync(all, { recursive: true }))

function newFolder(): string {
  const folder = join(all, String(folders++))
  mkdirSync(folder)
  return folder
}

async function serverOn(folder: string): Promise<ServerProcess> {
  const server = new ServerProcess(await freePort(), folder)
  running.push(server)
  await server.start()
  return server
}

/** How a server that is started there ends, by itself. */
function endOn(folder: string): Promise<{ readonly code: number | null; readonly said: string }> {
  return new Promise((ended) => {
    const child = spawn(process.execPath, [join(import.meta.dirname, '..', 'main.ts')], {
      env: { ...process.env, PORT: '0', DATA_DIR: folder },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let said = ''
    // One that runs has not refused.
    child.stdout.on('data', () => child.kill('SIGKILL'))
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
    child.on('close', (code) => ended({ code, said }))
  })
}

async function filled(folder: string): Promise<string> {
  const file = join(folder, 'grand-rounds.sqlite')
  const store = await Store.open(nodeSqlite(file))
  const head = { game: 'night-shift', version: 1, options: {}, seats: 1, seed: seedFrom('folder'), at: 1 }
  for (let n = 0; n < 50; n++)
    await store.create(
      { id: `table ${n}`, foundation: { head, host: 'ada', clock: 'none', listed: false }, created: 1 },
      null,
    )
  await store.close()
  return file
}

/** All files but the lock, each as the hash of its bytes. */
function contentOf(folder: string): Readonly<Record<string, string>> {
  const names = readdirSync(folder).filter((name) => name !== 'grand-rounds.lock')
  const hash = (name: string) =>
    createHash('sha256')
      .update(readFileSync(join(folder, name)))
      .digest('hex')
  return Object.fromEntries(names.map((name) => [name, hash(name)]))
}

/** Nothing has changed, and no lock is left. */
function expectRefusal(folder: string, words: string): void {
  const before = contentOf(folder)
  for (let i = 0; i < 2; i++)
    expect(openDataFolder(folder)).toEqual({ ok: false, problem: expect.stringContaining(words) })
  expect(contentOf(folder)).toEqual(before)
}

function expectReadable(folder: string): void {
  const opened = openDataFolder(folder)
  expect(opened.ok).toBe(true)
  if (opened.ok) opened.folder.release()
}

describe('the data folder', () => {
  it('has one server: a second one says so and ends, the first goes on, and its lock goes with it', async () => {
    const folder = newFolder()
    const first = await serverOn(folder)
    const { code, said } = await endOn(folder)
    expect(said).toBe(`Another server is using the data folder ${folder}. Stop it, or set DATA_DIR to another one.\n`)
    expect(code).toBe(1)
    expect((await fetch(`${first.address}/api/health`)).status).toBe(200)
    expect(backUp(folder, join(folder, 'copy'))).toBeNull()
    await first.stop('SIGKILL')
    expect((await fetch(`${(await serverOn(folder)).address}/api/health`)).status).toBe(200)
  })

  it('is refused, and left as it is, when its file is no database', async () => {
    const folder = newFolder()
    writeFileSync(join(folder, 'grand-rounds.sqlite'), 'Dear diary, '.repeat(2_000))
    const before = contentOf(folder)
    const { code, said } = await endOn(folder)
    expect(said).toBe(`${join(folder, 'grand-rounds.sqlite')} is not a database. Move it away, or restore a backup.\n`)
    expect(code).toBe(1)
    expect(contentOf(folder)).toEqual(before)
    writeFileSync(join(folder, 'grand-rounds.sqlite'), 'short')
    expectRefusal(folder, 'is not a database')
  })

  it('is refused, and left as it is, when a part of the database is missing, also with a log beside it', async () => {
    const folder = newFolder()
    const file = await filled(folder)
    const { size } = statSync(file)
    truncateSync(file, Math.floor(size / 8192) * 4096)
    expectRefusal(folder, 'is not whole')
    const killed = newFolder()
    await (await serverOn(killed)).stop('SIGKILL')
    expect(statSync(join(killed, 'grand-rounds.sqlite-wal')).size).toBeGreaterThan(0)
    truncateSync(join(killed, 'grand-rounds.sqlite'), 0)
    expectRefusal(killed, 'is not whole')
  })

  it('is refused, and left as it is, when the database is of something else', () => {
    const folder = newFolder()
    const database = new DatabaseSync(join(folder, 'grand-rounds.sqlite'))
    database.exec('create table bookmarks (address text)')
    database.close()
    expectRefusal(folder, 'of something else')
  })

  it('is refused when the database says that this code can not read it; a migration it does not know is none', async () => {
    const folder = newFolder()
    const file = await filled(folder)
    const change = (...statements: readonly string[]) => {
      const database = new DatabaseSync(file)
      for (const statement of statements) database.exec(statement)
      database.close()
    }
    change("insert into kysely_migration values ('0002 b of later', '2099'), ('9999 later', '2099')")
    expectReadable(folder)
    await (await Store.open(nodeSqlite(file))).close()
    change("insert into meta values ('readable from level', '2')")
    expectRefusal(folder, 'written by a newer Grand Rounds')
    expect(backUp(folder, join(folder, 'copy'))).toContain('newer Grand Rounds')
    change("update meta set value = '1'")
    expectReadable(folder)
  })

  it('starts after a kill, when the log is all that has the newest pages', async () => {
    const folder = newFolder()
    await (await serverOn(folder)).stop('SIGKILL')
    await (await serverOn(folder)).stop('SIGTERM')
    expect(existsSync(join(folder, 'grand-rounds.sqlite-wal'))).toBe(false)
  })

  it('is for its owner only, also what was readable before', async () => {
    const folder = join(newFolder(), 'made', 'here')
    const modes = () =>
      Object.fromEntries(
        readdirSync(folder).map((name) => [name, (statSync(join(folder, name)).mode & 0o777).toString(8)]),
      )
    const server = await serverOn(folder)
    expect((statSync(folder).mode & 0o777).toString(8)).toBe('700')
    const names = ['', '-wal', '-shm'].map((end) => `grand-rounds.sqlite${end}`)
    expect(modes()).toEqual(Object.fromEntries([...names, 'grand-rounds.lock'].map((name) => [name, '600'])))
    await server.stop('SIGKILL')
    for (const name of names) chmodSync(join(folder, name), 0o644)
    await serverOn(folder)
    expect(backUp(folder, join(folder, 'copy'))).toBeNull()
    expect(new Set(Object.values(modes()))).toEqual(new Set(['600']))
  })
})
