// A link keeps the rules of its day: the game behind it is played by them, also after they have changed.

import { hash, Random, replay, seedFrom } from '@grand-rounds/kernel'
import { playout } from '@grand-rounds/testkit'
import { nightShift } from '@grand-rounds/testkit/reference/night-shift'
import { describe, expect, it } from 'vitest'

import { pack, unpack } from './packed.ts'

const LINKS = 50

describe.each([1, 2])('a link to a game under version %i of the rules', (version) => {
  it('packed at any step opens with every move, and played on it ends as the game did', async () => {
    const chance = new Random({ seed: seedFrom('links'), used: {} })
    for (let link = 0; link < LINKS; link++) {
      const seed = seedFrom(`link ${link % 5}`)
      const { log, states } = playout(nightShift, { version, options: {}, seats: 3, seed, at: 1_000 })
      const at = chance.below('step', log.entries.length + 1)
      const cut = { ...log, entries: log.entries.slice(0, at) }
      const unpacked = await unpack(await pack(cut))
      if (!unpacked.ok) throw new Error(unpacked.why)
      expect(unpacked.game).toEqual(cut)
      const opened = replay(nightShift, unpacked.game)
      expect(opened.ok && hash(opened.states.at(-1))).toBe(hash(states[at]))
      const ended = replay(nightShift, {
        ...unpacked.game,
        entries: [...unpacked.game.entries, ...log.entries.slice(at)],
      })
      expect(ended.ok && hash(ended.states.at(-1))).toBe(hash(states.at(-1)))
    }
  })
})
