import type { RushMdTexts } from '../../rush-md/texts.ts'
import { patients, reputation, skill } from './terms.ts'

export const results: RushMdTexts['results'] = {
  won: 'The goal is reached: you have won, all together.',
  lost: 'The goal is not reached: this one goes to the hospital.',
  exhausted: 'No skill point is left: the hospital closes for today.',
  reached: ({ reputation: n, patients: cured, skill: left }) =>
    `${reputation({ count: n })}, ${patients({ count: cured })} discharged, ${skill({ count: left })} left.`,
  marked: 'The clock was slowed down or stood still in this game.',
}
