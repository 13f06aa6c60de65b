// Another table that nobody can tell from this one: decks in another order below their visible backs, other faces of
// the tokens that lie face down.

import type { Random } from '@grand-rounds/kernel'
import type { State } from '@grand-rounds/rush-md'

export function rehide(state: State, random: Random): State {
  const mixed = <T>(items: readonly T[]) => random.shuffle('rehide', [...items])
  const below = <T>(deck: readonly T[]) => [...mixed(deck.slice(0, -1)), ...deck.slice(-1)]
  const { decks } = state
  const turned = state.actions.flatMap((action) => (action?.task.kind === 'culture' ? (action.task.token ?? []) : []))
  const faces = mixed(state.tokens.filter((_, at) => !turned.includes(at)))
  return {
    ...state,
    decks: {
      in: mixed(decks.in),
      out: mixed(decks.out),
      culture: below(decks.culture),
      bloodTest: below(decks.bloodTest),
      xray: below(decks.xray),
      mri: mixed(decks.mri),
      epidemic: mixed(decks.epidemic),
      research: mixed(decks.research),
    },
    tokens: state.tokens.map((face, at) => (turned.includes(at) ? face : (faces.pop() ?? face))),
  }
}
