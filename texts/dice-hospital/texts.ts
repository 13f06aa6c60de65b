// The words of Dice Hospital, as every language has to supply them. Lists of ids come from the game, so that a
// card without a text can't be.

import type {
  AdministratorId,
  Colour,
  DepartmentId,
  EventCardId,
  MeepleColour,
  OptionKey,
  Options,
  Phase,
  PointSource,
  PromoId,
  ReportId,
  SpecialistId,
  Stage,
  WhyImpossible,
} from '@grand-rounds/dice-hospital/ids'
import type { NoWords, Sentence, Sentences } from '../language.ts'
import type { RefusalWords } from './refusal-words.ts'
import type { ReviewTexts } from './review-texts.ts'
import type { Die, EventWords } from './words.ts'

export interface DiceHospitalTexts {
  readonly name: string
  readonly terms: Terms
  readonly departments: Readonly<Record<DepartmentId, DepartmentText>>
  readonly specialists: Readonly<Record<SpecialistId, SpecialistText>>
  readonly administrators: Readonly<Record<AdministratorId, AdministratorText>>
  readonly eventCards: Readonly<Record<EventCardId, EventCardText>>
  readonly reports: ReportTexts
  readonly ambulances: AmbulanceTexts
  readonly own: OwnTexts
  readonly phases: Readonly<Record<Phase, NamedText>>
  readonly stages: Readonly<Record<Stage, NamedText>>
  /** What is asked inside the activation. */
  readonly followUps: Readonly<Record<FollowUpId, NamedText>>
  readonly options: OptionTexts
  readonly presets: Readonly<Record<PresetId, NamedText>>
  readonly pointSources: Readonly<Record<PointSource, string>>
  readonly results: Sentences<ResultWords>
  readonly events: Sentences<EventWords>
  readonly refusals: Sentences<RefusalWords>
  /** Follows 'That position can't be', as a clause of its own. */
  readonly impossible: Readonly<Record<WhyImpossible, string>>
  readonly review: ReviewTexts
}

export interface NamedText {
  readonly name: string
  readonly text: string
}

/**
 * Effect texts write values, steps, points and bags as digits and numbers of patients as words; a test compares
 * them with the effects, so it reads them by that rule.
 */
export interface DepartmentText extends NamedText {
  /** As it follows 'is at work': in the Clinic. */
  readonly where: string
}

export interface SpecialistText extends NamedText {
  /** As it follows 'Anna hires': the Surgeon. */
  readonly whom: string
}

export interface AdministratorText {
  readonly name: string
  /** A line of character. */
  readonly line: string
  readonly text: Readonly<Record<Options['edition'], string>>
}

export interface EventCardText extends NamedText {
  /** A line of flavour. */
  readonly line: string
}

export interface ReportTexts {
  readonly titles: Readonly<Record<ReportId, string>>
  text(words: { readonly dice: Readonly<Record<Colour, number>>; readonly points: number }): string
}

export interface AmbulanceTexts {
  name(words: { readonly number: number }): string
  /** The back of an ambulance, for the pickup. */
  back(words: { readonly number: number; readonly spaces: readonly Die[] }): string
}

/** Said of cards that no rulebook lists. */
export interface OwnTexts {
  readonly card: string
  readonly nameAndLine: string
}

export type FollowUpId = 'model' | 'specialist' | 'admissions'

export type PresetId = 'firstGame' | 'standard' | 'expert' | 'prototype'

export interface OptionTexts {
  readonly all: Readonly<Record<OptionKey, NamedText>>
  readonly editions: Readonly<Record<Options['edition'], string>>
  readonly activations: Readonly<Record<Options['activation'], string>>
  readonly promos: Readonly<Record<PromoId, string>>
  readonly on: string
  readonly off: string
}

export interface Terms {
  readonly colours: Readonly<Record<Colour, ColourText>>
  readonly meepleColours: Readonly<Record<MeepleColour, string>>
  readonly nurse: { readonly name: string; readonly whom: string }
  readonly things: Readonly<Record<ThingId, string>>
  /** Short, as in the log: red 3. */
  die(die: Die): string
  /** In full, as a screen reader says it. */
  patient(die: Die): string
  readonly patients: Sentence<Counted>
  readonly points: Sentence<Counted>
  readonly bags: Sentence<Counted>
  readonly fatalities: Sentence<Counted>
  readonly nurses: Sentence<Counted>
  readonly round: Sentence<{ readonly round: number }>
}

interface Counted {
  readonly count: number
}

export interface ColourText {
  readonly name: string
  /** Of its sign, for whoever does not see the colour. */
  readonly shape: string
}

export type ThingId =
  | 'hospital'
  | 'ward'
  | 'bed'
  | 'patient'
  | 'lounge'
  | 'mortuary'
  | 'fatality'
  | 'bag'
  | 'box'
  | 'bloodBag'
  | 'ambulance'
  | 'improvement'
  | 'department'
  | 'specialist'
  | 'administrator'
  | 'eventCard'
  | 'report'
  | 'firstPlayerToken'

interface Won {
  readonly who: string
  readonly points: number
}

export interface ResultWords {
  readonly over: NoWords
  readonly solo: Won
  readonly wins: Won
  /** Equal on points, and then fewer patients left. */
  readonly winsByPatients: Won & { readonly left: number; readonly others: number }
  /** Equal on patients too, and then the higher sum of their values. */
  readonly winsByValues: Won & { readonly values: number; readonly others: number }
  readonly shared: { readonly who: readonly string[]; readonly points: number }
  readonly standing: Won & { readonly place: number; readonly left: number; readonly values: number }
}
