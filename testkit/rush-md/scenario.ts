// Scenes of Rush M.D. that read like play:
//
//   const scene = scenario({ seats: 2, beds: { A1: { card: 'pneumonia' } } })
//   scene.does(0, place('nurse1', 'wardA', 'pneumonia')).does(0, { type: 'give', piece: 'blue', patient: 'pneumonia' })

import { frozen, type Refusal, type Seat, seedFrom, submit } from '@grand-rounds/kernel'
import {
  type BedId,
  type Command,
  type DiagnosisId,
  DIAGNOSES,
  type Doses,
  type Event,
  type Exam,
  type GlassId,
  type PaperId,
  type Patient,
  PATIENTS,
  type PatientId,
  type Piece,
  PIECES,
  readDoses,
  rushMd,
  type SpaceId,
  type Spot,
  type State,
} from '@grand-rounds/rush-md'
import { needOf, SUBSTANCES } from './games/treatment.ts'
import { brokenLaw } from './laws.ts'

/** Nothing in a scene can change what has been. */
const game = frozen(rushMd)

export interface Lying {
  readonly card: PatientId
  readonly condition?: Patient['condition']
  readonly spot?: Spot
  readonly diagnoses?: readonly DiagnosisId[]
  /** What was given, in letters (see pieces.ts) or counted: on the ward, in an operating room, for an epidemic. */
  readonly ward?: string | Doses
  readonly theatre?: string | Doses
  readonly epidemic?: string | Doses
  readonly syringes?: Patient['syringes']
}

export interface Opening {
  readonly seats?: number
  readonly options?: object
  readonly seed?: string
  /** Stays in the council of round 1 instead of starting the clock. */
  readonly council?: true
  readonly clinic?: readonly Lying[]
  readonly desk?: readonly Lying[]
  readonly beds?: Readonly<Partial<Record<BedId, Lying>>>
  /** What the stores hold instead; the pool has the rest. */
  readonly store?: Readonly<Partial<Record<Piece, number>>>
  /** The cards on top of the exams' decks. */
  readonly tops?: Readonly<Partial<Record<Exam, DiagnosisId>>>
  /** The research papers of the round. */
  readonly papers?: readonly PaperId[]
  /** Anything else, as it shall be. */
  readonly change?: (state: State) => Partial<State>
}

export class Scene {
  state: State
  /** Of the last step. */
  events: readonly Event[] = []
  at = 0

  constructor(state: State) {
    this.state = state
  }

  private submit(by: Seat | 'clock', command: unknown, at = this.at) {
    return submit(game, this.state.seats, this.state, { by, at, command })
  }

  /** Gives a command that must be accepted. */
  does(seat: Seat, command: Command): this {
    const outcome = this.submit(seat, command)
    if (!outcome.ok)
      throw new Error(`seat ${seat} was refused ${JSON.stringify(command)}: ${JSON.stringify(outcome.refusal)}`)
    this.state = outcome.state
    this.events = outcome.events
    const broken = brokenLaw(this.state)
    if (broken !== null) throw new Error(`after ${JSON.stringify(command)}: ${broken}`)
    return this
  }

  /** Gives a command (or anything else) that must be refused, and says why it was. */
  refuses(seat: Seat, command: unknown): Refusal['code'] {
    const outcome = this.submit(seat, command)
    if (outcome.ok) throw new Error(`seat ${seat} was allowed ${JSON.stringify(command)}`)
    return outcome.refusal.code
  }

  /** What would be said to a command, without doing it: null when it would be done. */
  answers(seat: Seat, command: unknown): Refusal['code'] | null {
    const outcome = this.submit(seat, command)
    return outcome.ok ? null : outcome.refusal.code
  }

  /** So much time passes; whatever falls due is told in its order. */
  wait(milliseconds: number): this {
    return this.until(this.at + milliseconds)
  }

  until(at: number): this {
    for (;;) {
      const [due] = rushMd.deadlines(this.state).toSorted((a, b) => a.at - b.at)
      if (!due || due.at > at) break
      this.timeUp(due.id, due.at)
    }
    this.at = at
    return this
  }

  timeUp(deadline: string, at: number): this {
    const outcome = this.submit('clock', { type: 'timeUp', deadline }, at)
    if (!outcome.ok) throw new Error(`the clock was refused: ${JSON.stringify(outcome.refusal)}`)
    this.at = at
    this.state = outcome.state
    this.events = outcome.events
    const broken = brokenLaw(this.state)
    if (broken !== null) throw new Error(`after ${deadline}: ${broken}`)
    return this
  }

  /** The clock runs to its end, and all that still goes on. */
  endRound(): this {
    const { round } = this.state
    // [RMD L0] A clock that still waits for its first glass would never end by itself.
    if (this.state.stage === 'action' && !this.state.clock.running)
      for (const seat of this.seats) this.does(seat, { type: 'endRound' })
    while (this.state.stage === 'action' || this.state.stage === 'overtime') this.wait(60_000)
    for (const seat of this.state.stage === 'clearing' ? this.seats : []) this.does(seat, { type: 'ready' })
    if (this.state.round === round && this.state.stage !== 'over') throw new Error(`still in ${this.state.stage}`)
    return this
  }

  get seats(): Seat[] {
    return Array.from({ length: this.state.seats }, (_, seat) => seat)
  }

