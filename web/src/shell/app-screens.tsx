// Each screen is loaded when someone goes there; the front door comes with the page.

import type { VNode } from 'preact'

import { findTable } from '../session/storage.ts'
import type { GamePage } from './game-page.ts'
import Home from './home/home.tsx'
import { allPages, firstGame, pageOf } from './pages.ts'
import type { Route } from './route.ts'

export type Screen = () => VNode

export async function loadScreen(route: Route): Promise<Screen> {
  switch (route.screen) {
    case 'home': {
      const pages = await allPages()
      return () => <Home pages={pages} />
    }
    case 'new':
      return partOf(route.game, (page) => page.loadSetup())
    case 'learn':
      return partOf(route.game, (page) => page.loadLesson?.())
    case 'rules':
      return partOf(route.game, (page) => page.loadRulebook?.())
    case 'cards':
      return partOf(route.game, (page) => page.loadCatalogue?.())
    case 'table': {
      const { default: TableScreen } = await import('./table/table-screen.tsx')
      return () => <TableScreen key={route.id} id={route.id} />
    }
    case 'review': {
      const { id } = route
      // A table that is not there is said to be so by whichever review there is.
      const found = await findTable(id).catch(() => null)
      const Review = await (await pageOf(found?.record.head.game ?? firstGame()))?.loadReview?.()
      return Review ? () => <Review key={id} id={id} /> : nothingHere()
    }
    case 'replay': {
      const { default: ReplayScreen } = await import('./replay/replay-screen.tsx')
      return () => (route.id === null ? <ReplayScreen /> : <ReplayScreen key={route.id} id={route.id} />)
    }
    case 'settings': {
      const { default: SettingsScreen } = await import('./settings/settings-screen.tsx')
      return () => <SettingsScreen />
    }
    case 'about': {
      const { default: About } = await import('./about/about.tsx')
      const games = await Promise.all((await allPages()).map(async (page) => page.loadAbout?.()))
      return () => <About games={games.filter((one) => one !== undefined)} />
    }
    case 'games': {
      const { default: Games } = await import('./saved/games.tsx')
      const pages = await allPages()
      return () => <Games pages={pages} />
    }
    case 'online': {
      if (route.at === 'list') {
        const { default: Lobby } = await import('./online/lobby-screen.tsx')
        return () => <Lobby />
      }
      if ('newOf' in route.at) {
        const page = await pageOf(route.at.newOf ?? firstGame())
        if (!page) return nothingHere()
        const { loadMakeTable } = await import('./online/make-screen.tsx')
        return loadMakeTable(page)
      }
      const { table } = route.at
      const { default: OnlineTable } = await import('./online/table-screen.tsx')
      return () => <OnlineTable key={table} id={table} />
    }
    case 'nothing':
      return nothingHere()
  }
}

/** A screen of the game's own; an address from when there was one game is of the first. */
async function partOf(
  game: string | null | undefined,
  load: (page: GamePage) => ReturnType<GamePage['loadSetup']> | undefined,
): Promise<Screen> {
  const page = await pageOf(game ?? firstGame())
  const Part = await (page && load(page))
  return Part ? () => <Part /> : nothingHere()
}

async function nothingHere(): Promise<Screen> {
  const { default: NothingHere } = await import('./home/nothing-here.tsx')
  return () => <NothingHere />
}
