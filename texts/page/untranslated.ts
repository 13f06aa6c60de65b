// Until a language has words for the page, the page speaks English around its game.

import { page } from '../en/page/index.ts'
import type { Language, LanguageWithoutPage } from '../language.ts'

export function withEnglishPage(language: LanguageWithoutPage): Language {
  return { ...language, page }
}
