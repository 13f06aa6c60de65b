// The field above the rules and above the cards: what is looked for, and how much of it there is.

import type { Signal } from '@preact/signals'

import { words } from '../../../shell/language.ts'

interface Props {
  readonly id: string
  readonly label: string
  readonly hint: string
  readonly question: Signal<string>
  /** What was found, in words; null: nothing is being looked for. */
  readonly found: string | null
}

export function SearchBox({ id, label, hint, question, found }: Props) {
  return (
    <search class="search">
      <label for={id}>{label}</label>
      <div class="search-row">
        <input
          id={id}
          type="search"
          autocomplete="off"
          spellcheck={false}
          aria-describedby={`${id}-hint`}
          value={question.value}
          onInput={(event) => {
            question.value = event.currentTarget.value
          }}
        />
        {found !== null && (
          <button
            class="button"
            type="button"
            onClick={() => {
              question.value = ''
              document.getElementById(id)?.focus()
            }}
          >
            {words.value.page.rules.clear}
          </button>
        )}
      </div>
      <p id={`${id}-hint`} class="note">
        {hint}
      </p>
      <p class="search-count" role="status">
        {found ?? ''}
      </p>
    </search>
  )
}
