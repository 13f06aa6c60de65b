import type { DiceHospitalTexts } from '../../dice-hospital/texts.ts'
import { colourCounts, points } from './terms.ts'

export const reports: DiceHospitalTexts['reports'] = {
  titles: {
    twoRed: 'Blosjes',
    twoYellow: 'Zonnetje in huis',
    twoGreen: 'Frisse blaadjes',
    twoRedOneYellow: 'Hartverwarmend',
    twoRedOneGreen: 'Hartjes en klavertjes',
    twoYellowOneRed: 'Warmtefront',
    twoYellowOneGreen: 'Citroen en limoen',
    twoGreenOneRed: 'Het aardbeienveldje',
    twoGreenOneYellow: 'Paardenbloementijd',
    threeRed: 'Drie sterke harten',
    threeYellow: 'Geen wolkje aan de lucht',
    threeGreen: 'Een ommetje door het park',
    twoRedTwoYellow: 'Zonsondergang op zaal',
    twoRedTwoGreen: 'Een appel per dag',
    twoYellowTwoGreen: 'Lenteweide',
  },
  text: (words) => `${colourCounts(words.dice)}: ${points({ count: words.points })}`,
}
