// The frame of the page: the head, the screen, the foot; and what a change of screen means for title, focus and
// scroll.

import { signal, useSignalEffect } from '@preact/signals'
import { useErrorBoundary, useLayoutEffect } from 'preact/hooks'

import { still } from '../kit/still.ts'
import { NewVersionBar } from './app-offline.tsx'
import { loadScreen, type Screen } from './app-screens.tsx'
import { Broken, CouldNotLoad, Foot, Head } from './app-frame.tsx'
import { words } from './language.ts'
import { partOf, place, type Route, route, screenName, wholeWindow } from './route.ts'

interface Shown {
  /** Tells one visit of a screen from the next: what went wrong in one is over in the other. */
  readonly visit: number
  readonly route: Route
  readonly screen: Screen
}

const shown = signal<Shown | null>(null)
let visits = 0
let first = true

export function App() {
  useSignalEffect(() => load(route.value))
  useSignalEffect(() => {
    const { frame } = words.value.page
    const { screen } = route.value
    document.title = screen === 'home' ? frame.name : frame.title({ screen: screenName.value ?? frame.screens[screen] })
  })
  const { frame } = words.value.page
  const full = shown.value !== null && (fills(shown.value.route) || wholeWindow.value)
  return (
    <>
      <a
        class="skip"
        href="#main"
        onClick={(event) => {
          event.preventDefault()
          document.getElementById('main')?.focus()
        }}
      >
        {frame.skip}
      </a>
      {!full && <Head />}
      <main id="main" tabIndex={-1} class={full ? 'full' : 'page'}>
        {shown.value === null ? (
          <p class="loading">{frame.loading}</p>
        ) : (
          <ShownScreen key={shown.value.visit} {...shown.value} />
        )}
      </main>
      {!full && shown.value !== null && <Foot />}
      <NewVersionBar />
    </>
  )
}

/** A table needs the whole window; its own head leads out of it. */
function fills({ screen }: Route): boolean {
  return screen === 'table' || screen === 'replay' || screen === 'learn'
}

/** The screen that one leaves stays until the next one is there. */
function load(wanted: Route): () => void {
  let late = false
  const show = (screen: Screen): void => {
    if (late) return
    visits += 1
    shown.value = { visit: visits, route: wanted, screen }
  }
  loadScreen(wanted).then(show, () => show(CouldNotLoad))
  return () => {
    late = true
  }
}

function ShownScreen({ route: at, screen: Content }: Shown) {
  const { hash, scroll } = place.value
  useLayoutEffect(() => {
    arrive(hash, scroll, !first)
    first = false
  }, [at, hash, scroll])
  const caught: readonly unknown[] = useErrorBoundary((thrown) => console.error(thrown))
  return caught[0] === undefined ? <Content /> : <Broken />
}

/** Where one was, or the part that the address names, or the top; the focus goes along, except on the first visit. */
function arrive(hash: string, scroll: number | null, moveFocus: boolean): void {
  const part = document.getElementById(partOf(hash))
  const aim = part ?? document.querySelector('main h1')
  if (moveFocus && aim instanceof HTMLElement) {
    if (!aim.hasAttribute('tabindex')) aim.tabIndex = -1
    aim.focus({ preventScroll: true })
  }
  if (scroll !== null) scrollTo({ top: scroll, behavior: 'instant' })
  else if (part) part.scrollIntoView({ behavior: still.value || !moveFocus ? 'instant' : 'auto' })
  // A first visit is at the top already, and to ask for it would measure a page that is not drawn yet.
  else if (moveFocus) scrollTo({ top: 0, behavior: 'instant' })
}
