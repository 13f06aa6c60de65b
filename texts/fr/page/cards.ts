import type { CardsTexts } from '../../page/cards.ts'
import { count } from '../grammar.ts'

export const cards: CardsTexts = {
  title: 'Toutes les cartes de Dice Hospital',
  note: 'Ce que dit chaque carte, avec nos propres mots, et l’édition dont elle vient. Les cartes qu’aucun livret ne donne sont de notre invention, et le disent.',
  search: 'Chercher une carte',
  searchHint: 'Un nom ou un mot, comme infirmière ou rouge',
  found: ({ count: n }) => count(n, { one: '# carte trouvée', other: '# cartes trouvées' }),
  none: 'Aucune carte ne contient tous ces mots.',
  kinds: {
    department: 'Services',
    specialist: 'Spécialistes',
    administrator: 'Administrateurs',
    eventCard: 'Cartes événement',
    report: 'Rapports médicaux',
    ambulanceBack: 'Dos des ambulances',
  },
  contents: 'Sortes de cartes',
  starting: 'Chaque hôpital l’a dès le départ',
  both: 'Les deux éditions',
  own: 'De notre invention',
  once: 'Une fois',
  forTheRound: 'Pour le tour',
}
