// Each screen is loaded when someone goes there; the front door comes with the page.

import type { VNode } from 'preact'

import Home from './home/home.tsx'
import type { Route } from './route.ts'

export type Screen = () => VNode

export async function loadScreen(route: Route): Promise<Screen> {
  switch (route.screen) {
    case 'home':
      return () => <Home />
    case 'rules': {
      const { default: Rules, loadRules } = await import('../games/dice-hospital/rules/rules.tsx')
      await loadRules()
      return () => <Rules />
    }
    case 'table': {
      const { default: TableScreen } = await import('./table/table-screen.tsx')
      return () => <TableScreen key={route.id} id={route.id} />
    }
    case 'review': {
      const { default: ReviewScreen } = await import('../games/dice-hospital/review/review-screen.tsx')
      return () => <ReviewScreen key={route.id} id={route.id} />
    }
    case 'replay': {
      const { default: ReplayScreen } = await import('./replay/replay-screen.tsx')
      return () => (route.id === null ? <ReplayScreen /> : <ReplayScreen key={route.id} id={route.id} />)
    }
    case 'learn': {
      const { default: LearnScreen } = await import('../games/dice-hospital/learn/learn-screen.tsx')
      return () => <LearnScreen />
    }
    case 'new': {
      const { default: NewGame } = await import('../games/dice-hospital/setup/setup.tsx')
      return () => <NewGame />
    }
    case 'cards': {
      const { default: Cards } = await import('../games/dice-hospital/rules/cards.tsx')
      return () => <Cards />
    }
    case 'settings': {
      const { default: SettingsScreen } = await import('./settings/settings-screen.tsx')
      return () => <SettingsScreen />
    }
    case 'about': {
      const { default: About } = await import('./about/about.tsx')
      return () => <About />
    }
    case 'games': {
      const { default: Games } = await import('./saved/games.tsx')
      return () => <Games />
    }
    case 'online': {
      if (route.at === 'list') {
        const { default: Lobby } = await import('./online/lobby-screen.tsx')
        return () => <Lobby />
      }
      if (route.at === 'new') {
        const { default: MakeTable } = await import('./online/make-screen.tsx')
        return () => <MakeTable />
      }
      const { table } = route.at
      const { default: OnlineTable } = await import('./online/table-screen.tsx')
      return () => <OnlineTable key={table} id={table} />
    }
    case 'nothing': {
      const { default: NothingHere } = await import('./home/nothing-here.tsx')
      return () => <NothingHere />
    }
  }
}
