// The words of hints and of a game looked at afterwards: what could have been done, and what was lost by not doing it.

import type {
  AdministratorId,
  Colour,
  Command,
  ImprovementId,
  ReportId,
  SpecialistId,
} from '@grand-rounds/dice-hospital/ids'
import type { NoWords, Sentences } from '../language.ts'
import type { Die } from './words.ts'

/** A patient who is picked for an effect; `turned`: the colour that a blood bag gives for it, or null. */
export interface TargetDie extends Die {
  readonly turned: Colour | null
}

/** By type of command. */
export interface CommandWords {
  readonly reveal: { readonly kind: 'department' | 'specialist' }
  readonly setValues: { readonly patients: readonly Die[] }
  readonly chooseAdministrator: { readonly administrator: AdministratorId }
  /** Number 1 first. */
  readonly split: { readonly ambulances: readonly (readonly Die[])[] }
  readonly takeAmbulance: { readonly number: number }
  readonly keep: { readonly patients: readonly Die[] }
  /** Those who die. */
  readonly makeRoom: { readonly patients: readonly Die[] }
  readonly claim: { readonly improvement: ImprovementId }
  /** None: everything is kept. */
  readonly discard: { readonly improvements: readonly ImprovementId[] }
  readonly chooseModel: { readonly specialist: SpecialistId }
  /** `specialist`: for whom the specialist's own effect is used; null: it is not used. */
  readonly place: Pick<Command & { type: 'place' }, 'meeple' | 'department'> & {
    readonly targets: readonly TargetDie[]
    readonly specialist: readonly TargetDie[] | null
  }
  readonly useSpecialist: { readonly targets: readonly TargetDie[] }
  readonly release: { readonly patient: Die }
  readonly draw: NoWords
  readonly decline: NoWords
  readonly spendBag: { readonly target: TargetDie }
  readonly recolour: { readonly target: TargetDie }
  readonly endShift: NoWords
  readonly protect: { readonly patient: Die }
  readonly completeReport: { readonly report: ReportId }
  /** Spaces count from 1. */
  readonly pickUp: { readonly patient: Die; readonly space: number }
  readonly pass: NoWords
  readonly undo: NoWords
}

export type VerdictId = 'best' | 'good' | 'inaccuracy' | 'mistake' | 'blunder'

export interface ReviewTexts {
  /** What can be done, without a subject and without a full stop, as in a list of steps: take ambulance 2. */
  readonly commands: Sentences<CommandWords>
  /** Of a decision, as a mark beside it. */
  readonly verdicts: Readonly<Record<VerdictId, string>>
  readonly hints: Sentences<HintWords>
  readonly words: Sentences<ReviewWords>
}

/** Points may have a part: one decimal is said. */
export interface HintWords {
  /**
   * The plan that is worth most in the long run: `points` this shift, and `proved` if none is worth more. `most`: what
   * the shift could bring (null: dice would decide). The rest is what the plan has that the most points would not.
   */
  readonly plan: {
    readonly points: number
    readonly proved: boolean
    readonly most: number | null
    readonly mostProved: boolean
    readonly saved: readonly Die[]
    readonly nearer: readonly Die[]
    readonly bags: number
  }
  /** Dice will fall: `value` is what can be expected, what is left for later rounds included. */
  readonly withDice: { readonly value: number; readonly proved: boolean }
  /** Nothing more is worth doing; not proved: nothing was found. */
  readonly nothing: { readonly proved: boolean }
}

export interface ReviewWords {
  readonly title: NoWords
  /** While it is being worked out. */
  readonly progress: { readonly done: number; readonly total: number }
  readonly accuracy: NoWords
  /** `accuracy`: whole, 0 to 100. */
  readonly accuracyOf: { readonly who: string; readonly accuracy: number; readonly lost: number }
  /** How many decisions of each verdict. */
  readonly counts: Readonly<Record<VerdictId, number>>
  readonly lost: { readonly points: number }
  /** Before what would have been better. */
  readonly better: NoWords
  /** An activation: points of the round. `best` null: dice would have decided. */
  readonly reached: { readonly who: string; readonly points: number; readonly best: number | null }
  /** Nothing better is possible than what is shown as the best. */
  readonly proved: NoWords
  /** It is not proved: no more than this could be, in points of value. */
  readonly atMost: { readonly value: number }
  readonly turningPoints: NoWords
  readonly noTurningPoints: NoWords
  /** `from` and `to`: expected points ahead of the best other; behind, if below 0. */
  readonly turningPoint: {
    readonly round: number
    readonly moment: 'draft' | 'activation'
    readonly who: string
    readonly from: number
    readonly to: number
  }
  readonly byRound: NoWords
  /** A column: points after the last round. */
  readonly afterwards: NoWords
}
