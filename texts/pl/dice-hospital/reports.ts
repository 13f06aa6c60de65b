import type { DiceHospitalTexts } from '../../dice-hospital/texts.ts'
import { colourCounts, points } from './terms.ts'

export const reports: DiceHospitalTexts['reports'] = {
  titles: {
    twoRed: 'Zdrowe rumieńce',
    twoYellow: 'Przejaśnienia',
    twoGreen: 'Nowe listki',
    twoRedOneYellow: 'Ciepło na sercu',
    twoRedOneGreen: 'Serca i koniczyna',
    twoYellowOneRed: 'Ciepły front',
    twoYellowOneGreen: 'Cytryna z limonką',
    twoGreenOneRed: 'Grządka truskawek',
    twoGreenOneYellow: 'Pora mleczy',
    threeRed: 'Trzy mocne serca',
    threeYellow: 'Ani jednej chmurki',
    threeGreen: 'Spacer po parku',
    twoRedTwoYellow: 'Zachód słońca nad szpitalem',
    twoRedTwoGreen: 'Jabłko na zdrowie',
    twoYellowTwoGreen: 'Wiosenna łąka',
  },
  text: (words) => `${colourCounts(words.dice)}: ${points({ count: words.points })}`,
}
