// Starts the page.

import '@fontsource-variable/atkinson-hyperlegible-next'
import './style/base.css'
import './style/home.css'
import './style/rules.css'

import { render } from 'preact'

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
