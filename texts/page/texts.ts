// The words of the page's own, one member for each screen.

import type { AboutTexts } from './about.ts'
import type { CardsTexts } from './cards.ts'
import type { EndTexts } from './end.ts'
import type { FrameTexts } from './frame.ts'
import type { GamesTexts } from './games.ts'
import type { HomeTexts } from './home.ts'
import type { LearnTexts } from './learn.ts'
import type { OnlineTexts } from './online.ts'
import type { PlayTexts } from './play.ts'
import type { ReplayTexts } from './replay.ts'
import type { ReviewTexts } from './review.ts'
import type { RulesTexts } from './rules.ts'
import type { SettingsTexts } from './settings.ts'
import type { SetupTexts } from './setup.ts'
import type { TableTexts } from './table.ts'

export interface PageTexts {
  readonly frame: FrameTexts
  readonly home: HomeTexts
  readonly setup: SetupTexts
  readonly table: TableTexts
  readonly rules: RulesTexts
  readonly cards: CardsTexts
  readonly games: GamesTexts
  readonly settings: SettingsTexts
  readonly about: AboutTexts
  readonly play: PlayTexts
  readonly end: EndTexts
  readonly review: ReviewTexts
  readonly replay: ReplayTexts
  readonly learn: LearnTexts
  readonly online: OnlineTexts
}
