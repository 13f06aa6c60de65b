// One random game, looked at where a player would want to see their act at once: what is predicted from the view has to
// be what the authority shows.

import { canonical, type Seat, submit } from '@grand-rounds/kernel'
import { type Command, predict, rushMd, type State, type View } from '@grand-rounds/rush-md'
import { type Below, chance, oneOf } from '../../chance.ts'
import { playMatch, type Step } from './match.ts'
import { stray } from './players.ts'
import { randomMatch } from './random.ts'

/** One step in so many is looked at, more often where somebody works with tweezers, tokens or X-rays: that is rare. */
const LOOKED_AT = 50
const RARE_LOOKED_AT = 3
const RARE: readonly string[] = ['organs', 'operating', 'medicating', 'culture', 'bloodTest', 'xray', 'mri', 'easing']
/** So many of its commands are tried: one of each kind, and more where there are few kinds. */
const TRIED = 8
const STRAYS = 4

export interface Predictions {
  /** Of each kind of command: how many were accepted, and how many of them predicted. */
  readonly kinds: ReadonlyMap<Command['type'], { readonly accepted: number; readonly predicted: number }>
  readonly refused: number
  /** So many looks were at a moment before which something fell due. */
  readonly late: number
}

/** Plays the game of this number. Throws what was predicted wrongly, by name. */
export function checkPredictions(number: number): Predictions {
  const match = { ...randomMatch(number), name: `predicted game ${number}` }
  const below = chance(`looks at ${match.name}`)
  const kinds = new Map<Command['type'], { accepted: number; predicted: number }>()
  let refused = 0
  let late = 0
  const watch = ({ state, entry }: Step): void => {
    const rare = state.actions.findIndex((action) => action && RARE.includes(action.task.kind))
    if (below(rare < 0 ? LOOKED_AT : RARE_LOOKED_AT) > 0) return
    const seat = rare < 0 ? below(state.seats) : rare
    const viewer = below(3) === 0 ? null : below(state.seats)
    // As it comes over a wire: nothing but the view.
    const text = JSON.stringify(rushMd.view(state, viewer))
    const at = (entry?.at ?? 0) + oneOf([0, 50, 400, 2_000], below)
    if (rushMd.deadlines(state).some((due) => due.at <= at)) late++
    for (const command of tried(state, seat, below)) {
      const given = JSON.parse(text) as View
      const predicted = predict(given, seat, command, at)
      const really = shown(state, seat, command, at)
      const where = `${match.name}, ${state.stage}, seat ${seat} at ${at}: ${JSON.stringify(command)}`
      if (JSON.stringify(given) !== text) throw new Error(`${where}: the view was changed`)
      if (really === null) {
        refused++
        if (predicted !== null) throw new Error(`${where} was predicted and refused`)
        continue
      }
      const tally = kinds.get(command.type) ?? { accepted: 0, predicted: 0 }
      kinds.set(command.type, tally)
      tally.accepted++
      if (predicted === null) continue
      tally.predicted++
      const wrong = different(predicted, rushMd.view(really, viewer))
      if (wrong !== null) throw new Error(`${where}: ${wrong}`)
    }
  }
  playMatch({ ...match, watch })
  return { kinds, refused, late }
}

function tried(state: State, seat: Seat, below: Below): readonly Command[] {
  const legal = [...rushMd.legal(state, seat)]
  const kinds = Map.groupBy(legal, ({ type }) => type)
  const some = [...kinds.values()].map((kind) => oneOf(kind, below))
  while (some.length < Math.min(TRIED, legal.length)) some.push(oneOf(legal, below))
  return [...some, ...Array.from({ length: STRAYS }, () => stray(state, seat, below) ?? ({ type: 'stop' } as const))]
}

/** What the authority makes of it: deadlines first, as they fall due, then the command. Null when it is refused. */
function shown(state: State, seat: Seat, command: Command, at: number): State | null {
  let now = state
  for (;;) {
    const [due] = rushMd.deadlines(now).toSorted((a, b) => a.at - b.at)
    if (!due || due.at > at) break
    const told = submit(rushMd, now.seats, now, {
      by: 'clock',
      at: due.at,
      command: { type: 'timeUp', deadline: due.id },
    })
    if (!told.ok) throw new Error(`${due.id} was refused: ${told.refusal.code}`)
    now = told.state
  }
  const outcome = submit(rushMd, now.seats, now, { by: seat, at, command })
  return outcome.ok ? outcome.state : null
}

function different(predicted: View, really: View): string | null {
  for (const key of Object.keys(really) as (keyof View)[])
    if (canonical(predicted[key]) !== canonical(really[key]))
      return `${key} is ${canonical(really[key])}, not ${canonical(predicted[key])}`
  return Object.keys(predicted).length === Object.keys(really).length ? null : 'more than there is'
}
