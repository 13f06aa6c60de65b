// The rules, numbered and searchable.

export interface RulesTexts {
  readonly title: string
  readonly note: string
  readonly toCards: string
  readonly terms: string
  readonly contents: string
  readonly search: string
  readonly searchHint: string
  readonly clear: string
  found(words: { readonly count: number }): string
  readonly none: string
  ruleLink(words: { readonly number: string }): string
}
