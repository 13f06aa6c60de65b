// The frame of the page: the head with the name and the theme, the screen, the foot.

import { Brand } from './art/brand.tsx'
import { Home } from './home/home.tsx'
import { NothingHere } from './home/nothing-here.tsx'
import { switchTheme, theme } from './theme.ts'
import { words } from './words.ts'

export function App({ path }: { readonly path: string }) {
  const home = path === '/'
  return (
    <>
      {home && (
        <a class="skip" href="#rules">
          {words.skip}
        </a>
      )}
      <header class="head">
        <a class="brand" href="/">
          <Brand />
          <span>{words.name}</span>
        </a>
        <button class="switch" type="button" role="switch" aria-checked={theme.value === 'night'} onClick={switchTheme}>
          <span>{words.night}</span>
          <span class="track" aria-hidden="true">
            <span class="knob" />
          </span>
        </button>
      </header>
      <main>{home ? <Home /> : <NothingHere />}</main>
      <footer class="foot">
        <p>{words.unofficial}</p>
        <p>{words.licence}</p>
      </footer>
    </>
  )
}
