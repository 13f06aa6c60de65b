// Why a game can't be shown, in words.

import { sayRefusal } from '@grand-rounds/texts'

import { words } from '../language.ts'
import type { Problem } from '../../session/replay/source.ts'

export function sayProblem(problem: Problem): string {
  const { problems } = words.value.page.replay
  if (problem.why !== 'badGame') return problems[problem.why]
  return problems.badGame({ why: sayRefusal(words.value, { code: problem.code }) })
}
