import type { CardsTexts } from '../../page/cards.ts'
import { count } from '../grammar.ts'

export const cards: CardsTexts = {
  title: 'Tutte le carte di Dice Hospital',
  note: 'Che cosa dice ogni carta, con parole nostre, e a quale edizione appartiene. Le carte che nessun regolamento elenca sono nostre, e lo dicono.',
  search: 'Cerca una carta',
  searchHint: 'Un nome o una parola, come infermiere o rosso',
  found: ({ count: n }) => count(n, { one: '# carta trovata', other: '# carte trovate' }),
  none: 'Nessuna carta ha tutte queste parole.',
  kinds: {
    department: 'Dipartimenti',
    specialist: 'Specialisti',
    administrator: 'Amministratori',
    eventCard: 'Carte evento',
    report: 'Rapporti medici',
    ambulanceBack: 'Retri delle ambulanze',
  },
  contents: 'Tipi di carte',
  starting: 'Ogni ospedale ce l’ha dall’inizio',
  both: 'Entrambe le edizioni',
  own: 'Nostra',
  once: 'Una volta',
  forTheRound: 'Per tutto il round',
}
