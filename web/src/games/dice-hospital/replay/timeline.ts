// A game as a row of moments, with where its rounds and phases begin.

import { diceHospital, type Event, type Phase, type State } from '@grand-rounds/dice-hospital'
import type { BadLog, Log } from '@grand-rounds/kernel'

import { type Moment as AnyMoment, momentsOf } from '../../../session/replay/moments.ts'

export interface Moment extends AnyMoment<State, Event> {
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
  const played = momentsOf(diceHospital, log)
  return played.ok ? { ok: true, timeline: timelineAlong(played.moments) } : played
}

export function timelineAlong(played: readonly AnyMoment<State, Event>[]): Timeline {
  const moments = played.map((moment) => {
    const { round, phase } = diceHospital.view(moment.state, null)
    return { ...moment, round, phase }
  })
  return { moments, marks: marksOf(moments) }
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
