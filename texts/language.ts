// What a language has to supply. The compiler holds every language to it: a missing or misspelt text, or a
// placeholder that its sentence doesn't have, is a type error.

import type { DiceHospitalTexts } from './dice-hospital/texts.ts'
import type { PageTexts } from './page/texts.ts'

export const LANGUAGE_CODES = ['en', 'nl', 'fr', 'de', 'it', 'pl'] as const
export type LanguageCode = (typeof LANGUAGE_CODES)[number]

/** Each in itself, for whoever looks for theirs. */
export const LANGUAGE_NAMES: Readonly<Record<LanguageCode, string>> = {
  en: 'English',
  nl: 'Nederlands',
  fr: 'Français',
  de: 'Deutsch',
  it: 'Italiano',
  pl: 'Polski',
}

export interface Language {
  readonly code: LanguageCode
  readonly common: CommonTexts
  readonly diceHospital: DiceHospitalTexts
  readonly commandLine: CommandLineTexts
  readonly page: PageTexts
}

/** A sentence with words to fill in is a function; one without is plain text. */
export type Sentence<W> = keyof W extends never ? string : (words: W) => string
export type Sentences<W> = { readonly [K in keyof W]: Sentence<W[K]> }

export type NoWords = null

/** Refusals that are the same for every game (the kernel's), with the words of their sentences. */
export interface CommonRefusalWords {
  readonly badTime: NoWords
  readonly noSuchSeat: NoWords
  readonly gameOver: NoWords
  readonly noSuchDeadline: NoWords
  readonly tooEarly: NoWords
  readonly deadlineFirst: NoWords
  readonly wrongGame: NoWords
  readonly wrongVersion: NoWords
  readonly badSeed: NoWords
}

export interface CommonTexts {
  /** Someone who has given no name; numbers are from 1. */
  player(words: { readonly number: number }): string
  /** Whom the table waits for. */
  waitingFor(words: { readonly who: readonly string[] }): string
  /** A thing and what is said of it: the Clinic: heal one patient. */
  labelled(words: { readonly name: string; readonly text: string }): string
  readonly refusals: Sentences<CommonRefusalWords>
  /** For a refusal that this version has no sentence for. */
  unknownRefusal(words: { readonly code: string }): string
}

export interface CommandLineTexts {
  readonly replay: Sentences<ReplayWords>
  readonly verify: Sentences<VerifyWords>
}

export interface VerifyWords {
  readonly usage: NoWords
  /** The seed was chosen before the game: its hash is the one that was shown at the start. */
  readonly sameHash: { readonly hash: string }
  readonly otherHash: { readonly hash: string; readonly shown: string }
  /** No hash to compare with was given or is in the file. */
  readonly noHash: { readonly hash: string }
  readonly replays: { readonly steps: number }
  readonly unfinished: NoWords
}

export interface ReplayWords {
  readonly usage: NoWords
  readonly noSuchLanguage: { readonly code: string; readonly codes: readonly string[] }
  readonly unreadable: { readonly file: string }
  readonly notJson: NoWords
  readonly notALog: NoWords
  readonly otherGame: { readonly game: string }
  /** `why` is a whole sentence. */
  readonly badStart: { readonly why: string }
  readonly badEntry: { readonly entry: number; readonly why: string }
  readonly standings: NoWords
  readonly pointsBySource: NoWords
  readonly total: NoWords
  readonly unfinished: { readonly round: number; readonly who: readonly string[] }
}