  /** The council agrees, and the clock starts: at the same moment, as if nothing had been counted down. */
  start(): this {
    const { at } = this
    for (const seat of this.seats) this.does(seat, { type: 'ready' })
    if (this.state.startsAt === null) return this
    const { events } = this
    this.timeUp('start', this.state.startsAt)
    this.events = [...events, ...this.events]
    this.state = { ...this.state, clock: { ...this.state.clock, at } }
    this.at = at
    return this
  }

  legal(seat: Seat): Command[] {
    return [...rushMd.legal(this.state, seat)]
  }

  /** Whether some legal command has these members. */
  can(seat: Seat, like: object): boolean {
    return this.legal(seat).some((command) =>
      Object.entries(like).every(
        ([key, value]) => (command as unknown as Readonly<Record<string, unknown>>)[key] === value,
      ),
    )
  }

  patient(card: PatientId): Patient {
    const { clinic, desk, beds } = this.state
    const found = [...clinic, ...desk, ...beds.flatMap(({ patient }) => patient ?? [])].find((one) => one.card === card)
    if (!found) throw new Error(`${card} is not in the house`)
    return found
  }

  isIn(card: PatientId): boolean {
    const { clinic, desk, beds } = this.state
    return [...clinic, ...desk, ...beds.flatMap(({ patient }) => patient ?? [])].some((one) => one.card === card)
  }
}

/** A table in the action phase of round 1, with the clock at 0, unless it says otherwise. */
export function scenario(opening: Opening = {}): Scene {
  const { seats = 2, options = {}, seed = 'a scene' } = opening
  const read = rushMd.readOptions(options, seats)
  if (!read.ok) throw new Error(`the options were refused: ${JSON.stringify(read.refusal)}`)
  const { state, events } = game.setup({
    version: game.version,
    options: read.value,
    seats,
    seed: seedFrom(seed),
    at: 0,
  })
  const arranged = arrange(state, opening)
  const broken = brokenLaw(arranged)
  if (broken !== null) throw new Error(`the scene can't be: ${broken}`)
  const scene = new Scene(arranged)
  scene.events = events
  return opening.council ? scene : scene.start()
}

function arrange(
  start: State,
  { clinic = [], desk = [], beds = {}, store = {}, tops = {}, papers, change }: Opening,
): State {
  let state: State = { ...start }
  const bring = (lying: Lying): Patient => {
    const { card, condition = PATIENTS[card].condition, diagnoses = [], syringes = [] } = lying
    const { kind } = PATIENTS[card]
    let { decks } = state
    decks = { ...decks, [kind]: decks[kind].filter((id) => id !== card) }
    for (const id of diagnoses) {
      const { exam } = DIAGNOSES[id]
      decks = { ...decks, [exam]: decks[exam].filter((one) => one !== id) }
    }
    state = { ...state, decks }
    const doses = (what: string | Doses = '') => (typeof what === 'string' ? readDoses(what) : what)
    const given = { ward: doses(lying.ward), theatre: doses(lying.theatre), epidemic: doses(lying.epidemic) }
    const patient = { card, condition, diagnoses, given, syringes }
    let { pool } = state
    for (const doses of Object.values(given))
      for (const piece of PIECES)
        if (piece !== 'syringe') pool = { ...pool, [piece]: pool[piece] - (doses[piece] ?? 0) }
    for (const { fluid, units } of syringes) pool = { ...pool, [fluid]: pool[fluid] - units, syringe: pool.syringe - 1 }
    state = { ...state, pool }
    return patient
  }
  const waiting = { clinic: clinic.map(bring), desk: desk.map(bring) }
  state = { ...state, ...waiting }
  for (const [id, lying] of Object.entries(beds)) {
    const patient = bring(lying)
    const placed = state.beds.map((bed) => (bed.id === id ? { ...bed, patient, spot: lying.spot ?? null } : bed))
    state = { ...state, beds: placed }
  }
  for (const piece of PIECES) {
    const wanted = store[piece]
    if (wanted === undefined) continue
    const more = wanted - state.store[piece]
    state = {
      ...state,
      store: { ...state.store, [piece]: wanted },
      pool: { ...state.pool, [piece]: state.pool[piece] - more },
    }
  }
  for (const [exam, top] of Object.entries(tops) as [Exam, DiagnosisId][]) {
    const { decks } = state
    state = { ...state, decks: { ...decks, [exam]: [...decks[exam].filter((id) => id !== top), top] } }
  }
  if (papers) {
    const research = [...state.decks.research, ...state.papers].filter((id) => !papers.includes(id))
    state = { ...state, papers, decks: { ...state.decks, research } }
  }
  return change ? { ...state, ...change(state) } : state
}

/** A patient with these diagnoses who was given exactly what the first of them asks for, and the card itself. */
export function treated(card: PatientId, ...diagnoses: readonly DiagnosisId[]): Lying {
  const [diagnosis = null] = diagnoses
  const doses = (tag: 'ward' | 'theatre') =>
    Object.fromEntries(
      SUBSTANCES.map((what) => [what, needOf(card, diagnosis, tag, what)] as const).filter(([, count]) => count > 0),
    )
  return { card, diagnoses, ward: doses('ward'), theatre: doses('theatre') }
}

export function place(glass: GlassId, space: SpaceId, patient?: PatientId): Command {
  return { type: 'place', glass, space, ...(patient === undefined ? {} : { patient }) }
}
