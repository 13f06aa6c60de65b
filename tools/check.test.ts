// `npm run check` turns red for each fault that it is there for, and is green on the same tree without it.

import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { SmallHouse, testFile } from './small-house.ts'

const HEAL_TEST = 'games/dice-hospital/heal.test.ts'

// Each runs a whole tool, twice; a busy machine takes its time.
vi.setConfig({ testTimeout: 60_000 })

let house: SmallHouse

beforeEach(() => {
  house = new SmallHouse()
})

afterEach(() => {
  house.remove()
})

it('all parts are green on a sound tree, and each is named', () => {
  const { red, output } = house.check()
  expect(output).toContain('check: green')
  expect(red).toBe(false)
  for (const part of ['types', 'lint', 'imports', 'unused', 'citations', 'packages', 'pending-history', 'format']) {
    expect(output).toContain(`ok  ${part}`)
  }
})

it('a part that does not exist is red', () => {
  expect(house.check('speling')).toMatchObject({ red: true })
})

describe('imports', () => {
  it('red: an import against the direction', () => {
    const fault = "import { heal } from '../dice-hospital/index.ts'\n\nexport const STEP = heal(0)\n"
    house.turnsRed(
      'imports',
      { 'games/kernel/index.ts': fault },
      'games/kernel/index.ts → games/dice-hospital/index.ts',
    )
  })

  it('red: a forbidden import of a type only', () => {
    const fault = "import type { Thing } from '../../testkit/index.ts'\n\nexport const STEP: Thing = 1\n"
    house.write({ 'testkit/index.ts': 'export type Thing = number\n' })
    house.turnsRed('imports', { 'games/kernel/index.ts': fault }, 'games/kernel/index.ts → testkit/index.ts')
  })

  it('red: a game imported by what is there for any game', () => {
    const fault = "import { heal } from '../games/dice-hospital/index.ts'\n\nexport const ROUND = heal(0)\n"
    house.write({ 'match/index.ts': 'export const ROUND = 1\n', 'server/tables/index.ts': 'export const TABLE = 1\n' })
    house.turnsRed('imports', { 'match/index.ts': fault }, 'match/index.ts → games/dice-hospital/index.ts')
    house.write({ 'match/index.ts': 'export const ROUND = 1\n' })
    const inServer = fault.replace('../games', '../../games')
    house.turnsRed(
      'imports',
      { 'server/tables/index.ts': inServer },
      'server/tables/index.ts → games/dice-hospital/index.ts',
    )
  })

  it('red: folders that import each other in a round, be it for types; files beside them belong to none', () => {
    const a = "import type { Room } from '../b/room.ts'\n\nexport type Door = Room\n"
    house.write({
      'server/a/door.ts': a,
      'server/b/room.ts': "import { HALL } from '../hall.ts'\n\nexport type Room = typeof HALL\n",
      'server/hall.ts': "import type { Door } from './a/door.ts'\n\nexport const HALL: Door | null = null\n",
      'server/a/lock.ts': 'export type Lock = 1\n',
    })
    const fault = "import type { Lock } from '../a/lock.ts'\n\nexport type Room = Lock\n"
    const words = 'a round of folders in server: a → b → a (server/a/door.ts → server/b/room.ts, server/b/room.ts'
    house.turnsRed('imports', { 'server/b/room.ts': fault }, words)
  })

  it('red: what is for tests, in what is not', () => {
    house.write({ 'server/testing/flood.ts': 'export const FLOOD = 1\n', 'server/index.ts': 'export const DOOR = 1\n' })
    const fault = "import { FLOOD } from './testing/flood.ts'\n\nexport const DOOR = FLOOD\n"
    house.turnsRed('imports', { 'server/index.ts': fault }, 'server/index.ts → server/testing/flood.ts')
  })

  it('red: a part of Node in a game', () => {
    const fault = "import { cpus } from 'node:os'\n\nexport const STEP = cpus().length\n"
    house.turnsRed('imports', { 'games/kernel/index.ts': fault }, 'games/kernel/index.ts → os')
  })

  it('red: a game’s folder imported past the registry', () => {
    house.write({
      'web/src/games/registry.ts': "export const GAMES = { it: () => import('./dice-hospital/page.ts') }\n",
      'web/src/games/dice-hospital/page.ts': "export { board } from './board/board.ts'\n",
      'web/src/games/dice-hospital/board/board.ts': 'export const board = 1\n',
      'web/src/shell/home.ts': 'export const home = 1\n',
    })
    const fault = "export { board as home } from '../games/dice-hospital/board/board.ts'\n"
    const words = 'web/src/shell/home.ts → web/src/games/dice-hospital/board/board.ts'
    house.turnsRed('imports', { 'web/src/shell/home.ts': fault }, words)
  })

  it('red: a circle between two folders of the page, of types only', () => {
    house.write({
      'web/src/games/dice-hospital/board/board.ts': 'export type Board = 1\n\nexport type Other = 1\n',
      'web/src/games/dice-hospital/play/play.ts':
        "import type { Board } from '../board/board.ts'\n\nexport type Play = Board\n",
      'web/src/games/dice-hospital/play/more.ts': 'export type More = 1\n',
    })
    const fault = "import type { More } from '../play/more.ts'\n\nexport type Board = More\n"
    house.turnsRed(
      'imports',
      { 'web/src/games/dice-hospital/board/board.ts': fault },
      'a round of folders in web/src/games/dice-hospital: board → play → board',
    )
  })

  it('red: 0 modules seen', async () => {
    expect(house.check('imports').red).toBe(false)
    // What dependency-cruiser does with TypeScript when @swc/core is missing: it sees nothing and is content.
    const settings = join(house.root, '.dependency-cruiser.mjs')
    cpSync(settings, join(house.root, '.sound.mjs'))
    const blind = `import sound from '${pathToFileURL(join(house.root, '.sound.mjs')).href}'

export default { ...sound, options: { ...sound.options, exclude: { path: '[.]ts$' } } }
`
    house.write({ '.dependency-cruiser.mjs': blind })
    const { red, output } = house.check('imports')
    expect(output).toContain('imports: 0 modules seen of')
    expect(red).toBe(true)
  })

  it('red: nothing there to be seen', () => {
    rmSync(join(house.root, 'games'), { recursive: true })
    rmSync(join(house.root, 'vitest.config.ts'))
    const { red, output } = house.check('imports')
    expect(output).toContain('imports: 0 modules seen')
    expect(red).toBe(true)
  })
})

describe('unused', () => {
  it('red: an export that nobody imports', () => {
    const fault = 'export function heal(value: number): number {\n  return value + 1\n}\n\nexport const lonely = 7\n'
    house.turnsRed('unused', { 'games/dice-hospital/heal.ts': fault }, 'lonely')
  })

  it('red: a file that nobody imports', () => {
    house.turnsRed('unused', { 'games/dice-hospital/lonely.ts': 'export const lonely = 7\n' }, 'lonely.ts')
  })
})

describe('lint', () => {
  it.each([
    ['chance', 'export const STEP = Math.random()\n', 'Math.random'],
    ['a clock', 'export const STEP = Date.now()\n', 'Date'],
    ['any', 'export const STEP: any = 1\n', 'no-explicit-any'],
  ])('red: %s in a game', (_, fault, words) => {
    house.turnsRed('lint', { 'games/kernel/index.ts': fault }, words)
  })

  it('red: a test that is left out', () => {
    house.turnsRed('lint', { [HEAL_TEST]: testFile('[DH 1.1] x').replace('it(', 'it.skip(') }, 'no-disabled-tests')
  })
})
