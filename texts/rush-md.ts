// The words of Rush M.D. Whoever does not play it does not load them: they are no part of a language's own module.

import { loadLanguage } from './languages.ts'
import { type LanguageCode, LANGUAGE_CODES } from './language.ts'
import type { RushMdLanguage } from './rush-md/say.ts'
import type { RushMdTexts } from './rush-md/texts.ts'

export { rushMd as english } from './en/rush-md/index.ts'
export { type RushMdLanguage, sayEvent, sayRefusal, sayResult } from './rush-md/say.ts'
export type { NamedText, RushMdTexts } from './rush-md/texts.ts'
export { type PlaceId, PLACES } from './rush-md/words.ts'

/** A missing language is a type error. */
const LOADERS: Readonly<Record<LanguageCode, () => Promise<RushMdTexts>>> = {
  en: async () => (await import('./en/rush-md/index.ts')).rushMd,
  nl: async () => (await import('./nl/rush-md/index.ts')).rushMd,
  fr: async () => (await import('./fr/rush-md/index.ts')).rushMd,
  de: async () => (await import('./de/rush-md/index.ts')).rushMd,
  it: async () => (await import('./it/rush-md/index.ts')).rushMd,
  pl: async () => (await import('./pl/rush-md/index.ts')).rushMd,
}

/** Null when there is no such language. */
export async function loadRushMd(code: string): Promise<RushMdLanguage | null> {
  const known = LANGUAGE_CODES.find((one) => one === code)
  if (known === undefined) return null
  const [language, texts] = await Promise.all([loadLanguage(known), LOADERS[known]()])
  return language && { language, texts }
}
