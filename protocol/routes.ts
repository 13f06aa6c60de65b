// The addresses of the page, for page and server alike: the page shows what is at each, and where nothing is the server
// says 404 with it.

export type Route =
  | { readonly screen: 'home' | 'games' | 'settings' | 'about' }
  | { readonly screen: 'new' | 'learn'; readonly game: string }
  /** Null: the address is from when there was one game. */
  | { readonly screen: 'rules' | 'cards'; readonly game: string | null }
  | { readonly screen: 'table' | 'review'; readonly id: string }
  /** Tables on a server: the open ones, a new one, or one of them. */
  | { readonly screen: 'online'; readonly at: 'list' | { readonly newOf: string | null } | { readonly table: string } }
  /** Without an id the game is packed into the address. */
  | { readonly screen: 'replay'; readonly id: string | null }

/** What a part of a path that has no fixed name may look like. */
const PARTS: Readonly<Record<string, string>> = {
  ':game': '([a-z0-9-]+)',
  ':id': '([\\w-]+)',
  ':table': '([a-z0-9-]+)',
}

const ROUTES: readonly (readonly [path: string, route: (part: string) => Route])[] = [
  ['/', () => ({ screen: 'home' })],
  ['/new/:game', (game) => ({ screen: 'new', game })],
  ['/learn/:game', (game) => ({ screen: 'learn', game })],
  ['/rules', () => ({ screen: 'rules', game: null })],
  ['/rules/:game', (game) => ({ screen: 'rules', game })],
  ['/cards', () => ({ screen: 'cards', game: null })],
  ['/cards/:game', (game) => ({ screen: 'cards', game })],
  ['/table/:id', (id) => ({ screen: 'table', id })],
  ['/table/:id/review', (id) => ({ screen: 'review', id })],
  ['/table/:id/replay', (id) => ({ screen: 'replay', id })],
  ['/replay', () => ({ screen: 'replay', id: null })],
  ['/online', () => ({ screen: 'online', at: 'list' })],
  ['/online/new', () => ({ screen: 'online', at: { newOf: null } })],
  ['/online/new/:game', (newOf) => ({ screen: 'online', at: { newOf } })],
  ['/t/:table', (table) => ({ screen: 'online', at: { table } })],
  ['/games', () => ({ screen: 'games' })],
  ['/settings', () => ({ screen: 'settings' })],
  ['/about', () => ({ screen: 'about' })],
]

const PATTERNS = ROUTES.map(([path, route]) => {
  const pattern = path.replace(/:\w+/, (part) => PARTS[part] ?? part)
  return { pattern: new RegExp(`^${pattern}$`), ofGame: path.includes(':game'), route }
})

/** Null: nothing is there. `isGame`: whether there is a game of this name. */
export function routeOf(path: string, isGame: (id: string) => boolean): Route | null {
  for (const { pattern, ofGame, route } of PATTERNS) {
    const found = pattern.exec(path)
    if (!found) continue
    const [, part = ''] = found
    return ofGame && !isGame(part) ? null : route(part)
  }
  return null
}
