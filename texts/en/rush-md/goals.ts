import type { RushMdTexts } from '../../rush-md/texts.ts'
import { list } from '../grammar.ts'
import { patients, reputation, skill } from './terms.ts'

export const goals: RushMdTexts['goals'] = {
  titles: {
    one1: 'The lone healer',
    one2: 'One pair of hands',
    one3: 'Steady nerves',
    one4: 'All by yourself',
    two1: 'Two in a hurry',
    two2: 'Shared rounds',
    two3: 'Calm together',
    two4: 'Four hands',
    three1: 'Word gets around',
    three2: 'No bed stays empty',
    three3: 'Cool heads',
    three4: 'The three-leaf clover',
    four1: 'The talk of the town',
    four2: 'Open house',
    four3: 'A spotless record',
    four4: 'The full orchestra',
  },
  text({ reputation: asked, patients: cured, skill: start, skillLeft }) {
    const aims = [
      `earn at least ${reputation({ count: asked })}`,
      ...(cured > 0 ? [`discharge at least ${patients({ count: cured })}`] : []),
      ...(skillLeft > 0 ? [`keep at least ${skill({ count: skillLeft })}`] : []),
    ]
    return `Your aim: ${list(aims)}. You start with ${skill({ count: start })}.`
  },
}
