import type { RulesTexts } from '../../page/rules.ts'
import { count } from '../grammar.ts'

export const rules: RulesTexts = {
  title: 'Zasady Dice Hospital',
  note: 'Każda zasada ma swój stały numer. Wykładnia to miejsce, w którym instrukcje się różnią albo milczą: mówi, jak gra się tutaj.',
  toCards: 'Wszystkie karty i ich działanie',
  terms: 'Pojęcia',
  contents: 'Rozdziały',
  search: 'Szukaj w zasadach',
  searchHint: 'Słowo albo numer, na przykład krwi albo 2.15',
  clear: 'Wyczyść',
  found: ({ count: n }) =>
    count(n, { one: 'znaleziono # zasadę', few: 'znaleziono # zasady', many: 'znaleziono # zasad' }),
  none: 'Żadna zasada nie ma wszystkich tych słów. Spróbuj mniej słów albo krótszej formy.',
  ruleLink: ({ number }) => `Zasada ${number}`,
}
