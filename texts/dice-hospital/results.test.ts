import { describe, expect, it } from 'vitest'
import { english } from '../en/index.ts'
import { sayResult } from './say.ts'

const NAMES = ['Ada', 'Ben', 'Cleo']

const standing = (seat: number, place: number, points: number, patientsLeft = 3, valuesLeft = 9) => ({
  seat,
  place,
  points,
  patientsLeft,
  valuesLeft,
})

const ending = (...places: readonly ReturnType<typeof standing>[]) => sayResult(english, { places }, NAMES)[0]

describe('the end of a game', () => {
  it('names who has most points', () => {
    expect(ending(standing(0, 2, 30), standing(1, 1, 31))).toBe('Ben wins with 31 points.')
  })

  it('says what broke a tie', () => {
    expect(ending(standing(0, 1, 30, 2), standing(1, 2, 30))).toContain('fewer patients left (2 against 3)')
    expect(ending(standing(0, 2, 30), standing(1, 1, 30, 3, 12))).toContain('12 in all against 9')
  })

  it('shares a win that nothing divides', () => {
    expect(ending(standing(0, 1, 1), standing(1, 3, 0), standing(2, 1, 1))).toBe(
      'Ada and Cleo share the win with 1 point.',
    )
  })

  it('has no rival in a solo game', () => {
    expect(ending(standing(0, 1, 44))).toBe('Ada closes the doors with 44 points.')
  })

  it('lists everyone from the best on', () => {
    expect(sayResult(english, { places: [standing(0, 2, 30, 1, 4), standing(1, 1, 31)] }, NAMES).slice(1)).toEqual([
      '1. Ben: 31 points, 3 patients left (values of 9 in all)',
      '2. Ada: 30 points, 1 patient left (values of 4 in all)',
    ])
  })
})
