// What stands around every screen.

export interface FrameTexts {
  /** The name of the house. */
  readonly name: string
  readonly skip: string
  /** Of the screens: in the tab of the browser, in the menu, and on links that lead there. */
  readonly screens: Readonly<Record<ScreenName, string>>
  title(words: { readonly screen: string }): string
  /** Names the menus for a screen reader. */
  readonly menu: string
  readonly footMenu: string
  readonly language: string
  readonly night: string
  readonly unofficial: string
  readonly licence: string
  readonly loading: string
  /** A screen that could not be fetched. */
  readonly failed: { readonly title: string; readonly text: string; readonly again: string }
  /** A screen that has a fault. */
  readonly broken: { readonly title: string; readonly text: string }
  readonly newVersion: { readonly text: string; readonly load: string; readonly later: string }
  readonly nothing: { readonly title: string; readonly text: string; readonly home: string }
}

export type ScreenName =
  | 'new'
  | 'table'
  | 'review'
  | 'replay'
  | 'learn'
  | 'rules'
  | 'cards'
  | 'games'
  | 'online'
  | 'settings'
  | 'about'
  | 'nothing'
