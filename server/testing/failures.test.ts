// What is the server's own fault: it says what and why, once, counts it, and tells the truth about its health.

import { execFileSync } from 'node:child_process'
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, statSync, writeFileSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { nodeSqlite } from '../store/node-sqlite.ts'
import { Store } from '../store/store.ts'
import { hashOf } from '../tables/key.ts'
import { keyOf, setUpTable } from './player.ts'
import { figuresOf, freePort, ServerProcess, withServer } from './process.ts'
import { askForPlace } from './stranger.ts'

async function counted(address: string, kind: string): Promise<number> {
  const figures = await (await fetch(figuresOf(address))).text()
  return Number(new RegExp(`^grand_rounds_faults_total\\{kind="${kind}"\\} (\\d+)$`, 'm').exec(figures)?.[1])
}

const linesOf = ({ log }: ServerProcess) =>
  log
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>)

const health = async (address: string) => {
  const response = await fetch(`${address}/api/health`)
  const { reason = null } = (await response.json()) as { reason?: string }
  return { status: response.status, reason }
}

describe('a table that can not be opened', () => {
  it('says so with a code of its own, and the log says which one, why and where, once', async () => {
    await withServer(async ({ address, port, folder, server }) => {
      const [old, broken, fine] = [
        await setUpTable(address, 1, keyOf('ada')),
        await setUpTable(address, 1, keyOf('ada')),
        await setUpTable(address, 1, keyOf('ada')),
      ]
      await server.stop('SIGTERM')
      const file = join(folder, 'grand-rounds.sqlite')
      const store = await Store.open(nodeSqlite(file))
      const by = hashOf(keyOf('ada'))
      const epoch = (await store.claim(broken))?.epoch ?? 0
      await store.append(broken, epoch, {
        n: 0,
        kind: 'act',
        at: 1,
        by,
        id: 'a',
        act: { type: 'sit', seat: 0, name: 'Ada' },
      })
      await store.append(broken, epoch, { n: 1, kind: 'act', at: 1, by, id: 'b', act: { type: 'agree' } })
      await store.close()
      const database = new DatabaseSync(file)
      database
        .prepare("update tables set foundation = json_set(foundation, '$.head.version', 99) where id = ?")
        .run(old)
      database.close()
      await server.start()
      for (let i = 0; i < 3; i++) {
        expect(await askForPlace(port, old, keyOf('ada'))).toEqual({ status: 500, body: { code: 'wrongVersion' } })
        expect(await askForPlace(port, broken, keyOf('ada'))).toEqual({ status: 500, body: { code: 'tableBroken' } })
      }
      expect(await askForPlace(port, fine, keyOf('ada'))).toMatchObject({ status: 200 })
      expect(await counted(address, 'table')).toBe(6)
      expect(linesOf(server)).toMatchObject([
        { fault: 'table', table: old, code: 'wrongVersion' },
        { fault: 'table', table: broken, code: 'brokenLog', entry: 1 },
      ])
    })
  })

  it('is told apart when its pages are damaged; others go on', async () => {
    await withServer(async ({ address, port, folder, server }) => {
      const [first, damaged] = [await setUpTable(address, 1, keyOf('ada')), await setUpTable(address, 1, keyOf('ada'))]
      await server.stop('SIGTERM')
      const file = join(folder, 'grand-rounds.sqlite')
      const store = await Store.open(nodeSqlite(file))
      const epoch = (await store.claim(damaged))?.epoch ?? 0
      const by = hashOf(keyOf('ada'))
      const write = (n: number) =>
        store.append(damaged, epoch, {
          n,
          kind: 'act',
          at: 1,
          by,
          id: `${n}`,
          act: { type: 'write', text: 'x'.repeat(300) },
        })
      await Promise.all(Array.from({ length: 600 }, (_, n) => write(n)))
      await store.close()
      const middle = Math.floor(statSync(file).size / 8192) * 4096
      const bytes = openSync(file, 'r+')
      writeSync(bytes, Buffer.alloc(8 * 4096, 'damage'), 0, 8 * 4096, middle)
      closeSync(bytes)
      await server.start()
      for (let i = 0; i < 2; i++)
        expect(await askForPlace(port, damaged, keyOf('ada'))).toEqual({ status: 500, body: { code: 'tableBroken' } })
      expect(await askForPlace(port, first, keyOf('ada'))).toMatchObject({ status: 200 })
      // Whoever clears old tables away may have met it, too.
      expect(linesOf(server).filter(({ doing = 'select' }) => String(doing).startsWith('select'))).toMatchObject([
        { fault: 'damage', code: 'SQLITE_CORRUPT', name: 'SqliteError', message: 'database disk image is malformed' },
        { fault: 'table', table: damaged, code: 'SQLITE_CORRUPT' },
      ])
      expect(await counted(address, 'damage')).toBeGreaterThanOrEqual(2)
    })
  })
})

