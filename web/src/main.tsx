// Starts the page.

import '@fontsource-variable/atkinson-hyperlegible-next'
import './style/base.css'
import './style/controls.css'
import './style/frame.css'

import { render } from 'preact'

import { keepForOffline } from './app-offline.tsx'
import { App } from './app.tsx'
import { startLanguage } from './language.ts'
import { followAddress } from './route.ts'
import { followSettings } from './settings.ts'
import { showTheme } from './theme.ts'

followSettings()
followAddress()
showTheme()
await startLanguage()
const root = document.getElementById('app')
if (root) render(<App />, root)
// The page comes first; what is kept for later can wait until it is there.
if (document.readyState === 'complete') keepForOffline()
else addEventListener('load', keepForOffline, { once: true })
