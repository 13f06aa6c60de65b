// Dragging: a press on what is dragged, and one on what it is dropped on. What is possible glows in between.

import { readThing, type ThingId } from '../board/gesture.ts'
import type { Store } from './store.ts'

/** Pixels before a press becomes a drag. */
const FAR = 7
/** Milliseconds that a finger rests on something before it can be dragged in any direction; before that, it scrolls. */
const HOLD = 220

function thingAt(element: Element | null): ThingId | null {
  const id = element?.closest<HTMLElement>('[data-thing]')?.dataset['thing']
  const read = id === undefined ? null : readThing(id)
  return read ? `${read.kind}:${read.name}` : null
}

export function followDrags(root: HTMLElement, store: Store): () => void {
  let source: HTMLElement | null = null
  let ghost: HTMLElement | null = null
  let start = { x: 0, y: 0 }
  let over: Element | null = null
  let holding: ReturnType<typeof setTimeout> | null = null

  const stopHolding = () => {
    if (holding !== null) clearTimeout(holding)
    holding = null
  }
  const onDown = (event: PointerEvent) => {
    const target = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-drag]') : null
    if (!target || event.button !== 0 || store.context.value === null) return
    source = target
    start = { x: event.clientX, y: event.clientY }
    if (event.pointerType !== 'touch') return
    stopHolding()
    holding = setTimeout(() => {
      if (source !== target || ghost) return
      begin(target)
      place(start.x, start.y)
    }, HOLD)
  }
  const begin = (dragged: HTMLElement) => {
    const id = thingAt(dragged)
    if (id === null) return
    const { width, height } = dragged.getBoundingClientRect()
    ghost = document.createElement('span')
    ghost.className = `dragged ${dragged.className.includes('patient') ? 'patient' : 'meeple'}`
    for (const child of dragged.querySelector('.thing-in')?.children ?? [])
      if (!child.matches('.badge, .meeple-name, .count')) ghost.append(child.cloneNode(true))
    ghost.style.width = `${width}px`
    ghost.style.height = `${height}px`
    root.append(ghost)
    if (!store.deciding.value?.picked.has(id)) store.press(id)
  }
  const place = (x: number, y: number) => {
    if (ghost) ghost.style.transform = `translate(${x}px, ${y}px) translate(-50%, -60%)`
  }
  const onMove = (event: PointerEvent) => {
    if (!source) return
    const dx = event.clientX - start.x
    const dy = event.clientY - start.y
    if (!ghost && Math.hypot(dx, dy) > FAR) {
      stopHolding()
      begin(source)
    }
    if (!ghost) return
    event.preventDefault()
    place(event.clientX, event.clientY)
    const below = document.elementFromPoint(event.clientX, event.clientY)?.closest('[data-thing]') ?? null
    if (below !== over) {
      over?.classList.remove('over')
      below?.classList.add('over')
      over = below
    }
  }
  const end = (dropped: boolean, event: PointerEvent) => {
    stopHolding()
    const dragged = ghost
    const from = source
    source = null
    ghost = null
    over?.classList.remove('over')
    over = null
    if (!dragged || !from) return
    dragged.remove()
    // The click that follows a drag is not one.
    const swallow = (click: MouseEvent) => click.stopPropagation()
    root.addEventListener('click', swallow, { capture: true, once: true })
    setTimeout(() => root.removeEventListener('click', swallow, { capture: true }), 0)
    const id = dropped ? thingAt(document.elementFromPoint(event.clientX, event.clientY)) : null
    if (id === null || id === thingAt(from)) store.back()
    else store.press(id)
  }
  const onUp = (event: PointerEvent) => end(true, event)
  const onCancel = (event: PointerEvent) => end(false, event)

  /** Whatever is in hand must not scroll the page, nor open a menu. */
  const keepStill = (event: Event) => {
    if (ghost && event.cancelable) event.preventDefault()
  }

  root.addEventListener('pointerdown', onDown)
  root.addEventListener('touchmove', keepStill, { passive: false })
  root.addEventListener('contextmenu', keepStill)
  addEventListener('pointermove', onMove)
  addEventListener('pointerup', onUp)
  addEventListener('pointercancel', onCancel)
  return () => {
    stopHolding()
    root.removeEventListener('pointerdown', onDown)
    root.removeEventListener('touchmove', keepStill)
    root.removeEventListener('contextmenu', keepStill)
    removeEventListener('pointermove', onMove)
    removeEventListener('pointerup', onUp)
    removeEventListener('pointercancel', onCancel)
    ghost?.remove()
  }
}
