// Small drawings of the frame, in the hand of the house.

import type { ComponentChildren } from 'preact'

function Sign({ children }: { readonly children: ComponentChildren }) {
  return (
    <svg class="art sign" width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
      {children}
    </svg>
  )
}

export function GlobeSign() {
  return (
    <Sign>
      <circle class="line" cx="12" cy="12" r="9" fill="var(--sky)" />
      <path class="line" d="M12 3c-5 5-5 13 0 18M12 3c5 5 5 13 0 18M3.6 9h16.8M3.6 15h16.8" fill="none" />
    </Sign>
  )
}

/** A screwdriver's work: the knobs of a monitor. */
export function SettingsSign() {
  return (
    <Sign>
      <path class="line" d="M3 6h18M3 12h18M3 18h18" fill="none" />
      <circle class="line" cx="8" cy="6" r="3" fill="var(--sheet)" />
      <circle class="line" cx="16" cy="12" r="3" fill="var(--accent-soft)" />
      <circle class="line" cx="10" cy="18" r="3" fill="var(--sheet)" />
    </Sign>
  )
}

export function BookSign() {
  return (
    <Sign>
      <path
        class="line"
        d="M12 6C9 3.6 5.6 3.6 3 4.600V19c2.6-1 6-1 9 1.2 3-2.2 6.4-2.2 9-1.200V4.600C18.4 3.6 15 3.6 12 6Z"
        fill="var(--sheet)"
      />
      <path class="line" d="M12 6v14M6 9h3M6 12.500h3M15 9h3M15 12.500h3" fill="none" />
    </Sign>
  )
}

export function CardsSign() {
  return (
    <Sign>
      <rect
        class="line"
        x="4"
        y="5"
        width="11"
        height="15"
        rx="2"
        transform="rotate(-10 9 12)"
        fill="var(--accent-soft)"
      />
      <rect class="line" x="9" y="4" width="11" height="16" rx="2" fill="var(--sheet)" />
      <path d="M14.5 8.500v7M11 12h7" stroke="var(--red)" stroke-width="2.6" fill="none" />
    </Sign>
  )
}

/** A medical chart on its board. */
export function ChartSign() {
  return (
    <Sign>
      <rect class="line" x="4" y="4" width="16" height="17" rx="2" fill="var(--sheet)" />
      <path class="line" d="M9 2.500h6v3.500H9Z" fill="var(--wood)" />
      <path
        d="M6.5 15.5 10 12l3 2.5 4.5-5"
        stroke="var(--accent)"
        stroke-width="2.4"
        fill="none"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </Sign>
  )
}

/** A doctor's cap: something to learn. */
export function LearnSign() {
  return (
    <Sign>
      <path class="line" d="M6 11v5c2 3 10 3 12 0v-5" fill="var(--accent-soft)" />
      <path class="line" d="M12 4 1.5 9 12 14l10.5-5Z" fill="var(--sheet)" />
      <path class="line" d="M21 10v6" fill="none" />
    </Sign>
  )
}
