import type { DiceHospitalTexts } from '../../dice-hospital/texts.ts'
import { colourCounts, points } from './terms.ts'

export const reports: DiceHospitalTexts['reports'] = {
  titles: {
    twoRed: 'Bonnes joues',
    twoYellow: 'Belle éclaircie',
    twoGreen: 'Jeunes pousses',
    twoRedOneYellow: 'Chaud au cœur',
    twoRedOneGreen: 'Cœurs et trèfle',
    twoYellowOneRed: 'Front chaud',
    twoYellowOneGreen: 'Citron et citron vert',
    twoGreenOneRed: 'Le carré de fraises',
    twoGreenOneYellow: 'La saison des pissenlits',
    threeRed: 'Trois cœurs solides',
    threeYellow: 'Pas un nuage',
    threeGreen: 'Promenade au parc',
    twoRedTwoYellow: 'Coucher de soleil sur la salle',
    twoRedTwoGreen: 'Une pomme par jour',
    twoYellowTwoGreen: 'Prairie de printemps',
  },
  text: (words) => `${colourCounts(words.dice)} : ${points({ count: words.points })}`,
}
