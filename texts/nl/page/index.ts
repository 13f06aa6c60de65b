// The page in Dutch.

import type { PageTexts } from '../../page/texts.ts'
import { about } from './about.ts'
import { cards } from './cards.ts'
import { end } from './end.ts'
import { frame } from './frame.ts'
import { games } from './games.ts'
import { home } from './home.ts'
import { learn } from './learn.ts'
import { online } from './online.ts'
import { play } from './play.ts'
import { replay } from './replay.ts'
import { review } from './review.ts'
import { rules } from './rules.ts'
import { settings } from './settings.ts'
import { setup } from './setup.ts'
import { table } from './table.ts'

export const page: PageTexts = {
  frame,
  home,
  setup,
  table,
  rules,
  cards,
  games,
  settings,
  about,
  play,
  end,
  review,
  replay,
  learn,
  online,
}
