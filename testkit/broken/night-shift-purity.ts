// Night Shift in versions that are not pure: they write into the past, ask the world, or remember outside.

import type { Command, State } from '../reference/night-shift.ts'
import { nightShift as sound } from '../reference/night-shift.ts'
import type { Broken } from './broken.ts'
import { after, copied, tampered } from './broken.ts'

let calls = 0
const born = new WeakSet<State>()

export const impureNightShifts: readonly Broken<typeof sound>[] = [
  {
    flaw: 'a past state that is written into',
    check: 'past-states',
    part: {
      step(state, order) {
        const outcome = sound.step(state, order)
        if (outcome.ok) tampered(state).turn++
        return outcome
      },
    },
  },
  {
    flaw: 'a list shared by past and present',
    check: 'past-states',
    part: {
      step(state, order) {
        const outcome = sound.step(state, order)
        if (!outcome.ok || outcome.state.treated.length === state.treated.length) return outcome
        const treated = tampered(state.treated)
        treated.push(...outcome.state.treated.slice(treated.length))
        return { ...outcome, state: { ...outcome.state, treated } }
      },
    },
  },
  {
    flaw: 'a command that is written into',
    check: 'past-states',
    part: {
      step(state, order) {
        const outcome = sound.step(state, order)
        if (outcome.ok) Object.assign(order.command, { done: true })
        return outcome
      },
      readCommand(input) {
        const read = sound.readCommand(input)
        return read.ok ? { ok: true, value: input as Command } : read
      },
    },
  },
  {
    flaw: 'a refusal that costs a point',
    check: 'refusal-changes-nothing',
    part: {
      step(state, order) {
        const outcome = sound.step(state, order)
        const player = tampered(state).players[Number(order.by)]
        if (!outcome.ok && player) player.score--
        return outcome
      },
    },
  },
  {
    flaw: 'dice out of one stream for all',
    check: 'order-independence',
    part: {
      step(state, order) {
        if (order.command.type !== 'roll') return sound.step(state, order)
        const stream = `rolls/${order.by}`
        const { used } = state.random
        const shared = { ...used, [stream]: used['rolls'] ?? 0 }
        const outcome = sound.step({ ...state, random: { ...state.random, used: shared } }, order)
        if (!outcome.ok) return outcome
        const next = copied(outcome.state)
        next.random.used = { ...used, rolls: outcome.state.random.used[stream] ?? 0 }
        return { ...outcome, state: next }
      },
    },
  },
  {
    flaw: 'a point for who rolls first',
    check: 'order-independence',
    part: after(sound, (next, { by, command }, before) => {
      const player = next.players[Number(by)]
      if (command.type === 'roll' && player && before.players.every(({ dice }) => dice === null)) player.score++
    }),
  },
  {
    flaw: 'dice of the machine',
    check: 'hidden-randomness',
    part: after(sound, (next, { by, command }) => {
      const player = next.players[Number(by)]
      if (command.type === 'roll' && player?.dice)
        player.dice = player.dice.map(() => 1 + Math.floor(Math.random() * 6))
    }),
  },
  {
    flaw: 'a look at the wall clock that changes nothing yet',
    check: 'hidden-randomness',
    part: { toAct: (state) => (Date.now() > 0 ? sound.toAct(state) : []) },
  },
  {
    flaw: 'a memory outside of the state',
    check: 'hidden-randomness',
    part: after(sound, (next) => {
      next.turn = next.phase === 'treat' ? calls++ % 7 : next.turn
    }),
  },
  {
    flaw: 'a deal by the machine',
    check: 'hidden-randomness',
    part: {
      setup(setup) {
        const start = sound.setup(setup)
        const state = copied(start.state)
        state.deck.sort(() => Math.random() - 0.5)
        return { ...start, state }
      },
    },
  },
  {
    flaw: 'a member that is undefined',
    check: 'json',
    part: after(sound, (next) => void Object.assign(next, { lastCard: undefined })),
  },
  {
    flaw: 'a map in a state',
    check: 'json',
    part: after(sound, (next) => void Object.assign(next, { beds: new Map() })),
  },
  {
    flaw: 'a function in a view',
    check: 'json',
    part: { view: (state, viewer) => Object.assign(sound.view(state, viewer), { refresh: () => state }) },
  },
  {
    flaw: 'an event with a score that is no number',
    check: 'json',
    part: { see: (event, viewer) => Object.assign({ ...sound.see(event, viewer) }, { average: 0 / 0 }) },
  },
  {
    flaw: 'a state known by its identity, lost with a restart',
    check: 'json',
    part: {
      setup(setup) {
        const start = sound.setup(setup)
        born.add(start.state)
        return start
      },
      step(state, order) {
        const outcome = sound.step(state, order)
        if (!outcome.ok) return outcome
        const next = born.has(state) ? outcome.state : { ...outcome.state, deck: [] }
        born.add(next)
        return { ...outcome, state: next }
      },
    },
  },
]

/** A memory that only shows late in a game: found by the replay when no deep look falls on it. */
export const memoryWhereNobodyLooks: Partial<typeof sound> = after(sound, (next, { command }) => {
  if (command.type === 'pass') next.random.used = { ...next.random.used, coffee: calls++ }
})
