// A player that is a program: it sees a view, as any player does, and answers with a command.

import type { Command, View } from '@grand-rounds/dice-hospital'
import type { Seat } from '@grand-rounds/kernel'
import { HABITS, type Level } from './levels.ts'
import { calculate } from './players/calculated.ts'
import { draftByTaste } from './players/drafts.ts'
import { oneStep } from './players/one-step.ts'
import { inputOf, usualWeights } from './solver/input.ts'
import { solve } from './solver/solve.ts'

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
  const habits = HABITS[level]
  const nodes = thought.nodes ?? habits.nodes
  const stop = thought.stop
  if (view.stage === 'activation') {
    if (habits.oneStep) return [oneStep(view, seat)]
    const input = inputOf(view, seat)
    const { plan } = solve(habits.forgetsBags ? { ...input, bags: 0 } : input, {
      weights: usualWeights(view.round),
      nodes,
      ...(stop ? { stop } : {}),
    })
    return plan.length > 0 ? plan : [{ type: 'endShift' }]
  }
  if (habits.calculates.includes(view.stage)) {
    const calculated = calculate(view, seat, { nodes, ...(stop ? { stop } : {}) })
    if (calculated) return [calculated]
  }
  return [draftByTaste(view, seat, habits.taste)]
}
