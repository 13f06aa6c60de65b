import type { PlayTexts } from '../../page/play.ts'

export const play: PlayTexts = {}
