// A visit to a table: the connection, what is remembered of it, and calls when it is one's turn.

import { effect, signal } from '@preact/signals'
import { useEffect, useState } from 'preact/hooks'

import { place } from '../route.ts'
import { Connection } from '../../session/online/connection.ts'
import { changeTable, tableAt, takeKey } from '../../session/online/my-tables.ts'
import { takeWishes } from '../../session/online/wishes.ts'
import { isMyTurn, standingOf } from '../../session/online/turn.ts'
import type { GamePage } from '../game-page.ts'
import { numbered, viewsOf } from './game-here.ts'
import { call, keepScreenOn, takeMessagesBack } from './calling.ts'

/** Null: on the way. */
export function useVisit(id: string): Connection | null {
  const [connection, visit] = useState<Connection | null>(null)
  useEffect(() => {
    // The key goes out of the address at once: whoever looks over a shoulder, or copies the address, has no seat by it.
    if (takeKey(id, place.value.hash)) history.replaceState(history.state, '', `/t/${id}`)
    const next = new Connection(id, tableAt(id).key, numbered)
    const stops = [follow(next), takeMessagesBack(), () => next.close()]
    visit(next)
    return () => {
      for (const stop of stops) stop()
      visit(null)
    }
  }, [id])
  return connection
}

function follow(connection: Connection): () => void {
  const { id, known, house } = connection
  let turn = false
  let letGo: () => void = () => undefined
  let wishes = takeWishes(id)
  // How the game's views are read; null: not known yet.
  const views = signal<GamePage['views'] | null>(null)
  const stopLoading = effect(() => {
    const game = known.value?.game
    if (game !== undefined && views.peek() === null) void viewsOf(game).then((found) => (views.value = found))
  })
  const stop = effect(() => {
    if (!known.value || !house.value || !views.value) return
    const { commitment } = known.value
    const mine = isMyTurn(known.value, house.value, views.value)
    changeTable(id, {
      standing: standingOf(known.value, house.value, views.value),
      ...(tableAt(id).commitment === null && { commitment }),
    })
    if (wishes.length > 0 && house.value.stage === 'gathering') {
      for (const act of wishes) void connection.act(act)
      wishes = []
    }
    if (mine === turn) return
    turn = mine
    call(mine)
    letGo()
    letGo = mine ? keepScreenOn() : () => undefined
  })
  return () => {
    stopLoading()
    stop()
    letGo()
    if (turn) call(false)
  }
}
