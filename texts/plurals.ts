// Counted things. Each language gives the forms that its grammar has, and '#' stands for the number:
// count(3, { one: '# patient', other: '# patients' }).

import type { LanguageCode } from './language.ts'

/** French and Italian have a form for millions too, which no game of ours needs. */
interface Forms {
  readonly en: 'one' | 'other'
  readonly nl: 'one' | 'other'
  readonly fr: 'one' | 'other'
  readonly de: 'one' | 'other'
  readonly it: 'one' | 'other'
  readonly pl: 'one' | 'few' | 'many'
}

export type Count<C extends LanguageCode> = (n: number, forms: Readonly<Record<Forms[C], string>>) => string

export function counter<C extends LanguageCode>(code: C): Count<C> {
  let rules: Intl.PluralRules | null = null
  return (n, forms) => {
    rules ??= new Intl.PluralRules(code)
    const all: Readonly<Record<string, string>> = forms
    const form = all[rules.select(Math.abs(n))] ?? all['other'] ?? all['many'] ?? ''
    return form.replaceAll('#', String(n).replace('-', '−'))
  }
}
