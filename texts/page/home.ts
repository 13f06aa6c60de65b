// The front door.

export interface HomeTexts {
  readonly lead: string
  readonly what: string
  readonly play: string
  /** Under 'Play': who will sit at the table, and which game it is. */
  playWith(words: { readonly who: readonly string[]; readonly game: string }): string
  playAlone(words: { readonly game: string }): string
  /** The person who has given no name yet. */
  readonly you: string
  readonly change: string
  readonly goOn: string
  /** A table that was left: who plays there. */
  table(words: { readonly who: readonly string[] }): string
  standing(words: { readonly round: number; readonly when: string }): string
  readonly notBegun: string
  readonly allGames: string
  readonly ways: string
  readonly bots: WayText
  readonly friends: WayText
  readonly solo: WayText
  readonly learn: WayText
  readonly rules: WayText
  readonly cards: WayText
  readonly games: WayText
  /** Of the picture of the ward. */
  readonly ward: string
  readonly round: { readonly title: string; readonly note: string }
  readonly departments: { readonly title: string; readonly note: string }
}

interface WayText {
  readonly name: string
  readonly text: string
}
