// Why something can't be done at a table on a server.

import type { Refusal } from '@grand-rounds/kernel'
import { sayRefusal } from '@grand-rounds/texts'
import { useState } from 'preact/hooks'
import type { Act } from '@grand-rounds/match'

import { words } from '../language.ts'
import type { Connection } from '../../session/online/connection.ts'

function sayWhyNot(refusal: Refusal): string {
  const { refusals } = words.value.page.online
  const found = Object.entries(refusals).find(([code]) => code === refusal.code)
  return found?.[1] ?? sayRefusal(words.value, refusal)
}

/** Does something at the table; what comes back is said. */
export function useAct(connection: Connection): readonly [act: (act: Act) => void, why: string] {
  const [why, say] = useState('')
  const act = (what: Act): void => {
    say('')
    void connection.act(what).then((refusal) => say(refusal === null ? '' : sayWhyNot(refusal)))
  }
  return [act, why]
}
