// What a person can choose for this browser.

export interface SettingsTexts {
  readonly title: string
  readonly note: string
  readonly language: { readonly name: string; readonly browser: string }
  readonly theme: {
    readonly name: string
    readonly device: string
    readonly day: string
    readonly night: string
  }
  readonly speed: {
    readonly name: string
    readonly text: string
    readonly slow: string
    readonly normal: string
    readonly fast: string
    readonly instant: string
  }
  readonly motion: {
    readonly name: string
    readonly text: string
    readonly device: string
    readonly less: string
  }
  readonly sound: { readonly name: string; readonly text: string }
  readonly hints: { readonly name: string; readonly text: string }
  /** Offered where the language's rulebook prints other names than ours. */
  readonly cardNames: {
    readonly name: string
    readonly text: string
    readonly own: string
    readonly printed: string
  }
}
