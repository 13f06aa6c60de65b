import { describe, expect, it } from 'vitest'

import type { SeatKeeper } from '../../../session/link.ts'
import type { TableRecord } from '../standing.ts'
import { grouped, playedGames, recordsOf, summary } from './statistics.ts'

const ada: SeatKeeper = { kind: 'person', name: 'Ada' }
const ben: SeatKeeper = { kind: 'person', name: 'Ben' }
const intern: SeatKeeper = { kind: 'bot', name: 'Mo', level: 'intern' }
const chief: SeatKeeper = { kind: 'bot', name: 'Flo', level: 'chief' }

interface Result {
  readonly seats: readonly SeatKeeper[]
  readonly scores: readonly number[]
  readonly places: readonly number[] | null
  readonly lost?: number
  readonly preset?: string
}

let made = 0
function table({ seats, scores, places, lost = 1, preset = 'standard' }: Result): TableRecord {
  made += 1
  return {
    id: `t${made}`,
    head: { game: 'dice-hospital', version: 1, options: {}, seats: seats.length, seed: '', at: made },
    seats,
    preset,
    standing: {
      round: 8,
      scores,
      fatalities: scores.map(() => lost),
      home: scores.map((score) => score / 2),
      places,
      steps: 1,
      at: made,
    },
  }
}

const TABLES = [
  table({ seats: [ada, intern, chief], scores: [30, 20, 40], places: [2, 3, 1] }),
  table({ seats: [ada, intern], scores: [50, 20], places: [1, 2], lost: 0 }),
  table({ seats: [ada, ben], scores: [44, 44], places: [1, 1] }),
  table({ seats: [ada], scores: [26], places: [1], preset: 'firstGame' }),
  table({ seats: [ada, ben], scores: [4, 4], places: null }),
]
const GAMES = playedGames(TABLES)

describe('statistics', () => {
  it('know finished games of people only, oldest first', () => {
    expect(GAMES.map(({ who, points }) => `${who} ${points}`)).toEqual([
      'Ada 30',
      'Ada 50',
      'Ada 44',
      'Ben 44',
      'Ada 26',
    ])
  })

  it('a shared victory is one, a solo game is none', () => {
    expect(GAMES.map(({ won }) => won)).toEqual([false, true, true, true, false])
  })

  it('compare with the strongest bot, where nobody else plays', () => {
    expect(GAMES.map(({ against }) => against)).toEqual(['chief', 'intern', null, null, null])
    expect([...grouped(GAMES, ({ against }) => against).keys()]).toEqual(['chief', 'intern'])
  })

  it('sum up', () => {
    const byName = grouped(GAMES, ({ who }) => who)
    expect(byName.get('Ada')).toEqual({ games: 4, wins: 2, mean: 37.5, best: 50, home: 18.75, lost: 0.75 })
    expect(summary(GAMES.slice(0, 2)).mean).toBe(40)
  })

  it('keep records', () => {
    expect(recordsOf(GAMES)).toMatchObject({
      bestScore: { points: 50 },
      mostHome: { home: 25 },
      noneLost: 1,
      streak: 1,
    })
    expect(recordsOf(GAMES.slice(0, 1))?.streak).toBe(0)
    expect(recordsOf([])).toBeNull()
  })
})
