// The line of a seat in a chart: a dash and a shape of its own, so that nobody needs the colour.

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
