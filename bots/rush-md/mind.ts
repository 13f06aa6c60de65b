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
}

export function newMind(chance: number): Mind {
  const tokens = SIGNS.map(() => null)
  return { chance, command: null, due: 0, aim: '', area: '', tokens, reading: null, noticed: [], idleSince: -1 }
}

/** A mind while it thinks: chance and time are drawn, and things are remembered. */
export class Thinking {
  readonly chance: Chance
  readonly habits: Habits
  /** Milliseconds until the hands have done it. */
  spent = 0
  aim: string
  area: string
  tokens: readonly (Sign | null)[]
  reading: Reading | null
  noticed: readonly DiagnosisId[]
  idleSince: number

  constructor(mind: Mind, habits: Habits) {
    this.chance = new Chance(mind.chance)
    this.habits = habits
    this.aim = mind.aim
    this.area = mind.area
    this.tokens = mind.tokens
    this.reading = mind.reading
    this.noticed = mind.noticed
    this.idleSince = mind.idleSince
  }

  takes(act: Act, least = 0): void {
    this.spent += Math.max(least, Math.round((this.chance.about(MEANS[act]) * this.habits.pace) / 100))
  }

  goesTo(area: string): void {
    if (this.area !== area) this.takes('travel')
    this.area = area
  }

  mind(command: Command | null, due: number): Mind {
    const { aim, area, tokens, reading, noticed, idleSince } = this
    return { chance: this.chance.state, command, due, aim, area, tokens, reading, noticed, idleSince }
  }
}
