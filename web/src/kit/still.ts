// Whether nothing may move by itself: the device says so, or the person wants it so.

import { computed, signal } from '@preact/signals'

const less = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)')
const device = signal(less?.matches ?? false)

/** What the person has chosen. */
export const wanted = signal(false)

export const still = computed(() => wanted.value || device.value)

export function followDevice(): void {
  less?.addEventListener('change', ({ matches }) => {
    device.value = matches
  })
}
