// The languages there are, each loaded when it is asked for.

import { type Language, LANGUAGE_CODES, type LanguageCode } from './language.ts'

/** A new language is a line here; until then pending.json has its code. */
const LOADERS: Readonly<Partial<Record<LanguageCode, () => Promise<Language>>>> = {
  en: async () => (await import('./en/index.ts')).english,
  nl: async () => (await import('./nl/index.ts')).dutch,
  fr: async () => (await import('./fr/index.ts')).french,
  de: async () => (await import('./de/index.ts')).german,
  it: async () => (await import('./it/index.ts')).italian,
  pl: async () => (await import('./pl/index.ts')).polish,
}

export function availableLanguages(): readonly LanguageCode[] {
  return LANGUAGE_CODES.filter((code) => LOADERS[code] !== undefined)
}

/** Null when there is no such language (yet). */
export async function loadLanguage(code: string): Promise<Language | null> {
  const known = LANGUAGE_CODES.find((one) => one === code)
  const load = known === undefined ? undefined : LOADERS[known]
  return load ? load() : null
}
