// A finger across the screen turns to the next tab, where there are tabs.

const FAR = 70

/** `turn` gets 1 for the next, -1 for the one before. */
export function followSwipes(root: HTMLElement, turn: (by: 1 | -1) => void): () => void {
  let start: Touch | null = null
  const onStart = (event: TouchEvent) => {
    const [touch] = event.touches
    const tabs = root.querySelector<HTMLElement>('.play-tabs')
    const dragged = event.target instanceof Element && event.target.closest('[data-drag], dialog') !== null
    const swiping = event.touches.length === 1 && !dragged && tabs !== null && tabs.offsetParent !== null
    start = swiping && touch ? touch : null
  }
  const onEnd = (event: TouchEvent) => {
    const [touch] = event.changedTouches
    if (!start || !touch) return
    const dx = touch.clientX - start.clientX
    const dy = touch.clientY - start.clientY
    start = null
    if (Math.abs(dx) > FAR && Math.abs(dx) > 2 * Math.abs(dy)) turn(dx < 0 ? 1 : -1)
  }
  root.addEventListener('touchstart', onStart, { passive: true })
  root.addEventListener('touchend', onEnd, { passive: true })
  return () => {
    root.removeEventListener('touchstart', onStart)
    root.removeEventListener('touchend', onEnd)
  }
}
