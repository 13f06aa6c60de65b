// Starts the page, with the games that it is to have.

import { render } from 'preact'

import { keepForOffline } from './app-offline.tsx'
import { App } from './app.tsx'
import { startLanguage } from './language.ts'
import { followLanguage, type Pages, usePages } from './pages.ts'
import { followAddress } from './route.ts'
import { followSettings } from './settings.ts'
import { showTheme } from './theme.ts'

export async function start(games: Pages): Promise<void> {
  usePages(games)
  followSettings()
  followAddress()
  showTheme()
  await startLanguage()
  followLanguage()
  const root = document.getElementById('app')
  if (root) render(<App />, root)
  // The page comes first; what is kept for later can wait until it is there.
  if (document.readyState === 'complete') keepForOffline()
  else addEventListener('load', keepForOffline, { once: true })
}
