import type { RulesTexts } from '../../page/rules.ts'
import { count } from '../grammar.ts'

export const rules: RulesTexts = {
  title: 'Die Regeln von Dice Hospital',
  note: 'Jede Regel hat eine feste Nummer. Lesart steht dort, wo die Hefte sich unterscheiden oder schweigen, und sagt, wie hier gespielt wird.',
  toCards: 'Alle Karten und was sie tun',
  terms: 'Begriffe',
  contents: 'Abschnitte',
  search: 'In den Regeln suchen',
  searchHint: 'Ein Wort oder eine Nummer, etwa Blutbeutel oder 2.15',
  clear: 'Leeren',
  found: ({ count: n }) => count(n, { one: '# Regel gefunden', other: '# Regeln gefunden' }),
  none: 'Keine Regel enthält alle diese Wörter. Versuch es mit weniger oder mit einer kürzeren Form.',
  ruleLink: ({ number }) => `Regel ${number}`,
}
