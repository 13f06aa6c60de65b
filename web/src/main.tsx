// Starts the page.

import '@fontsource-variable/atkinson-hyperlegible-next'
import './shell/style/base.css'
import './shell/style/controls.css'
import './shell/style/frame.css'

import { render } from 'preact'

import { keepForOffline } from './shell/app-offline.tsx'
import { App } from './shell/app.tsx'
import { startLanguage } from './shell/language.ts'
import { followAddress } from './shell/route.ts'
import { followSettings } from './shell/settings.ts'
import { showTheme } from './shell/theme.ts'

followSettings()
followAddress()
showTheme()
await startLanguage()
const root = document.getElementById('app')
if (root) render(<App />, root)
// The page comes first; what is kept for later can wait until it is there.
if (document.readyState === 'complete') keepForOffline()
else addEventListener('load', keepForOffline, { once: true })
