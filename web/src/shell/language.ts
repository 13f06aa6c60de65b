// The language of the page: as chosen, else the first of the browser's that there is, else English.

import { asPrinted, availableLanguages, type Language, type LanguageCode, loadLanguage } from '@grand-rounds/texts'
import { computed, effect, signal } from '@preact/signals'

import { changeSettings, settings } from './settings.ts'

const loaded = signal<Language | null>(null)

/** All words, with our own names for cards. They are there before the page is: `startLanguage` has come back by then. */
export const ownWords = computed<Language>(() => {
  if (loaded.value === null) throw new Error('words before a language was loaded')
  return loaded.value
})

/** All words, with cards named as whoever plays wants them. */
export const words = computed<Language>(() =>
  settings.value.cardNames === 'printed' ? asPrinted(ownWords.value) : ownWords.value,
)

/** The first of the asked-for languages (such as 'de-AT') that there is. */
export function bestLanguage(asked: readonly string[], available: readonly LanguageCode[]): LanguageCode {
  for (const tag of asked) {
    const found = available.find((code) => code === tag.toLowerCase().split('-', 1)[0])
    if (found) return found
  }
  return 'en'
}

function chosenLanguage(): LanguageCode {
  const { language } = settings.value
  const available = availableLanguages()
  return available.find((code) => code === language) ?? bestLanguage(navigator.languages, available)
}

export function chooseLanguage(language: LanguageCode | 'browser'): void {
  changeSettings({ language })
}

/** Comes back with the first words; afterwards the page follows the setting. */
export async function startLanguage(): Promise<void> {
  await load(chosenLanguage())
  if (loaded.value === null) await load('en')
  effect(() => {
    const code = chosenLanguage()
    if (loaded.peek()?.code !== code) void load(code)
  })
  effect(() => {
    document.documentElement.lang = words.value.code
  })
}

/** A language that can't be had now (no network) leaves the words that there are. */
async function load(code: LanguageCode): Promise<void> {
  try {
    const language = await loadLanguage(code)
    // Chosen again in the meantime: the later choice holds.
    if (language && (loaded.value === null || chosenLanguage() === code)) loaded.value = language
  } catch (error) {
    if (loaded.value === null && code === 'en') throw error
  }
}
