// How wide a chart may be: it is drawn in real pixels, so that its words stay readable on a phone.

import type { RefObject } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'

export function useWidth<T extends HTMLElement>(usual: number): readonly [RefObject<T | null>, number] {
  const ref = useRef<T>(null)
  const [width, setWidth] = useState(usual)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const measure = () => setWidth(Math.max(220, Math.round(element.clientWidth)))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, width]
}
