// Starts the page.

import '@fontsource-variable/atkinson-hyperlegible-next'
import './style/base.css'
import './style/home.css'
import './style/rules.css'

import { render } from 'preact'

import { App } from './app.tsx'
import { showTheme } from './theme.ts'

showTheme()
const root = document.getElementById('app')
if (root) render(<App path={location.pathname} />, root)
// The browser looked for the place before it was there.
document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView()
