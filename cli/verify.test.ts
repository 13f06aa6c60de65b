import { diceHospital } from '@grand-rounds/dice-hospital'
import { commitment, seedFrom } from '@grand-rounds/kernel'
import { playout } from '@grand-rounds/testkit'
import { english } from '@grand-rounds/texts'
import { describe, expect, it } from 'vitest'
import { verifyInWords } from './verify.ts'

const seed = seedFrom('verify')
const { log } = playout(diceHospital, { options: {}, seats: 2, seed })
const file = (more: object = {}) => JSON.stringify({ ...log, ...more })
const players = [{ name: 'Ada' }, { name: 'Mo', level: 'chief' }]

describe('verify', () => {
  it('confirms a game whose seed has the hash that was shown, and replays it', async () => {
    const told = await verifyInWords(file({ players, commitment: commitment(seed) }), english)
    expect(told.ok).toBe(true)
    expect(told.lines[0]).toContain('promised at the start')
    expect(told.lines[1]).toContain(`${log.entries.length} steps`)
    expect(told.lines.length).toBeGreaterThan(3)
  })

  it('takes the hash from whoever wrote it down', async () => {
    expect((await verifyInWords(file(), english, commitment(seed))).ok).toBe(true)
    expect((await verifyInWords(file(), english)).lines[0]).toContain(commitment(seed))
  })

  it('sees through another seed, other dice and a changed move', async () => {
    expect(await verifyInWords(file({ commitment: commitment(seedFrom('other')) }), english)).toMatchObject({
      ok: false,
    })
    expect((await verifyInWords(file({ seed: seedFrom('other'), commitment: commitment(seed) }), english)).ok).toBe(
      false,
    )
    const [first, ...rest] = log.entries
    const changed = [{ ...first, command: { type: 'pass' } }, ...rest]
    expect((await verifyInWords(file({ entries: changed }), english)).ok).toBe(false)
  })

  it('says what is wrong with a file that is none', async () => {
    for (const text of ['', '{', '[]', '{}', '{"game":"chess"}', JSON.stringify({ ...log, seed: 7 })])
      expect(await verifyInWords(text, english)).toMatchObject({ ok: false, lines: [expect.any(String)] })
  })
})
