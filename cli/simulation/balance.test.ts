import { describe, expect, it } from 'vitest'
import { readArguments, report, simulateAll } from '../simulate.ts'
import { balanceOf, printBalance } from './balance.ts'
import { printStrengths, strengths } from './tally.ts'

const card = (id: string, round = 1) => ({ kind: 'cards', id, round })
const event = (id: string) => ({ kind: 'events', id, round: 2 })

const GAMES = [
  {
    points: [10, 20, 30],
    had: [[card('a')], [], [card('a', 3)]],
    happened: [event('rain')],
    counted: { red: [1, 2, 3] },
  },
  { points: [12, 10, 11], had: [[card('a')], [card('b')], []], happened: [], counted: { red: [4, 4, 4] } },
  {
    points: [1, 2, 3],
    had: [[card('a')], [card('a')], [card('a')]],
    happened: [event('rain')],
    counted: { red: [0, 0, 0] },
  },
  { points: [0, 0, 0], had: [[], [], []], happened: [], counted: { red: [2, 2, 2] } },
]

describe('balance', () => {
  const { rows, counted } = balanceOf(GAMES)

  it('sets those who had a card against the others of their game', () => {
    // 20 against 20; 12 against 10.5; nobody to compare with in the third.
    expect(rows.find(({ id }) => id === 'a')).toEqual({
      kind: 'cards',
      id: 'a',
      times: 6,
      round: 8 / 6,
      difference: { mean: 0.75, error: 0.75 },
    })
    expect(rows.find(({ id }) => id === 'b')?.difference?.mean).toBe(-1.5)
  })

  it('sets games with an event against games without', () => {
    // Means of games: 20, 11, 2, 0.
    const rain = rows.find(({ id }) => id === 'rain')
    expect(rain).toMatchObject({ times: 2, round: 2 })
    expect(rain?.difference?.mean).toBeCloseTo(5.5)
    expect(rain?.difference?.error).toBeCloseTo(Math.hypot(9, 5.5))
  })

  it('has nothing to compare with what is always there', () => {
    const always = balanceOf(GAMES.map((game) => ({ ...game, happened: [event('rain')] })))
    expect(always.rows.find(({ id }) => id === 'rain')?.difference).toBeNull()
    expect(printBalance(always).at(-1)).toBe('  rain      4   2.0')
  })

  it('counts by seat, a game as one', () => {
    expect(counted).toEqual([['red', { mean: 2, error: Math.sqrt(8 / 3 / 4) }]])
  })

  it('is printed as tables, the best first', () => {
    expect(printBalance({ rows, counted })).toEqual([
      'red: mean 2.00, standard error 0.82',
      '',
      'cards: times, mean round, points against the others ± standard error',
      '  a         6   1.3   +0.75 ± 0.75',
      '  b         1   1.0   −1.50 ± 0.00',
      '',
      'events: times, mean round, points against the others ± standard error',
      '  rain      2   2.0   +5.50 ± 10.55',
    ])
  })
})

describe('strength', () => {
  it('is by name, whoever sat where', () => {
    const games = [
      { points: [10, 20], places: [2, 1], ending: '' },
      { points: [30, 20], places: [1, 2], ending: '' },
    ]
    const rows = strengths(games, [
      ['weak', 'strong'],
      ['strong', 'weak'],
    ])
    expect(printStrengths(rows)).toEqual([
      'strong: mean 25.00, standard error 5.00, first 100.0 %, standard error 0.0',
      'weak: mean 15.00, standard error 5.00, first 0.0 %, standard error 0.0',
    ])
  })
})

describe('a simulation with its balance', () => {
  it('tells of cards, colours, events and players who change seats', () => {
    const wanted = readArguments(
      ['--games', '4', '--players', 'random,random,random,student', '--rotate', '--balance'].concat([
        '--options',
        '{"events":true,"experimental":true,"pickup":true}',
      ]),
    )
    if (typeof wanted === 'string') throw new Error(wanted)
    const played = simulateAll(wanted)
    if (!played.ok) throw new Error(played.refusal.code)
    const lines = report(wanted, played.value)
    for (const part of ['seat 0 (anyone)', 'student: mean', 'red discharged: mean', 'pickup spaces taken: '])
      expect(
        lines.some((line) => line.startsWith(part)),
        part,
      ).toBe(true)
    for (const kind of ['administrators', 'departments', 'specialists', 'events'])
      expect(
        lines.some((line) => line.startsWith(`${kind}: times`)),
        kind,
      ).toBe(true)
    // Nobody discharges anyone by chance alone: the student's are counted wherever the student sits.
    const student = played.value.map((_, game) => (3 - game + 4) % 4)
    const home = played.value.map(({ counted }, game) =>
      Object.values(counted).reduce((sum, bySeat) => sum + (bySeat[student[game] ?? 0] ?? 0), 0),
    )
    for (const patients of home) expect(patients).toBeGreaterThan(5)
  })

  it('of a solo game counts reports', () => {
    const wanted = readArguments(['--games', '3', '--players', 'intern', '--seats', '1', '--balance'])
    if (typeof wanted === 'string') throw new Error(wanted)
    const played = simulateAll(wanted)
    if (!played.ok) throw new Error(played.refusal.code)
    for (const { happened } of played.value)
      expect(happened.filter(({ kind }) => kind === 'reports dealt')).toHaveLength(6)
  })
})
