// Made by build/rules-plugin.ts.
declare module 'virtual:dice-hospital-rules' {
  export const book: import('./book.ts').Book
}
