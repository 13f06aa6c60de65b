// Every reason that Dice Hospital can give for not doing something, with the words of its sentence. A test
// reads the game's sources: a code that is missing here is found.

import type {
  AdministratorId,
  ImprovementId,
  Meeple,
  OptionKey,
  ReportId,
  Stage,
  WhyImpossible,
} from '@grand-rounds/dice-hospital/ids'
import type { NoWords } from '../language.ts'
import { type Die, readDie } from './words.ts'

/** The card that the refusal is about, if it is about one. */
interface AboutCard {
  readonly card: ImprovementId | null
}

/** Null when what came in is not a patient at all. */
interface AboutPatient {
  readonly patient: Die | null
}

export interface RefusalWords {
  readonly badSeats: { readonly least: number; readonly most: number }
  readonly badOptions: NoWords
  readonly unknownOption: { readonly option: string }
  readonly badOption: { readonly option: OptionKey; readonly values: readonly string[] }
  readonly optionExcluded: { readonly option: OptionKey; readonly by: 'solo' | 'players' | 'prototype' }

  readonly notACommand: NoWords
  readonly notAChoice: NoWords
  readonly unknownCommand: NoWords
  readonly badField: { readonly field: string }
  readonly unknownField: { readonly field: string }

  readonly notYourTurn: { readonly stage: Stage }
  readonly notNow: { readonly stage: Stage }
  readonly chooseModelFirst: NoWords
  readonly followUpFirst: NoWords
  readonly nothingToFollow: NoWords
  readonly nothingToUndo: NoWords

  readonly wrongValues: { readonly values: readonly number[] }
  readonly notDealt: { readonly administrator: AdministratorId; readonly dealt: readonly AdministratorId[] }

  readonly wrongSplit: NoWords
  readonly noSuchAmbulance: { readonly number: number }
  readonly firstPlayerNotOne: NoWords
  readonly ambulanceTaken: { readonly number: number }

  readonly deckEmpty: { readonly kind: 'department' | 'specialist' }
  readonly notInTheRow: AboutCard
  readonly mustClaim: NoWords
  readonly tooManyDiscards: { readonly most: number }
  readonly notYours: AboutCard

  readonly notAModel: AboutCard
  readonly meepleNotFree: { readonly meeple: Meeple }
  readonly departmentUsed: AboutCard
  readonly departmentClosed: AboutCard
  readonly noSpecialist: { readonly meeple: Meeple }
  readonly specialistLater: AboutCard
  readonly specialistNotTriggered: AboutCard

  readonly badTarget: NoWords
  readonly noSuchPatient: AboutPatient
  readonly wrongPatient: AboutCard
  readonly wrongNumberOfPatients: AboutCard & { readonly count: number | null }
  readonly notTogether: AboutCard
  readonly cantRecolour: NoWords
  readonly noBag: NoWords
  readonly onlyPrototype: NoWords
  readonly noBed: NoWords
  readonly bagEmpty: NoWords

  readonly cantProtect: AboutPatient
  readonly noReports: NoWords
  readonly reportNotInLowerRow: { readonly report: ReportId }
  readonly notEnoughDischarged: { readonly report: ReportId }

  readonly noSuchSpace: NoWords
  readonly spaceTaken: NoWords
  readonly doesNotFit: AboutPatient & { readonly asks: Die | null }

  readonly notAPosition: NoWords
  readonly badNotation: { readonly word: string }
  readonly impossible: AboutCard & { readonly why: WhyImpossible; readonly who: string | null }
}

type Data = Readonly<Record<string, unknown>>

/** The engine gives a refusal what is at hand; here it becomes what the sentences ask for. */
export function refusalWords(data: Data, nameOf: (seat: number) => string): object {
  const die = (key: string) => {
    const text = data[key]
    return typeof text === 'string' ? readDie(text) : null
  }
  const seat = data['seat']
  return {
    ...data,
    patient: die('patient'),
    asks: die('asks'),
    card: data['card'] ?? data['improvement'] ?? data['department'] ?? data['specialist'] ?? null,
    count: data['count'] ?? null,
    who: typeof seat === 'number' ? nameOf(seat) : null,
  }
}
