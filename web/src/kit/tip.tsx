// The whole text of whatever one points at, beside it.

import type { RefObject } from 'preact'
import { useEffect, useState } from 'preact/hooks'

interface Tipped {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly below: boolean
}

export function Tip({ root }: { readonly root: RefObject<HTMLElement | null> }) {
  const [tip, setTip] = useState<Tipped | null>(null)
  useEffect(() => {
    const element = root.current
    if (!element) return
    const show = (event: Event) => {
      // A finger covers what it points at; there the bar says it.
      if (event instanceof PointerEvent && (event.pointerType === 'touch' || event.buttons > 0)) return
      const target = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-about]') : null
      const focused = event.type === 'focusin' && target && !target.matches(':focus-visible')
      if (!target || focused) {
        setTip(null)
        return
      }
      const { left, top, bottom, width } = target.getBoundingClientRect()
      const below = top < 150
      const x = Math.min(Math.max(left + width / 2, 150), innerWidth - 150)
      setTip({ text: target.dataset['about'] ?? '', x, y: below ? bottom + 8 : top - 8, below })
    }
    const hide = () => setTip(null)
    element.addEventListener('pointerover', show)
    element.addEventListener('focusin', show)
    element.addEventListener('pointerdown', hide)
    element.addEventListener('pointerleave', hide)
    return () => {
      element.removeEventListener('pointerover', show)
      element.removeEventListener('focusin', show)
      element.removeEventListener('pointerdown', hide)
      element.removeEventListener('pointerleave', hide)
    }
  }, [root])
  if (tip === null) return null
  const [name, ...lines] = tip.text.split('\n')
  return (
    <div class={tip.below ? 'tip below' : 'tip'} aria-hidden="true" style={{ left: `${tip.x}px`, top: `${tip.y}px` }}>
      <b>{name}</b>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </div>
  )
}
