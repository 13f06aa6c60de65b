// The command line loads a file under the rules that the file bears, and saves it so again.

import { hash, seedFrom } from '@grand-rounds/kernel'
import { playout } from '@grand-rounds/testkit'
import { nightShift } from '@grand-rounds/testkit/reference/night-shift'
import { describe, expect, it } from 'vitest'
import { playable } from './playable.ts'

const game = playable(nightShift)

describe.each([1, 2])('a file of version %i of the rules', (version) => {
  const { log, states } = playout(nightShift, { version, options: {}, seats: 2, seed: seedFrom('file'), at: 0 })

  it('is loaded at every step, goes on as it did, and is saved with its version', () => {
    for (const at of log.entries.keys()) {
      const loaded = game.load({ ...log, entries: log.entries.slice(0, at) })
      if (!loaded.ok) throw new Error(loaded.refusal.code)
      const table = loaded.value
      expect(table.hash).toBe(hash(states[at]))
      for (const entry of log.entries.slice(at)) expect(table.give(entry)).toMatchObject({ ok: true })
      expect(table.hash).toBe(hash(states.at(-1)))
      expect(table.save()).toEqual(log)
    }
  })
})

it('a new table has the newest version, and one that is not played is refused', () => {
  const opened = game.open({ seats: 2, options: {}, seed: seedFrom('new'), at: 0 })
  expect(opened.ok && opened.value.save()).toMatchObject({ version: nightShift.version })
  const { log } = playout(nightShift, { options: {}, seats: 2, seed: seedFrom('file') })
  for (const version of [0, 3])
    expect(game.load({ ...log, version })).toEqual({
      ok: false,
      refusal: { code: 'wrongVersion', data: { version: 2 } },
    })
})
