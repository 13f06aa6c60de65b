// A table of this game: where it is played, how it ends, and how it looks to whoever only watches.

import type { Command, Event, View } from '@grand-rounds/dice-hospital'
import { useMemo } from 'preact/hooks'

import type { BoardProps, GameTable } from '../../shell/game-page.ts'
import { castOf } from './board/cast.ts'
import { LogLine } from './board/log.tsx'
import { botsForTable } from './bots/bots.ts'
import { EndOfGame } from './end/end.tsx'
import { PlayScreen } from './play/play.tsx'
import { sinceTurn } from './play/since.ts'
import { ReadOnlyBoard } from './replay/read-only-board.tsx'

export const table: GameTable<Command, Event, View> = {
  openBots: botsForTable,
  Play: PlayScreen,
  End: EndOfGame,
  Board,
  Line: LogLine,
  since: sinceTurn,
}

function Board({ view, names, seat }: BoardProps<View>) {
  const cast = useMemo(() => castOf(view), [view])
  return <ReadOnlyBoard view={view} cast={cast} names={names} seat={seat} />
}
