// The head and the foot of every page but the tables, and what stands between them when a screen can't be had.

import { availableLanguages, LANGUAGE_CODES, LANGUAGE_NAMES } from '@grand-rounds/texts'

import { BookSign, CardsSign, ChartSign, GlobeSign, SettingsSign } from './app-signs.tsx'
import { Brand } from '../art/brand.tsx'
import { chooseLanguage, words } from './language.ts'
import { firstGame } from './pages.ts'
import { Link, route } from './route.ts'
import { switchTheme, theme } from './theme.ts'

const MENU = [
  { screen: 'rules', href: '/rules', Sign: BookSign },
  { screen: 'cards', href: '/cards', Sign: CardsSign },
  { screen: 'games', href: '/games', Sign: ChartSign },
] as const
const FOOT_MENU = [
  { screen: 'new', href: '/new', ofGame: true },
  { screen: 'online', href: '/online' },
  { screen: 'learn', href: '/learn', ofGame: true },
  { screen: 'rules', href: '/rules' },
  { screen: 'cards', href: '/cards' },
  { screen: 'games', href: '/games' },
  { screen: 'settings', href: '/settings' },
  { screen: 'about', href: '/about' },
] as const

export function Head() {
  const { frame } = words.value.page
  const { screen: here } = route.value
  return (
    <header class="head">
      <Link class="brand" href="/">
        <Brand />
        <span>{frame.name}</span>
      </Link>
      <nav class="main-menu" aria-label={frame.menu}>
        <ul>
          {MENU.map(({ screen, href, Sign }) => (
            <li key={screen}>
              <Link href={href} {...(screen === here ? { 'aria-current': 'page' as const } : {})}>
                <Sign />
                {frame.screens[screen]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div class="controls">
        <LanguageChoice />
        <button class="switch" type="button" role="switch" aria-checked={theme.value === 'night'} onClick={switchTheme}>
          <span class="switch-name">{frame.night}</span>
          <span class="track" aria-hidden="true">
            <span class="knob" />
          </span>
        </button>
        <Link class="icon-link" href="/settings" aria-label={frame.screens.settings}>
          <SettingsSign />
        </Link>
      </div>
    </header>
  )
}

function LanguageChoice() {
  const { code, page } = words.value
  const codes = availableLanguages()
  return (
    <label class="language">
      <GlobeSign />
      <span class="unseen">{page.frame.language}</span>
      <select
        value={code}
        onChange={({ currentTarget: { value } }) => {
          const chosen = LANGUAGE_CODES.find((one) => one === value)
          if (chosen) chooseLanguage(chosen)
        }}
      >
        {codes.map((one) => (
          <option key={one} value={one} lang={one}>
            {LANGUAGE_NAMES[one]}
          </option>
        ))}
      </select>
    </label>
  )
}

export function Foot() {
  const { frame } = words.value.page
  return (
    <footer class="foot">
      <nav aria-label={frame.footMenu}>
        <ul>
          {FOOT_MENU.map(({ screen, href, ...rest }) => (
            <li key={screen}>
              <Link href={'ofGame' in rest ? `${href}/${firstGame()}` : href}>{frame.screens[screen]}</Link>
            </li>
          ))}
        </ul>
      </nav>
      <p>{frame.unofficial}</p>
      <p>{frame.licence}</p>
    </footer>
  )
}

/** No network, or the part belongs to a version that is no longer served: the page itself, loaded anew, has it. */
export function CouldNotLoad() {
  return <Trouble {...words.value.page.frame.failed} />
}

/** A fault of ours. What was stored stays stored. */
export function Broken() {
  return <Trouble {...words.value.page.frame.broken} />
}

function Trouble({ title, text }: { readonly title: string; readonly text: string }) {
  const { failed, nothing } = words.value.page.frame
  return (
    <section class="nothing">
      <h1>{title}</h1>
      <p>{text}</p>
      <p class="buttons">
        <button class="go" type="button" onClick={() => location.reload()}>
          {failed.again}
        </button>{' '}
        <a class="button" href="/">
          {nothing.home}
        </a>
      </p>
    </section>
  )
}
