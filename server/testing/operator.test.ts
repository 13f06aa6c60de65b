import { expect, it, vi } from 'vitest'
import { offeredGames } from '../games/registry.ts'
import { operate } from '../operator/tables.ts'
import { RETENTION } from '../store/retention.ts'
import { LoadPlayer } from './load.ts'
import { keyOf, setUpTable } from './player.ts'
import { figuresOf, withServer } from './process.ts'
import { askForPlace } from './stranger.ts'

it('a table that is deleted or closed beside a running server is gone there within seconds, though nobody does anything', () =>
  withServer(async ({ address, port, folder }) => {
    const key = keyOf('ada')
    const [deleted, closed] = [await setUpTable(address, 1, key), await setUpTable(address, 1, key)]
    const players = [await LoadPlayer.enter(address, deleted, 0, key), await LoadPlayer.enter(address, closed, 0, key)]
    const does = (...words: readonly string[]) =>
      operate({ dataFolder: folder, retention: RETENTION, games: offeredGames() }, words, () => undefined)
    expect(await does('delete', deleted)).toBeNull()
    expect(await does('close', closed)).toBeNull()
    // Both are given up; nobody comes back by themselves here.
    const awake = async () =>
      /^grand_rounds_tables_awake (\d+)$/m.exec(await (await fetch(figuresOf(address))).text())?.[1]
    await vi.waitUntil(async () => (await awake()) === '0', { timeout: 30_000, interval: 200 })
    expect(await askForPlace(port, deleted, key)).toEqual({ status: 404, body: { code: 'unknownTable' } })
    const again = async () => {
      const player = await LoadPlayer.enter(address, closed, 0, key)
      const done = await player.give('act', { type: 'sit', seat: 0, name: 'Ada' })
      player.leave()
      return done
    }
    expect(await again()).toBe(false)
    expect(await does('compact')).toContain('Another server is using the data folder')
    for (const player of players) player.leave()
  }))
