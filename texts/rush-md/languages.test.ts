import { describe, expect, it } from 'vitest'
import { LANGUAGE_CODES } from '../language.ts'
import { loadRushMd } from '../rush-md.ts'

const SPOKEN = (await Promise.all(LANGUAGE_CODES.map(loadRushMd))).filter((one) => one !== null)

/** Every plain text of a language, with the path to it. */
function* plainTexts(part: unknown, path: string): Generator<readonly [path: string, text: string]> {
  if (typeof part === 'string') yield [path, part]
  else if (typeof part === 'object' && part !== null)
    for (const [key, inner] of Object.entries(part)) yield* plainTexts(inner, `${path}.${key}`)
}

/** Names that made fun of an illness, a body or somebody who is old; they were there once, and don't come back. */
const UNKIND =
  /Pratt|Sparkman|Mr Somebody|Dotty|Portley|Wheeze|Vonk|Dinges|Snotter|MacPiep|Juffrouw|Létincelle|Machin|Braillard|Nouille|Mlle|Funke|Irgendwer|Fräulein|Scintilla|Cosetto|Urlacci|Signorina|Iskra|Jakmutam|Smark|Klęcznik|Półpasek|Laska|Panna/

const twice = (all: readonly string[]) => all.filter((name, i) => all.indexOf(name) !== i)

describe('the words of Rush M.D.', () => {
  it('are loaded by the code of their language, with that language', async () => {
    expect(SPOKEN.map(({ language }) => language.code)).toEqual(LANGUAGE_CODES)
    expect(await loadRushMd('tlh')).toBeNull()
  })

  it('are not the same sentences in another language', () => {
    const lines = SPOKEN.map(({ texts }) => [
      ...Object.values(texts.patients).map(({ line }) => line),
      ...Object.values(texts.diagnoses).map(({ text }) => text),
      ...Object.values(texts.refusals).filter((sentence) => typeof sentence === 'string'),
    ])
    expect(twice(lines.flat())).toEqual([])
  })

  for (const { language, texts } of SPOKEN) {
    const { code } = language

    it(`${code}: no text is empty or untidy, and quotation marks are printed ones`, () => {
      for (const [path, text] of plainTexts(texts, code)) {
        expect(text, path).toMatch(/^\S(?:.*\S)?$/)
        expect(text, path).not.toMatch(/['"`]| {2}|[{}$|]/)
      }
    })

    it(`${code}: whole sentences end as sentences do, names do not`, () => {
      const { patients, diagnoses, epidemics } = texts
      const lines = [
        ...Object.values(patients).map(({ line }) => line),
        ...[...Object.values(diagnoses), ...Object.values(epidemics)].map(({ text }) => text),
      ]
      for (const line of lines) expect(line).toMatch(/^[\p{Lu}«‘‚„].*[.?!»]$/u)
      for (const { name, complaint } of Object.values(patients))
        for (const one of [name, complaint]) expect(one).toMatch(/^\p{Lu}.*[\p{L}\d]$/u)
      for (const { name } of [...Object.values(diagnoses), ...Object.values(epidemics)])
        expect(name).toMatch(/^\p{Lu}.*[\p{L}\d]$/u)
    })

    it(`${code}: nobody is made fun of by name`, () => {
      for (const { name } of Object.values(texts.patients)) expect(name).not.toMatch(UNKIND)
    })

    it(`${code}: no two cards have one name, and no two lines are one`, () => {
      const { patients, diagnoses, epidemics, goals, papers } = texts
      expect(twice(Object.values(patients).map(({ name }) => name))).toEqual([])
      expect(twice(Object.values(patients).map(({ complaint }) => complaint))).toEqual([])
      expect(twice(Object.values(patients).map(({ line }) => line))).toEqual([])
      expect(twice([...Object.values(diagnoses), ...Object.values(epidemics)].map(({ name }) => name))).toEqual([])
      expect(twice([...Object.values(goals.titles), ...Object.values(papers.titles)])).toEqual([])
    })

    it(`${code}: places that can be told apart have names that can`, () => {
      const { places, terms } = texts
      expect(twice(Object.values(places).map(({ name }) => name))).toEqual([])
      expect(twice(Object.values(places).map(({ where }) => where))).toEqual([])
      for (const names of [terms.pieces, terms.glasses, terms.moves, terms.signs, terms.conditions, terms.losses])
        expect(twice(Object.values(names))).toEqual([])
    })
  }
})
