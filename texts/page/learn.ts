/** A step to look at, or to do: `other` is said to a move that is legal but not the one that is learned here. */
interface LookWords {
  readonly title: string
  readonly text: string
}

interface DoWords extends LookWords {
  /** What to do, in one line. */
  readonly task: string
  readonly other: string
  readonly done: string
}

export interface LearnSteps {
  readonly welcome: LookWords
  readonly patients: LookWords
  readonly nurse: DoWords
  readonly home: DoWords
  readonly more: DoWords
  readonly rescue: DoWords
  readonly endShift: DoWords
  readonly bag: DoWords
  readonly colour: DoWords
  readonly three: DoWords
  readonly specialist: DoWords
  /** Two ways, and each is right: `done` is for the low number. */
  readonly ambulance: DoWords & { readonly doneHigh: string }
  readonly improvement: DoWords
  readonly ready: LookWords
}

/** The first lesson, on the real board. */
export interface LearnTexts {
  readonly title: string
  /** Names at the table of the lesson, as the log has them: Robin places a nurse. */
  readonly learner: string
  readonly neighbour: string
  readonly steps: LearnSteps
  progress(words: { readonly step: number; readonly steps: number }): string
  readonly next: string
  readonly back: string
  readonly leave: string
  readonly fromTheStart: string
  readonly play: string
  readonly rules: string
  /** Said when something is touched after the step is done. */
  readonly pressNext: string
  /** Of the row of points for patients who go home together. */
  readonly pointsTitle: string
  readonly patients: string
  readonly points: string
  /** Of the panel with the lesson. */
  readonly coach: string
  /** Beside what the step is about. */
  readonly wellDone: string
}
