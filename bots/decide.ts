// A player that is a program: it sees a view, as any player does, and answers with a command.

import type { Command, View } from '@grand-rounds/dice-hospital'
import type { Seat } from '@grand-rounds/kernel'
import { GREEDY, type Habits, HABITS, type Level } from './levels.ts'
import { chooseSplit } from './players/ambulances.ts'
import { calculate, type Thinking, type Worth } from './players/calculated.ts'
import { draftByTaste, SENSIBLE } from './players/drafts.ts'
import { oneStep } from './players/one-step.ts'
import { planShift } from './players/shift.ts'
import { worthsOfChoices } from './review/drafts.ts'

export interface Thought {
  /** Hospitals that may be explored for this decision; absent: as is usual for the level. */
  readonly nodes?: number
  /** True: answer now. */
  readonly stop?: () => boolean
}

/**
 * The commands to give next: one, or, in an activation without dice ahead, all up to the end of the shift. Whoever
 * asks again after each command gets an answer that is at least as good.
 */
export function decide(view: View, seat: Seat, level: Level, thought: Thought = {}): readonly Command[] {
  return decideBy(HABITS[level], view, seat, thought)
}

/** The player that others are measured by: the best next step, whatever comes after. */
export function decideGreedily(view: View, seat: Seat): readonly Command[] {
  return decideBy(GREEDY, view, seat, {})
}

function decideBy(habits: Habits, view: View, seat: Seat, { nodes, stop }: Thought): readonly Command[] {
  const { shift, shortSighted } = habits
  const usual = view.stage === 'activation' ? habits.shiftNodes : habits.draftNodes
  const thinking = { nodes: nodes ?? usual, shortSighted, ...(stop ? { stop } : {}) }
  if (view.stage === 'activation') {
    if (shift !== 'solved') return [oneStep(view, seat, shift === 'plainStep')]
    const plan = planShift(habits.forgetsBags ? withoutBags(view, seat) : view, seat, thinking)
    return plan.length > 0 ? plan : [{ type: 'endShift' }]
  }
  if (habits.calculates.includes(view.stage)) {
    const calculated =
      view.stage === 'split'
        ? chooseSplit(view, seat, thinking)
        : (calculate(view, seat, thinking) ?? weigh(view, seat, thinking))
    if (calculated) return [calculated]
  }
  return [draftByTaste(view, seat, habits.taste)]
}

function withoutBags(view: View, seat: Seat): View {
  return { ...view, hospitals: view.hospitals.map((one, i) => (i === seat ? { ...one, bags: 0 } : one)) }
}

function weigh(view: View, seat: Seat, thinking: Thinking): Command | null {
  const liked = draftByTaste(view, seat, SENSIBLE)
  let best: Worth | null = null
  for (const one of worthsOfChoices(view, seat, liked, thinking))
    if (best === null || one.worth > best.worth) best = one
  return best?.command ?? null
}
