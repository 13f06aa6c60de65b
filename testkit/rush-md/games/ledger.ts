// A second book: it follows a game by its events alone, and judges patients by the numbered rules. What it arrives at
// must be what the engine says.

import {
  type DiagnosisId,
  DIAGNOSES,
  EPIDEMICS,
  type EpidemicId,
  type Event,
  goalFor,
  PATIENTS,
  type PatientId,
  type State,
  type Tag,
  type Ward,
} from '@grand-rounds/rush-md'
import { type Pieces, type Substance, SUBSTANCES, verdictOf } from './treatment.ts'

interface Lying {
  condition: string
  bed: string | null
  readonly diagnoses: DiagnosisId[]
  readonly given: Record<Tag, Partial<Record<Substance, number>>>
}

const COSTS: Readonly<Record<string, number>> = { stable: 1, serious: 3, critical: 8 }

export class Ledger {
  readonly #house = new Map<PatientId, Lying>()
  readonly #epidemics = new Map<Ward, EpidemicId>()
  #reputation = 0
  #skill: number | null = null
  #next = 0
  /** Points that the judgement of the rules has taken and no event has told yet. */
  #owed = 0

  /** What is wrong, or null. */
  note(events: readonly Event[]): string | null {
    for (const event of events) {
      if (event.n !== this.#next++) return `event ${event.n} instead of ${this.#next - 1}`
      const wrong = this.#noteOne(event)
      if (wrong !== null) return wrong
    }
    return this.#owed === 0 ? null : `${this.#owed} skill points were not taken`
  }

  difference(state: State): string | null {
    const start = goalFor(state.goal, state.options.difficulty, state.options.rounds).skill
    const skill = Math.max(0, start + (this.#skill ?? 0))
    if (state.skill !== skill) return `${state.skill} skill points instead of ${skill}`
    if (state.reputation !== this.#reputation) return `reputation ${state.reputation} instead of ${this.#reputation}`
    const here = [...state.clinic, ...state.desk, ...state.beds.flatMap(({ patient }) => patient ?? [])]
    if (here.length !== this.#house.size) return `${here.length} patients instead of ${this.#house.size}`
    for (const { card, condition } of here)
      if (this.#house.get(card)?.condition !== condition) return `${card} is ${condition}`
    return null
  }

  #noteOne(event: Event): string | null {
    switch (event.type) {
      case 'patientDrawn':
        this.#house.set(event.patient, {
          condition: PATIENTS[event.patient].condition,
          bed: null,
          diagnoses: [],
          given: { ward: {}, theatre: {}, epidemic: {} },
        })
        return null
      case 'patientAdmitted':
        this.#of(event.patient).bed = event.bed
        return null
      case 'diagnosed':
        this.#of(event.patient).diagnoses.push(event.diagnosis)
        return DIAGNOSES[event.diagnosis].exam === event.exam ? null : `${event.diagnosis} by ${event.exam}`
      case 'given':
        return this.#give(event.patient, event.tag, event.substance, event.count)
      case 'sentBack':
        return this.#sendBack(event.patient, event.tag, event.substance)
      case 'conditionChanged':
        this.#of(event.patient).condition = event.condition
        return null
      case 'epidemicDrawn':
        if (this.#epidemics.has(event.ward)) return `a second epidemic on ward ${event.ward}`
        this.#epidemics.set(event.ward, event.epidemic)
        return EPIDEMICS[event.epidemic].treatment === null ? `${event.epidemic} stays` : null
      case 'epidemicEnded':
        return this.#endEpidemic(event.ward, event.without.length === 0)
      case 'patientJudged':
        return this.#judge(event.patient, event.verdict)
      case 'patientDied':
        return this.#of(event.patient).condition === 'critical' ? this.#leave(event.patient) : 'died too early'
      case 'patientDischarged':
        return this.#discharge(event.patient, event.reputation)
      case 'skillLost':
        this.#skill = (this.#skill ?? 0) - event.points
        return this.#owe(event.by, event.points)
      case 'skillGained':
        this.#skill = (this.#skill ?? 0) + event.points
        return null
      default:
        return null
    }
  }

  #of(card: PatientId): Lying {
    const lying = this.#house.get(card)
    if (!lying) throw new Error(`${card} is not in the house`)
    return lying
  }

  #leave(card: PatientId): null {
    this.#house.delete(card)
    return null
  }

  #give(card: PatientId, tag: Tag, what: Substance, count: number): null {
    const doses = this.#of(card).given[tag]
    doses[what] = (doses[what] ?? 0) + count
    return null
  }

  /** [RMD 3.20] Only from those who stay. */
  #sendBack(card: PatientId, tag: Tag, what: Substance): string | null {
    const { given, diagnoses } = this.#of(card)
    if (verdictOf(card, diagnoses, given).verdict !== 'error') return `a piece of ${card}, who goes home, was sent back`
    given[tag][what] = (given[tag][what] ?? 0) - 1
    return (given[tag][what] ?? 0) < 0 ? `${card} had no ${what}` : null
  }

  /** [RMD 3.16] */
  #endEpidemic(ward: Ward, contained: boolean): string | null {
    const card = this.#epidemics.get(ward)
    if (card === undefined) return `no epidemic on ward ${ward}`
    this.#epidemics.delete(ward)
    const { treatment, reward } = EPIDEMICS[card]
    const patients = [...this.#house.values()].filter(({ bed }) => bed?.startsWith(ward))
    const without = patients.filter(({ given }) =>
      SUBSTANCES.some((what) => (given.epidemic[what] ?? 0) < (treatment?.[what] ?? 0)),
    ).length
    for (const { given } of patients) given.epidemic = {}
    if (contained !== (without === 0)) return `${without} of ward ${ward} without treatment, contained: ${contained}`
    if (contained) this.#reputation += reward
    this.#owed = without
    return null
  }

  /** [RMD 3.17] */
  #judge(card: PatientId, verdict: string): string | null {
    const { diagnoses, given, condition } = this.#of(card)
    const pieces: Pieces = given
    const expected = verdictOf(card, diagnoses, pieces).verdict
    if (verdict !== expected) return `${card} was judged ${verdict}, not ${expected}`
    this.#owed = verdict === 'surplus' ? 2 : verdict === 'error' ? (COSTS[condition] ?? 0) : 0
    return null
  }

  /** [RMD 3.20] */
  #discharge(card: PatientId, reputation: number): string | null {
    const { diagnoses, given } = this.#of(card)
    const { verdict, reward } = verdictOf(card, diagnoses, given)
    if (verdict === 'error') return `${card} was discharged in error`
    this.#reputation += reputation
    this.#house.delete(card)
    return reputation === reward ? null : `${reputation} reputation for ${card} instead of ${reward}`
  }

  #owe(by: string, points: number): string | null {
    if (by === 'oath' || by === 'xray') return points === 1 ? null : `${points} skill points by ${by}`
    if (by === 'missedSign') return points % 3 === 0 ? null : `${points} skill points for missed signs`
    if (points !== this.#owed) return `${points} skill points lost by ${by} instead of ${this.#owed}`
    this.#owed = 0
    return null
  }
}
