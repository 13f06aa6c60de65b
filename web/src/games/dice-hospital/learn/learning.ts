// The lesson as a machine: where the learner is, what their move means, and where they go from there.

import { type Command, diceHospital, type Event, readTable, setPosition, type State } from '@grand-rounds/dice-hospital'
import type { Refusal } from '@grand-rounds/kernel'
import { type Praise, type Step, type StepId, STEPS } from './lessons.ts'

/** What the learner is told besides the step's own text. */
export type Said =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'other' }
  | { readonly kind: 'praise'; readonly praise: Praise }
  | { readonly kind: 'pressNext'; readonly praise: Praise }

export interface Learning {
  /** From 0. */
  readonly at: number
  readonly state: State
  readonly said: Said
}

const LEARNER = 0

export function stepOf({ at }: Learning): Step {
  const step = STEPS[at]
  if (!step) throw new RangeError(`no step ${at}`)
  return step
}

export function isDone(learning: Learning): boolean {
  const { kind } = learning.said
  return stepOf(learning).judge === null || kind === 'praise' || kind === 'pressNext'
}

function tableOf({ id, position }: Step): State {
  const read = readTable(position)
  const set = read.ok ? setPosition(read.value) : read
  // Positions are our own, and a test sets up each of them.
  if (!set.ok) throw new Error(`step ${id}: ${JSON.stringify(set.refusal)}`)
  return set.value
}

/** A step by its name, or the first one when there is none of that name (any more). */
export function beginAt(id: string | null): Learning {
  const at = Math.max(
    0,
    STEPS.findIndex((step) => step.id === id),
  )
  const [first] = STEPS.slice(at)
  if (!first) throw new RangeError('no steps')
  return { at, state: tableOf(first), said: { kind: 'nothing' } }
}

export type Given =
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** Legal, but not what is learned here: the table stays as it was. */
  | { readonly kind: 'other'; readonly learning: Learning }
  | { readonly kind: 'right'; readonly learning: Learning; readonly events: readonly Event[] }

export function give(learning: Learning, command: Command): Given {
  const { state, said } = learning
  const { judge } = stepOf(learning)
  if (said.kind === 'praise' || said.kind === 'pressNext')
    return { kind: 'other', learning: { ...learning, said: { kind: 'pressNext', praise: said.praise } } }
  const outcome = diceHospital.step(state, { by: LEARNER, at: 0, command })
  if (!outcome.ok) return { kind: 'refused', refusal: outcome.refusal }
  const { state: after, events } = outcome
  const praise = command.type === 'undo' ? null : (judge?.({ command, before: state, after, events }) ?? null)
  if (praise === null) return { kind: 'other', learning: { ...learning, said: { kind: 'other' } } }
  return { kind: 'right', learning: { ...learning, state: after, said: { kind: 'praise', praise } }, events }
}

/** Null: that was the last step, or it is not done. */
export function goOn(learning: Learning): Learning | null {
  const next = STEPS[learning.at + 1]
  if (!next || !isDone(learning)) return null
  const state = next.goesOn ? learning.state : tableOf(next)
  return { at: learning.at + 1, state, said: { kind: 'nothing' } }
}

export function goBack({ at }: Learning): Learning | null {
  const before = STEPS[at - 1]
  return before ? beginAt(before.id) : null
}

/** For coming back to the lesson later. */
export function placeIn(learning: Learning): StepId {
  return stepOf(learning).id
}
