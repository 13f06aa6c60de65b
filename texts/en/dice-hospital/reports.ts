import type { DiceHospitalTexts } from '../../dice-hospital/texts.ts'
import { colourCounts, points } from './terms.ts'

export const reports: DiceHospitalTexts['reports'] = {
  titles: {
    twoRed: 'Rosy Cheeks',
    twoYellow: 'A Sunny Spell',
    twoGreen: 'New Leaves',
    twoRedOneYellow: 'Heart-warming',
    twoRedOneGreen: 'Hearts and Clover',
    twoYellowOneRed: 'Warm Front',
    twoYellowOneGreen: 'Lemon and Lime',
    twoGreenOneRed: 'The Strawberry Patch',
    twoGreenOneYellow: 'Dandelion Season',
    threeRed: 'Three Strong Hearts',
    threeYellow: 'Not a Cloud',
    threeGreen: 'A Walk in the Park',
    twoRedTwoYellow: 'Sunset on the Ward',
    twoRedTwoGreen: 'An Apple a Day',
    twoYellowTwoGreen: 'Spring Meadow',
  },
  text: (words) => `${colourCounts(words.dice)}: ${points({ count: words.points })}`,
}
