// Deadlines are data: told once they have passed, early or late by the authority, and before what comes after.

import { submit } from '@grand-rounds/kernel'
import { earliest } from '../playout.ts'
import { first } from '../sampling.ts'
import { brief, Violation } from '../violation.ts'
import type { Moment, Trial } from './trial.ts'
import { seatsOf, textOf } from './trial.ts'

export function checkDeadlines(trial: Trial, { state, at: now }: Moment): void {
  const { game, seats, random, saw } = trial
  unknownDeadline(trial, state, now)
  const due = earliest(game.deadlines(state))
  if (!due) return
  saw('deadlines')
  for (const seat of seatsOf(trial)) {
    const [command] = first(game.legal(state, seat), 1)
    for (const at of [due.at, due.at + 1]) expectCode(trial, state, { by: seat, at, command }, 'deadlineFirst')
  }
  const command = { type: 'timeUp', deadline: due.id }
  if (due.at > 0) expectCode(trial, state, { by: 'clock', at: due.at - 1, command }, 'tooEarly')
  for (const at of [due.at, due.at + 1 + random.below('lateness', 1000)]) {
    const told = submit(game, seats, state, { by: 'clock', at: Math.max(at, now), command })
    if (!told.ok) throw new Violation('deadlines', `${brief(due)} was refused when told: ${told.refusal.code}`)
    textOf(told.state, `the state after ${due.id}`)
    if (game.deadlines(told.state).some(({ id, at }) => id === due.id && at <= due.at))
      throw new Violation('deadlines', `${brief(due)} is still due after it was told`)
  }
}

function expectCode(trial: Trial, state: unknown, order: Parameters<typeof submit>[3], code: string): void {
  const outcome = submit(trial.game, trial.seats, state, order)
  if (outcome.ok || outcome.refusal.code !== code)
    throw new Violation('deadlines', `${brief(order)} should get ${code}, got ${brief(outcome)}`)
}

/** Rules can't count on the door: a deadline that the state does not hold must do nothing. */
function unknownDeadline({ game }: Trial, state: unknown, at: number): void {
  const outcome = game.step(state, { by: 'clock', at, command: { type: 'timeUp', deadline: 'no such deadline' } })
  if (outcome.ok) throw new Violation('deadlines', 'a deadline that there is not was accepted')
}
