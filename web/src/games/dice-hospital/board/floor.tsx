// The floor of the hospital: all its departments, wall to wall.

import type { HospitalView } from '@grand-rounds/dice-hospital'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'

import { words } from '../../../shell/language.ts'
import { honeycomb } from './honeycomb.ts'
import { RoomTile } from './room.tsx'

const LEAST = 102
const MOST = 184

interface Props {
  readonly departments: HospitalView['departments']
  /** Closed by an event this round. */
  readonly closed: string | null
}

export function Floor({ departments, closed }: Props) {
  const box = useRef<HTMLDivElement>(null)
  // Rooms are drawn once it is known how large they can be.
  const [size, setSize] = useState<{ readonly width: number; readonly height: number } | null>(null)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element
      setSize((known) => (known?.width === width && known.height === height ? known : { width, height }))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const laid = honeycomb(departments.length, size?.width ?? 0, size?.height ?? 0, LEAST, MOST)
  return (
    <div class="floor" ref={box}>
      <div
        class="rooms-laid"
        data-group=""
        role="group"
        aria-label={words.value.page.play.departments}
        style={{ width: `${laid.width}px`, height: `${laid.height}px` }}
      >
        {size !== null &&
          departments.map(({ id, by }, i) => (
            <RoomTile
              key={i}
              department={id}
              by={by}
              index={i}
              x={laid.cells[i]?.x ?? 0}
              y={laid.cells[i]?.y ?? 0}
              size={laid.size}
              closed={closed === id}
            />
          ))}
      </div>
    </div>
  )
}
