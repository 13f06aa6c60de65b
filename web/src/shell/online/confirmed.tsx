// A button for what can't be undone: it asks once more, in the same place.

import { useRef, useState } from 'preact/hooks'

import { words } from '../language.ts'

interface Props {
  readonly label: string
  readonly question: string
  readonly onYes: () => void
  readonly small?: boolean
}

export function Confirmed({ label, question, onYes, small = false }: Props) {
  const { buttons } = words.value.page.play
  const [asking, ask] = useState(false)
  const first = useRef<HTMLButtonElement>(null)
  const back = (): void => {
    ask(false)
    requestAnimationFrame(() => first.current?.focus())
  }
  if (!asking)
    return (
      <button
        ref={first}
        class={small ? 'button small danger' : 'button danger'}
        type="button"
        onClick={() => ask(true)}
      >
        {label}
      </button>
    )
  return (
    <span class="really" role="alert">
      <span>{question}</span>
      <button
        class="button danger"
        type="button"
        onClick={() => {
          ask(false)
          onYes()
        }}
      >
        {buttons.yes}
      </button>
      <button class="button" type="button" onClick={back}>
        {buttons.no}
      </button>
    </span>
  )
}
