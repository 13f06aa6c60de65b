// Made by build/rules-plugin.ts: a book for each language whose rules are written, English always.
declare module 'virtual:dice-hospital-rules' {
  type LoadBook = () => Promise<{ readonly book: import('./book.ts').Book }>
  export const books: { readonly en: LoadBook } & { readonly [code: string]: LoadBook | undefined }
}
