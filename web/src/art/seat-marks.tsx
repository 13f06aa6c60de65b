// Who sits at a table, at a glance: a meeple for each, in the colour of its seat; a bot has an aerial.

import { Meeple } from './pictograms.tsx'

interface Props {
  readonly seats: readonly { readonly kind: 'person' | 'bot' }[]
  /** The seat of the first of them. */
  readonly first?: number
}

export function SeatMarks({ seats, first = 0 }: Props) {
  const width = 14 + seats.length * 20
  return (
    <svg class="art" width={width * 1.2} height="48" viewBox={`0 -6 ${width} 40`} aria-hidden="true">
      {seats.map(({ kind }, at) => (
        <g key={at} transform={`translate(${at * 20} 0)`}>
          {kind === 'bot' && (
            <>
              <path class="line" d="M17 4V-1.5" fill="none" />
              <circle class="line" cx="17" cy="-3" r="2" fill="var(--yellow-light)" />
            </>
          )}
          <Meeple fill={`var(--seat-${first + at})`} />
        </g>
      ))}
    </svg>
  )
}
