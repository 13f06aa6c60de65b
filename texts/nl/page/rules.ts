import type { RulesTexts } from '../../page/rules.ts'
import { count } from '../grammar.ts'

export const rules: RulesTexts = {
  title: 'De spelregels van Dice Hospital',
  note: 'Elke regel heeft een vast nummer. Lezing staat waar de boeken verschillen of zwijgen, en zegt hoe er hier wordt gespeeld.',
  toCards: 'Alle kaarten, met wat ze doen',
  terms: 'Begrippen',
  contents: 'Secties',
  search: 'Zoek in de regels',
  searchHint: 'Een woord of een nummer, zoals bloedzak of 2.15',
  clear: 'Wissen',
  found: ({ count: n }) => count(n, { one: '# regel gevonden', other: '# regels gevonden' }),
  none: 'Geen enkele regel heeft al deze woorden. Probeer er minder, of een kortere vorm.',
  ruleLink: ({ number }) => `Regel ${number}`,
}
