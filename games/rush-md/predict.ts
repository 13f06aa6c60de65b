// What one's own act will look like, worked out from what one sees: the same step on a state that is built of the view.
// Only where nothing hidden decides; whatever depends on a deck, a token or the seed has to wait for the authority.

import type { Deadline, Order, Seat } from '@grand-rounds/kernel'
import { SPACES } from './board.ts'
import { DIAGNOSIS_IDS, SIGNS } from './cards/diagnoses.ts'
import { EPIDEMIC_IDS } from './cards/epidemics.ts'
import { PATIENT_IDS } from './cards/patients.ts'
import { PAPER_IDS } from './cards/research.ts'
import type { Command } from './commands.ts'
import { openedBy } from './options.ts'
import { deadlines } from './phases/time.ts'
import type { Decks, State } from './state.ts'
import { step } from './step.ts'
import { type View, view } from './view.ts'

/** Acts whose outcome lies face down. */
const HIDDEN: ReadonlySet<Command['type']> = new Set(['draw', 'turn', 'take', 'under', 'notice'])

/**
 * Null: it can't be told, or it would be refused. `at`: when the authority is thought to receive it; what is due until
 * then has happened before, as the authority would have it.
 */
export function predict(seen: View, seat: Seat, command: Command, at: number): View | null {
  if (HIDDEN.has(command.type) || (command.type === 'place' && isPlainExam(seen, command))) return null
  let state: State | null = stateOf(seen)
  for (let due = firstDue(state, at); state && due; due = state && firstDue(state, at))
    state = stepped(state, { by: 'clock', at: due.at, command: { type: 'timeUp', deadline: due.id } })
  const after = state && stepped(state, { by: seat, at, command })
  return after && { ...view(after, seen.viewer), backs: seen.backs }
}

function isPlainExam({ options }: View, { space }: Command & { type: 'place' }): boolean {
  return SPACES[space].work === 'exam' && !openedBy(options).examGames
}

function firstDue(state: State, at: number): Deadline | null {
  let first: Deadline | null = null
  for (const one of deadlines(state)) if (one.at <= at && (first === null || one.at < first.at)) first = one
  return first
}

/** Null when it is refused, and when it ends the round: the evaluation and the council after it look into decks. */
function stepped(state: State, order: Order<Command>): State | null {
  const outcome = step(state, order)
  if (!outcome.ok) return null
  const { stage, round } = outcome.state
  const ended = stage === 'clearing' || stage === 'over' || round !== state.round
  return ended && stage !== state.stage ? null : outcome.state
}

/** With anything at all where the view knows nothing. */
function stateOf({ viewer: _, goal, clock: __, ticks, toAct: ___, busyUntil, idle: ____, ...seen }: View): State {
  const { inDecks, backs: _____, token, ...same } = seen
  return {
    ...same,
    random: { seed: '', used: {} },
    goal: goal.id,
    clock: ticks,
    glasses: seen.glasses.map(({ id, space, since, until, running }) => ({ id, space, since, until, running })),
    hands: busyUntil,
    signs: { A: 0, B: 0 },
    oldPapers: [],
    decks: decksOfAny(inDecks),
    tokens: SIGNS.map((sign, at) => (token?.token === at ? token.sign : sign)),
  }
}

/** Nobody looks at their cards here, but how many there are decides what a space is good for. */
function decksOfAny(counts: View['inDecks']): Decks {
  return {
    in: PATIENT_IDS.slice(0, counts.in),
    out: PATIENT_IDS.slice(0, counts.out),
    culture: DIAGNOSIS_IDS.slice(0, counts.culture),
    bloodTest: DIAGNOSIS_IDS.slice(0, counts.bloodTest),
    xray: DIAGNOSIS_IDS.slice(0, counts.xray),
    mri: DIAGNOSIS_IDS.slice(0, counts.mri),
    epidemic: EPIDEMIC_IDS.slice(0, counts.epidemic),
    research: PAPER_IDS.slice(0, counts.research),
  }
}
