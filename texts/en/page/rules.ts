import type { RulesTexts } from '../../page/rules.ts'
import { count } from '../grammar.ts'

export const rules: RulesTexts = {
  title: 'The rules of Dice Hospital',
  note: 'Every rule has a number that stays. Reading marks a place where the books differ or say nothing, and how it is played here.',
  toCards: 'All cards, with what they do',
  terms: 'Words used',
  contents: 'Sections',
  search: 'Search the rules',
  searchHint: 'A word or a number, such as blood bag or 2.15',
  clear: 'Clear',
  found: ({ count: n }) => count(n, { one: '# rule found', other: '# rules found' }),
  none: 'No rule has all these words. Try fewer, or a shorter form.',
  ruleLink: ({ number }) => `Rule ${number}`,
}
