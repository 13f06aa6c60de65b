// Said while a name is typed that can't get longer: the field would swallow the rest without a word.

import { words } from '../language.ts'
import { LONGEST_NAME } from './longest-name.ts'

export function NameNote({ name }: { readonly name: string }) {
  const { nameFull } = words.value.page.setup
  return (
    <span class="note name-note" role="status">
      {name.length >= LONGEST_NAME ? nameFull({ most: LONGEST_NAME }) : ''}
    </span>
  )
}
