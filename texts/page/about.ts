// What this is, whose it is, and what is kept where.

export interface AboutTexts {
  readonly title: string
  readonly unofficial: { readonly title: string; readonly texts: readonly string[] }
  readonly own: {
    readonly title: string
    readonly text: string
    /** With how many there are of each kind. */
    readonly events: (words: { readonly count: number }) => string
    readonly reports: (words: { readonly count: number }) => string
    readonly backs: (words: { readonly count: number }) => string
    readonly administrators: (words: { readonly count: number }) => string
    readonly seeThem: string
  }
  readonly rules: { readonly title: string; readonly texts: readonly string[] }
  readonly storage: {
    readonly title: string
    readonly texts: readonly string[]
    /** What a server keeps of tables online; and for how many days, as it says itself. */
    readonly server: string
    keptDays(words: Readonly<Record<'gathering' | 'playing' | 'over' | 'closed', number>>): string
    used(words: { readonly megabytes: string }): string
    readonly offline: string
    readonly online: string
  }
  /** `notices`: leads to the licences of what others made. */
  readonly licence: { readonly title: string; readonly texts: readonly string[]; readonly notices: string }
  version(words: { readonly version: string }): string
}
