// Follows a playout: everything that must hold of each state and event as it is born, and still at the end.

import type { Log, Numbered, Result } from '@grand-rounds/kernel'
import { replay } from '@grand-rounds/kernel'
import type { Playout } from '../playout.ts'
import { first } from '../sampling.ts'
import { brief, difference, Violation } from '../violation.ts'
import type { Moment, Trial } from './trial.ts'
import { changed, copyOf, seatsOf, textOf, viewersOf } from './trial.ts'

export class Course {
  readonly moments: Moment[] = []
  readonly #trial: Trial
  readonly #events: string[] = []
  #nextNumber: number | null = null

  constructor(trial: Trial) {
    this.#trial = trial
  }

  born(state: unknown, events: readonly Numbered[], at: number): void {
    this.moments.push({ state, at, text: textOf(state, 'the state'), plain: JSON.stringify(state) })
    this.#events.push(textOf(events, 'the events'))
    for (const event of events) this.#told(event)
    standing(this.#trial, state)
    const broken = this.#trial.config.invariant?.(state, this.#trial.game.result(state)) ?? null
    if (this.#trial.config.invariant) this.#trial.saw('invariant')
    if (broken !== null) throw new Violation('invariant', broken)
  }

  #told(event: Numbered): void {
    const expected = this.#nextNumber ?? (event.n === 1 ? 1 : 0)
    if (event.n !== expected) throw new Violation('event-numbers', `${brief(event)} should have the number ${expected}`)
    this.#nextNumber = expected + 1
    this.#trial.saw('event-numbers')
    for (const viewer of viewersOf(this.#trial)) seenBy(this.#trial, event, viewer)
  }

  /** Nothing that a game has handed out may change later. */
  unchanged({ states, events }: Playout<unknown, Numbered>): void {
    for (const [step, moment] of this.moments.entries()) {
      const change = changed(moment, states[step])
      if (change) throw new Violation('past-states', `state ${step} was changed: ${difference(change.was, change.is)}`)
      const told = textOf(events[step], `the events of step ${step}`)
      const before = this.#events[step] ?? ''
      if (told !== before)
        throw new Violation('past-states', `events of step ${step} were changed: ${difference(before, told)}`)
    }
    this.#trial.saw('past-states')
  }

  replayed(log: Log): void {
    const text = textOf(log, 'the log')
    const again = replay(this.#trial.game, copyOf(text) as Log)
    if (!again.ok) throw new Violation('replay', `entry ${again.entry ?? 'head'} was refused: ${again.code}`)
    for (const [step, moment] of this.moments.entries()) {
      const change = changed(moment, again.states[step])
      if (change) throw new Violation('replay', `state ${step} differs: ${difference(change.was, change.is)}`)
    }
    const events = this.#events.flatMap((told) => copyOf(told) as unknown[])
    if (textOf(again.events, 'the events of the replay') !== textOf(events, 'the events'))
      throw new Violation('replay', 'the events differ')
    this.#trial.saw('replay')
  }
}

function seenBy({ game, config, random, seed, saw }: Trial, event: Numbered, viewer: number | null): void {
  const seen = game.see(event, viewer)
  const text = textOf(seen, `event ${event.n} as seen by ${viewer ?? 'a spectator'}`)
  if (seen.n !== event.n)
    throw new Violation('event-numbers', `event ${event.n} is number ${seen.n} for ${viewer ?? 'a spectator'}`)
  if (text.includes(seed)) throw new Violation('event-leak', `event ${event.type} shows the seed`)
  if (!config.rehideEvent) return
  const other = config.rehideEvent(copyOf(textOf(event, 'the event')) as Numbered, viewer, random)
  const otherText = textOf(game.see(other, viewer), `event ${event.n} with other secrets`)
  saw('event-leak')
  if (otherText !== text)
    throw new Violation('event-leak', `${event.type} tells ${viewer ?? 'a spectator'}: ${difference(text, otherText)}`)
}

/** Who is to act, what is due and what came out must fit together. */
function standing(trial: Trial, state: unknown): void {
  const { game, seats, saw } = trial
  const toAct = game.toAct(state)
  if (
    new Set(toAct).size !== toAct.length ||
    toAct.some((seat) => !Number.isInteger(seat) || seat < 0 || seat >= seats)
  )
    throw new Violation('to-act', `${brief(toAct)} are not different seats`)
  const deadlines = game.deadlines(state)
  if (new Set(deadlines.map(({ id }) => id)).size !== deadlines.length)
    throw new Violation('deadlines', `${brief(deadlines)} share a name`)
  for (const { id, at } of deadlines)
    if (!Number.isSafeInteger(at) || at < 0) throw new Violation('deadlines', `${id} is at ${at}`)
  const able = seatsOf(trial).filter((seat) => first(game.legal(state, seat), 1).length > 0)
  const result = game.result(state)
  if (result === null) {
    saw('to-act')
    const idle = toAct.find((seat) => !able.includes(seat))
    if (idle !== undefined) throw new Violation('to-act', `seat ${idle} is to act and has no legal command`)
    if (toAct.length === 0 && deadlines.length === 0)
      throw new Violation('ends', 'stuck: no result, nobody to act and no deadline')
    return
  }
  saw('result')
  textOf(result, 'the result')
  if (toAct.length > 0) throw new Violation('result', `there is a result while seats ${brief(toAct)} are to act`)
  if (able.length > 0) throw new Violation('result', `there is a result while seats ${brief(able)} may act`)
  if (deadlines.length > 0) throw new Violation('result', `there is a result while ${brief(deadlines)} are due`)
  places(result, seats)
}

/** Every seat stands once; a place is no worse than the better ones explain, but all may lose together. */
function places({ places }: Result, seats: number): void {
  const seated = places.map(({ seat }) => seat).sort((a, b) => a - b)
  if (seated.length !== seats || seated.some((seat, i) => seat !== i))
    throw new Violation('result', `places ${brief(places)} do not name each of ${seats} seats once`)
  const lost = places.every(({ place }) => place === 2)
  for (const { seat, place } of places) {
    const better = places.filter((other) => other.place < place).length
    const fits = Number.isInteger(place) && place >= 1 && (place <= better + 1 || lost)
    if (!fits) throw new Violation('result', `seat ${seat} has place ${place} behind ${better}`)
  }
}
