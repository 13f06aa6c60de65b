// Night Shift in versions that break their own rules or those of the house.

import { refuse } from '@grand-rounds/kernel'
import type { Command } from '../reference/night-shift.ts'
import { nightShift as sound } from '../reference/night-shift.ts'
import type { Broken } from './broken.ts'
import { after } from './broken.ts'

const isRest = ({ type }: { readonly type: string }) => type === 'draw' || type === 'pass'

export const lawlessNightShifts: readonly Broken<typeof sound>[] = [
  { flaw: 'a version that changed nothing', check: 'versions', part: { version: 3 } },
  { flaw: 'an oldest version after the newest', check: 'versions', part: { oldest: 3 } },
  {
    flaw: 'a turn taken out of turn',
    check: 'unlisted-refused',
    part: {
      step: (state, order) =>
        sound.step(isRest(order.command) && order.by !== 'clock' ? { ...state, turn: order.by } : state, order),
    },
  },
  {
    flaw: 'a list that leaves out what is allowed',
    check: 'unlisted-refused',
    part: {
      legal(state, seat) {
        const listed = [...sound.legal(state, seat)]
        return state.round === 1 ? listed.filter(({ type }) => type !== 'pass') : listed
      },
    },
  },
  {
    flaw: 'a refusal without a code',
    check: 'unlisted-refused',
    part: {
      step(state, order) {
        const outcome = sound.step(state, order)
        return outcome.ok ? outcome : refuse('')
      },
    },
  },
  {
    flaw: 'a listed command that is refused',
    check: 'listed-accepted',
    part: {
      step: (state, order) =>
        order.command.type === 'pass' && state.round > 1 ? refuse('notNow') : sound.step(state, order),
    },
  },
  {
    flaw: 'a reader that does not know all that is listed',
    check: 'listed-accepted',
    part: {
      readCommand(input) {
        const read = sound.readCommand(input)
        return read.ok && read.value.type === 'choose' && read.value.card === 6 ? refuse('badCommand') : read
      },
    },
  },
  {
    flaw: 'equal cards listed each',
    check: 'listed-once',
    part: {
      legal(state, seat) {
        const listed = [...sound.legal(state, seat)]
        const twin = state.players[seat]?.hand.find((card, i, hand) => hand.indexOf(card) !== i)
        return listed.flatMap((one) => (one.type === 'choose' && one.card === twin ? [one, one] : [one]))
      },
    },
  },
  {
    flaw: 'an event that gets lost',
    check: 'event-numbers',
    part: {
      step(state, order) {
        const outcome = sound.step(state, order)
        return outcome.ok ? { ...outcome, events: outcome.events.filter(({ type }) => type !== 'passed') } : outcome
      },
    },
  },
  {
    flaw: 'numbers that begin again for each viewer',
    check: 'event-numbers',
    part: { see: (event, viewer) => ({ ...sound.see(event, viewer), n: viewer === null ? event.n : 0 }) },
  },
  {
    flaw: 'an undo that puts the card elsewhere',
    check: 'undo',
    part: after(sound, (next, { by, command }) => {
      const card = command.type === 'undo' ? next.players[Number(by)]?.hand.pop() : undefined
      if (card !== undefined) next.deck.push(card)
    }),
  },
  {
    flaw: 'an undo that turns chance on',
    check: 'undo',
    part: after(sound, (next, { by, command }) => {
      const stream = `rolls/${by}`
      if (command.type === 'undo')
        next.random.used = { ...next.random.used, [stream]: (next.random.used[stream] ?? 0) + 1 }
    }),
  },
  {
    flaw: 'a pass that never passes on',
    check: 'ends',
    part: {
      step: (state, order) => {
        const outcome = sound.step(state, order)
        if (!outcome.ok || order.command.type !== 'pass') return outcome
        const { round, turn, phase } = state
        return { ...outcome, state: { ...outcome.state, round, turn, phase } }
      },
    },
  },
  {
    flaw: 'nobody to act',
    check: 'ends',
    part: { toAct: (state) => (state.phase === 'rest' ? [] : sound.toAct(state)) },
  },
  {
    flaw: 'everybody to act out of turn',
    check: 'to-act',
    part: { toAct: (state) => (state.phase === 'over' ? [] : [...state.players.keys()]) },
  },
  {
    flaw: 'a result without the last seat',
    check: 'result',
    part: {
      result(state) {
        const result = sound.result(state)
        return result && { places: result.places.slice(0, -1) }
      },
    },
  },
  {
    flaw: 'places counted from the second',
    check: 'result',
    part: {
      result(state) {
        const result = sound.result(state)
        return result && { places: result.places.map(({ seat, place }) => ({ seat, place: place + 2 })) }
      },
    },
  },
  {
    flaw: 'a result while some have yet to act',
    check: 'result',
    part: {
      result: (state) =>
        sound.result(state.phase === 'rest' && state.round === state.rounds ? { ...state, phase: 'over' } : state),
    },
  },
  {
    flaw: 'rules that go on after the end',
    check: 'result',
    part: {
      step: (state, order) =>
        sound.step(
          state.phase === 'over' && order.by !== 'clock' ? { ...state, phase: 'rest', turn: order.by } : state,
          order,
        ),
    },
  },
  {
    flaw: 'the worst score wins',
    check: 'invariant',
    part: {
      result: (state) =>
        sound.result({ ...state, players: state.players.map((player) => ({ ...player, score: -player.score })) }),
    },
  },
  {
    flaw: 'a card drawn that stays in the deck',
    check: 'invariant',
    part: after(sound, (next, { command }, before) => {
      if (command.type === 'draw') next.deck = [...before.deck]
    }),
  },
  {
    flaw: 'a reader that trusts its input',
    check: 'throws',
    part: {
      readCommand: (input) => sound.readCommand({ ...(input as Command), type: (input as Command).type.trim() }),
    },
  },
  {
    flaw: 'a reader by a table that holds more than it seems',
    check: 'throws',
    part: {
      readCommand(input) {
        const readers: Record<string, (read: unknown) => { readonly value: unknown }> = {}
        const type = String((input as { type?: unknown } | null)?.type)
        const known = readers[type]?.(input)
        return known && known.value === 'never' ? refuse('badCommand') : sound.readCommand(input)
      },
    },
  },
  {
    flaw: 'rules that throw out of turn',
    check: 'throws',
    part: {
      step(state, order) {
        if (state.phase === 'rest' && order.by !== state.turn) throw new Error('not your turn')
        return sound.step(state, order)
      },
    },
  },
  {
    flaw: 'options that grow each time they are read',
    check: 'options',
    part: {
      readOptions(input, seats) {
        const read = sound.readOptions(input, seats)
        return read.ok ? { ok: true, value: { ...read.value, hand: Math.min(5, read.value.hand + 1) } } : read
      },
    },
  },
  {
    flaw: 'any number of seats',
    check: 'options',
    part: { readOptions: (input) => sound.readOptions(input, 2) },
  },
]
