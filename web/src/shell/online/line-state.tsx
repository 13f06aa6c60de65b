// Whether the table is within reach, and whether what was given is still under way.

import { words } from '../language.ts'
import type { Connection } from '../../session/online/connection.ts'

export function LineState({ connection }: { readonly connection: Connection }) {
  const { line } = words.value.page.online
  const state = connection.state.value
  const waiting = connection.waiting.value > 0
  const text = waiting ? (state === 'online' ? line.sending : line.kept) : line[state]
  return (
    <p class="line-state" role="status" data-state={state} data-waiting={waiting ? '' : undefined}>
      <svg class="art" viewBox="0 0 16 16" aria-hidden="true">
        {state === 'online' ? (
          <circle class="line" cx="8" cy="8" r="6" fill="var(--green)" />
        ) : (
          <path class="line" d="M8 1.500 15 14.500H1Z" fill="var(--yellow)" />
        )}
      </svg>
      <span>{text}</span>
    </p>
  )
}
