import type { DiceHospitalTexts } from '../../dice-hospital/texts.ts'
import { colourCounts, points } from './terms.ts'

export const reports: DiceHospitalTexts['reports'] = {
  titles: {
    twoRed: 'Rosige Wangen',
    twoYellow: 'Heiter bis sonnig',
    twoGreen: 'Junges Grün',
    twoRedOneYellow: 'Herzerwärmend',
    twoRedOneGreen: 'Herz und Klee',
    twoYellowOneRed: 'Warmfront',
    twoYellowOneGreen: 'Zitrone und Limette',
    twoGreenOneRed: 'Das Erdbeerbeet',
    twoGreenOneYellow: 'Löwenzahnzeit',
    threeRed: 'Drei starke Herzen',
    threeYellow: 'Kein Wölkchen am Himmel',
    threeGreen: 'Spaziergang im Park',
    twoRedTwoYellow: 'Abendrot auf Station',
    twoRedTwoGreen: 'Ein Apfel am Tag',
    twoYellowTwoGreen: 'Frühlingswiese',
  },
  text: (words) => `${colourCounts(words.dice)}: ${points({ count: words.points })}`,
}
