// What comes of many games of Rush M.D.: how often teams win, what exams take and bring, what became of every card.

import { type Level, simulateTeam } from '@grand-rounds/bots/rush-md'
import { seedFrom } from '@grand-rounds/kernel'
import { DIAGNOSES, type Event, type Exam, EXAMS, type GoalId, rushMd, type State } from '@grand-rounds/rush-md'

/** A mean with its standard error. */
export class Mean {
  count = 0
  #sum = 0
  #squares = 0

  add(value: number): void {
    this.count++
    this.#sum += value
    this.#squares += value * value
  }

  /** The same, and 0 for the rest of so many. */
  over(count: number): Mean {
    const all = new Mean()
    all.count = count
    all.#sum = this.#sum
    all.#squares = this.#squares
    return all
  }

  get mean(): number {
    return this.count === 0 ? 0 : this.#sum / this.count
  }

  get deviation(): number {
    return this.count < 2 ? 0 : Math.sqrt(Math.max(0, this.#squares / this.count - this.mean ** 2))
  }

  get error(): number {
    return this.count < 2 ? 0 : this.deviation / Math.sqrt(this.count - 1)
  }
}

export class ExamTally {
  /** Seconds from the glass on its space to the card, of whoever examines. */
  readonly seconds = new Mean()
  /** Reputation of the cards that applied to patients who were cured. */
  readonly brought = new Mean()
  /** Seconds that went into exams that led to nothing: the glass fell, or time was up. */
  inVain = 0

  /** Seconds for a card, those in vain included. */
  get each(): number {
    return this.seconds.count === 0 ? 0 : this.seconds.mean + this.inVain / this.seconds.count
  }

  /** Reputation for each card that was taken, applied or not. */
  get value(): number {
    return this.seconds.count === 0 ? 0 : (this.brought.mean * this.brought.count) / this.seconds.count
  }

  get perMinute(): number {
    return this.each === 0 ? 0 : (60 * this.value) / this.each
  }
}

export class CardTally {
  /** Came into the house, or was laid out. */
  times = 0
  /** Patients cured, diagnoses that applied to cured ones, epidemics contained, papers rewarded or used. */
  good = 0
  /** Where it was good. */
  readonly reputation = new Mean()

  /** Reputation for each time, those included in which it brought nothing. */
  get brought(): Mean {
    return this.reputation.over(this.times)
  }
}

export class Tally {
  readonly won = new Mean()
  readonly reputation = new Mean()
  readonly patients = new Mean()
  readonly skill = new Mean()
  readonly lost = new Map<string, number>()
  outOfSkill = 0
  readonly goals = new Map<GoalId, Mean>()
  readonly exams = Object.fromEntries(EXAMS.map((exam) => [exam, new ExamTally()])) as Record<Exam, ExamTally>
  readonly cards = new Map<string, CardTally>()

  card(kind: string, id: string): CardTally {
    const key = `${kind} ${id}`
    const known = this.cards.get(key)
    if (known) return known
    const fresh = new CardTally()
    this.cards.set(key, fresh)
    return fresh
  }
}

export interface Cell {
  readonly seats: number
  readonly level: Level
  readonly games: number
  readonly options: object
  readonly name: string
}

/** Plays the games of a cell, into a tally that may have others already. */
export function play({ seats, level, games, options, name }: Cell, tally = new Tally()): Tally {
  const read = rushMd.readOptions(options, seats)
  if (!read.ok) throw new Error(read.refusal.code)
  const levels = Array.from({ length: seats }, () => level)
  for (let game = 0; game < games; game++) {
    const watch = new Watcher(tally)
    const seed = seedFrom(`${name} ${seats} ${game}`)
    const result = simulateTeam({ options: read.value, seed, levels }, watch.saw)
    tally.won.add(result.won ? 1 : 0)
    tally.reputation.add(result.reputation)
    tally.patients.add(result.patients)
    tally.skill.add(result.skill)
    if (result.skill === 0) tally.outOfSkill++
    const { goal } = watch
    if (goal === null) continue
    const own = tally.goals.get(goal) ?? new Mean()
    own.add(result.won ? 1 : 0)
    tally.goals.set(goal, own)
  }
  return tally
}

class Watcher {
  goal: GoalId | null = null
  readonly #tally: Tally
  /** By seat: the exam that was begun, and when. */
  readonly #begun = new Map<number, { readonly exam: Exam; readonly at: number }>()
  readonly #applied = new Map<string, string | null>()
  /** By ward. */
  readonly #raging = new Map<string, string>()

  constructor(tally: Tally) {
    this.#tally = tally
  }

  readonly saw = (events: readonly Event[], at: number, state: State): void => {
    for (const event of events) this.#note(event, at, state)
  }

  #note(event: Event, at: number, state: State): void {
    const tally = this.#tally
    switch (event.type) {
      case 'gameStarted':
        this.goal = event.goal
        return
      case 'skillLost':
        tally.lost.set(event.by, (tally.lost.get(event.by) ?? 0) + event.points)
        return
      case 'glassPlaced': {
        const exam = EXAMS.find((one) => one === event.space)
        if (exam) this.#begun.set(event.seat, { exam, at })
        const paper = event.space.startsWith('research') ? state.papers[Number(event.space.slice(-1)) - 1] : undefined
        if (paper !== undefined) tally.card('paper', paper).good++
        return
      }
      case 'actionEnded': {
        const begun = this.#begun.get(event.seat)
        // An exam that led to nothing took its time all the same.
        if (begun?.exam !== event.space) return
        this.#begun.delete(event.seat)
        tally.exams[begun.exam].inVain += (at - begun.at) / 1000
        return
      }
      case 'diagnosed': {
        const begun = this.#begun.get(event.seat)
        if (begun) tally.exams[event.exam].seconds.add((at - begun.at) / 1000)
        this.#begun.delete(event.seat)
        tally.card('diagnosis', event.diagnosis).times++
        return
      }
      case 'councilStarted':
        for (const paper of event.papers) tally.card('paper', paper).times++
        return
      case 'skillGained':
        tally.card('paper', event.paper).good++
        return
      case 'patientDrawn':
        tally.card('patient', event.patient).times++
        return
      case 'patientJudged':
        this.#applied.set(event.patient, event.verdict === 'error' ? null : event.diagnosis)
        return
      case 'patientDischarged': {
        const card = tally.card('patient', event.patient)
        card.good++
        card.reputation.add(event.reputation)
        this.#credit(this.#applied.get(event.patient) ?? null)
        return
      }
      case 'epidemicDrawn':
        this.#raging.set(event.ward, event.epidemic)
        tally.card('epidemic', event.epidemic).times++
        return
      case 'epidemicEnded':
        if (event.without.length === 0) tally.card('epidemic', this.#raging.get(event.ward) ?? '').good++
        return
      default:
        return
    }
  }

  #credit(diagnosis: string | null): void {
    if (diagnosis === null) return
    const card = DIAGNOSES[diagnosis as keyof typeof DIAGNOSES]
    const own = this.#tally.card('diagnosis', diagnosis)
    own.good++
    own.reputation.add(card.reward)
    this.#tally.exams[card.exam].brought.add(card.reward)
  }
}
