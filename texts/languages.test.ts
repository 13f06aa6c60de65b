import { describe, expect, it } from 'vitest'
import { unsettled } from '../tools/pending.ts'
import { LANGUAGE_CODES } from './language.ts'
import { availableLanguages, loadLanguage } from './languages.ts'

const LANGUAGES = (await Promise.all(availableLanguages().map(loadLanguage))).filter((one) => one !== null)
const ROOT = new URL('..', import.meta.url).pathname

/** Every plain text of a language, with the path to it. */
function* plainTexts(part: unknown, path: string): Generator<readonly [path: string, text: string]> {
  if (typeof part === 'string') yield [path, part]
  else if (typeof part === 'object' && part !== null)
    for (const [key, inner] of Object.entries(part)) yield* plainTexts(inner, `${path}.${key}`)
}

describe('languages', () => {
  it('are there, or pending', () => {
    const missing = LANGUAGE_CODES.filter((code) => !availableLanguages().includes(code))
    expect(unsettled(ROOT, 'texts', missing)).toEqual([])
  })

  it('are loaded by their code', async () => {
    for (const code of availableLanguages()) expect(await loadLanguage(code)).toMatchObject({ code })
    expect(await loadLanguage('tlh')).toBeNull()
  })

  for (const language of LANGUAGES) {
    const { code } = language

    it(`${code}: no text is empty or untidy, and quotation marks are printed ones`, () => {
      for (const [path, text] of plainTexts(language, code)) {
        // What follows a name for a screen reader begins with a space; a note may have its heading on a line.
        expect(text, path).toMatch(/^ ?\S(?:.*\S)?$/s)
        expect(text, path).not.toMatch(/['"`]| {2}|[{}$]/)
      }
    })

    it(`${code}: no two cards have one name`, () => {
      const { departments, specialists, administrators, eventCards, reports } = language.diceHospital
      const names = [departments, specialists, administrators, eventCards].flatMap((cards) =>
        Object.values(cards).map(({ name }: { readonly name: string }) => name),
      )
      const all = [...names, ...Object.values(reports.titles)]
      expect(all.filter((name, i) => all.indexOf(name) !== i)).toEqual([])
    })
  }
})
