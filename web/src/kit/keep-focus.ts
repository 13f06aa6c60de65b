// The focus stays on the board: what has it often goes with the decision that was made, and the browser would then
// begin again at the top of the page.

interface Place {
  readonly element: HTMLElement
  readonly thing: string | undefined
  readonly group: Element | null
  readonly x: number
  readonly y: number
}

const ITEMS = 'button:not([disabled])'

function placeOf(element: HTMLElement): Place {
  const { x, y, width, height } = element.getBoundingClientRect()
  return {
    element,
    thing: element.dataset['thing'],
    group: element.closest('[data-group]'),
    x: x + width / 2,
    y: y + height / 2,
  }
}

function isShown(element: HTMLElement): boolean {
  return element.getClientRects().length > 0
}

function nearest(items: readonly HTMLElement[], { x, y }: Place): HTMLElement | undefined {
  let best: HTMLElement | undefined
  let least = Number.POSITIVE_INFINITY
  for (const item of items) {
    const at = placeOf(item)
    const away = (at.x - x) ** 2 + (at.y - y) ** 2
    if (away >= least) continue
    least = away
    best = item
  }
  return best
}

/**
 * Where someone goes on who was there: the same thing if it can be used, what can be used beside it, what can be used
 * anywhere, and then the bar with its buttons and its sentence. Never a button that ends something if there is more to do.
 */
function nextPlace(root: HTMLElement, was: Place): HTMLElement | undefined {
  const all = [...root.querySelectorAll<HTMLElement>(ITEMS)].filter(isShown)
  const usable = all.filter((item) => item.matches('.thing:is(.lit, .picked)'))
  const same = usable.find((item) => was.thing !== undefined && item.dataset['thing'] === was.thing)
  const beside = usable.filter((item) => was.group?.isConnected && was.group.contains(item))
  const buttons = all.filter((item) => item.matches('.bar .buttons *'))
  return (
    same ??
    nearest(beside, was) ??
    nearest(usable, was) ??
    buttons.find((item) => item.matches('.go')) ??
    buttons[0] ??
    root.querySelector<HTMLElement>('.say-main') ??
    undefined
  )
}

export interface FocusKeeper {
  /** To be called when the board has been drawn anew. */
  look(): void
  stop(): void
}

export function keepFocus(root: HTMLElement): FocusKeeper {
  let was: Place | null = null
  const onFocus = ({ target }: FocusEvent) => {
    was = target instanceof HTMLElement ? placeOf(target) : null
  }
  const onLeave = ({ relatedTarget, target }: FocusEvent) => {
    // Gone to another part of the page by itself, or pressed away; what is gone with the focus on it tells nobody.
    if (relatedTarget === null && target instanceof HTMLElement && !target.isConnected) return
    if (relatedTarget instanceof Node && !root.contains(relatedTarget)) was = null
  }
  root.addEventListener('focusin', onFocus)
  root.addEventListener('focusout', onLeave)
  return {
    look() {
      const { activeElement } = document
      if (was === null || (activeElement !== null && activeElement !== document.body)) return
      const gone = !was.element.isConnected || !isShown(was.element) || was.element.matches('[disabled]')
      // Pressed away, on an empty spot.
      if (!gone) return
      nextPlace(root, was)?.focus({ preventScroll: true })
    },
    stop() {
      root.removeEventListener('focusin', onFocus)
      root.removeEventListener('focusout', onLeave)
    },
  }
}
