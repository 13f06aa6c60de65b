// What one would tell at home of a game: the fullest discharge, the worst night, the long lead.

import type { Event, View } from '@grand-rounds/dice-hospital'
import type { Seat } from '@grand-rounds/kernel'
import { scoreSheet } from './score-sheet.ts'

export type Highlight =
  /** Most patients home in one round. */
  | { readonly kind: 'mostHome'; readonly seat: Seat; readonly round: number; readonly count: number }
  | { readonly kind: 'bestRound'; readonly seat: Seat; readonly round: number; readonly points: number }
  | { readonly kind: 'emptyWards'; readonly seat: Seat; readonly round: number }
  | { readonly kind: 'noneLost'; readonly seats: readonly Seat[] }
  | { readonly kind: 'worstRound'; readonly seat: Seat; readonly round: number; readonly count: number }
  /** Ahead after every round from this one on. */
  | { readonly kind: 'ledFrom'; readonly seat: Seat; readonly round: number }
  /** Won after having been so far behind. */
  | { readonly kind: 'cameBack'; readonly seat: Seat; readonly round: number; readonly points: number }

/** A lead worth telling holds for some rounds; so much behind is worth telling too. */
const LONG_LEAD = 4
const FAR_BEHIND = 6

export function highlights(view: View, events: readonly Event[]): Highlight[] {
  const found: Highlight[] = []
  let home: (Highlight & { kind: 'mostHome' }) | null = null
  let wards: (Highlight & { kind: 'emptyWards' }) | null = null
  const lost = new Map<string, Highlight & { kind: 'worstRound' }>()
  let round = 0
  for (const event of events) {
    if (event.type === 'roundStarted') round = event.round
    else if (event.type === 'patientsWentHome' && event.colours.length > (home?.count ?? 1))
      home = { kind: 'mostHome', seat: event.seat, round, count: event.colours.length }
    else if (event.type === 'pointsScored' && event.source === 'emptyWards')
      wards ??= { kind: 'emptyWards', seat: event.seat, round }
    // Deaths under treatment can be taken back, and then did not happen.
    else if (event.type === 'patientDied' && event.of === 'neglect') {
      const { seat } = event
      const key = `${round} ${seat}`
      lost.set(key, { kind: 'worstRound', seat, round, count: (lost.get(key)?.count ?? 0) + 1 })
    }
  }
  if (home) found.push(home)
  const best = bestRound(view)
  if (best) found.push(best)
  if (wards) found.push(wards)
  const run = view.stage === 'over' ? wayToTheWin(view) : null
  if (run) found.push(run)
  const worst = [...lost.values()].sort((a, b) => b.count - a.count || a.round - b.round)[0]
  if (worst) found.push(worst)
  const careful = view.hospitals.flatMap(({ fatalities }, seat) => (fatalities === 0 ? [seat] : []))
  if (careful.length > 0) found.push({ kind: 'noneLost', seats: careful })
  return found
}

function bestRound(view: View): Highlight | null {
  let best: (Highlight & { kind: 'bestRound' }) | null = null
  const { seats, columns } = scoreSheet(view)
  for (const { seat, byColumn } of seats)
    for (const [i, points] of byColumn.entries()) {
      const round = columns[i]
      if (typeof round === 'number' && points > (best?.points ?? 0)) best = { kind: 'bestRound', seat, round, points }
    }
  return best
}

/** How whoever has most points in the end got there: behind for long, or ahead for long. */
function wayToTheWin(view: View): Highlight | null {
  const { seats, columns } = scoreSheet(view)
  const [winner, second] = [...seats].sort((a, b) => b.total - a.total)
  if (!winner || !second || winner.total === second.total) return null
  const { seat } = winner
  const leads = columns.slice(0, -1).map((_, i) => {
    const others = seats.filter((one) => one.seat !== seat).map(({ after }) => after[i] ?? 0)
    return (winner.after[i] ?? 0) - Math.max(...others)
  })
  const deepest = Math.min(...leads)
  if (deepest <= -FAR_BEHIND) return { kind: 'cameBack', seat, round: leads.lastIndexOf(deepest) + 1, points: -deepest }
  const from = leads.findLastIndex((lead) => lead <= 0) + 2
  return leads.length - from + 1 >= LONG_LEAD ? { kind: 'ledFrom', seat, round: from } : null
}
