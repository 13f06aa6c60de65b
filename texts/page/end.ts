import type { Sentence } from '../language.ts'

interface Who {
  readonly who: string
}

interface Rounds {
  readonly round: number
}

/** The end of a game: who won, why, and what one can do next. */
export interface EndTexts {
  readonly title: string
  /** Of the little scene at the door. */
  readonly scene: Sentence<Who>
  readonly standings: string
  readonly scoreTitle: string
  readonly bySource: string
  readonly byRound: string
  readonly player: string
  readonly source: string
  readonly total: string
  /** A column: what is reckoned after the last round. */
  readonly reckoning: string
  /** The sentence that the picture of the scores is told in. */
  readonly chart: Sentence<{ readonly scores: readonly { readonly who: string; readonly points: number }[] }>
  readonly chartTitle: string
  readonly asTable: string
  readonly momentsTitle: string
  readonly moments: {
    readonly mostHome: Sentence<Who & Rounds & { readonly count: number }>
    readonly bestRound: Sentence<Who & Rounds & { readonly points: number }>
    readonly emptyWards: Sentence<Who & Rounds>
    readonly noneLost: Sentence<{ readonly who: readonly string[] }>
    readonly worstRound: Sentence<Who & Rounds & { readonly count: number }>
    readonly ledFrom: Sentence<Who & Rounds>
    readonly cameBack: Sentence<Who & Rounds & { readonly points: number }>
  }
  readonly solo: {
    /** From the lowest to the highest. */
    readonly ranks: readonly [string, string, string, string, string]
    readonly rank: Sentence<{ readonly rank: string; readonly points: number }>
    readonly next: Sentence<{ readonly rank: string; readonly points: number }>
    readonly reportsTitle: string
    readonly done: string
    readonly missed: string
  }
  readonly actions: {
    readonly label: string
    readonly again: string
    readonly review: string
    readonly replay: string
    readonly save: string
    readonly copy: string
    readonly home: string
  }
  readonly copied: string
  readonly notCopied: string
  /** Of the field with the link. */
  readonly link: string
}
