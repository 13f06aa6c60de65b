// The rules as the page holds them: sections, headings and numbered rules, with a little style in the words.

/** `mark`: a reading of ours. */
export type InlineStyle = 'mark' | 'em' | 'code'
export type Inline = string | readonly [InlineStyle, string]

export type Block =
  | { readonly kind: 'text'; readonly text: readonly Inline[] }
  /** The first cell of each row is its heading. */
  | { readonly kind: 'table'; readonly rows: readonly (readonly string[])[] }

export interface Rule {
  readonly kind: 'rule'
  readonly number: string
  readonly blocks: readonly Block[]
}

export interface Heading {
  readonly kind: 'heading'
  readonly text: string
  /** The phase that it is about. */
  readonly phase: number
}

export interface Prose {
  readonly kind: 'prose'
  readonly text: string
}

export interface Section {
  readonly number: string
  readonly title: string
  readonly parts: readonly (Rule | Heading | Prose)[]
}

export interface Book {
  readonly terms: readonly Block[]
  readonly sections: readonly Section[]
}
