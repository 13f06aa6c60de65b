// What a member keeps between two questions: plain data, so that a server can store it and a test can compare it.

import { type Command, type DiagnosisId, type PatientId, SIGNS } from '@grand-rounds/rush-md'
import { type Act, type Habits, MEANS } from './levels.ts'
import { Chance } from './chance.ts'

export type Sign = (typeof SIGNS)[number]

/** What somebody thinks that a card says: places in PIECES, one too many and one left out. */
export interface Reading {
  readonly patient: PatientId
  readonly extra: number | null
  readonly missed: number | null
}

export interface Mind {
  readonly chance: number
  /** The person's own speed: time taken in percent of what is usual for the level. */
  readonly pace: number
  /** What is about to be done and when; without a command, when to look again. */
  readonly command: Command | null
  readonly due: number
  readonly aim: string
  /** Which part of the hospital the eyes are on. */
  readonly area: string
  /** The faces of culture tokens, as far as remembered. */
  readonly tokens: readonly (Sign | null)[]
  readonly reading: Reading | null
  /** Contagious signs that have been dealt with. */
  readonly noticed: readonly DiagnosisId[]
  /** The last look that found nothing to do: it is not worth another before something has happened. */
  readonly idleSince: number
  /** Has had nothing to do but to think of what comes next. */
  readonly rested: boolean
}

/**
 * People of the same level differ: some take half as long again as others for everything, all game long. Twenty equally
 * likely values of a lognormal distribution with a standard deviation of 0.3, as people differ in timed work by a
 * quarter to a third.
 */
const PERSONS = [53, 62, 68, 72, 76, 80, 83, 87, 90, 94, 97, 101, 105, 110, 114, 120, 127, 135, 147, 172]

/** Any whole number of 32 bits makes a person. */
export function newMind(seed: number): Mind {
  const tokens = SIGNS.map(() => null)
  const chance = new Chance(seed)
  const pace = PERSONS[chance.below(PERSONS.length)] ?? 100
  return {
    chance: chance.state,
    pace,
    command: null,
    due: 0,
    aim: '',
    area: '',
    tokens,
    reading: null,
    noticed: [],
    idleSince: -1,
    rested: false,
  }
}

/** A mind while it thinks: chance and time are drawn, and things are remembered. */
export class Thinking {
  readonly chance: Chance
  readonly habits: Habits
  readonly pace: number
  /** Milliseconds until the hands have done it. */
  spent = 0
  aim: string
  area: string
  tokens: readonly (Sign | null)[]
  reading: Reading | null
  noticed: readonly DiagnosisId[]
  idleSince: number
  rested: boolean

  constructor(mind: Mind, habits: Habits) {
    this.chance = new Chance(mind.chance)
    this.habits = habits
    this.pace = mind.pace
    this.aim = mind.aim
    this.area = mind.area
    this.tokens = mind.tokens
    this.reading = mind.reading
    this.noticed = mind.noticed
    this.idleSince = mind.idleSince
    this.rested = mind.rested
  }

  takes(act: Act, least = 0): void {
    this.spent += Math.max(least, Math.round((this.chance.about(MEANS[act]) * this.habits.pace * this.pace) / 10_000))
  }

  goesTo(area: string): void {
    if (this.area !== area) this.takes('travel')
    this.area = area
  }

  mind(command: Command | null, due: number): Mind {
    const { pace, aim, area, tokens, reading, noticed, idleSince, rested } = this
    return { chance: this.chance.state, pace, command, due, aim, area, tokens, reading, noticed, idleSince, rested }
  }
}
