// Every reason that Rush M.D. can give for not doing something, with the words of its sentence.

import type {
  BedId,
  GlassId,
  Lesson,
  OptionKey,
  Piece,
  RefusalCode,
  SpaceId,
  Spot,
  Stage,
} from '@grand-rounds/rush-md/ids'
import type { CommonRefusalWords, NoWords } from '../language.ts'

/** What is said of options and commands from outside, before any rule has seen them. A test reads the sources for them. */
interface Reading {
  readonly badSeats: { readonly least: number; readonly most: number }
  readonly badOptions: NoWords
  readonly unknownOption: { readonly option: string }
  readonly badOption: { readonly option: OptionKey; readonly allowed: Allowed }
  readonly optionExcluded: { readonly option: OptionKey; readonly by: Lesson | 'epidemics' }
  readonly notACommand: NoWords
  readonly unknownCommand: NoWords
  readonly badField: { readonly field: string }
  readonly unknownField: { readonly field: string }
}

/** One of several values, or a whole number within limits. */
export type Allowed = readonly string[] | { readonly least: number; readonly most: number }

/** The rules' own codes that have something to fill in. */
interface Filled {
  readonly notNow: { readonly stage: Stage }
  readonly sandRunning: { readonly glass: GlassId }
  readonly wrongGlass: { readonly needs: 'doctor' | 'nurse' }
  readonly spaceTaken: { readonly space: SpaceId }
  readonly bedHeld: { readonly bed: BedId }
  readonly bedTaken: { readonly bed: BedId }
  /** Null when the bed goes without saying. */
  readonly bedAway: { readonly bed: BedId | null }
  readonly spotTaken: { readonly spot: Spot }
  readonly storeEmpty: { readonly piece: Piece }
  readonly poolEmpty: { readonly piece: Piece }
}

type OwnCode = Exclude<RefusalCode, keyof CommonRefusalWords>

export type RefusalWords = Reading & {
  readonly [C in OwnCode]: C extends keyof Filled ? Filled[C] : NoWords
}

type Data = Readonly<Record<string, unknown>>

/** The engine gives a refusal what is at hand; here it becomes what the sentences ask for. */
export function refusalWords(data: Data): object {
  const { values, least, most } = data
  return { ...data, allowed: values ?? { least, most }, bed: data['bed'] ?? null }
}
