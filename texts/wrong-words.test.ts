// Words that were wrong once, by language, with the right ones: they don't come back, neither in texts nor in rules.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { LanguageCode } from './language.ts'

interface WrongWord {
  readonly wrong: RegExp
  readonly right: string
}

const WRONG: Readonly<Partial<Record<LanguageCode, readonly WrongWord[]>>> = {
  nl: [
    { wrong: /patiënt van je ziekenzalen/, right: 'patiënt uit je ziekenzalen' },
    { wrong: /een van de twee kaarten/, right: 'een van de open kaarten' },
    { wrong: /Consulent/, right: 'Consultant' },
    { wrong: /\} vrij personeel/, right: '# vrije personeelsleden' },
    { wrong: /Verander de tafel/, right: 'Pas de tafel aan' },
  ],
  fr: [
    { wrong: /(?:^|[^\p{L}])(?:tu|toi|ton|ta|tes|tien|tienne)(?![\p{L}’])/iu, right: 'vous' },
    { wrong: /fait sortir seul/, right: 'est seul à avoir fait sortir' },
    { wrong: /\} (?:poches|libres)\b/, right: 'counted: 1 poche, 1 libre' },
    { wrong: /mises d’accord/, right: 'harmonisées' },
    { wrong: /Deux non traités/, right: 'Deux patients non traités' },
  ],
  de: [
    { wrong: /Studium|Praktikum|Stationsdienst|Chefetage/, right: 'Student, Praktikant, Stationsarzt, Chefarzt' },
    { wrong: /in Runde \$\{round\} \$\{/, right: 'a number of a round and a number of patients apart' },
    { wrong: /zu wenig Betten/i, right: 'zu wenige Betten' },
    { wrong: /einen davon um 1 mehr/, right: 'einen davon um 1 weiteren Punkt' },
  ],
  it: [
    { wrong: /messe d’accordo/, right: 'armonizzate' },
    { wrong: /[Cc]hi da solo ha dimesso/, right: 'chi come unico ha dimesso' },
    { wrong: /\} (?:sacche|liberi)\b/, right: 'counted: 1 sacca, 1 libero' },
    { wrong: /di un solo valore/, right: 'dello stesso valore' },
    { wrong: /e questo è tutto/, right: 'e non è niente di più' },
  ],
  pl: [
    { wrong: /samodzielnie wypisał/, right: 'jako jedyny wypisał' },
    { wrong: /Karetka[^.\n]*zajęte/, right: 'zajęta' },
    { wrong: /\boporna/i, right: 'lekooporna' },
    { wrong: /zasady, uzgodnione/, right: 'uzgodnione zasady' },
    { wrong: /\borganów|'Potrzeba organ/, right: 'narządów, as the book has it' },
    { wrong: /leczeni\p{L}+ bezpośredni/u, right: 'bezpośrednie leczenie' },
    { wrong: /name: 'Posiew'|\*Posiew\*|→ posiew;/, right: 'posiew bakteriologiczny' },
    { wrong: /name: 'Rezonans'|\*Rezonans\*|→ rezonans$/, right: 'rezonans magnetyczny' },
    { wrong: /znak(?:u|iem)? z (?:wierzchniej )?karty/, right: 'symbol' },
    { wrong: /'Faza oceny'/, right: 'Faza oceny pacjentów' },
    { wrong: /(?:żółtego|zielonego) leku(?! dożylnego)/, right: 'leku dożylnego' },
  ],
}

const root = join(import.meta.dirname, '..')

function linesOf(code: LanguageCode): readonly string[] {
  const files = [join('texts', code), join('docs', 'rules', code)].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:ts|md)$/.test(name))
      .map((name) => join(folder, name)),
  )
  return files.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .filter((line) => !/^\s*(?:\/\/|\/?\*)/.test(line))
      .map((line) => `${file}: ${line}`),
  )
}

describe.each(Object.entries(WRONG) as [LanguageCode, readonly WrongWord[]][])('%s', (code, wrongs) => {
  const lines = linesOf(code)

  it.each(wrongs)('$wrong is $right', ({ wrong }) => {
    expect(lines.filter((line) => wrong.test(line))).toEqual([])
  })
})

describe('fr', () => {
  /** The texts of a line of code, without what is filled in: a template inside a template is taken for code. */
  const texts = (line: string): string => {
    let plain = line
    for (let before = ''; before !== plain;) {
      before = plain
      plain = plain.replace(/\$\{[^{}]*\}/g, '#')
    }
    return [...plain.matchAll(/'(?:[^'\\]|\\.)*'|`[^`]*`/g)].join(' ')
  }

  it('no line breaks before : ; ? ! and inside « »', () => {
    const breaking = linesOf('fr').filter((line) =>
      line.includes('.ts:') ? /\S [:;?!»](?=[\s'`.]|$)|« /.test(texts(line)) : false,
    )
    expect(breaking).toEqual([])
  })
})
