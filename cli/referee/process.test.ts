import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { chance, POSITIONS } from './bad-commands.ts'
import { badLines, GAME } from './bad-requests.ts'

const LAUNCHER = join(import.meta.dirname, '..', 'grand-rounds.mjs')
const running = new Set<ChildProcessWithoutNullStreams>()

function start(...args: readonly string[]) {
  const child = spawn(process.execPath, [LAUNCHER, ...args])
  running.add(child)
  const said = { out: '', err: '' }
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said.out += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said.err += text))
  const ended = once(child, 'close').then(([code]) => {
    running.delete(child)
    return code as unknown
  })
  return { child, said, ended }
}

afterEach(() => {
  for (const child of running) child.kill()
})

const request = (id: number, method: string, params: object) =>
  Buffer.from(`${JSON.stringify({ jsonrpc: '2.0', id, method, params })}\n`)

describe('the process', () => {
  it('outlives requests that are wrong, and its tables are as they were', async () => {
    const { child, said, ended } = start('referee')
    const hashes = (from: number) => POSITIONS.map((_, i) => request(from + i, 'hash', { table: `t${i + 1}` }))
    const bad = [...badLines('process', 1500)].flatMap((line) => [line, Buffer.from('\n')])
    const all = Buffer.concat([
      ...POSITIONS.map((notation, i) => request(i, 'position', { game: GAME, notation })),
      ...hashes(5000),
      ...bad,
      ...hashes(6000),
    ])
    const below = chance('chunks')
    for (let i = 0; i < all.length;) {
      const size = 1 + below(50_000)
      if (!child.stdin.write(all.subarray(i, i + size))) await once(child.stdin, 'drain')
      i += size
    }
    child.stdin.end()
    expect(await ended).toBe(0)
    expect(said.err).toBe('')
    const answers = said.out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { id?: number; result?: object })
    expect(answers).toHaveLength(1500 + 3 * POSITIONS.length)
    const hashOf = (id: number) => answers.find((answer) => answer.id === id)?.result
    for (const [i] of POSITIONS.entries()) {
      expect(hashOf(5000 + i)).toHaveProperty('hash')
      expect(hashOf(6000 + i)).toEqual(hashOf(5000 + i))
    }
    expect(answers.filter(({ result }) => result).length).toBe(3 * POSITIONS.length)
  })

  it('answers each line before the next comes, and the last one without a newline', async () => {
    const { child, said, ended } = start('referee')
    child.stdin.write(request(1, 'games', {}))
    await once(child.stdout, 'data')
    expect(said.out).toMatch(/^\{"jsonrpc":"2\.0","id":1,"result":.*\}\n$/)
    child.stdin.end('{"jsonrpc":"2.0","id":2,"method":"games"}')
    expect(await ended).toBe(0)
    expect(said.out.trimEnd().split('\n')).toHaveLength(2)
  })

  it('ends when nobody listens any more', async () => {
    const { child, ended } = start('referee')
    child.stdin.on('error', () => {})
    child.stdin.write(request(1, 'games', {}))
    await once(child.stdout, 'data')
    child.stdout.destroy()
    child.stdin.write(Buffer.concat(Array.from({ length: 2000 }, (_, i) => request(i, 'games', {}))))
    expect(await ended).toBe(0)
  })

  it.each([[[]], [['sing']], [['toString']], [['referee', 'now']]])('says how it is used: %j', async (args) => {
    const { child, said, ended } = start(...args)
    child.stdin.end()
    expect(await ended).toBe(2)
    expect(said.err).toContain('usage: grand-rounds')
  })
})
