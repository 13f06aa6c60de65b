import type { DiceHospitalTexts } from '../../dice-hospital/texts.ts'
import { colourCounts, points } from './terms.ts'

export const reports: DiceHospitalTexts['reports'] = {
  titles: {
    twoRed: 'Guance rosa',
    twoYellow: 'Una bella schiarita',
    twoGreen: 'Foglie nuove',
    twoRedOneYellow: 'Calore nel cuore',
    twoRedOneGreen: 'Cuori e quadrifoglio',
    twoYellowOneRed: 'Fronte caldo',
    twoYellowOneGreen: 'Limone e lime',
    twoGreenOneRed: 'L’aiuola delle fragole',
    twoGreenOneYellow: 'Tarassaco in fiore',
    threeRed: 'Tre cuori forti',
    threeYellow: 'Neanche una nuvola',
    threeGreen: 'Due passi nel parco',
    twoRedTwoYellow: 'Tramonto in reparto',
    twoRedTwoGreen: 'Una mela al giorno',
    twoYellowTwoGreen: 'Prato di primavera',
  },
  text: (words) => `${colourCounts(words.dice)}: ${points({ count: words.points })}`,
}
