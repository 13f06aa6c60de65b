// A step in progress: the draft it writes into, the dice it may roll, the events it has caused.

import { Random, type RandomState, type Seat } from '@grand-rounds/kernel'
import type { Event, Happening, Phase } from './events.ts'
import { COLOUR_INDEXES, type ColourIndex, total } from './patients.ts'
import { type Draft, type HospitalDraft, hospitalOf, type PointSource } from './state.ts'

export class Turn {
  readonly state: Draft
  readonly at: number
  readonly random: Random
  /** `null` where nobody listens (playouts of a search). */
  readonly events: Event[] | null
  /** Something hidden was turned up: what came before can't be taken back. */
  revealed = false

  constructor(state: Draft, at: number, events: Event[] | null = [], random = new Random(state.random)) {
    this.state = state
    this.at = at
    this.events = events
    this.random = random
  }

  get seats(): number {
    return this.state.hospitals.length
  }

  hospital(seat: Seat): HospitalDraft {
    return hospitalOf(this.state, seat)
  }

  emit(happening: Happening): void {
    if (this.events) this.events.push({ ...happening, n: this.state.events++ })
  }

  phase(phase: Phase): void {
    this.emit({ type: 'phaseStarted', phase })
  }

  score(seat: Seat, source: PointSource, points: number): void {
    if (points === 0) return
    this.hospital(seat).points.push({ round: this.state.round, source, points })
    this.emit({ type: 'pointsScored', seat, source, points })
  }

  /** A die out of the bag, or null when there is none: then that draw does not happen. */
  draw(): ColourIndex | null {
    const { bag } = this.state
    const left = total(bag)
    if (left === 0) return null
    this.revealed = true
    let at = this.random.below('bag', left)
    for (const colour of COLOUR_INDEXES) {
      at -= bag[colour]
      if (at < 0) {
        bag[colour]--
        return colour
      }
    }
    return null
  }

  /** [DH 2.1] A die from 2 to 5: a 1 or 6 is rolled again. */
  rollForIntake(stream: string): number {
    this.revealed = true
    for (;;) {
      const value = this.random.die(stream)
      if (value !== 1 && value !== 6) return value
    }
  }

  /** [DH 2.10] A hospital's own die, from a stream of its own. */
  roll(seat: Seat): number {
    this.revealed = true
    return this.random.die(rollsOf(seat))
  }

  randomState(): RandomState {
    return this.random.state()
  }
}

const ROLLS: readonly string[] = ['rolls/0', 'rolls/1', 'rolls/2', 'rolls/3']

/** The stream of a hospital's own dice. */
export function rollsOf(seat: Seat): string {
  return ROLLS[seat] ?? `rolls/${seat}`
}

/** Seats from this one on, clockwise. */
export function clockwiseFrom(seat: Seat, seats: number): Seat[] {
  return Array.from({ length: seats }, (_, i) => (seat + i) % seats)
}
