// The page of Dice Hospital. What stands here is fetched with the front door; all else waits until someone goes there.

import type { Command, Event, FinalResult, Options, State, View } from '@grand-rounds/dice-hospital'

import type { GamePage } from '../../shell/game-page.ts'
import { words } from '../../shell/language.ts'
import { Departments } from './front/departments.tsx'
import { Hero } from './front/hero.tsx'
import { Round } from './front/round.tsx'
import { Ways } from './front/ways.tsx'
import { lastSetup, PRESETS } from './setup/remembered.ts'
import { LEVELS, USUAL_LEVEL } from './setup/seats.ts'

export const page: GamePage<Options, State, Command, Event, View, FinalResult> = {
  id: 'dice-hospital',
  name: () => words.value.diceHospital.name,
  front: { Tile: Hero, parts: [Ways, Round, Departments] },
  views: {
    toAct: ({ toAct }) => toAct,
    isOver: ({ stage }) => stage === 'over',
    round: ({ round }) => round,
    events: ({ events }) => events,
  },
  bots: {
    levels: LEVELS,
    usual: USUAL_LEVEL,
    standIn: 'resident',
    nameOf(level) {
      const known = LEVELS.find((one) => one === level)
      return known ? words.value.page.setup.levels[known].name : level
    },
  },
  presetName(preset) {
    const known = PRESETS.find((id) => id === preset)
    return known ? words.value.diceHospital.presets[known].name : words.value.page.setup.custom.name
  },
  lastName: () => lastSetup(words.value).seats.find(({ kind }) => kind === 'person')?.name ?? '',
  loadSetup: async () => (await import('./setup/setup.tsx')).default,
  loadRules: async () => (await import('./game-rules.ts')).rules,
  loadTable: async () => (await import('./table.tsx')).table,
  loadOnlineOptions: async () => (await import('./setup/online-options.tsx')).onlineOptions,
  loadReplay: async () => import('./replay/watching.tsx'),
  loadReview: async () => (await import('./review/review-screen.tsx')).default,
  loadLesson: async () => (await import('./learn/learn-screen.tsx')).default,
  async loadRulebook() {
    const { default: Rules, loadRules } = await import('./rules/rules.tsx')
    await loadRules()
    return Rules
  },
  loadCatalogue: async () => (await import('./rules/cards.tsx')).default,
  loadStatistics: async () => import('./statistics/statistics-tables.tsx'),
  loadAbout: async () => (await import('./rules/about-cards.tsx')).AboutCards,
}
