// The score of a table kept from its events alone: what was scored, and what was taken back.

import { type Event, type PointSource, score, type State } from '@grand-rounds/dice-hospital'
import type { LogEntry, Seat } from '@grand-rounds/kernel'

interface Scored {
  readonly step: number
  readonly seat: Seat
  readonly source: PointSource
  readonly points: number
}

export class Ledger {
  /** Steps that stand: who made them, by number. */
  readonly #steps: { readonly number: number; readonly by: LogEntry['by'] | null }[] = []
  #scored: Scored[] = []
  #next = 0

  /** Notes a step; `by` is null for the setup. */
  note(by: LogEntry['by'] | null, events: readonly Event[]): void {
    if (events.some(({ type }) => type === 'undone')) {
      // A seat takes back its own last step, whatever others have done since.
      const at = this.#steps.findLastIndex((step) => step.by === by)
      const [undone] = at < 0 ? [] : this.#steps.splice(at, 1)
      if (!undone) throw new Error(`seat ${by} took back a step that it never made`)
      this.#scored = this.#scored.filter(({ step }) => step !== undone.number)
      return
    }
    const step = this.#next++
    this.#steps.push({ number: step, by })
    for (const event of events) {
      if (event.type !== 'pointsScored') continue
      const { seat, source, points } = event
      this.#scored.push({ step, seat, source, points })
    }
  }

  /** How the events differ from the entries in the state, or null. */
  difference(state: State): string | null {
    for (const [seat, { points }] of state.hospitals.entries()) {
      const told = this.#scored.filter((one) => one.seat === seat)
      const same = told.length === points.length && points.every((entry, i) => isSame(entry, told[i]))
      if (!same) return `seat ${seat} has the points ${list(points)}, but the events say ${list(told)}`
      const sum = told.reduce((total, one) => total + one.points, 0)
      const hospital = state.hospitals[seat]
      if (hospital && score(hospital) !== sum) return `seat ${seat} has ${score(hospital)} points instead of ${sum}`
    }
    return null
  }
}

interface Entry {
  readonly source: PointSource
  readonly points: number
}

function isSame(a: Entry, b: Entry | undefined): boolean {
  return a.source === b?.source && a.points === b.points
}

function list(entries: readonly Entry[]): string {
  return entries.map(({ source, points }) => `${source} ${points}`).join(', ')
}
