import type { CardsTexts } from '../../page/cards.ts'
import { count } from '../grammar.ts'

export const cards: CardsTexts = {
  title: 'Alle Karten von Dice Hospital',
  note: 'Was auf jeder Karte steht, in unseren eigenen Worten, mit der Ausgabe, zu der sie gehört. Karten, die in keinem Regelheft stehen, stammen von uns und sagen es auch.',
  search: 'In den Karten suchen',
  searchHint: 'Ein Name oder ein Wort, etwa Schwester oder rote',
  found: ({ count: n }) => count(n, { one: '# Karte gefunden', other: '# Karten gefunden' }),
  none: 'Keine Karte enthält alle diese Wörter.',
  kinds: {
    department: 'Abteilungen',
    specialist: 'Spezialisten',
    administrator: 'Verwalter',
    eventCard: 'Ereigniskarten',
    report: 'Arztberichte',
    ambulanceBack: 'Rückseiten der Krankenwagen',
  },
  contents: 'Kartenarten',
  starting: 'Damit beginnt jedes Krankenhaus',
  both: 'Beide Ausgaben',
  own: 'Von uns',
  once: 'Einmalig',
  forTheRound: 'Die ganze Runde',
}
