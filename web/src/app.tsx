// The frame of the page: the head, the screen, the foot.

import { signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'

import { loadScreen, type Screen } from './app-screens.tsx'
import { Brand } from './art/brand.tsx'
import { words } from './language.ts'
import { Link, place, type Route, route } from './route.ts'
import { switchTheme, theme } from './theme.ts'

const shown = signal<{ readonly route: Route; readonly screen: Screen } | null>(null)

/** The screen that one leaves stays until the next one is there. */
function useScreen(): void {
  const wanted = route.value
  useEffect(() => {
    let late = false
    void loadScreen(wanted).then((screen) => {
      if (!late) shown.value = { route: wanted, screen }
    })
    return () => {
      late = true
    }
  }, [wanted])
}

export function App() {
  useScreen()
  const { frame } = words.value.page
  return (
    <>
      <a class="skip" href="#main">
        {frame.skip}
      </a>
      <header class="head">
        <Link class="brand" href="/">
          <Brand />
          <span>{frame.name}</span>
        </Link>
        <button class="switch" type="button" role="switch" aria-checked={theme.value === 'night'} onClick={switchTheme}>
          <span>{frame.night}</span>
          <span class="track" aria-hidden="true">
            <span class="knob" />
          </span>
        </button>
      </header>
      <main id="main" tabIndex={-1}>
        {shown.value && <Shown key={place.value.path} screen={shown.value.screen} />}
      </main>
      <footer class="foot">
        <p>{frame.unofficial}</p>
        <p>{frame.licence}</p>
      </footer>
    </>
  )
}

function Shown({ screen }: { readonly screen: Screen }) {
  return screen()
}
