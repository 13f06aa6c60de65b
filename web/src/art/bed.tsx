// A bed seen from above, made.

interface Props {
  readonly x: number
  readonly y: number
  readonly blanket: string
}

export function Bed({ x, y, blanket }: Props) {
  return (
    <g transform={`translate(${x} ${y})`} class="line">
      <rect x="0" y="0" width="96" height="128" rx="12" fill="var(--sheet)" />
      <path d="M0 12a12 12 0 0 1 12-12h72a12 12 0 0 1 12 12v2H0Z" fill="var(--wood)" />
      <rect x="16" y="22" width="64" height="30" rx="10" fill="var(--pillow)" />
      <path d="M0 78h96v38a12 12 0 0 1-12 12H12a12 12 0 0 1-12-12Z" fill={blanket} />
      <path d="M0 78h96v12H0Z" fill="var(--sheet)" />
    </g>
  )
}
