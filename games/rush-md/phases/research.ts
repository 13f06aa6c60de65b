// Research tasks: what was done in the round, held against what a paper asks.

import { PATIENTS } from '../cards/patients.ts'
import { RESEARCH, type TaskAim } from '../cards/research.ts'
import { dose, type Doses, ORGANS, PILLS } from '../pieces.ts'
import type { State } from '../state.ts'
import { everyPatient, type Turn } from '../turn.ts'
import { judge } from './judging.ts'

/** [RMD 3.19] After the patients are judged, before they are discharged. */
export function rewardResearch(turn: Turn): void {
  for (const id of turn.state.papers) {
    const paper = RESEARCH[id]
    if (paper.kind !== 'task') continue
    const reached = isDone(turn.state, paper.task)
    turn.emit({ type: 'taskJudged', paper: id, reached })
    if (!reached) continue
    turn.state.skill += paper.reward
    turn.emit({ type: 'skillGained', points: paper.reward, paper: id })
  }
}

function isDone(state: State, task: TaskAim): boolean {
  const { given, exams, errors } = state.tally
  switch (task.aim) {
    case 'organKinds':
      return ORGANS.filter((organ) => dose(given, organ) > 0).length >= task.least
    case 'cured':
      return cured(state, task.who) >= task.least
    case 'exams':
      return exams.filter((exam) => task.exam === 'any' || task.exam === exam).length >= task.least
    case 'examKinds':
      return new Set(exams).size >= task.least
    case 'given':
      return amount(given, task.what) >= task.least
    case 'noErrors':
      return errors === 0 && cured(state, 'any') > 0
  }
}

function cured(state: State, who: 'in' | 'out' | 'critical' | 'any'): number {
  return everyPatient(state).filter((patient) => {
    if (judge(patient).verdict === 'error') return false
    if (who === 'any') return true
    return who === 'critical' ? patient.condition === 'critical' : PATIENTS[patient.card].kind === who
  }).length
}

function amount(given: Doses, what: 'pills' | 'drips' | 'medicine' | 'blood'): number {
  switch (what) {
    case 'pills':
      return PILLS.reduce((sum, pill) => sum + dose(given, pill), 0)
    case 'drips':
      return dose(given, 'drip')
    case 'medicine':
      return dose(given, 'yellow') + dose(given, 'green')
    case 'blood':
      return dose(given, 'blood')
  }
}
