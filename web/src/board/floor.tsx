// The floor of the hospital: all its departments, wall to wall.

import type { HospitalView } from '@grand-rounds/dice-hospital'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'

import { words } from '../language.ts'
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
  const [{ width, height }, setSize] = useState({ width: 800, height: 320 })
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight })
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const laid = honeycomb(departments.length, width, height, LEAST, MOST)
  return (
    <div class="floor" ref={box}>
      <div
        class="rooms-laid"
        data-group=""
        role="group"
        aria-label={words.value.page.play.departments}
        style={{ width: `${laid.width}px`, height: `${laid.height}px` }}
      >
        {departments.map(({ id, by }, i) => (
          <RoomTile
            key={i}
            department={id}
            by={by}
            index={i}
            cell={laid.cells[i] ?? { x: 0, y: 0 }}
            size={laid.size}
            closed={closed === id}
          />
        ))}
      </div>
    </div>
  )
}
