// A game as a row of moments: after each order one, with what happened in it and where its rounds and phases begin.

import { diceHospital, type Event, type Phase, type State } from '@grand-rounds/dice-hospital'
import { type BadLog, type Log, replay, type Seat } from '@grand-rounds/kernel'

export interface Moment {
  readonly state: State
  /** What led to it. The first moment's are those of the setup. */
  readonly events: readonly Event[]
  /** Who gave the order; null: the start, or the clock. */
  readonly by: Seat | null
  readonly round: number
  readonly phase: Phase | null
}

export interface Mark {
  readonly moment: number
  readonly kind: 'round' | 'phase' | 'end'
  readonly round: number
  readonly phase: Phase | null
}

export interface Timeline {
  readonly moments: readonly Moment[]
  readonly marks: readonly Mark[]
}

export type Told = { readonly ok: true; readonly timeline: Timeline } | BadLog

export function timelineOf(log: Log): Told {
  const played = replay(diceHospital, log)
  if (!played.ok) return played
  const moments: Moment[] = []
  let from = 0
  for (const [i, state] of played.states.entries()) {
    const by = i === 0 ? null : (log.entries[i - 1]?.by ?? null)
    const { round, phase } = diceHospital.view(state, null)
    const events = played.events.slice(from, state.events)
    moments.push({ state, events, by: by === 'clock' ? null : by, round, phase })
    from = state.events
  }
  return { ok: true, timeline: { moments, marks: marksOf(moments) } }
}

/** Where a round or a phase is seen for the first time; one in which nobody decides anything is passed over. */
function marksOf(moments: readonly Moment[]): Mark[] {
  const marks: Mark[] = []
  let last: Moment | undefined
  for (const [i, moment] of moments.entries()) {
    const { round, phase, state } = moment
    if (state.stage === 'over') marks.push({ moment: i, kind: 'end', round, phase })
    else if (round !== (last?.round ?? 0)) marks.push({ moment: i, kind: 'round', round, phase })
    else if (phase !== null && phase !== last?.phase && !seenIn(marks, round, phase))
      marks.push({ moment: i, kind: 'phase', round, phase })
    last = moment
  }
  return marks
}

/** An undo can go back into a phase. */
function seenIn(marks: readonly Mark[], round: number, phase: Phase): boolean {
  return marks.some((mark) => mark.round === round && mark.phase === phase)
}

/** The next mark after a moment, or the last before it. */
export function neighbourMark({ marks, moments }: Timeline, moment: number, step: 1 | -1): number {
  const found = step === 1 ? marks.find((mark) => mark.moment > moment) : marks.findLast((mark) => mark.moment < moment)
  return found?.moment ?? (step === 1 ? moments.length - 1 : 0)
}

export function withinTimeline({ moments }: Timeline, moment: number): number {
  return Math.max(0, Math.min(moments.length - 1, Math.round(moment)))
}