interface Disk {
  readonly kind: string
  readonly folder: string
  fill(pid: number): void
  empty(pid: number): void
}

const folders: string[] = []
const mounted: string[] = []
afterAll(() => {
  for (const folder of mounted) execFileSync('umount', [folder])
  for (const folder of folders) rmSync(folder, { recursive: true })
})

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'failures-'))
  folders.push(folder)
  return folder
}

/** Nothing that is written gets longer: works for everyone. */
function limited(): Disk {
  const limit = (pid: number, bytes: string) => execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:`])
  const folder = newFolder()
  return {
    kind: 'on which nothing grows',
    folder,
    fill: (pid) => limit(pid, '1'),
    empty: (pid) => limit(pid, 'unlimited'),
  }
}

/** A real one, for whoever may mount it. */
function small(): Disk | null {
  const disk = newFolder()
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', disk], { stdio: 'ignore' })
  } catch {
    return null
  }
  mounted.push(disk)
  const filler = join(disk, 'filler')
  const fill = () => {
    for (const size of [65_536, 4_096, 1])
      try {
        for (;;) writeFileSync(filler, Buffer.alloc(size), { flag: 'a' })
      } catch {
        // Full, for that size.
      }
  }
  const folder = join(disk, 'data')
  mkdirSync(folder)
  return { kind: 'that is full', folder, fill, empty: () => rmSync(filler) }
}

const MOST_TRIED = 2_000

describe('a disk', () => {
  const disks = [limited(), small()].filter((disk) => disk !== null)

  it.each(disks)(
    '$kind: what can not be kept is refused, told once and counted; health says so until it works again',
    async ({ folder, fill, empty }) => {
      const port = await freePort()
      const server = new ServerProcess(port, folder)
      await server.start()
      try {
        const { address } = server
        const table = await setUpTable(address, 1, keyOf('ada'))
        expect(await health(address)).toEqual({ status: 200, reason: null })
        fill(server.pid ?? 0)
        // What the database has room for in its own files is still kept: it is tried until there is none.
        let refused = 0
        for (let tried = 0; refused < 3 && tried < MOST_TRIED; tried++) {
          const refusal = await setUpTable(address, 1, keyOf('ada')).catch((error: unknown) => String(error))
          if (!refusal.startsWith('Error')) continue
          expect(refusal).toContain('503 {"code":"notStored"}')
          refused++
          const place = await askForPlace(port, table, keyOf('ada'))
          if (place.status !== 200) expect(place).toEqual({ status: 503, body: { code: 'notStored' } })
        }
        expect(refused).toBe(3)
        await vi.waitUntil(async () => (await health(address)).status === 503, { timeout: 20_000, interval: 200 })
        expect((await health(address)).reason).toMatch(/^SQLITE_(?:FULL|IOERR)$/)
        // One line for each statement that failed, however often it did.
        const lines = linesOf(server).filter(({ fault }) => fault === 'store')
        expect(lines.length).toBeGreaterThanOrEqual(1)
        expect(new Set(lines.map(({ doing }) => doing)).size).toBe(lines.length)
        for (const line of lines)
          expect(line).toMatchObject({
            name: 'SqliteError',
            code: expect.stringMatching(/^SQLITE_/),
            message: expect.any(String),
          })
        expect(await counted(address, 'store')).toBeGreaterThanOrEqual(3)
        empty(server.pid ?? 0)
        await vi.waitUntil(async () => (await health(address)).status === 200, { timeout: 20_000, interval: 200 })
        expect(await askForPlace(port, table, keyOf('ada'))).toMatchObject({ status: 200 })
      } finally {
        await server.stop('SIGTERM')
      }
    },
  )
})
