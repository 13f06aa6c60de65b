// What one points at, by mouse or by focus: the board then shows what a press would do.

import { readThing, type ThingId } from '../board/gesture.ts'
import type { Store } from './store.ts'

function thingAt(target: EventTarget | null): ThingId | null {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-thing]') : null
  const read = readThing(element?.dataset['thing'] ?? '')
  return read ? `${read.kind}:${read.name}` : null
}

export function followPointing(root: HTMLElement, store: Store): () => void {
  const onPoint = (event: Event) => {
    // A finger does not hover.
    if (event instanceof PointerEvent && event.pointerType === 'touch') return
    // Where the focus goes after a press of the mouse is not what the mouse points at.
    if (event instanceof FocusEvent && event.target instanceof Element && !event.target.matches(':focus-visible'))
      return
    store.hovered.value = thingAt(event.target)
  }
  const onLeave = () => {
    store.hovered.value = null
  }
  root.addEventListener('pointerover', onPoint)
  root.addEventListener('focusin', onPoint)
  root.addEventListener('pointerleave', onLeave)
  return () => {
    root.removeEventListener('pointerover', onPoint)
    root.removeEventListener('focusin', onPoint)
    root.removeEventListener('pointerleave', onLeave)
  }
}
