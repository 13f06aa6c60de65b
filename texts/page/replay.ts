import type { Sentence } from '../language.ts'

/** A game, move by move. */
export interface ReplayTexts {
  readonly title: string
  readonly loading: string
  readonly leave: string
  readonly before: string
  readonly over: string
  /** Of the bar with the buttons below. */
  readonly controls: string
  readonly toStart: string
  readonly markBack: string
  readonly back: string
  readonly play: string
  readonly pause: string
  readonly forward: string
  readonly markForward: string
  readonly toEnd: string
  readonly slider: string
  /** Where one is, as the slider says it. */
  readonly position: Sentence<{ readonly move: number; readonly moves: number; readonly where: string }>
  readonly speed: string
  readonly speeds: Readonly<Record<'slow' | 'normal' | 'fast', string>>
  readonly keys: string
  readonly log: string
  readonly hospital: string
  readonly openFile: string
  readonly problemTitle: string
  readonly problems: {
    readonly empty: string
    readonly notPacked: string
    readonly tooLong: string
    readonly notAGame: string
    readonly unknownTable: string
    readonly noStorage: string
    readonly notAFile: string
    /** `why` is a whole sentence of its own. */
    readonly badGame: Sentence<{ readonly why: string }>
  }
}
