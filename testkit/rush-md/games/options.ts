// Random tables, and times that are not all alike.

import { DOCTORS, GOAL_IDS, GOALS, LESSONS } from '@grand-rounds/rush-md'
import type { Json } from '@grand-rounds/kernel'
import { type Below, oneOf } from '../../chance.ts'

export type GivenOptions = { readonly [key: string]: Json }

export function randomOptions(below: Below, seats: number): GivenOptions {
  const goals = GOAL_IDS.filter((id) => GOALS[id].players === seats)
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
    goal: below(3) === 0 ? oneOf(goals, below) : null,
    exams: oneOf(['played', 'played', 'plain'], below),
    ...(below(3) === 0 ? { doctors: DOCTORS.toReversed().slice(0, Math.max(2, seats)) } : {}),
    ...(lesson === null ? { epidemics, research: below(2) === 0 } : {}),
  }
}
