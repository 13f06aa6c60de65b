import type { Sentence } from '../language.ts'

interface Counted {
  readonly count: number
}

/** A game looked at afterwards. What is said of decisions themselves stands with the game (dice-hospital). */
export interface ReviewTexts {
  readonly title: string
  /** Under the title. */
  readonly lead: string
  readonly working: string
  readonly workingNote: string
  readonly cancel: string
  readonly cancelled: string
  readonly start: string
  readonly failed: string
  readonly watch: string
  readonly backToTable: string
  readonly accuracyNote: string
  /** Beside the number: of 100. */
  readonly ofHundred: string
  readonly leadTitle: string
  readonly leadTitleSolo: string
  readonly leadNote: string
  readonly leadNoteSolo: string
  /** The sentence that the chart is told in. */
  readonly leadChart: Sentence<{ readonly last: readonly { readonly who: string; readonly points: string }[] }>
  readonly asTable: string
  readonly player: string
  /** A moment of a round, in the table of the chart. */
  readonly beforeShift: Sentence<{ readonly round: number }>
  readonly afterShift: Sentence<{ readonly round: number }>
  readonly decisionsTitle: string
  readonly filters: string
  readonly who: string
  readonly everyone: string
  readonly kind: string
  readonly kinds: Readonly<Record<'all' | 'draft' | 'activation', string>>
  readonly onlyMistakes: string
  readonly found: Sentence<Counted>
  readonly none: string
  readonly pick: string
  /** Of the choice between the two lines. */
  readonly line: string
  readonly played: string
  readonly better: string
  readonly nothingBetter: string
  readonly nothingDone: string
  /** Steps on the board. */
  readonly stepBack: string
  readonly stepOn: string
  readonly atStep: Sentence<{ readonly step: number; readonly steps: number }>
  readonly board: Sentence<{ readonly who: string }>
  readonly watchFromHere: string
  readonly options: string
  readonly chosen: string
}
