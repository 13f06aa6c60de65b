// The board by keyboard: Tab goes from group to group, arrows inside and across them, letters for the buttons.

import type { SheetId } from './menu.tsx'
import type { Store } from './store.ts'

const ITEMS = 'button:not([disabled])'

type Direction = 'left' | 'right' | 'up' | 'down'

const DIRECTIONS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
}

/** How many lines further a key leads in the log. */
const STRIDES: Readonly<Record<string, number>> = {
  ArrowUp: -1,
  ArrowDown: 1,
  PageUp: -10,
  PageDown: 10,
  Home: -Infinity,
  End: Infinity,
}

interface Box {
  readonly x: number
  readonly y: number
}

/** How far a thing is in a direction; what lies off to the side counts double. Null: not in that direction. */
export function distance(from: Box, to: Box, direction: Direction): number | null {
  const dx = to.x - from.x
  const dy = to.y - from.y
  const [along, aside] = direction === 'left' || direction === 'right' ? [dx, dy] : [dy, dx]
  const forward = direction === 'left' || direction === 'up' ? -along : along
  return forward <= 1 ? null : forward + 2 * Math.abs(aside)
}

function middle(element: Element): Box {
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }
}

/** Behind a tray: whoever sees the board would not know where the focus went. */
function isCovered(item: Element): boolean {
  const { x, y } = middle(item)
  const front = document.elementFromPoint(x, y)
  return front !== null && !item.contains(front) && !front.contains(item)
}

function goTo(root: HTMLElement, from: Element, direction: Direction): void {
  let nearest: HTMLElement | null = null
  let least = Number.POSITIVE_INFINITY
  const start = middle(from)
  // With something in hand, arrows go to where it can be put.
  const holding = root.querySelector('.thing.picked') !== null
  for (const item of root.querySelectorAll<HTMLElement>(`[data-group] ${ITEMS}`)) {
    if (item === from || item.offsetParent === null) continue
    if (holding && item.matches('.thing:not(.lit, .picked), .player')) continue
    const away = distance(start, middle(item), direction)
    if (away === null || away >= least || isCovered(item)) continue
    least = away
    nearest = item
  }
  nearest?.focus()
}

/** From line to line; a line that has the focus shows where it happened. */
function goInLog(line: Element, by: number): void {
  const lines = [...(line.parentElement?.children ?? [])]
  const to = lines[Math.min(lines.length - 1, Math.max(0, lines.indexOf(line) + by))]
  if (to instanceof HTMLElement) to.focus()
}

/** One stop of the Tab key for each group: where one was last, or what can be used, or the first. */
export function tidyTabStops(root: HTMLElement): void {
  for (const group of root.querySelectorAll<HTMLElement>('[data-group]')) {
    const items = [...group.querySelectorAll<HTMLElement>(ITEMS)]
    const stop =
      items.find((item) => item === document.activeElement) ??
      items.find((item) => item.matches('.picked, .lit, .go')) ??
      items[0]
    for (const item of items) {
      const tabIndex = item === stop ? 0 : -1
      if (item.tabIndex !== tabIndex) item.tabIndex = tabIndex
    }
  }
}

export function followKeys(root: HTMLElement, store: Store, open: (sheet: SheetId) => void): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return
    const { target } = event
    if (target instanceof HTMLInputElement) return
    const from = target instanceof Element && root.contains(target) ? target : null
    const stride = STRIDES[event.key]
    if (stride !== undefined && from?.matches('.log-lines li')) {
      goInLog(from, stride)
      event.preventDefault()
      return
    }
    const direction = DIRECTIONS[event.key]
    if (direction !== undefined) {
      const first = root.querySelector<HTMLElement>('.thing.lit, .thing')
      if (from?.matches('button, .log-lines li')) goTo(root, from, direction)
      else first?.focus()
      event.preventDefault()
      return
    }
    const act = actOf(event, store, root, open)
    if (act) {
      event.preventDefault()
      act()
    }
  }
  const onFocus = () => tidyTabStops(root)
  document.addEventListener('keydown', onKey)
  root.addEventListener('focusin', onFocus)
  return () => {
    document.removeEventListener('keydown', onKey)
    root.removeEventListener('focusin', onFocus)
  }
}

function actOf(
  event: KeyboardEvent,
  store: Store,
  root: HTMLElement,
  open: (sheet: SheetId) => void,
): (() => void) | null {
  switch (event.key) {
    case 'Escape':
      return () => store.back()
    case ' ':
      return store.frames.behind.value && store.context.value === null ? () => store.frames.skip() : null
    case '?':
      return () => open('keys')
    case 'h':
      return () => void store.hint()
    case 'u':
      return () => store.undo()
    case 'd':
      return () => root.querySelector<HTMLElement>('[data-primary]:not([disabled])')?.click()
    default:
      return null
  }
}
