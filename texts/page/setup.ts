// A new game: who plays, and by which rules.

export interface SetupTexts {
  readonly title: string
  readonly note: string
  readonly who: string
  readonly whoNote: string
  /** Under the list, when several people share the screen. */
  readonly around: string
  readonly solo: string
  /** When only bots sit at the table. */
  readonly watch: string
  readonly name: string
  /** While a name is typed that can't get longer. */
  nameFull(words: { readonly most: number }): string
  readonly person: string
  readonly bot: string
  readonly level: string
  readonly levels: Readonly<Record<LevelName, { readonly name: string; readonly text: string }>>
  /** A bot's name and level in a line. */
  botWithLevel(words: { readonly name: string; readonly level: string }): string
  readonly addPerson: string
  readonly addBot: string
  readonly full: string
  remove(words: { readonly who: string }): string
  moveUp(words: { readonly who: string }): string
  moveDown(words: { readonly who: string }): string
  readonly preset: string
  readonly custom: { readonly name: string; readonly text: string }
  readonly options: string
  readonly optionsNote: string
  readonly more: string
  readonly seed: string
  readonly seedNote: string
  readonly start: string
  readonly starting: string
  readonly noStorage: string
  /** For programs at the table, in this order. */
  readonly botNames: readonly [string, string, string, string]
}

export type LevelName = 'student' | 'intern' | 'resident' | 'chief'
