// A player at the table: a colour that is no die's, and a shape of its own.

const SHAPES = [
  'M10 2.500a7.500 7.500 0 1 0 .01 0Z',
  'M3 3h14v14H3Z',
  'M10 1.500 18.500 17H1.500Z',
  'M10 1 19 10 10 19 1 10Z',
] as const

export function SeatMark({ seat }: { readonly seat: number }) {
  return (
    <svg class="art seat-mark" viewBox="0 0 20 20" aria-hidden="true">
      <path class="line" d={SHAPES[seat % SHAPES.length]} style={{ fill: `var(--seat-${seat % 4})` }} />
    </svg>
  )
}
