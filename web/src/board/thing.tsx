// Whatever can be pressed on the board: one button, with its full name, that glows when it can be used.

import { type ComponentChildren, createContext } from 'preact'
import { useContext } from 'preact/hooks'

import type { Light, ThingId } from '../play/gesture.ts'

export interface Touch {
  /** Something is to be decided here at all. */
  readonly deciding: boolean
  light(id: ThingId): Light | null
  isPicked(id: ThingId): boolean
  /** A hint or a line of the log points at it. */
  isPointed(id: ThingId): boolean
  press(id: ThingId): void
  /** `Possible.` and so on, after the name. */
  sayState(id: ThingId): string
}

export const NO_TOUCH: Touch = {
  deciding: false,
  light: () => null,
  isPicked: () => false,
  isPointed: () => false,
  press: () => undefined,
  sayState: () => '',
}

export const TouchContext = createContext<Touch>(NO_TOUCH)

interface Props {
  readonly id: ThingId
  readonly name: string
  readonly class: string
  /** Shown when one points at it: the whole text of a card. */
  readonly about?: string
  readonly drag?: boolean
  /** Of the thing that travels: it is found again by it. */
  readonly flies?: string
  readonly style?: Readonly<Record<string, string>>
  readonly children: ComponentChildren
}

export function Thing({ id, name, class: kind, about, drag, flies, style, children }: Props) {
  const touch = useContext(TouchContext)
  const lit = touch.light(id) !== null
  const picked = touch.isPicked(id)
  const classes = [kind, 'thing', lit && 'lit', picked && 'picked', touch.isPointed(id) && 'pointed']
  return (
    <button
      type="button"
      class={classes.filter(Boolean).join(' ')}
      aria-pressed={picked}
      aria-disabled={touch.deciding && !lit && !picked}
      data-thing={id}
      data-drag={drag ? '' : undefined}
      data-key={flies}
      data-about={about}
      style={style}
      onClick={() => touch.press(id)}
    >
      <span class="sr-only">{`${name}${touch.sayState(id)}`}</span>
      <span class="thing-in" aria-hidden="true">
        {children}
      </span>
    </button>
  )
}
