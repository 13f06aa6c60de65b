// The placements of a game as moves of boardgame.io's reducer: a toy hospital in its own idiom, which trusts its
// input and knows no rules, and its undo switched off. Whatever it costs is boardgame.io's own.

import { requirePeer } from './install.ts'

/** What a placement changed: patients as they were and as they are (null: gone home). */
export interface Placement {
  readonly seat: number
  readonly meeple: string
  readonly department: string
  readonly wards: readonly string[]
  readonly treated: readonly { readonly from: string; readonly to: string | null }[]
}

interface Hospital {
  wards: string[]
  lounge: number
  placed: Record<string, string>
}

interface Internal {
  InitializeGame(setup: { game: object; numPlayers: number }): unknown
  CreateGameReducer(setup: { game: object }): (state: unknown, action: object) => unknown
}

interface Reduced {
  readonly G: { readonly hospitals: readonly Hospital[] }
}

const game = {
  name: 'toy-hospital',
  disableUndo: true,
  setup: () => ({ hospitals: Array.from({ length: 4 }, (): Hospital => ({ wards: [], lounge: 0, placed: {} })) }),
  turn: { activePlayers: { all: 'stage' } },
  moves: {
    place: (
      { G }: { G: { hospitals: Hospital[] } },
      { seat, meeple, department, wards, treated }: Placement,
    ): string | undefined => {
      const hospital = G.hospitals[seat]
      if (!hospital) return 'INVALID_MOVE'
      hospital.wards = [...wards]
      hospital.placed[department] = meeple
      for (const { from, to } of treated) {
        const at = hospital.wards.indexOf(from)
        if (at < 0) return 'INVALID_MOVE'
        hospital.wards.splice(at, 1)
        if (to === null) hospital.lounge++
        else hospital.wards.push(to)
      }
      return undefined
    },
  },
}

/** Runs the placements through the reducer, and gives the patients who went home, for a check. */
export function boardgameIo(): (placements: readonly Placement[]) => number {
  const { InitializeGame, CreateGameReducer } = requirePeer('boardgame.io/internal') as Internal
  const reducer = CreateGameReducer({ game })
  const start = InitializeGame({ game, numPlayers: 4 })
  return (placements) => {
    let state = start
    for (const placement of placements) {
      const playerID = String(placement.seat)
      state = reducer(state, { type: 'MAKE_MOVE', payload: { type: 'place', args: [placement], playerID } })
    }
    return (state as Reduced).G.hospitals.reduce((sum, { lounge }) => sum + lounge, 0)
  }
}
