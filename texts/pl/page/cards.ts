import type { CardsTexts } from '../../page/cards.ts'
import { count } from '../grammar.ts'

export const cards: CardsTexts = {
  title: 'Wszystkie karty Dice Hospital',
  note: 'Co robi każda karta, naszymi własnymi słowami, z wydaniem, do którego należy. Karty, których nie wymienia żadna instrukcja, są nasze własne i to mówią.',
  search: 'Szukaj kart',
  searchHint: 'Nazwa albo słowo, na przykład pielęgniarka albo czerwonego',
  found: ({ count: n }) =>
    count(n, { one: 'znaleziono # kartę', few: 'znaleziono # karty', many: 'znaleziono # kart' }),
  none: 'Żadna karta nie ma wszystkich tych słów.',
  kinds: {
    department: 'Oddziały',
    specialist: 'Specjaliści',
    administrator: 'Dyrektorzy',
    eventCard: 'Karty wydarzeń',
    report: 'Raporty medyczne',
    ambulanceBack: 'Tyły karetek',
  },
  contents: 'Rodzaje kart',
  starting: 'Każdy szpital ma to od początku',
  both: 'Oba wydania',
  own: 'Nasza własna',
  once: 'Jednorazowo',
  forTheRound: 'Na całą rundę',
}
