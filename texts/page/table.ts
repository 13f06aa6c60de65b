// A table that can't be opened, or was lost on the way.

export interface TableTexts {
  readonly opening: string
  /** What a table is called by whoever hands over, watches or comes late to it. */
  readonly problems: Readonly<Record<TableProblem, { readonly title: string; readonly text: string }>>
  /** Take the table from the other tab. */
  readonly playHere: string
  readonly again: string
  readonly games: string
}

export type TableProblem = 'unknown' | 'elsewhere' | 'lost' | 'deleted' | 'oldRules' | 'broken' | 'noStorage'
