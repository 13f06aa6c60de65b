// What happened, what was refused and how it ended, in a language.

import type { FinalResult, Happening } from '@grand-rounds/rush-md/ids'
import type { Language } from '../language.ts'
import { refusalWords } from './refusal-words.ts'
import type { RushMdTexts } from './texts.ts'
import { eventWords, type NameOf } from './words.ts'

/** A language with its words of this game, which are loaded by themselves. */
export interface RushMdLanguage {
  readonly language: Language
  readonly texts: RushMdTexts
}

interface RefusalToSay {
  readonly code: string
  readonly data?: Readonly<Record<string, unknown>>
}

/** Players' names by seat; whoever has none is numbered. */
type Names = readonly string[]

function namesIn({ language }: RushMdLanguage, names: Names): NameOf {
  return (seat) => names[seat] ?? language.common.player({ number: seat + 1 })
}

export function sayEvent(spoken: RushMdLanguage, event: Happening, names: Names = []): string {
  return fill(spoken.texts.events[event.type], eventWords(event, namesIn(spoken, names)))
}

export function sayRefusal({ language, texts }: RushMdLanguage, { code, data = {} }: RefusalToSay): string {
  const sentences = { ...language.common.refusals, ...texts.refusals }
  const sentence = Object.hasOwn(sentences, code) ? sentences[code as keyof typeof sentences] : undefined
  return sentence === undefined ? language.common.unknownRefusal({ code }) : fill(sentence, refusalWords(data))
}

/** The type of a sentence names its words; they are made by one function for all, so here they meet unseen. */
function fill(sentence: string | ((words: never) => string), words: object): string {
  return typeof sentence === 'string' ? sentence : sentence(words as never)
}

/** How the game ended, a line each. All win or lose together, so nobody is named. */
export function sayResult({ texts: { results } }: RushMdLanguage, result: FinalResult): readonly string[] {
  const { won, reputation, patients, skill, marked } = result
  return [
    won ? results.won : skill === 0 ? results.exhausted : results.lost,
    results.reached({ reputation, patients, skill }),
    ...(marked ? [results.marked] : []),
  ]
}
