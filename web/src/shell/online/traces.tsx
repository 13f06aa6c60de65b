// What someone leaves at a table, and how it goes: their name and words at any time, all of the table by its host when
// it is over.

import type { HouseView } from '@grand-rounds/match'
import type { Known } from '@grand-rounds/protocol'
import { useState } from 'preact/hooks'

import { words } from '../language.ts'
import type { Connection } from '../../session/online/connection.ts'
import { Confirmed } from './confirmed.tsx'
import { useAct } from './say.ts'

interface Props {
  readonly connection: Connection
  readonly known: Known
  readonly house: HouseView
}

export function Traces({ connection, known, house }: Props) {
  const { sheet, ended } = words.value.page.online
  const [act, why] = useAct(connection)
  const [failed, fail] = useState(false)
  const over = known.record !== null || house.stage === 'abandoned'
  // Whoever is at the table is told that there is none any more.
  const remove = () => void connection.delete().then((done) => fail(!done))
  return (
    <>
      <p class="sheet-buttons">
        {house.mine !== null && (
          <Confirmed label={sheet.forget} question={sheet.reallyForget} onYes={() => act({ type: 'forget' })} />
        )}
        {house.hosting && over && <Confirmed label={sheet.delete} question={sheet.reallyDelete} onYes={remove} />}
      </p>
      <p class="problem" role="alert">
        {failed ? ended.failed : why}
      </p>
    </>
  )
}
