import { execFile } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { diceHospital } from '@grand-rounds/dice-hospital'
import { type Json, type Log, seedFrom } from '@grand-rounds/kernel'
import { playout } from '@grand-rounds/testkit'
import { availableLanguages, english, loadLanguage } from '@grand-rounds/texts'
import { describe, expect, it } from 'vitest'
import { reviewInWords } from './review.ts'

const QUICK = { activationNodes: 100, choiceNodes: 10 }

const logOf = (seats: number, options: Json, steps?: number): Log =>
  playout(diceHospital, { seats, options, seed: seedFrom('review'), ...(steps === undefined ? {} : { steps }) }).log

async function told(log: Log, language = english): Promise<readonly string[]> {
  const words = await reviewInWords(JSON.stringify(log), language, QUICK)
  if (!words.ok) throw new Error(words.line)
  return words.lines
}

describe('a review in words', async () => {
  const log = logOf(2, { events: true, pickup: true })
  const lines = await told(log)

  it('says how well each has played: by chance, not very', () => {
    const [first, counts] = lines.slice(lines.indexOf('Accuracy') + 1)
    expect(first).toMatch(/^ {2}Player 1: \d+ of 100, \d+\.\d points lost$/)
    expect(Number(/: (\d+) of/.exec(first ?? '')?.[1])).toBeLessThan(70)
    expect(counts).toMatch(/^ {4}best \d+, good \d+, inaccuracies \d+, mistakes \d+, blunders [1-9]\d*$/)
  })

  it('tells every shift, and a better way where there was one', () => {
    expect(lines.filter((line) => line.startsWith('Round'))).toHaveLength(8)
    expect(lines.filter((line) => / reaches \d+ points?; /.test(line)).length).toBeGreaterThanOrEqual(16)
    const way = lines.indexOf('    Better:')
    expect(lines[way - 1]).toMatch(/\[(?:inaccuracy|mistake|blunder), \d+\.\d points lost\]$/)
    expect(lines[way + 1]).toMatch(/^ {4}1\. (?:place|spend) /)
  })

  it('tells drafts that lost something', () => {
    const slips = lines.filter((line) => /^ {2}Player [12]: .*\[.* points lost\] Better: .*\.$/.test(line))
    expect(slips.length).toBeGreaterThan(3)
  })

  it('has tables that add up', () => {
    const [, first = '', second = ''] = lines.slice(lines.indexOf('Points by round') + 1)
    const totals = (lines.at(-1)?.match(/-?\d+/g) ?? []).map(Number)
    for (const [seat, row] of [first, second].entries()) {
      const [, ...numbers] = (row.match(/-?\d+/g) ?? []).map(Number)
      expect(numbers.slice(0, -1).reduce((a, b) => a + b, 0)).toBe(numbers.at(-1))
      expect(numbers.at(-1)).toBe(totals[seat])
    }
  })

  it('is there in every language', async () => {
    const part = logOf(2, {}, 40)
    for (const code of availableLanguages()) {
      const language = await loadLanguage(code)
      if (!language) throw new Error(code)
      expect((await told(part, language)).join('\n'), code).not.toMatch(/undefined|\bnull\b|NaN|\[object/)
    }
  })

  it('of what is no game is a line', async () => {
    const refused = async (input: unknown) => {
      const words = await reviewInWords(typeof input === 'string' ? input : JSON.stringify(input), english, QUICK)
      return words.ok ? 'told' : words.line
    }
    expect(await refused('{')).toBe('The file is not JSON.')
    expect(await refused({})).toBe('The file is not the record of a game.')
    expect(await refused({ ...log, game: 'chess' })).toBe('The file is the record of another game: chess.')
    expect(await refused({ ...log, seed: 'x' })).toMatch(/^The game can’t begin\. /)
    expect(await refused({ ...log, entries: [{ by: 0, at: 0, command: { type: 'pass' } }] })).toMatch(
      /^Step 1 of the record is refused\. /,
    )
  })
})

describe('grand-rounds review', () => {
  const folder = mkdtempSync(join(tmpdir(), 'review-'))
  const launch = (...args: readonly string[]) =>
    promisify(execFile)(process.execPath, [join(import.meta.dirname, 'grand-rounds.mjs'), 'review', ...args])

  it('prints a review', async () => {
    const file = join(folder, 'game.json')
    writeFileSync(file, JSON.stringify(logOf(2, {}, 12)))
    const { stdout, stderr } = await launch(file, '--language', 'en')
    expect(stdout).toMatch(/^Dice Hospital: Review\n/)
    expect(stderr).toBe('')
  })

  it('says how it is used, and what it can’t read', async () => {
    await expect(launch()).rejects.toMatchObject({ code: 2, stderr: expect.stringContaining('usage: ') as string })
    await expect(launch(join(folder, 'nothing.json'))).rejects.toMatchObject({ code: 1 })
  })
})
