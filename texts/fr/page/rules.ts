import type { RulesTexts } from '../../page/rules.ts'
import { count } from '../grammar.ts'

export const rules: RulesTexts = {
  title: 'Les règles de Dice Hospital',
  note: 'Chaque règle a un numéro qui reste. Lecture signale un endroit où les livrets diffèrent ou se taisent, et dit comment on joue ici.',
  toCards: 'Toutes les cartes et leurs effets',
  terms: 'Termes',
  contents: 'Sections',
  search: 'Chercher dans les règles',
  searchHint: 'Un mot ou un numéro, comme poche de sang ou 2.15',
  clear: 'Effacer',
  found: ({ count: n }) => count(n, { one: '# règle trouvée', other: '# règles trouvées' }),
  none: 'Aucune règle ne contient tous ces mots. Essayez avec moins de mots, ou plus courts.',
  ruleLink: ({ number }) => `Règle ${number}`,
}
