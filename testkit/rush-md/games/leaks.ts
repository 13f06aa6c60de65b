// Does anyone learn what lies face down: by a view, by an event, by what is listed, by a refusal?

import { canonical, Random, type Seat, seedFrom, submit } from '@grand-rounds/kernel'
import { type Exam, EXAMS, rushMd, SIGNS, type State } from '@grand-rounds/rush-md'
import type { Below } from '../../chance.ts'
import { rehide } from '../hidden.ts'
import type { Step } from './match.ts'
import { stray } from './players.ts'

const PROBES = 12
const DECKS: readonly (Exam | 'in' | 'out' | 'epidemic' | 'research')[] = [
  ...EXAMS,
  'in',
  'out',
  'epidemic',
  'research',
]

/** The same to anyone who looks: other cards below the backs, other faces, another seed. */
function twin(state: State, below: Below): State {
  const seed = seedFrom(`another table ${below(1_000_000_000)}`)
  return { ...rehide(state, new Random({ seed, used: {} })), random: { seed, used: {} } }
}

/** Cards that were face down before a step and are after it. What an exam finds is open, wherever it goes then. */
function unseen(before: State, { state, events }: Step): readonly string[] {
  const found = events.flatMap((event) => (event.type === 'diagnosed' ? [event.diagnosis] : []))
  return DECKS.flatMap((deck): readonly string[] => {
    const ids: readonly string[] = before.decks[deck]
    const after: readonly string[] = state.decks[deck]
    return after.filter((id) => ids.includes(id) && !found.some((one) => one === id))
  })
}

/** The signs of tokens that lie face down; the top card's back shows one. */
function unseenSigns(state: State): readonly string[] {
  const { token, backs } = rushMd.view(state, null)
  return SIGNS.filter(
    (sign) => sign !== token?.sign && !(backs.culture?.exam === 'culture' && backs.culture.sign === sign),
  )
}

/** What leaks in a step, or null. */
export function leakIn(before: State, step: Step, below: Below): string | null {
  const { state, events, refusal, entry } = step
  const other = twin(state, below)
  const seats = Array.from({ length: state.seats }, (_, seat): Seat => seat)
  const secrets = [...unseen(before, step), ...unseenSigns(state)].map((word) => `"${word}"`)
  secrets.push(state.random.seed)
  for (const viewer of [null, ...seats]) {
    const view = JSON.stringify(rushMd.view(state, viewer))
    const told = view + JSON.stringify([events.map((event) => rushMd.see(event, viewer)), refusal])
    const secret = secrets.find((word) => told.includes(word))
    if (secret !== undefined) return `${viewer ?? 'a spectator'} is shown ${secret}`
    if (view !== JSON.stringify(rushMd.view(other, viewer))) return `${viewer ?? 'a spectator'} can tell tables apart`
  }
  for (const seat of seats)
    if (JSON.stringify([...rushMd.legal(state, seat)]) !== JSON.stringify([...rushMd.legal(other, seat)]))
      return `what is listed for ${seat} tells tables apart`
  if (canonical(rushMd.deadlines(state)) !== canonical(rushMd.deadlines(other))) return 'deadlines tell tables apart'
  for (let i = 0; i < PROBES; i++) {
    const by = below(state.seats)
    const order = { by, at: entry?.at ?? 0, command: stray(state, by, below) }
    const [here, there] = [submit(rushMd, state.seats, state, order), submit(rushMd, state.seats, other, order)]
    const answers = [here, there].map((outcome) => (outcome.ok ? 'accepted' : canonical(outcome.refusal)))
    if (answers[0] !== answers[1]) return `the answer to ${JSON.stringify(order.command)} tells tables apart`
  }
  return null
}
