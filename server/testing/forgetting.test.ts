import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, it, vi } from 'vitest'
import { LoadPlayer } from './load.ts'
import { keyOf, setUpTable } from './player.ts'
import { withServer } from './process.ts'
import { askForPlace } from './stranger.ts'

const KEY = keyOf('ada')

async function remove(address: string, table: string, key: string): Promise<unknown> {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(`${address}/api/tables`, {
    method: 'DELETE',
    headers,
    body: JSON.stringify({ table, key, protocol: 1 }),
  })
  return [response.status, ((await response.json()) as { code?: string }).code ?? null]
}

it('a player takes their name and words out; the host deletes the table when it is over, and nobody else', () =>
  withServer(async ({ address, port, folder }) => {
    const table = await setUpTable(address, 1, KEY)
    const ada = await LoadPlayer.enter(address, table, 0, KEY)
    for (const act of [
      { type: 'sit', seat: 0, name: 'Rumpelstiltskin' },
      { type: 'write', text: 'my secret word' },
      { type: 'begin' },
      { type: 'forget' },
    ])
      expect(await ada.give('act', act)).toBe(true)
    const database = new DatabaseSync(join(folder, 'grand-rounds.sqlite'), { readOnly: true })
    const bodies = () =>
      database
        .prepare('select body from records')
        .all()
        .map(({ body }) => String(body))
        .join('\n')
    await vi.waitUntil(() => !bodies().includes('secret'), { timeout: 20_000, interval: 50 })
    expect(bodies()).not.toContain('Rumpel')
    expect(bodies()).toContain('"begin"')
    expect(await remove(address, table, KEY)).toEqual([403, 'notOver'])
    expect(await ada.give('act', { type: 'propose', wish: { kind: 'abandon' } })).toBe(true)
    expect(await remove(address, table, keyOf('mo'))).toEqual([403, 'notHost'])
    expect(await remove(address, table, KEY)).toEqual([200, null])
    await vi.waitUntil(async () => (await askForPlace(port, table, KEY)).status === 404, {
      timeout: 20_000,
      interval: 100,
    })
    expect(await remove(address, table, KEY)).toEqual([404, 'unknownTable'])
    ada.leave()
    database.close()
  }))
