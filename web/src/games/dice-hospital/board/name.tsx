// A name in a narrow place: a word goes to the next line as a whole, and is only broken if it has no room there either.

import { withBreaks } from './breaks.ts'

export function Name({ text }: { readonly text: string }) {
  return (
    <>
      {text.split(' ').map((word, i) => (
        <>
          {i > 0 && ' '}
          <span class="word">{withBreaks(word)}</span>
        </>
      ))}
    </>
  )
}
