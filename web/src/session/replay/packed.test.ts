import { diceHospital } from '@grand-rounds/dice-hospital'
import { type Log, seedFrom } from '@grand-rounds/kernel'
import { playout } from '@grand-rounds/testkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { pack, unpack } from './packed.ts'

function aGame(seats: number, options: Record<string, boolean> = {}): Log {
  return playout(diceHospital, { options, seats, seed: seedFrom(`packed ${seats}`), at: 1_700_000_000_000 }).log
}

describe('a game packed into a link', () => {
  it.each([1, 2, 3, 4])('comes back as it was, with %i seats', async (seats) => {
    const log = aGame(seats)
    const players = [{ name: 'Ada' }, { name: 'Zoë', level: 'chief' }, { name: 'Łukasz' }, { name: '<b>Mo</b>' }]
    const game = { ...log, players: players.slice(0, seats) }
    const text = await pack(game)
    expect(text).toMatch(/^[\w-]+$/)
    expect(await unpack(text)).toEqual({ ok: true, game })
  })

  it('keeps the orders of the clock', async () => {
    const log = aGame(3, { timer: true })
    expect(log.entries.some(({ by }) => by === 'clock')).toBe(true)
    expect(await unpack(await pack(log))).toEqual({ ok: true, game: log })
  })

  it('is much shorter than the game in JSON', async () => {
    const log = aGame(4)
    const text = await pack(log)
    expect(text.length).toBeLessThan(JSON.stringify(log).length / 3)
  })

  it('says why it can’t be read, whatever it is', async () => {
    expect(await unpack('')).toEqual({ ok: false, why: 'empty' })
    expect(await unpack('not base64 at all!')).toEqual({ ok: false, why: 'notPacked' })
    expect(await unpack('AAAA')).toEqual({ ok: false, why: 'notPacked' })
    expect(await unpack('a'.repeat(500_000))).toEqual({ ok: false, why: 'tooLong' })
    await fc.assert(
      fc.asyncProperty(fc.string(), async (text) => {
        expect((await unpack(text)).ok).toBe(false)
      }),
      { numRuns: 50 },
    )
  })

  it('is refused when a letter in the middle is lost', async () => {
    const text = await pack(aGame(2))
    const middle = text.length >> 1
    expect((await unpack(text.slice(0, middle))).ok).toBe(false)
  })

  it.each([
    ['another form', '[2,"dice-hospital",1,{},2,"00",0,[],[]]'],
    ['no list', '{"game":"dice-hospital"}'],
    ['an order without a command', '[1,"dice-hospital",1,{},2,"00",0,[],[[0,1]]]'],
    ['an order before time began', '[1,"dice-hospital",1,{},2,"00",0,[],[[0,-1,{}]]]'],
    ['more players than seats', '[1,"dice-hospital",1,{},1,"00",0,[["A"],["B"]],[]]'],
    ['a seat that is no number', '[1,"dice-hospital",1,{},2,"00",0,[],[["0",1,{}]]]'],
  ])('is not a game: %s', async (_, json) => {
    expect(await unpack(await squeeze(json))).toEqual({ ok: false, why: 'notAGame' })
  })

  it('stops reading what unfolds without end', async () => {
    expect(await unpack(await squeeze(' '.repeat(5_000_000)))).toEqual({ ok: false, why: 'tooLong' })
  })
})

async function squeeze(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer())
  return btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
