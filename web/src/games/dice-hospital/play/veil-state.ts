// One screen for several people: whose turn it is to look, and when the screen is to be handed over first.

import type { Stage, View } from '@grand-rounds/dice-hospital'
import type { Seat } from '@grand-rounds/kernel'
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals'

import type { TableLink } from '../link.ts'

/** Here one sees what the others may not. */
const SECRET: ReadonlySet<Stage> = new Set(['administrators', 'discard'])

/** Who at this screen has to act: whoever looks, if they have to, else the next of them. */
export function nextHere(view: View, mine: readonly Seat[], viewer: Seat | null): Seat | null {
  if (viewer !== null && mine.includes(viewer) && view.toAct.includes(viewer)) return viewer
  return mine.find((seat) => view.toAct.includes(seat)) ?? null
}

export function isSecret({ stage }: View): boolean {
  return SECRET.has(stage)
}

export class VeilState {
  readonly #link: TableLink
  /** For whom the screen was unveiled last, and when. */
  readonly #lifted = signal('')

  constructor(link: TableLink, behind: ReadonlySignal<boolean>) {
    this.#link = link
    const { hotSeat } = link
    if (link.mine.length < 2 || !hotSeat) return
    effect(() => {
      const { view } = link.frame.value
      if (behind.value || isSecret(view)) return
      const seat = nextHere(view, link.mine, link.viewer.value)
      if (seat !== null && seat !== link.viewer.value) hotSeat.look(seat)
    })
  }

  /** To whom the screen is to be handed; null: nothing to hide. */
  readonly hidden = computed<Seat | null>(() => {
    const { mine, frame, viewer } = this.#link
    if (mine.length < 2 || !isSecret(frame.value.view)) return null
    const seat = nextHere(frame.value.view, mine, viewer.value)
    return seat === null || this.#lifted.value === this.#moment(seat) ? null : seat
  })

  #moment(seat: Seat): string {
    const { stage, round } = this.#link.frame.value.view
    return `${stage}/${round}/${seat}`
  }

  lift(seat: Seat): void {
    this.#lifted.value = this.#moment(seat)
    if (this.#link.viewer.value !== seat) this.#link.hotSeat?.look(seat)
  }
}
