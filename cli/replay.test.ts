import { execFile } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { diceHospital } from '@grand-rounds/dice-hospital'
import { type Json, type Log, seedFrom } from '@grand-rounds/kernel'
import { playout } from '@grand-rounds/testkit'
import { english } from '@grand-rounds/texts'
import { describe, expect, it, vi } from 'vitest'
import { replayInWords, run } from './replay.ts'

const logOf = (seats: number, options: Json, steps?: number): Log =>
  playout(diceHospital, { seats, options, seed: seedFrom('replay'), ...(steps === undefined ? {} : { steps }) }).log

const GAME = logOf(3, { events: true, pickup: true })

async function told(log: unknown): Promise<readonly string[]> {
  const words = await replayInWords(JSON.stringify(log), english)
  if (!words.ok) throw new Error(words.line)
  return words.lines
}

async function refused(log: unknown): Promise<string> {
  const words = await replayInWords(typeof log === 'string' ? log : JSON.stringify(log), english)
  return words.ok ? 'told' : words.line
}

describe('replay in words', async () => {
  const lines = await told(GAME)

  it('tells eight rounds of six phases, without the last shift change', async () => {
    const rounds = [1, 2, 3, 4, 5, 6, 7, 8].map((round) => `Round ${round}`)
    expect(lines.filter((line) => line.startsWith('Round'))).toEqual(rounds)
    for (const name of ['Patient intake', 'Hospital activation', 'Discharged patients']) {
      expect(lines.filter((line) => line === `  ${name}`)).toHaveLength(8)
    }
    expect(lines.filter((line) => line === '  Shift change')).toHaveLength(7)
  })

  it('tells what happened under its phase', async () => {
    const intake = lines.indexOf('  Patient intake')
    expect(lines[intake + 1]).toMatch(/^ {4}New patients: /)
    expect(lines.slice(0, 2).join()).toMatch(/^Dice Hospital,The doors open\. Player [123] goes first\.$/)
  })

  it('ends with the standings', async () => {
    const standings = lines.slice(lines.indexOf('Final standings') + 1)
    expect(standings[0]).toMatch(/^ {2}Player .* (?:wins|share)/)
    expect(standings[1]).toMatch(/^ {2}1\. Player [123]: −?\d+ points?, /)
  })

  it('adds the points by source up to the result', async () => {
    const table = lines.slice(lines.indexOf('Points by source') + 1)
    const numbers = (line = '') => (line.match(/-?\d+/g) ?? []).map(Number)
    const rows = table.slice(1, -1).map(numbers)
    const sums = [0, 1, 2].map((seat) => rows.reduce((sum, row) => sum + (row[seat] ?? 0), 0))
    expect(table.at(-1)).toMatch(/^ {2}total/)
    expect(numbers(table.at(-1))).toEqual(sums)
    expect(table[0]?.trim()).toMatch(/^Player 1 {2,}Player 2 {2,}Player 3$/)
  })

  it('tells a solo game and one of the prototype edition', async () => {
    expect((await told(logOf(1, {}))).join('\n')).toMatch(/Player 1 closes the doors with −?\d+ points?\./)
    expect(await told(logOf(2, { edition: 'prototype' }))).toContain('Round 8')
  })

  it('says where a game that was not finished stands', async () => {
    const lines = await told(logOf(2, {}, 30))
    expect(lines.find((line) => line.startsWith('The record ends'))).toMatch(/round \d\. To act: Player [12]/)
    expect((await told(logOf(2, {}, 1))).find((line) => line.startsWith('The record ends'))).toContain(
      'before the first round',
    )
  })
})

describe('replay refuses', () => {
  it('what is not JSON', async () => {
    expect(await refused('not a game')).toBe('The file is not JSON.')
    expect(await refused('')).toBe('The file is not JSON.')
  })

  it('what is no log', async () => {
    for (const strange of [null, 3, [], {}, { ...GAME, entries: 5 }, { ...GAME, entries: [null] }]) {
      expect(await refused(strange)).toBe('The file is not the record of a game.')
    }
  })

  it('another game', async () => {
    expect(await refused({ ...GAME, game: 'chess' })).toBe('The file is the record of another game: chess.')
  })

  it('a game that can’t begin', async () => {
    expect(await refused({ ...GAME, version: 999 })).toBe(
      'The game can’t begin. This was played under another version of the rules.',
    )
    expect(await refused({ ...GAME, options: { promos: ['butler'] } })).toContain('‘Promo specialists’')
    expect(await refused({ ...GAME, seats: 9 })).toBe('The game can’t begin. This game is for 1 to 4 players.')
  })

  it('a step that the rules refuse, and says which and why', async () => {
    const entries = [{ by: 0, at: 0, command: { type: 'takeAmbulance', number: 1 } }]
    expect(await refused({ ...GAME, entries })).toMatch(/^Step 1 of the record is refused\. \S.*\.$/)
    expect(await refused({ ...GAME, entries: [...GAME.entries, { by: 0, at: 1e9, command: { type: 'pass' } }] })).toBe(
      `Step ${GAME.entries.length + 1} of the record is refused. The game is over.`,
    )
  })
})

describe('grand-rounds replay', () => {
  const folder = mkdtempSync(join(tmpdir(), 'replay-'))
  const fileOf = (name: string, text: string) => {
    const file = join(folder, name)
    writeFileSync(file, text)
    return file
  }
  const complaint = async (...args: readonly string[]) => {
    const said: unknown[] = []
    const error = vi.spyOn(console, 'error').mockImplementation((line) => void said.push(line))
    const code = await run(args)
    error.mockRestore()
    return [code, ...said]
  }

  it('prints the game', async () => {
    const launcher = join(import.meta.dirname, 'grand-rounds.mjs')
    const args = [launcher, 'replay', fileOf('game.json', JSON.stringify(GAME)), '--language', 'en']
    const { stdout, stderr } = await promisify(execFile)(process.execPath, args, { maxBuffer: 1e7 })
    expect({ stdout, stderr }).toEqual({ stdout: `${(await told(GAME)).join('\n')}\n`, stderr: '' })
  })

  it('says in one line what is wrong, and fails', async () => {
    const missing = join(folder, 'nothing.json')
    expect(await complaint(missing)).toEqual([1, `The file ${missing} can’t be read.`])
    expect(await complaint(folder)).toEqual([1, `The file ${folder} can’t be read.`])
    expect(await complaint(fileOf('bad.json', '{'))).toEqual([1, 'The file is not JSON.'])
  })

  it('says how it is used', async () => {
    const usage = [2, 'usage: grand-rounds replay FILE [--language CODE]']
    expect(await complaint()).toEqual(usage)
    expect(await complaint('one', 'two')).toEqual(usage)
    expect(await complaint('--loud')).toEqual(usage)
    expect(await complaint('game.json', '--language', 'tlh')).toEqual([2, expect.stringContaining('‘tlh’')])
  })
})
