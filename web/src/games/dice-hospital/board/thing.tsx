// Whatever can be pressed on the board: one button, with its full name, that glows when it can be used.

import { computed } from '@preact/signals'
import { type ComponentChildren, createContext } from 'preact'
import { useContext, useMemo } from 'preact/hooks'

import type { Light, ThingId } from './gesture.ts'

/** The same object for as long as a board is there; what it answers may change, and whoever asked is drawn again. */
export interface Touch {
  /** Of what does not glow: a press would change nothing, and only say why. */
  isRefused(id: ThingId): boolean
  light(id: ThingId): Light | null
  isPicked(id: ThingId): boolean
  /** A hint or a line of the log points at it. */
  isPointed(id: ThingId): boolean
  press(id: ThingId): void
  /** `Possible.` and so on, after the name. */
  sayState(id: ThingId): string
}

export const NO_TOUCH: Touch = {
  isRefused: () => false,
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
  /** What it shows: when it changes, the thing is seen to turn. */
  readonly face?: string
  readonly style?: Readonly<Record<string, string>>
  readonly children: ComponentChildren
}

type Sign = 'lit' | 'picked' | 'pointed' | 'off'

/** As one text, so that most changes of the decision leave most things as they are. */
function signsOf(touch: Touch, id: ThingId): string {
  const lit = touch.light(id) !== null
  const picked = touch.isPicked(id)
  const signs: (Sign | false)[] = [
    lit && 'lit',
    picked && 'picked',
    touch.isPointed(id) && 'pointed',
    !lit && !picked && touch.isRefused(id) && 'off',
  ]
  return signs.filter(Boolean).join(' ')
}

export function Thing({ id, name, class: kind, about, drag, flies, face, style, children }: Props) {
  const touch = useContext(TouchContext)
  const [signs, said] = useMemo(
    () => [computed(() => signsOf(touch, id)), computed(() => touch.sayState(id))],
    [touch, id],
  )
  const has = (sign: Sign) => signs.value.split(' ').includes(sign)
  return (
    <button
      type="button"
      class={`${kind} thing ${signs.value}`}
      aria-pressed={has('picked')}
      aria-disabled={has('off')}
      data-thing={id}
      data-drag={drag ? '' : undefined}
      data-key={flies}
      data-face={face}
      data-about={about}
      style={style}
      onClick={() => touch.press(id)}
    >
      <span class="sr-only">{`${name}${said.value}`}</span>
      <span class="thing-in" aria-hidden="true">
        {children}
      </span>
    </button>
  )
}
