// Our own members for a team of Rush M.D. at the referee's table: each seat that is asked for keeps a mind of its own.

import { ask, type Heard, LEVELS, memberOf, type Mind } from '@grand-rounds/bots/rush-md'
import { refuse } from '@grand-rounds/kernel'
import type { Event, View } from '@grand-rounds/rush-md'
import type { Bots, Seated } from './playable.ts'

/** A seat belongs to the team from the first time that it is asked for; the others do as they like. */
export function members({ seats, seed }: Seated): Bots<View, Event> {
  const minds: (Mind | null)[] = Array.from({ length: seats }, () => null)
  /** The last of each kind from each seat: nobody heeds more, and a table full of signals costs nothing. */
  const heard = new Map<string, Heard>()
  return {
    decide({ view, seat, level, at: now }) {
      if (view.stage === 'over') return refuse('nothingToDecide')
      const known = LEVELS.find((one) => one === level)
      if (known === undefined) return refuse('noSuchLevel', { levels: LEVELS })
      const before = minds[seat] ?? memberOf(seed, seat)
      const team = minds.map((mind, other) => mind !== null || other === seat)
      const question = { view, seat, level: known, members: team, now, heard: [...heard.values()] }
      const { command, at, mind } = ask(question, before)
      minds[seat] = mind
      return { ok: true, value: { command, at } }
    },
    hear(event, at) {
      if (event.type !== 'signalled') return
      const { seat, signal } = event
      const kind = `${seat}/${signal}`
      // Whoever called last is heeded first: a call that is repeated goes to the end of the list.
      heard.delete(kind)
      heard.set(kind, { seat, signal, at })
    },
  }
}
