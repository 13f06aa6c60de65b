import { seedFrom } from '@grand-rounds/kernel'
import { describe, expect, it } from 'vitest'
import { GAMES } from '../games/registry.ts'
import { POSITIONS } from './bad-commands.ts'
import { badLines, damagedLines, GAME } from './bad-requests.ts'
import { Lines } from './lines.ts'
import { LIMITS } from './methods.ts'
import { Referee } from './referee.ts'

const COUNT = 10_000
const FIELD = /^[a-z][A-Za-z0-9]+$/

function open() {
  const faults: unknown[] = []
  const referee = new Referee({ games: GAMES, freshSeed: () => seedFrom('fuzz'), fault: (error) => faults.push(error) })
  const ask = (method: string, params: object): unknown =>
    JSON.parse(referee.handle(JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })) ?? 'null')
  for (const notation of POSITIONS) expect(ask('position', { game: GAME, notation })).toHaveProperty('result')
  /** The bytes of a line, as they come to the process. */
  const send = (line: Uint8Array): string | null => {
    const [read] = new Lines(LIMITS.line).push(withNewline(line))
    return read ? referee.read(read) : null
  }
  const tables = () => POSITIONS.map((_, i) => ask('hash', { table: `t${i + 1}` }))
  return { send, ask, tables, faults }
}

function withNewline(line: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(line.length + 1)
  bytes.set(line)
  bytes[line.length] = 0x0a
  return bytes
}

/** What is wrong with an answer that should be an error, or a list of errors; null if nothing is. */
function noError(answer: string | null): string | null {
  if (answer === null) return 'no answer'
  const parsed: unknown = JSON.parse(answer)
  for (const one of Array.isArray(parsed) ? (parsed as unknown[]) : [parsed]) {
    const { jsonrpc, error } = one as {
      jsonrpc?: unknown
      error?: { code?: unknown; message?: unknown; data?: unknown }
    }
    const { code } = (error?.data ?? {}) as { code?: unknown }
    if (jsonrpc !== '2.0' || !Number.isInteger(error?.code) || typeof error?.message !== 'string') return 'no error'
    if (typeof code !== 'string' || !FIELD.test(code)) return 'no code'
    if (code === 'internal') return 'a fault of the referee'
  }
  return null
}

describe('requests that are wrong', () => {
  it(`get an error with a code, all ${COUNT} of them, and no table has changed`, () => {
    const { send, ask, tables, faults } = open()
    const before = tables()
    const wrong: string[] = []
    let sent = 0
    for (const line of badLines('fuzz', COUNT)) {
      const problem = noError(send(line))
      if (problem !== null) wrong.push(`${problem}: ${new TextDecoder().decode(line).slice(0, 300)}`)
      if (++sent % 1000 === 0) expect(tables(), `after ${sent}`).toEqual(before)
    }
    expect(wrong).toEqual([])
    expect(faults).toEqual([])
    expect(sent).toBe(COUNT)
    // No table was opened and none was closed.
    expect(ask('position', { game: GAME, notation: POSITIONS[0] })).toMatchObject({ result: { table: 't11' } })
  })

  it('whose bytes were damaged on the way are answered, never with a fault', () => {
    const { send, ask, faults } = open()
    for (const line of damagedLines('damage', 3000)) send(line)
    expect(faults).toEqual([])
    expect(ask('games', {})).toHaveProperty('result')
  })

  it('and too long are thrown away without being kept', () => {
    const { send, tables } = open()
    const before = tables()
    for (const letter of ['[', '{', '"', ' ', '9'])
      expect(noError(send(new TextEncoder().encode(letter.repeat(LIMITS.line + 1))))).toBeNull()
    expect(noError(send(new TextEncoder().encode('['.repeat(LIMITS.line))))).toBeNull()
    expect(tables()).toEqual(before)
  })
})
