// A decision of a reviewed game on the board: where it was open, what was played, what would have been better.

import type { JudgedDecision } from '@grand-rounds/bots'
import { type Command, diceHospital, type State } from '@grand-rounds/dice-hospital'
import type { Log } from '@grand-rounds/kernel'

import type { Timeline } from '../replay/timeline.ts'

/** One way to go on from a moment. */
export interface Line {
  readonly commands: readonly Command[]
  /** Before the first command, then after each. Shorter than the commands if one of them can't be carried out. */
  readonly states: readonly State[]
}

/** Where the seat was asked: with shifts one after the other that can be later than when the first one began. */
export function openAt({ moments }: Timeline, { entry, seat }: JudgedDecision): number {
  for (let at = entry; at < moments.length; at++) {
    const state = moments[at]?.state
    if (state && diceHospital.toAct(state).includes(seat)) return at
  }
  return Math.min(entry, moments.length - 1)
}

/** What was done, without what was taken back and without the end of the shift. */
export function playedCommands(log: Log, { moments }: Timeline, decision: JudgedDecision): readonly Command[] {
  if (decision.kind === 'draft') return [decision.chosen]
  const start = moments[decision.entry]?.state
  const commands: Command[] = []
  for (let entry = decision.entry; entry < log.entries.length; entry++) {
    const state = moments[entry]?.state
    if (!state || state.stage !== 'activation' || state.round !== start?.round) break
    const order = log.entries[entry]
    if (order?.by !== decision.seat) continue
    const read = diceHospital.readCommand(order.command)
    if (!read.ok) continue
    if (read.value.type === 'undo') commands.pop()
    else commands.push(read.value)
  }
  return commands.filter(({ type }) => type !== 'endShift')
}

/** Null: nothing is better than what was done. */
export function betterCommands(decision: JudgedDecision): readonly Command[] | null {
  if (decision.verdict === 'best') return null
  if (decision.kind === 'draft') return decision.better && [decision.better]
  return decision.best.plan.filter(({ type }) => type !== 'endShift')
}

export function lineFrom(state: State, seat: number, commands: readonly Command[]): Line {
  const states: State[] = [state]
  for (const command of commands) {
    const before = states.at(-1) ?? state
    const outcome = diceHospital.step(before, { by: seat, at: 0, command })
    if (!outcome.ok) break
    states.push(outcome.state)
  }
  return { commands: commands.slice(0, states.length - 1), states }
}

export interface Filter {
  readonly seat: number | null
  readonly kind: JudgedDecision['kind'] | null
  readonly onlyMistakes: boolean
}

const MISTAKES: ReadonlySet<JudgedDecision['verdict']> = new Set(['inaccuracy', 'mistake', 'blunder'])

/** With their places in the review. */
export function filtered(
  decisions: readonly JudgedDecision[],
  { seat, kind, onlyMistakes }: Filter,
): readonly { readonly decision: JudgedDecision; readonly at: number }[] {
  return decisions.flatMap((decision, at) => {
    if (seat !== null && decision.seat !== seat) return []
    if (kind !== null && decision.kind !== kind) return []
    return onlyMistakes && !MISTAKES.has(decision.verdict) ? [] : [{ decision, at }]
  })
}

/** Points ahead of the best other, of each seat at each moment; alone: what could be expected. */
export function leads(standings: readonly { readonly expected: readonly number[] }[]): readonly (readonly number[])[] {
  const seats = standings[0]?.expected.length ?? 0
  return Array.from({ length: seats }, (_, seat) =>
    standings.map(({ expected }) => {
      const others = expected.filter((_points, other) => other !== seat)
      return (expected[seat] ?? 0) - (others.length > 0 ? Math.max(...others) : 0)
    }),
  )
}
