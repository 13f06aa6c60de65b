// Between two people at one screen: nothing to be seen until the next one is there.

import { useEffect, useRef } from 'preact/hooks'

import { words } from '../../../shell/language.ts'
import { SeatMark } from '../../../art/seat-mark.tsx'
import type { Store } from './store.ts'

export function Veil({ store }: { readonly store: Store }) {
  const seat = store.veil.hidden.value
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    button.current?.focus()
  }, [seat])
  if (seat === null) return null
  const { handOver } = words.value.page.play
  const who = store.names.value[seat] ?? ''
  return (
    <section class="veil" aria-labelledby="veil-title">
      <SeatMark seat={seat} />
      <h2 id="veil-title">{handOver.title({ who })}</h2>
      <p>{handOver.text}</p>
      <button ref={button} type="button" class="go" onClick={() => store.veil.lift(seat)}>
        {handOver.ready({ who })}
      </button>
    </section>
  )
}
