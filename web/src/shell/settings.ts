// What a person has chosen for this browser. It is kept, and other tabs follow.

import { LANGUAGE_CODES, type LanguageCode } from '@grand-rounds/texts'
import { computed, effect, signal } from '@preact/signals'

import { followDevice, wanted as wantsStillness } from '../kit/still.ts'

export interface Settings {
  readonly language: LanguageCode | 'browser'
  readonly theme: 'device' | 'day' | 'night'
  /** How fast what others do is shown. */
  readonly speed: 'slow' | 'normal' | 'fast' | 'instant'
  readonly sound: boolean
  readonly motion: 'device' | 'less'
  /** Whether the hint is offered while one plays. */
  readonly hints: boolean
  /** On the board: our names, or those that the language's rulebook prints. */
  readonly cardNames: 'own' | 'printed'
}

const KEY = 'settings'
const DEFAULTS: Settings = {
  language: 'browser',
  theme: 'device',
  speed: 'normal',
  sound: true,
  motion: 'device',
  hints: true,
  cardNames: 'own',
}
/** What each may be; anything else that is stored came from another version. */
const VALUES: { readonly [K in keyof Settings]: readonly Settings[K][] } = {
  language: ['browser', ...LANGUAGE_CODES],
  theme: ['device', 'day', 'night'],
  speed: ['slow', 'normal', 'fast', 'instant'],
  sound: [true, false],
  motion: ['device', 'less'],
  hints: [true, false],
  cardNames: ['own', 'printed'],
}

const current = signal(readSettings(stored()))

export const settings = computed(() => current.value)
effect(() => {
  wantsStillness.value = current.value.motion === 'less'
})

export function changeSettings(changes: Partial<Settings>): void {
  current.value = { ...current.value, ...changes }
  try {
    localStorage.setItem(KEY, JSON.stringify(current.value))
  } catch {
    // Storage can be off; then the choice holds for this visit.
  }
}

export function followSettings(): void {
  followDevice()
  addEventListener('storage', ({ key, newValue }) => {
    if (key === KEY) current.value = readSettings(newValue)
  })
}

/** Whatever is not a setting, or not a value of it, is as if it had not been chosen. */
export function readSettings(text: string | null): Settings {
  const given = parsed(text)
  const take = <K extends keyof Settings>(key: K): Settings[K] =>
    VALUES[key].find((value) => value === given[key]) ?? DEFAULTS[key]
  return {
    language: take('language'),
    theme: take('theme'),
    speed: take('speed'),
    sound: take('sound'),
    motion: take('motion'),
    hints: take('hints'),
    cardNames: take('cardNames'),
  }
}

function parsed(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}
