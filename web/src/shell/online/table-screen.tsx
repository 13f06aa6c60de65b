// A table on a server: on the way there, gathering, playing, ended, or not to be had.

import '../style/setup.css'
import './online.css'

import { useEffect } from 'preact/hooks'

import { words } from '../language.ts'
import { wholeWindow } from '../route.ts'
import { Abandoned } from './abandoned.tsx'
import { Gathering } from './gathering.tsx'
import { LineState } from './line-state.tsx'
import { useGameHere } from './game-here.ts'
import { Playing } from './playing.tsx'
import { NoTableHere } from './problem.tsx'
import { useVisit } from './visit.ts'

export default function OnlineTableScreen({ id }: { readonly id: string }) {
  const connection = useVisit(id)
  const known = connection?.known.value ?? null
  const house = connection?.house.value ?? null
  const here = useGameHere(known?.game)
  const view = known?.view ?? null
  const played = here && view !== null ? house?.stage === 'playing' || here.page.views.isOver(view) : false
  useEffect(() => {
    wholeWindow.value = played
    return () => {
      wholeWindow.value = false
    }
  }, [played])
  if (!connection) return <p class="loading">{words.value.page.table.opening}</p>
  const noTable = connection.noTable.value
  if (noTable !== null) return <NoTableHere why={noTable} />
  if (here === undefined) return <NoTableHere why="oldPage" />
  if (!known || !house || !here)
    return (
      <div class="on-the-way">
        <h1 class="screen-title">{words.value.page.table.opening}</h1>
        <LineState connection={connection} />
      </div>
    )
  if (played) return <Playing here={here} connection={connection} known={known} house={house} />
  if (house.stage === 'gathering') return <Gathering here={here} connection={connection} known={known} house={house} />
  if (house.stage === 'abandoned') return <Abandoned here={here} connection={connection} known={known} house={house} />
  return <NoTableHere why="closed" />
}
