import type { RushMdTexts } from '../../rush-md/texts.ts'
import { count, list } from '../grammar.ts'
import { reputation, skill } from './terms.ts'

export const goals: RushMdTexts['goals'] = {
  titles: {
    one1: 'Samotny dyżur',
    one2: 'Jedna para rąk',
    one3: 'Nerwy ze stali',
    one4: 'Wszystko w jednej osobie',
    two1: 'Dwoje w biegu',
    two2: 'Obchód we dwoje',
    two3: 'Spokój w parze',
    two4: 'Na cztery ręce',
    three1: 'Wieść się niesie',
    three2: 'Żadne łóżko nie stoi puste',
    three3: 'Zimna krew',
    three4: 'Koniczynka',
    four1: 'Mówi o tym całe miasto',
    four2: 'Dzień otwarty',
    four3: 'Kartoteka bez skazy',
    four4: 'Pełna orkiestra',
  },
  text({ reputation: asked, patients: cured, skill: start, skillLeft }) {
    const aims = [
      `zdobyć co najmniej ${reputation({ count: asked })}`,
      ...(cured > 0 ? [`wypisać co najmniej ${patientsObject(cured)}`] : []),
      ...(skillLeft > 0 ? [`zachować co najmniej ${skill({ count: skillLeft })}`] : []),
    ]
    return `Trzeba ${list(aims)}. Na początek: ${skill({ count: start })}.`
  },
}

/** After a verb. */
const patientsObject = (n: number) => count(n, { one: '# pacjenta', few: '# pacjentów', many: '# pacjentów' })
