// Whose turn it is at a table on a server, and how it stands.

import type { HouseView } from '@grand-rounds/match'
import type { Known } from '@grand-rounds/protocol'

import type { Views } from '../link.ts'
import type { Standing } from './my-tables.ts'

export function isMyTurn({ view }: Known, house: HouseView, views: Views<unknown>): boolean {
  const { mine, stage, chairs } = house
  if (mine === null || stage !== 'playing' || chairs[mine]?.level !== null) return false
  return view !== null && views.toAct(view).includes(mine)
}

/** For the list of my tables. Null: one has no part in it. */
export function standingOf(known: Known, house: HouseView, views: Views<unknown>): Standing | null {
  if (house.mine === null && !house.hosting) return null
  const { view } = known
  return {
    names: house.chairs.flatMap(({ kind, name }) => (kind === 'open' ? [] : [name])),
    stage: view !== null && views.isOver(view) ? 'over' : house.stage,
    round: view === null ? 0 : views.round(view),
    myTurn: isMyTurn(known, house, views),
  }
}
