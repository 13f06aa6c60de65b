// What is noted of a simulated game for the balance of cards, colours and events.

import { COLOURS, isSpecialist, printPatient, type State } from '@grand-rounds/dice-hospital'
import { Playing } from '@grand-rounds/dice-hospital/playing'
import type { Seat } from '@grand-rounds/kernel'
import type { Had, Simulated } from './playable.ts'

export class WatchedPlaying extends Playing {
  readonly #had: Had[][]
  readonly #happened: Had[] = []
  readonly #discharged: number[][]

  constructor(from: State) {
    super(from)
    this.#had = from.hospitals.map(() => [])
    this.#discharged = COLOURS.map(() => from.hospitals.map(() => 0))
  }

  override do(seat: Seat, command: Parameters<Playing['do']>[1]): void {
    const { round, hospitals, event } = this.state
    if (command.type === 'claim') {
      const kind = isSpecialist(command.improvement) ? 'specialists' : 'departments'
      this.#had[seat]?.push({ kind, id: command.improvement, round })
    } else if (command.type === 'endShift') {
      for (const [colour, bySeat] of this.#discharged.entries())
        bySeat[seat] = (bySeat[seat] ?? 0) + (hospitals[seat]?.lounge[colour] ?? 0)
    }
    super.do(seat, command)
    const now = this.state.event
    if (now !== null && now !== event) this.#happened.push({ kind: 'events', id: now, round: this.state.round })
  }

  noted(): Pick<Simulated, 'had' | 'happened' | 'counted'> {
    const had = this.state.hospitals.map(({ administrator }, seat) => [
      ...(this.#had[seat] ?? []),
      ...(administrator === null ? [] : [{ kind: 'administrators', id: administrator, round: 0 }]),
    ])
    const counted = COLOURS.map((colour, i) => [`${colour} discharged`, this.#discharged[i] ?? []] as const)
    const happened = [...this.#happened, ...reportsIn(this.state), ...spacesIn(this.state)]
    return { had, happened, counted: Object.fromEntries(counted) }
  }
}

/** [DH 6.1] Of the six on the table, and of those the ones that were completed. */
function reportsIn({ reports }: State): Had[] {
  if (reports === null) return []
  const { completed, lower, upper } = reports
  const dealt = [...completed, ...lower, ...upper].flatMap((id) => id ?? [])
  return [
    ...dealt.map((id) => ({ kind: 'reports dealt', id, round: 0 })),
    ...completed.map((id) => ({ kind: 'reports completed', id, round: 0 })),
  ]
}

/** [DH 5.7] Spaces that someone was brought to. */
function spacesIn({ pickup }: State): Had[] {
  return (pickup?.spaces ?? []).flatMap(({ ambulance, asks, taken }) =>
    taken ? [{ kind: 'pickup spaces taken', id: `${ambulance} ${printPatient(asks)}`, round: 0 }] : [],
  )
}
