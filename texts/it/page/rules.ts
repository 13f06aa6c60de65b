import type { RulesTexts } from '../../page/rules.ts'
import { count } from '../grammar.ts'

export const rules: RulesTexts = {
  title: 'Le regole di Dice Hospital',
  note: 'Ogni regola ha un numero che resta. Lettura segna un punto in cui i regolamenti non concordano o tacciono, e dice come si gioca qui.',
  toCards: 'Tutte le carte e i loro effetti',
  terms: 'Termini',
  contents: 'Sezioni',
  search: 'Cerca nelle regole',
  searchHint: 'Una parola o un numero, come sacca di sangue o 2.15',
  clear: 'Cancella',
  found: ({ count: n }) => count(n, { one: '# regola trovata', other: '# regole trovate' }),
  none: 'Nessuna regola ha tutte queste parole. Prova con meno parole, o più corte.',
  ruleLink: ({ number }) => `Regola ${number}`,
}
