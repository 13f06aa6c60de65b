// Between two people at one screen: nothing to be seen until the next one is there.

import { words } from '../language.ts'
import { SeatMark } from '../board/seat-mark.tsx'
import type { Store } from './store.ts'

export function Veil({ store }: { readonly store: Store }) {
  const seat = store.veil.hidden.value
  if (seat === null) return null
  const { handOver } = words.value.page.play
  const who = store.names.value[seat] ?? ''
  return (
    <div class="veil" role="dialog" aria-modal="true" aria-labelledby="veil-title">
      <SeatMark seat={seat} />
      <h2 id="veil-title">{handOver.title({ who })}</h2>
      <p>{handOver.text}</p>
      <button type="button" class="go" onClick={() => store.veil.lift(seat)}>
        {handOver.ready({ who })}
      </button>
    </div>
  )
}
