// The words of Rush M.D., as every language has to supply them. Lists of ids come from the game, so that a card
// without a text can't be.

import type {
  Condition,
  DiagnosisId,
  Difficulty,
  Doses,
  EpidemicId,
  Exam,
  Extra,
  GlassId,
  Goal,
  GoalId,
  Lesson,
  Loss,
  OptionKey,
  Options,
  Paper,
  PaperId,
  PatientId,
  Piece,
  Sign,
  Signal,
  SpaceId,
  Spot,
  Stage,
  Symptom,
  Tag,
  TaskAim,
  Ward,
} from '@grand-rounds/rush-md/ids'
import type { NoWords, Sentence, Sentences } from '../language.ts'
import type { RefusalWords } from './refusal-words.ts'
import type { EventWords, PlaceId } from './words.ts'

export interface RushMdTexts {
  readonly name: string
  readonly terms: Terms
  readonly patients: Readonly<Record<PatientId, PatientText>>
  readonly diagnoses: Readonly<Record<DiagnosisId, NamedText>>
  readonly epidemics: Readonly<Record<EpidemicId, NamedText>>
  readonly goals: GoalTexts
  readonly papers: PaperTexts
  /** Said of cards that no rulebook lists. */
  readonly own: string
  readonly phases: Readonly<Record<PhaseId, NamedText>>
  readonly stages: Readonly<Record<Stage, NamedText>>
  readonly places: Readonly<Record<PlaceId, PlaceText>>
  readonly exams: Readonly<Record<Exam, NamedText>>
  readonly lessons: Readonly<Record<Lesson, NamedText>>
  readonly options: OptionTexts
  readonly presets: Readonly<Record<PresetId, NamedText>>
  readonly results: Sentences<ResultWords>
  readonly events: Sentences<EventWords>
  readonly refusals: Sentences<RefusalWords>
}

export interface NamedText {
  readonly name: string
  readonly text: string
}

/** Nobody who has lived is meant. */
export interface PatientText {
  /** Who it is; no two have one name. */
  readonly name: string
  /** What brings them here. */
  readonly complaint: string
  /** A line of character. */
  readonly line: string
}

/** Figures are not in the texts but filled in, so that they can't differ from the cards. */
export interface GoalTexts {
  readonly titles: Readonly<Record<GoalId, string>>
  readonly text: Sentence<Goal>
}

export interface PaperTexts {
  readonly titles: Readonly<Record<PaperId, string>>
  task(words: { readonly task: TaskAim; readonly reward: number }): string
  action(words: { readonly extra: Extra; readonly glass: Extract<Paper, { kind: 'action' }>['glass'] }): string
}

export interface PlaceText extends NamedText {
  /** As it follows 'is at work': in the clinic. */
  readonly where: string
}

export type PhaseId = 'council' | 'action' | 'evaluation'

export type PresetId = 'firstGame' | 'standard' | 'research' | 'relaxed'

export interface OptionTexts {
  readonly all: Readonly<Record<OptionKey, NamedText>>
  readonly difficulties: Readonly<Record<Difficulty, string>>
  readonly contagions: Readonly<Record<Options['contagion'], string>>
  readonly oaths: Readonly<Record<Options['oath'], string>>
  readonly exams: Readonly<Record<Options['exams'], string>>
  readonly drawnGoal: string
  readonly noLesson: string
  readonly on: string
  readonly off: string
}

interface Counted {
  readonly count: number
}

export interface Terms {
  readonly pieces: Readonly<Record<Piece, string>>
  /** 2 blue pills. */
  amount(words: { readonly piece: Piece; readonly count: number }): string
  /** A whole treatment; 'nothing' when there is none. */
  doses(words: { readonly doses: Doses }): string
  readonly conditions: Readonly<Record<Condition, string>>
  readonly symptoms: Readonly<Record<Symptom, string>>
  /** Of the culture tokens. */
  readonly signs: Readonly<Record<Sign, string>>
  readonly glasses: Readonly<Record<GlassId, string>>
  readonly wards: Readonly<Record<Ward, string>>
  /** Where a piece was given, and what for. */
  readonly tags: Readonly<Record<Tag, string>>
  /** Where a bed is moved: to the X-ray. */
  readonly moves: Readonly<Record<Spot | 'ward', string>>
  /** A space by itself, with its number where there are several. */
  space(words: { readonly space: SpaceId }): string
  readonly losses: Readonly<Record<Loss, string>>
  readonly signals: Readonly<Record<Signal, string>>
  readonly things: Readonly<Record<ThingId, string>>
  readonly patients: Sentence<Counted>
  readonly skill: Sentence<Counted>
  readonly reputation: Sentence<Counted>
  readonly round: Sentence<{ readonly round: number }>
}

export type ThingId =
  | 'inPatient'
  | 'outPatient'
  | 'diagnosis'
  | 'effectiveness'
  | 'treatment'
  | 'surgery'
  | 'reward'
  | 'contagious'
  | 'epidemic'
  | 'goal'
  | 'paper'
  | 'task'
  | 'action'
  | 'glass'
  | 'doctor'
  | 'nurse'
  | 'either'
  | 'bed'
  | 'ward'
  | 'skill'
  | 'reputation'
  | 'store'
  | 'pool'
  | 'tweezers'

export interface ResultWords {
  readonly won: NoWords
  readonly lost: NoWords
  /** Lost because no skill point was left. */
  readonly exhausted: NoWords
  /** What was reached, and what the goal asked for. */
  readonly reached: {
    readonly reputation: number
    readonly patients: number
    readonly skill: number
  }
  /** The clock was slower than the rules say, or stood still. */
  readonly marked: NoWords
}
