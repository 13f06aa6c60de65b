// The games of the page, in the order of the front door. Nobody else imports a game's folder.

import type { Pages } from '../shell/pages.ts'

export const GAMES: Pages = {
  'dice-hospital': () => import('./dice-hospital/page.ts'),
}
