export interface FrameTexts {
  /** The name of the house. */
  readonly name: string
  readonly skip: string
  readonly night: string
  readonly unofficial: string
  readonly licence: string
  readonly nothing: { readonly title: string; readonly text: string; readonly home: string }
}
