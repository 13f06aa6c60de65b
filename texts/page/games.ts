// Tables of this browser, and what they say about their players.

export interface GamesTexts {
  readonly title: string
  readonly note: string
  readonly empty: { readonly title: string; readonly text: string; readonly play: string }
  readonly noStorage: string
  readonly running: string
  readonly finished: string
  /** A table in the list. */
  table(words: { readonly who: readonly string[] }): string
  round(words: { readonly round: number }): string
  readonly notBegun: string
  /** How it ended, from the best on. */
  scores(words: { readonly scores: readonly { readonly who: string; readonly points: number }[] }): string
  readonly open: string
  readonly result: string
  readonly replay: string
  readonly review: string
  readonly save: string
  readonly remove: string
  /** Names the buttons of one table for a screen reader. */
  actions(words: { readonly table: string }): string
  readonly reallyRemove: string
  readonly yesRemove: string
  readonly keep: string
  readonly removed: string
  readonly importFile: string
  readonly importNote: string
  readonly imported: string
  readonly known: string
  readonly notImported: string
  readonly statistics: string
  readonly statisticsNote: string
  readonly records: {
    readonly title: string
    readonly bestScore: string
    readonly mostHome: string
    readonly noneLost: string
    readonly streak: string
  }
  readonly byPlayer: string
  readonly byLevel: string
  readonly byPreset: string
  readonly solo: string
  readonly columns: {
    readonly player: string
    readonly level: string
    readonly game: string
    readonly games: string
    readonly wins: string
    readonly mean: string
    readonly best: string
    readonly home: string
    readonly lost: string
    readonly rank: string
  }
}
