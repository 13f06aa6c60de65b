import type { ReplayTexts } from '../../page/replay.ts'

export const replay: ReplayTexts = {}
