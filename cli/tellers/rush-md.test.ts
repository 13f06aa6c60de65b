import { commitment, type Json, type Log, seedFrom } from '@grand-rounds/kernel'
import { rushMd } from '@grand-rounds/rush-md'
import { anyCommand, playout } from '@grand-rounds/testkit'
import { availableLanguages, english, loadLanguage } from '@grand-rounds/texts'
import { describe, expect, it } from 'vitest'
import { replayInWords } from '../replay.ts'
import { reviewInWords } from '../review.ts'
import { verifyInWords } from '../verify.ts'

const SEED = seedFrom('replay of a rush')

const logOf = (options: Json, steps?: number): Log =>
  playout(rushMd, {
    seats: 2,
    options,
    seed: SEED,
    pace: 3000,
    ...(steps === undefined ? {} : { steps }),
    choose: (turn) => {
      const legal = [...turn.legal].filter(({ type }) => !['pause', 'notReady', 'endRound', 'mark'].includes(type))
      return anyCommand({ ...turn, legal })
    },
  }).log

const GAME = logOf({ rounds: 2, seconds: 90, research: true })

async function told(log: unknown, language = english): Promise<readonly string[]> {
  const words = await replayInWords(JSON.stringify(log), language)
  if (!words.ok) throw new Error(words.line)
  return words.lines
}

async function refused(log: unknown): Promise<string> {
  const words = await replayInWords(JSON.stringify(log), english)
  return words.ok ? 'told' : words.line
}

describe('a game of Rush M.D. in words', async () => {
  const lines = await told(GAME)

  it('is told round by round', () => {
    expect(lines[0]).toBe('Rush M.D.')
    expect(lines[1]).toMatch(/^The doors open\. Your goal: /)
    const councils = lines.filter((line) => line.startsWith('Round '))
    expect(councils.map((line) => line.slice(0, 8))).toEqual(['Round 1:', 'Round 2:'].slice(0, councils.length))
    expect(councils[0]).toContain('In the journals: ')
    expect(lines.filter((line) => line === '  The clock runs.')).toHaveLength(councils.length)
  })

  it('has the time of everything since the clock was started', () => {
    const times = lines.flatMap((line) => {
      const [, minutes, seconds] = /^ {4}(\d):([0-5]\d) \S/.exec(line) ?? []
      return minutes === undefined ? [] : [Number(minutes) * 60 + Number(seconds)]
    })
    expect(times.length).toBeGreaterThan(20)
    // The sand of what was begun in time may run on for half a minute.
    for (const time of times) expect(time).toBeLessThanOrEqual(90 + 30)
    const ended = lines.find((line) => line.includes('Time is up'))
    expect(ended).toMatch(/^ {4}1:30 Time is up/)
  })

  it('ends with how it ended, and with the goal', () => {
    expect(lines.join('\n')).toMatch(/\n\n(?:The goal is|No skill point).*\n\d+ reputation, .*\n\n.+\n {2}Your aim: /)
  })

  it('is there in every language', async () => {
    for (const code of availableLanguages()) {
      const language = await loadLanguage(code)
      if (!language) throw new Error(code)
      const text = (await told(GAME, language)).join('\n')
      expect(text, code).not.toMatch(/undefined|\bnull\b|NaN|\[object/)
      expect(text.split('\n'), code).toHaveLength(lines.length)
    }
  })

  it('says where a game that was not finished stands', async () => {
    const half = await told({ ...GAME, entries: GAME.entries.slice(0, 10) })
    expect(half.find((line) => line.startsWith('The record ends'))).toMatch(/in round 1\. To act: Player [12]/)
  })

  it('says which step is refused, in the words of this game', async () => {
    const entries = [{ by: 0, at: 0, command: { type: 'place', glass: 'red', space: 'clinic1' } }]
    expect(await refused({ ...GAME, entries })).toBe(
      'Step 1 of the record is refused. That is not possible now. Talk the round over, and say when you are ready.',
    )
    expect(await refused({ ...GAME, options: { pace: 500 } })).toBe(
      'The game can’t begin. ‘Speed of the clock’ can’t be set to that. It can be: a whole number from 20 to 100.',
    )
    expect(await refused({ ...GAME, position: {}, seed: undefined })).not.toBe('told')
  })
})

describe('verify and review of a game of Rush M.D.', () => {
  it('a seed that was promised is confirmed, another is seen through', async () => {
    const file = (more: object) => JSON.stringify({ ...GAME, ...more })
    const right = await verifyInWords(file({ commitment: commitment(SEED) }), english)
    expect(right.ok).toBe(true)
    expect(right.lines[1]).toContain(`${GAME.entries.length} steps`)
    expect(right.lines.at(-1)).toMatch(/skill points? left\.$/)
    expect((await verifyInWords(file({ commitment: commitment(seedFrom('other')) }), english)).ok).toBe(false)
  })

  it('there is no review of it', async () => {
    expect(await reviewInWords(JSON.stringify(GAME), english)).toEqual({
      ok: false,
      line: 'The file is the record of another game: rush-md.',
    })
  })
})
