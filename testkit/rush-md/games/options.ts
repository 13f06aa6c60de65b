// Random tables, and times that are not all alike.

import { LESSONS } from '@grand-rounds/rush-md'
import type { Json } from '@grand-rounds/kernel'
import { type Below, oneOf } from '../../chance.ts'

export type GivenOptions = { readonly [key: string]: Json }

export function randomOptions(below: Below): GivenOptions {
  const lesson = below(2) === 0 ? oneOf(LESSONS, below) : null
  const epidemics = lesson === null ? below(4) > 0 : lesson >= 'L4'
  return {
    lesson,
    seconds: 60 + 30 * below(7),
    rounds: 1 + below(4),
    pace: oneOf([100, 100, 100, 63, 20], below),
    oath: oneOf(['refused', 'refused', 'strict'], below),
    contagion: epidemics ? oneOf(['drawn', 'noticed'], below) : 'drawn',
    difficulty: oneOf(['easy', 'normal', 'hard'], below),
    ...(lesson === null ? { epidemics, research: below(2) === 0 } : {}),
  }
}
