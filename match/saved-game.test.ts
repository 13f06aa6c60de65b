import { seedFrom } from '@grand-rounds/kernel'
import { describe, expect, it } from 'vitest'
import { readSavedGame } from './saved-game.ts'

const GAME = {
  game: 'night-shift',
  version: 1,
  options: {},
  seats: 2,
  seed: seedFrom('saved'),
  at: 5,
  entries: [
    { by: 0, at: 6, command: { type: 'roll' } },
    { by: 'clock', at: 7, command: { type: 'timeUp', deadline: 'shift' } },
  ],
}
const PLAYERS = [{ name: 'Ada' }, { name: 'Mo', level: 'chief' }]

describe('a saved game', () => {
  it('is read as it was written, with players or without', () => {
    expect(readSavedGame(JSON.parse(JSON.stringify(GAME)))).toEqual({ ok: true, value: GAME })
    const named = { ...GAME, players: PLAYERS }
    expect(readSavedGame(JSON.parse(JSON.stringify(named)))).toEqual({ ok: true, value: named })
    const ready = { ...named, preset: 'expert' }
    expect(readSavedGame(JSON.parse(JSON.stringify(ready)))).toEqual({ ok: true, value: ready })
  })

  it('leaves behind what it does not know', () => {
    expect(readSavedGame({ ...GAME, __proto__: { evil: 1 }, more: 2 })).toEqual({ ok: true, value: GAME })
  })

  it('is refused with the field that is wrong', () => {
    const field = (input: unknown) => {
      const read = readSavedGame(input)
      return read.ok ? 'none' : (read.refusal.data?.['field'] ?? read.refusal.code)
    }
    for (const input of [null, 7, 'x', [], undefined]) expect(field(input)).toBe('badLog')
    for (const [key, wrong] of [
      ['game', 1],
      ['version', -1],
      ['options', undefined],
      ['seats', 1.5],
      ['seed', null],
      ['at', Number.NaN],
      ['entries', {}],
      ['players', [{ name: 'Ada' }]],
      ['preset', 'x'.repeat(41)],
    ] as const)
      expect(field({ ...GAME, [key]: wrong })).toBe(key)
    for (const entry of [null, {}, { by: 0, at: 1 }, { by: -1, at: 1, command: {} }, { by: 'me', at: 1, command: {} }])
      expect(readSavedGame({ ...GAME, entries: [GAME.entries[0], entry] })).toEqual({
        ok: false,
        refusal: { code: 'badLog', data: { field: 'entries', entry: 1 } },
      })
    for (const player of [null, {}, { name: '' }, { name: 'x'.repeat(41) }, { name: 'Ada', level: 3 }])
      expect(field({ ...GAME, players: [player, { name: 'Mo' }] })).toBe('players')
  })
})
