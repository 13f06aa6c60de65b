// Made by build/rules-plugin.ts: the rules in every language.
declare module 'virtual:dice-hospital-rules' {
  type LoadBook = () => Promise<{ readonly book: import('./book.ts').Book }>
  export const books: Readonly<Record<import('@grand-rounds/texts').LanguageCode, LoadBook>>
}
