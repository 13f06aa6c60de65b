// Day or night: as the device says, until the person says otherwise.

import { computed, effect, signal } from '@preact/signals'

import { still } from '../kit/still.ts'
import { changeSettings, settings } from './settings.ts'

export type Theme = 'day' | 'night'

const dark = globalThis.matchMedia?.('(prefers-color-scheme: dark)')
const device = signal<Theme>(dark?.matches ? 'night' : 'day')

export const theme = computed<Theme>(() => (settings.value.theme === 'device' ? device.value : settings.value.theme))

export function switchTheme(): void {
  changeSettings({ theme: theme.value === 'day' ? 'night' : 'day' })
}

/** The style sheets go by these two attributes. */
export function showTheme(): void {
  dark?.addEventListener('change', ({ matches }) => {
    device.value = matches ? 'night' : 'day'
  })
  effect(() => {
    const { dataset } = document.documentElement
    dataset['theme'] = theme.value
    dataset['motion'] = still.value ? 'less' : 'full'
  })
}
