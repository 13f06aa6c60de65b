// What a test can cite: rules, readings, digital marks, the books' examples, steps of learning, and cards. Readings that
// stand in docs/readings.md are read elsewhere.

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import named from './examples.json' with { type: 'json' }
import type { Rulebook, RulePart, RuleSection } from './read.ts'

/** The games whose tests must cite, by folder, with the letters of their citations. */
export const GAMES = { 'dice-hospital': 'DH', 'rush-md': 'RMD' } as const
export type GameFolder = keyof typeof GAMES
/** As docs/readings.md calls them. */
export const TITLES: Readonly<Record<GameFolder, string>> = { 'dice-hospital': 'Dice Hospital', 'rush-md': 'Rush M.D.' }

export interface Card {
  /** The rule that lists it: '4.2'. */
  readonly rule: string
  readonly name: string
}

export interface Subjects {
  /** Each of these needs a test, or stands in pending.json. */
  readonly required: readonly string[]
  /** Sections that have text but neither numbered rules nor named examples: may be cited. */
  readonly allowed: readonly string[]
}

const MARKS = { Reading: /\*\*Reading\b[^*]*\*\*/g, Digital: /\*\*Digital\b[^*]*\*\*/g } as const

export function subjectsOf(game: GameFolder, book: Rulebook, cards: readonly Card[]): Subjects {
  const letters = GAMES[game]
  const required = book.sections.flatMap((section) => [
    ...section.parts.flatMap((part) => (part.kind === 'rule' ? ofRule(letters, part) : [])),
    ...steps(section).map((step) => `${letters} ${step}`),
    ...Object.keys(examplesIn(game, section)).map((name) => `${letters} ${section.number} ${name}`),
  ])
  const unnumbered = book.sections.filter(
    (section) =>
      !section.parts.some(({ kind }) => kind === 'rule') && Object.keys(examplesIn(game, section)).length === 0,
  )
  return {
    required: [...required, ...cards.map(({ rule, name }) => `${letters} ${rule} ${name}`)],
    allowed: unnumbered.map(({ number }) => `${letters} ${number}`),
  }
}

/** The names in examples.json must fit the sentences of their section one to one. */
export function exampleProblems(game: GameFolder, book: Rulebook): readonly string[] {
  return book.sections.flatMap((section) => {
    const openings = Object.values(examplesIn(game, section))
    if (openings.length === 0) return []
    const sentences = prose(section).split(/(?<=\.) /)
    const where = `examples.json, ${GAMES[game]} ${section.number}`
    if (sentences.length !== openings.length) {
      return [`${where}: ${openings.length} names for ${sentences.length} examples`]
    }
    return openings.flatMap((opening, at) =>
      sentences[at]?.startsWith(opening) ? [] : [`${where}: no example ${at + 1} that starts '${opening}'`],
    )
  })
}

/** The cards that a game package lists; `null` while it has no catalogue yet. */
export async function catalogueOf(root: string, game: GameFolder): Promise<readonly Card[] | null> {
  const file = join(root, 'games', game, 'cards', 'catalogue.ts')
  if (!existsSync(file)) return null
  const { catalogue } = (await import(pathToFileURL(file).href)) as { readonly catalogue?: readonly Card[] }
  if (catalogue === undefined) throw new Error(`games/${game}/cards/catalogue.ts exports no catalogue`)
  return catalogue
}

function ofRule(letters: string, { number, text }: RulePart & { readonly kind: 'rule' }): readonly string[] {
  const marks = Object.entries(MARKS).flatMap(([mark, pattern]) => {
    const found = text.match(pattern)?.length ?? 0
    return found === 1 ? [mark] : Array.from({ length: found }, (_, at) => `${mark} ${at + 1}`)
  })
  return [number, ...marks.map((mark) => `${number} ${mark}`)].map((subject) => `${letters} ${subject}`)
}

function steps(section: RuleSection): readonly string[] {
  return prose(section).match(/\bL\d\b/g) ?? []
}

function prose(section: RuleSection): string {
  return section.parts.map((part) => (part.kind === 'prose' ? part.text : '')).join(' ')
}

function examplesIn(game: GameFolder, section: RuleSection): Readonly<Record<string, string>> {
  const games: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>> = named
  return games[game]?.[section.number] ?? {}
}
