import type { CardsTexts } from '../../page/cards.ts'
import { count } from '../grammar.ts'

export const cards: CardsTexts = {
  title: 'All cards of Dice Hospital',
  note: 'What is on every card, in our own words, with the edition it belongs to. Cards that no rulebook lists are our own, and say so.',
  search: 'Search the cards',
  searchHint: 'A name or a word, such as nurse or red',
  found: ({ count: n }) => count(n, { one: '# card found', other: '# cards found' }),
  none: 'No card has all these words.',
  kinds: {
    department: 'Departments',
    specialist: 'Specialists',
    administrator: 'Administrators',
    eventCard: 'Event cards',
    report: 'Medical reports',
    ambulanceBack: 'Backs of the ambulances',
  },
  contents: 'Kinds of cards',
  starting: 'Every hospital starts with it',
  both: 'Both editions',
  own: 'Our own',
  once: 'Once',
  forTheRound: 'For the round',
}
