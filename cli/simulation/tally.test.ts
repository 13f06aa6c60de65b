import { describe, expect, it } from 'vitest'
import { readArguments, simulateAll } from '../simulate.ts'
import { meanOf, printTally, tally } from './tally.ts'

describe('means', () => {
  it('have the standard error of the mean', () => {
    expect(meanOf([2, 4, 4, 4, 5, 5, 7, 9])).toEqual({ mean: 5, error: Math.sqrt(32 / 7 / 8) })
    expect(meanOf([3])).toEqual({ mean: 3, error: 0 })
    expect(meanOf([])).toEqual({ mean: 0, error: 0 })
  })

  it('of all points take a game as one', () => {
    const games = [
      { points: [10, 20], places: [2, 1], ending: 'by points' },
      { points: [30, 30], places: [1, 1], ending: 'shared' },
      { points: [5, 1], places: [1, 2], ending: 'by points' },
    ]
    const counted = tally(games)
    expect(counted.all.mean).toBeCloseTo(16)
    expect(counted.seats.map(({ firstPlaces }) => firstPlaces)).toEqual([2, 2])
    expect(printTally(counted, ['random', 'other'])).toEqual([
      'games: 3',
      'points: mean 16.00, standard error 7.81',
      'seat 0 (random): mean 15.00, standard error 7.64, first 2 (66.7 %)',
      'seat 1 (other): mean 17.00, standard error 8.50, first 2 (66.7 %)',
      'ending by points: 2 (66.7 %)',
      'ending shared: 1 (33.3 %)',
    ])
  })
})

describe('arguments', () => {
  it.each([
    [['--games', '0'], '--games is a whole number from 1.'],
    [['--games', 'many'], '--games is a whole number from 1.'],
    [['--seats', 'x'], '--seats is a whole number.'],
    [['--options', '{'], '--options is not JSON.'],
    [['--game', 'chess'], 'There is no game ‘chess’.'],
    [
      ['--players', 'nobody'],
      'There is no player ‘nobody’. There is: random, greedy, student, intern, resident, chief.',
    ],
    [['--players', 'random,random'], '--players names one for all seats or one for each.'],
    [['--strength', '3'], expect.stringContaining('--strength')],
  ])('%j', (args, problem) => {
    expect(readArguments(args)).toEqual(problem)
  })
})

describe('simulated games', () => {
  const outcomes = (...args: readonly string[]) => {
    const wanted = readArguments(args)
    if (typeof wanted === 'string') throw new Error(wanted)
    return simulateAll(wanted)
  }
  const promos = '{"promos":["consultant","admissionsNurse"],"experimental":true,"epidemic":true,"events":true}'

  it.each([
    ['--games', '5'],
    ['--games', '5', '--seats', '1', '--options', promos],
    ['--games', '5', '--seats', '2', '--options', '{"edition":"prototype","timer":true}'],
    ['--games', '5', '--seats', '3', '--options', promos],
  ])('come to an end, and the same seed gives the same ones: %j', (...args) => {
    const played = outcomes(...args)
    expect(played.ok && played.value.length).toBe(5)
    expect(outcomes(...args)).toEqual(played)
    expect(outcomes(...args, '--seed', 'another')).not.toEqual(played)
  })

  it('are refused with the reason when the options can’t be', () => {
    expect(outcomes('--options', '{"weather":1}')).toMatchObject({ refusal: { code: 'unknownOption' } })
  })
})
