// Addresses of the page: which screen is at which, going there without loading the page anew, and coming back to
// the place where one was.

import { type Route as Found, routeOf as find } from '@grand-rounds/protocol/routes'
import { computed, signal } from '@preact/signals'
import { type ComponentChildren, h } from 'preact'

import { isGame } from './pages.ts'

export type Route =
  | Exclude<Found, { readonly game: string | null }>
  | { readonly screen: 'new' | 'learn'; readonly game: string }
  /** Without a game: the address is from when there was one. */
  | { readonly screen: 'rules' | 'cards'; readonly game?: string }
  | { readonly screen: 'nothing' }

export function routeOf(path: string): Route {
  const found = find(path, isGame)
  if (found === null) return { screen: 'nothing' }
  if (!('game' in found)) return found
  const { screen, game } = found
  if (screen === 'new' || screen === 'learn') return { screen, game }
  return game === null ? { screen } : { screen, game }
}

/** A screen that is a page at first and then a game says so here: a game needs the whole window. */
export const wholeWindow = signal(false)

/** What the screen calls itself in the title of the tab; null: by its kind. */
export const screenName = signal<string | null>(null)

interface Place {
  readonly path: string
  /** With its #; empty without one. */
  readonly hash: string
  /** Where one was on a screen that one comes back to; null on a new one. */
  readonly scroll: number | null
}

const here = globalThis.location
const current = signal<Place>({ path: here?.pathname ?? '/', hash: here?.hash ?? '', scroll: null })

export const place = computed(() => current.value)
const path = computed(() => current.value.path)
/** The screen; a new part (#) of the same address is no new route. */
export const route = computed<Route>(() => routeOf(path.value))

/** The id of the part that an address names; empty when it names none, or nothing that can be read. */
export function partOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return ''
  }
}

/** To an address of ours, such as '/rules#rule-2.15'. */
export function go(address: string, { replace = false }: { readonly replace?: boolean } = {}): void {
  keepScroll()
  if (replace) history.replaceState(null, '', address)
  else history.pushState(null, '', address)
  current.value = { path: location.pathname, hash: location.hash, scroll: null }
}

export function followAddress(): void {
  history.scrollRestoration = 'manual'
  addEventListener('popstate', ({ state }) => {
    current.value = { path: location.pathname, hash: location.hash, scroll: scrollIn(state) }
  })
  // At the end of a scroll, since there is no event before one leaves by the browser's own buttons.
  addEventListener('scrollend', keepScroll)
  addEventListener('pagehide', keepScroll)
  const scroll = scrollIn(history.state)
  if (scroll !== null) current.value = { ...current.value, scroll }
}

function keepScroll(): void {
  history.replaceState({ scroll: scrollY }, '')
}

function scrollIn(state: unknown): number | null {
  if (typeof state !== 'object' || state === null || !('scroll' in state)) return null
  return typeof state.scroll === 'number' ? state.scroll : null
}

interface LinkProps {
  readonly href: string
  readonly class?: string
  readonly children?: ComponentChildren
  readonly 'aria-label'?: string
  readonly 'aria-current'?: 'page'
}

/** A link inside the page. With a key held it is the browser's: a new tab stays a new tab. */
export function Link({ children, ...props }: LinkProps) {
  const onClick = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    go(props.href)
  }
  return h('a', { ...props, onClick }, children)
}
