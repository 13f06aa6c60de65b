// The cards that have a rule of their own, under the rule that lists them. The checks look for a test of each.

import { PAPER_IDS, RESEARCH } from './research.ts'

interface Card {
  readonly rule: string
  readonly name: string
}

export const catalogue: readonly Card[] = PAPER_IDS.map((name) => ({
  rule: RESEARCH[name].kind === 'task' ? '3.19' : '3.2',
  name,
}))
