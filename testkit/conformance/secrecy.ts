// Nobody learns what is hidden from them: not from a view, a list of commands, nor an event.

import type { Incoming, Numbered, Viewer } from '@grand-rounds/kernel'
import { submit } from '@grand-rounds/kernel'
import { earliest } from '../playout.ts'
import { first, sample } from '../sampling.ts'
import { brief, difference, Violation } from '../violation.ts'
import type { Moment, Trial } from './trial.ts'
import { copyOf, seatsOf, someTime, textOf, viewersOf } from './trial.ts'

/** How much of a list is compared. */
const LISTED = 100

export function checkSecrecy(trial: Trial, moment: Moment): void {
  const orders = likelyOrders(trial, moment)
  const here = orders.map((order) => led(trial, moment.state, order))
  for (const viewer of viewersOf(trial)) {
    const known = textOf(knownTo(trial, moment.state, viewer), `the view of ${name(viewer)}`)
    if (known.includes(trial.seed)) throw new Violation('view-leak', `${name(viewer)} sees the seed`)
    const other = rehidden(trial, moment, viewer)
    if (other !== null) {
      const knownThere = textOf(knownTo(trial, other, viewer), `the view of ${name(viewer)}`)
      if (known !== knownThere)
        throw new Violation('view-leak', `${name(viewer)} sees a difference: ${difference(known, knownThere)}`)
    }
    const notices = new Notices(trial, viewer)
    for (const [i, order] of orders.entries()) {
      const outcome = here[i]
      if (!outcome) continue
      const notice = notices.of(outcome)
      // What others command is known to the viewer only by what they see of it.
      if (order.by !== viewer) notices.compare(`by ${order.by}`, notice, order)
      const there = other === null ? null : led(trial, other, order)
      if (!there) continue
      notices.compare(`order ${i}`, notice, order)
      notices.compare(`order ${i}`, notices.of(there), order)
    }
  }
}

const name = (viewer: Viewer) => (viewer === null ? 'a spectator' : `seat ${viewer}`)

/** Some commands of each seat, and the next deadline. */
function likelyOrders(trial: Trial, moment: Moment): Incoming[] {
  const { game, random } = trial
  const at = someTime(trial, moment)
  const orders: Incoming[] = []
  for (const seat of at === null ? [] : seatsOf(trial))
    for (const command of sample(game.legal(moment.state, seat), 3, random))
      orders.push({ by: seat, at: at ?? moment.at, command })
  const due = earliest(game.deadlines(moment.state))
  if (due) orders.push({ by: 'clock', at: Math.max(moment.at, due.at), command: { type: 'timeUp', deadline: due.id } })
  return orders
}

interface Led {
  readonly state: unknown
  readonly events: readonly Numbered[]
}

function led({ game, seats }: Trial, state: unknown, order: Incoming): Led | null {
  const outcome = submit(game, seats, state, order)
  return outcome.ok ? outcome : null
}

/** All that a viewer can be told of a state. */
function knownTo({ game }: Trial, state: unknown, viewer: Viewer): unknown {
  return {
    view: game.view(state, viewer),
    toAct: game.toAct(state),
    deadlines: game.deadlines(state),
    legal: viewer === null ? [] : first(game.legal(state, viewer), LISTED),
    result: game.result(state),
  }
}

/** The state with other secrets, or null where there are none to change. */
function rehidden({ config, random, saw }: Trial, { text }: Moment, viewer: Viewer): unknown {
  if (!config.rehide) return null
  const other = config.rehide(copyOf(text), viewer, random)
  if (textOf(other, 'the rehidden state') === text) return null
  saw('view-leak')
  return other
}

interface Notice {
  /** What the viewer knows afterwards, and what they saw happen. */
  readonly known: string
  readonly seen: string
}

/**
 * Two happenings that leave the viewer with the same view must look the same while they happen.
 * What shows in the view afterwards was no secret, so it may show in the event.
 */
class Notices {
  readonly #trial: Trial
  readonly #viewer: Viewer
  readonly #seen = new Map<string, string>()

  constructor(trial: Trial, viewer: Viewer) {
    this.#trial = trial
    this.#viewer = viewer
  }

  of({ state, events }: Led): Notice {
    const { game, config } = this.#trial
    const shown = events.filter(({ type }) => !config.publicEvents?.includes(type))
    const seen = shown.map((event) => ({ ...game.see(event, this.#viewer), n: 0 }))
    const known = JSON.stringify(knownTo(this.#trial, state, this.#viewer))
    return { known, seen: textOf(seen, 'the events') }
  }

  /** Compares with what led to the same view within the group. */
  compare(group: string, { known, seen }: Notice, order: Incoming): void {
    const key = `${group}: ${known}`
    const before = this.#seen.get(key)
    this.#seen.set(key, seen)
    if (before === undefined) return
    this.#trial.saw('event-leak')
    if (before !== seen)
      throw new Violation(
        'event-leak',
        `${name(this.#viewer)} can tell ${brief(order)} from another by its events: ${difference(before, seen)}`,
      )
  }
}
