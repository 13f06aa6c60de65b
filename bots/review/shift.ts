// An activation beside the best that was possible. Luck is no merit: where dice fell, what was done before is judged
// by what could be expected of them, and what was done after by how they fell.

import {
  type Command,
  diceHospital,
  EMPTY_WARDS,
  type HospitalView,
  imagine,
  pointsForDischarging,
  type View,
} from '@grand-rounds/dice-hospital'
import { type Seat, seedFrom } from '@grand-rounds/kernel'
import { inputOf, usualWeights } from '../solver/input.ts'
import { type Solution, solve } from '../solver/solve.ts'
import type { ActivationMoment, Step } from './moments.ts'

export interface Thinking {
  /** Hospitals that may be explored to find the best activation. */
  readonly nodes: number
  readonly stop?: () => boolean
}

export interface JudgedShift {
  readonly reached: { readonly value: number; readonly points: number }
  readonly best: Pick<Solution, 'value' | 'bound' | 'proved' | 'points' | 'plan'>
  readonly loss: number
  readonly stake: number
}

export function judgeShift({ seat, before, steps, after }: ActivationMoment, thinking: Thinking): JudgedShift {
  const best = bestFrom(before, seat, thinking)
  const own = hospitalIn(after, seat)
  const gains = gainsBetween(before, steps, after, seat)
  const reached = {
    value: worthOfEnding(after, seat) + gains,
    points: pointsOf(own) + own.score - hospitalIn(before, seat).score,
  }
  const loss = lossOf(best.value, before, steps, after, seat, thinking)
  const stake = Math.max(loss, best.value - worthOfEnding(before, seat))
  // A search that is not at its end can be beaten by a player.
  if (best.value >= reached.value - 1e-9 || diceFellIn(steps, after)) return { reached, best, loss, stake }
  const plan = steps.map(({ command }) => command).filter(({ type }) => type !== 'endShift')
  const played = { ...best, value: reached.value, points: reached.points, plan }
  return { reached, best: { ...played, bound: Math.max(best.bound, reached.value) }, loss, stake }
}

function bestFrom(view: View, seat: Seat, { nodes, stop }: Thinking): Solution {
  return solve(inputOf(view, seat), { weights: usualWeights(view.round), nodes, ...(stop ? { stop } : {}) })
}

/** What the hospital is worth, by the solver's measure, if nothing more is done in it. */
function worthOfEnding(view: View, seat: Seat): number {
  const input = inputOf(view, seat)
  const weights = usualWeights(view.round)
  const idle = { ...input, nurses: 0, specialists: [], departments: [], models: [], followUp: null, bags: 0 }
  return solve(idle, { weights, nodes: 1 }).value + weights.bag * input.bags
}

function pointsOf({ lounge: { red, yellow, green }, wards }: HospitalView): number {
  return pointsForDischarging(red + yellow + green) + (wards.length === 0 ? EMPTY_WARDS : 0)
}

function hospitalIn(view: View, seat: Seat): HospitalView {
  const hospital = view.hospitals[seat]
  if (hospital === undefined) throw new RangeError(`no seat ${seat}`)
  return hospital
}

/** The solver counts these as the plan's, so that they are not in what is left at the end of it. */
function gainsOfStep(before: View, after: View, seat: Seat): number {
  const from = hospitalIn(before, seat)
  const to = hospitalIn(after, seat)
  const weights = usualWeights(before.round)
  const died = to.fatalities - from.fatalities
  return to.score - from.score + (died > 0 ? weights.death * died : -(weights.removedFatality ?? 2) * died)
}

/** The view after each step: that before the next one. */
function viewsAfter(steps: readonly Step[], after: View): View[] {
  return steps.map((_, i) => steps[i + 1]?.view ?? after)
}

function gainsBetween(before: View, steps: readonly Step[], after: View, seat: Seat): number {
  let sum = 0
  let from = before
  for (const to of viewsAfter(steps, after)) {
    sum += gainsOfStep(from, to, seat)
    from = to
  }
  return sum
}

/** What showed something hidden can't be taken back. */
function fellDice(command: Command, next: View): boolean {
  return command.type !== 'endShift' && command.type !== 'chooseModel' && !next.canUndo
}

function diceFellIn(steps: readonly Step[], after: View): boolean {
  return viewsAfter(steps, after).some((next, i) => {
    const step = steps[i]
    return step !== undefined && fellDice(step.command, next)
  })
}

/** From one fall of the dice to the next: the best that could be expected less what could still be expected. */
function lossOf(
  best: number,
  before: View,
  steps: readonly Step[],
  after: View,
  seat: Seat,
  thinking: Thinking,
): number {
  const views = viewsAfter(steps, after)
  const last = steps.findIndex(({ command }, i) => fellDice(command, views[i] ?? after))
  const step = steps[last]
  if (step === undefined) {
    return Math.max(0, best - worthOfEnding(after, seat) - gainsBetween(before, steps, after, seat))
  }
  const gained = gainsBetween(before, steps.slice(0, last), step.view, seat)
  const expected = gained + expectedAfter(step, seat, thinking)
  const next = views[last] ?? after
  const later = lossOf(bestFrom(next, seat, thinking).value, next, steps.slice(last + 1), after, seat, thinking)
  return Math.max(0, best - expected) + later
}

const FALLS = 150

/** On the average over many falls of the dice; alike ones are thought about once. */
function expectedAfter({ view, command }: Step, seat: Seat, { nodes, stop }: Thinking): number {
  const outcomes = new Map<string, { readonly view: View; times: number }>()
  let falls = 0
  for (let i = 0; i < FALLS; i++) {
    const outcome = diceHospital.step(imagine(view, seedFrom(`fall ${i}`)), { by: seat, at: 0, command })
    if (!outcome.ok) continue
    falls++
    const seen = diceHospital.view(outcome.state, seat)
    const key = JSON.stringify(seen.hospitals[seat])
    const known = outcomes.get(key)
    if (known) known.times++
    else outcomes.set(key, { view: seen, times: 1 })
  }
  const each = { nodes: Math.max(40, Math.floor(nodes / 20)), ...(stop ? { stop } : {}) }
  let sum = 0
  for (const { view: seen, times } of outcomes.values()) {
    sum += times * (bestFrom(seen, seat, each).value + gainsOfStep(view, seen, seat))
  }
  return sum / falls
}
