// Every card of the game.

export interface CardsTexts {
  readonly title: string
  readonly note: string
  readonly search: string
  readonly searchHint: string
  found(words: { readonly count: number }): string
  readonly none: string
  readonly kinds: Readonly<Record<CardKindName, string>>
  readonly contents: string
  /** Said of cards that every hospital has from the start. */
  readonly starting: string
  readonly both: string
  readonly own: string
  /** Of event cards: happens once, or holds for the round. */
  readonly once: string
  readonly forTheRound: string
}

export type CardKindName = 'department' | 'specialist' | 'administrator' | 'eventCard' | 'report' | 'ambulanceBack'
