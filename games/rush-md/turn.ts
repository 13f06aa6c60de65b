// A step in progress: the draft it writes into, the time it happens, the events it has caused.

import { Random, type Seat } from '@grand-rounds/kernel'
import { type Glass, type Action, type Bed, type Draft, type Patient, type State } from './state.ts'
import type { Event, Happening, Loss } from './events.ts'
import type { BedId, GlassId, Ward } from './board.ts'
import type { PatientId } from './cards/patients.ts'
import { ticksAt } from './clock.ts'
import { changed, type Piece } from './pieces.ts'

export class Turn {
  readonly state: Draft
  /** The moment of the order, in milliseconds, and in ticks of the round. */
  readonly at: number
  readonly now: number
  readonly events: Event[] = []

  constructor(state: State, at: number, now = ticksAt(state.clock, state.options.pace, at)) {
    this.state = { ...state }
    this.at = at
    this.now = now
  }

  emit(happening: Happening): void {
    this.events.push({ ...happening, n: this.state.events++ })
  }

  /** Keeps what chance has used. */
  shuffle<T>(stream: string, items: readonly T[]): T[] {
    const random = new Random(this.state.random)
    const shuffled = random.shuffle(stream, [...items])
    this.state.random = random.state()
    return shuffled
  }

  setAction(seat: Seat, action: Action | null): void {
    this.state.actions = this.state.actions.with(seat, action)
  }

  /** [RMD 3.13] The hand is not ready for its next act until then: real milliseconds, whatever the pace. */
  rest(seat: Seat, milliseconds: number): void {
    const until = Math.max(this.state.hands[seat] ?? 0, this.at + milliseconds)
    this.state.hands = this.state.hands.with(seat, until)
  }

  isBusy(seat: Seat): boolean {
    return (this.state.hands[seat] ?? null) !== null
  }

  setGlass(glass: Glass): void {
    this.state.glasses = this.state.glasses.map((one) => (one.id === glass.id ? glass : one))
  }

  setBed(bed: Bed): void {
    this.state.beds = this.state.beds.map((one) => (one.id === bed.id ? bed : one))
  }

  /** The patient as now, wherever the patient is; `null` takes the patient out of the house. */
  setPatient(card: PatientId, patient: Patient | null): void {
    const { clinic, desk, beds } = this.state
    const within = (row: readonly Patient[]) =>
      row.some((one) => one.card === card) ? row.flatMap((one) => (one.card === card ? (patient ?? []) : one)) : row
    this.state.clinic = within(clinic)
    this.state.desk = within(desk)
    if (beds.some((bed) => bed.patient?.card === card))
      this.state.beds = beds.map((bed) => (bed.patient?.card === card ? { ...bed, patient } : bed))
  }

  toStore(piece: Piece, count: number): void {
    if (count !== 0) this.state.store = changed(this.state.store, piece, count)
  }

  toPool(piece: Piece, count: number): void {
    if (count !== 0) this.state.pool = changed(this.state.pool, piece, count)
  }

  /** [RMD 3.18] At 0 all is lost at once; whoever goes on after this has to look at the stage. */
  loseSkill(points: number, by: Loss, of: Seat | Ward | PatientId): void {
    const { state } = this
    if (points === 0 || state.stage === 'over') return
    state.skill = Math.max(0, state.skill - points)
    this.emit({ type: 'skillLost', points, by, of })
    if (state.skill === 0) this.end(false)
  }

  end(won: boolean): void {
    this.state.stage = 'over'
    this.state.won = won
    this.state.paused = false
    this.state.startsAt = null
    this.emit({ type: 'gameEnded', won })
  }
}

export function bedOf(state: State, id: BedId): Bed {
  const bed = state.beds.find((one) => one.id === id)
  if (!bed) throw new RangeError(`no bed ${id}`)
  return bed
}

export function bedWith(state: State, patient: PatientId): Bed | undefined {
  return state.beds.find((bed) => bed.patient?.card === patient)
}

export function glassOf(state: State, id: GlassId): Glass | undefined {
  return state.glasses.find((glass) => glass.id === id)
}

export function patientOf(state: State, card: PatientId): Patient | undefined {
  const row = (patients: readonly Patient[]) => patients.find((one) => one.card === card)
  return row(state.clinic) ?? row(state.desk) ?? bedWith(state, card)?.patient ?? undefined
}

/** Everyone in the house, waiting ones too. */
export function everyPatient(state: State): readonly Patient[] {
  return [...state.clinic, ...state.desk, ...state.beds.flatMap(({ patient }) => patient ?? [])]
}
