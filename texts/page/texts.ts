// The words of the page's own, one member for each screen.

import type { EndTexts } from './end.ts'
import type { FrameTexts } from './frame.ts'
import type { HomeTexts } from './home.ts'
import type { LearnTexts } from './learn.ts'
import type { PlayTexts } from './play.ts'
import type { ReplayTexts } from './replay.ts'
import type { ReviewTexts } from './review.ts'
import type { RulesTexts } from './rules.ts'
import type { SetupTexts } from './setup.ts'

export interface PageTexts {
  readonly frame: FrameTexts
  readonly home: HomeTexts
  readonly setup: SetupTexts
  readonly rules: RulesTexts
  readonly play: PlayTexts
  readonly end: EndTexts
  readonly review: ReviewTexts
  readonly replay: ReplayTexts
  readonly learn: LearnTexts
}
