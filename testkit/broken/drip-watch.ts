// Drip Watch, broken where real-time games break.

import { refuse } from '@grand-rounds/kernel'
import type { Command } from '../reference/drip-watch.ts'
import { dripWatch as sound } from '../reference/drip-watch.ts'
import type { Broken } from './broken.ts'
import { copied } from './broken.ts'

export const brokenDripWatches: readonly Broken<typeof sound>[] = [
  {
    flaw: 'a deadline that stays due',
    check: 'deadlines',
    part: {
      step(state, order) {
        const outcome = sound.step(state, order)
        return outcome.ok && order.by === 'clock' && order.command.deadline !== 'shift'
          ? { ...outcome, state: { ...outcome.state, nurses: state.nurses } }
          : outcome
      },
    },
  },
  {
    flaw: 'a deadline that may not be told late',
    check: 'deadlines',
    part: {
      step(state, order) {
        const due = sound.deadlines(state).some(({ at }) => at === order.at)
        return order.by === 'clock' && !due ? refuse('tooLate') : sound.step(state, order)
      },
    },
  },
  {
    flaw: 'deadlines that share a name',
    check: 'deadlines',
    part: {
      deadlines: (state) => sound.deadlines(state).map(({ id, at }) => ({ id: id.split('/')[0] ?? id, at })),
    },
  },
  {
    flaw: 'any deadline taken for the shift',
    check: 'deadlines',
    part: {
      step(state, order) {
        const outcome = sound.step(state, order)
        if (outcome.ok || order.by !== 'clock') return outcome
        return sound.step(state, { ...order, command: { type: 'timeUp', deadline: 'shift' } })
      },
    },
  },
  {
    flaw: 'a shift that goes on after the end',
    check: 'result',
    part: { deadlines: (state) => [...sound.deadlines({ ...state, over: false })] },
  },
  {
    flaw: 'a glass by the wall clock',
    check: 'hidden-randomness',
    part: {
      step(state, order) {
        const outcome = sound.step(state, order)
        if (!outcome.ok) return outcome
        const next = copied(outcome.state)
        const watch = order.command.type === 'hang' ? next.nurses[Number(order.by)] : null
        if (watch) watch.until = order.at + 30_000 + (Date.now() % 10)
        return { ...outcome, state: next }
      },
    },
  },
  {
    flaw: 'a command listed but refused in the last second',
    check: 'listed-accepted',
    part: {
      step: (state, order) =>
        order.by !== 'clock' && order.at > state.shiftEnds - 1000 ? refuse('tooLate') : sound.step(state, order),
    },
  },
  {
    flaw: 'a seat that speaks for the clock',
    check: 'unlisted-refused',
    part: {
      readCommand: (input) => {
        const { type, deadline } = Object(input) as { type?: unknown; deadline?: unknown }
        if (type !== 'timeUp' || typeof deadline !== 'string') return sound.readCommand(input)
        return { ok: true, value: { type, deadline } as unknown as Command }
      },
      step: (state, order) => {
        const { type, deadline } = order.command as { type: string; deadline?: string }
        if (type !== 'timeUp' || deadline === undefined) return sound.step(state, order)
        return sound.step(state, { by: 'clock', at: order.at, command: { type, deadline } })
      },
    },
  },
  {
    flaw: 'a view with the patients to come',
    check: 'view-leak',
    part: { view: (state, viewer) => Object.assign(sound.view(state, viewer), { next: state.waiting.at(-1) ?? 0 }) },
  },
  {
    flaw: 'a lost game that places nobody second',
    check: 'result',
    part: {
      result(state) {
        const result = sound.result(state)
        return result && { places: result.places.map(({ seat, place }) => ({ seat, place: place === 1 ? 1 : 3 })) }
      },
    },
  },
]
