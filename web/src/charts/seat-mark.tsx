// The sign of a seat in charts and tables: a colour and a shape, so that nobody needs the colour.

import type { Seat } from '@grand-rounds/kernel'

/** Around the middle of a square of 10. */
const SHAPES = [
  'M0-4.6A4.6 4.6 0 1 1 0 4.6 4.6 4.6 0 1 1 0-4.6Z',
  'M-4.2-4.2H4.2V4.2H-4.2Z',
  'M0-5.2 5 4H-5Z',
  'M0-5.4 5 0 0 5.4-5 0Z',
] as const

const DASHES = ['none', '9 4', '3 4', '12 4 3 4'] as const

export function seatShape(seat: Seat): string {
  return SHAPES[seat % SHAPES.length] ?? SHAPES[0]
}

export function seatDash(seat: Seat): string {
  return DASHES[seat % DASHES.length] ?? DASHES[0]
}

export function SeatMark({ seat, size = 14 }: { readonly seat: Seat; readonly size?: number }) {
  return (
    <svg class="art seat-mark" width={size} height={size} viewBox="-7 -7 14 14" aria-hidden="true">
      <path class={`line seat-fill-${seat % 4}`} d={seatShape(seat)} />
    </svg>
  )
}
