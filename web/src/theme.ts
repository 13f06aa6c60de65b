// Day or night: as the device says, until the person says otherwise; that is remembered.

import { computed, effect, signal } from '@preact/signals'

export type Theme = 'day' | 'night'

const KEY = 'theme'
const dark = matchMedia('(prefers-color-scheme: dark)')
const device = signal<Theme>(dark.matches ? 'night' : 'day')
const chosen = signal<Theme | null>(stored())

export const theme = computed(() => chosen.value ?? device.value)

export function switchTheme(): void {
  chosen.value = theme.value === 'day' ? 'night' : 'day'
  try {
    localStorage.setItem(KEY, chosen.value)
  } catch {
    // Storage can be off; then the choice holds for this visit.
  }
}

export function showTheme(): void {
  dark.addEventListener('change', ({ matches }) => {
    device.value = matches ? 'night' : 'day'
  })
  effect(() => {
    document.documentElement.dataset['theme'] = theme.value
  })
}

function stored(): Theme | null {
  try {
    const value = localStorage.getItem(KEY)
    return value === 'day' || value === 'night' ? value : null
  } catch {
    return null
  }
}
