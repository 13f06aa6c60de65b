import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { commitment, isSeed, Random, seedFrom } from './random.ts'

const SEED = seedFrom('kernel tests')
const fresh = (seed = SEED) => new Random({ seed, used: {} })
const draw = (random: Random, stream: string, n: number, times: number) =>
  Array.from({ length: times }, () => random.below(stream, n))

/** Pearson's measure against equal chances. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

function counted(random: Random, n: number, times: number): number[] {
  const counts = new Array<number>(n).fill(0)
  for (const drawn of draw(random, 'dice', n, times)) counts[drawn] = (counts[drawn] ?? 0) + 1
  return counts
}

describe('Random', () => {
  it('gives the same numbers for the same seed and stream', () => {
    expect(draw(fresh(), 'rolls/0', 6, 500)).toEqual(draw(fresh(), 'rolls/0', 6, 500))
  })

  it('gives other numbers for another seed or another stream', () => {
    expect(draw(fresh(), 'rolls/0', 6, 50)).not.toEqual(draw(fresh(seedFrom('other')), 'rolls/0', 6, 50))
    expect(draw(fresh(), 'rolls/0', 6, 50)).not.toEqual(draw(fresh(), 'rolls/1', 6, 50))
  })

  it('draws its bytes as documented: SHA-256 of seed, block number and name', () => {
    const message = Buffer.concat([Buffer.from(SEED, 'hex'), Buffer.from([0, 0, 0, 1]), Buffer.from('bag')])
    const block = [...createHash('sha256').update(message).digest()]
    expect(draw(fresh(), 'bag', 256, 64).slice(32)).toEqual(block)
  })

  it('keeps streams independent: however others are used, a stream goes on as if alone', () => {
    const alone = draw(fresh(), 'rolls/0', 6, 200)
    fc.assert(
      fc.property(fc.array(fc.constantFrom('rolls/0', 'rolls/1', 'bag'), { maxLength: 200 }), (uses) => {
        const random = fresh()
        const mine: number[] = []
        for (const use of uses) {
          const drawn = random.below(use, use === 'bag' ? 1000 : 6)
          if (use === 'rolls/0') mine.push(drawn)
        }
        expect(mine).toEqual(alone.slice(0, mine.length))
      }),
    )
  })

  it('goes on from its kept state as if never interrupted', () => {
    fc.assert(
      fc.property(fc.nat({ max: 100 }), fc.integer({ min: 1, max: 1000 }), (before, n) => {
        const whole = fresh()
        const expected = draw(whole, 'rolls/0', n, before + 40)
        const first = fresh()
        first.below('bag', 6)
        draw(first, 'rolls/0', n, before)
        const resumed = new Random(first.state())
        expect(draw(resumed, 'rolls/0', n, 40)).toEqual(expected.slice(before))
        expect(resumed.state().used['rolls/0']).toBe(whole.state().used['rolls/0'])
        expect(resumed.state().used['bag']).toBe(first.state().used['bag'])
      }),
    )
  })

  it('keeps a state that is plain and not its own memory', () => {
    const random = fresh()
    random.die('rolls/0')
    const kept = random.state()
    expect(kept).toEqual({ seed: SEED, used: { 'rolls/0': 1 } })
    random.die('rolls/0')
    expect(kept.used['rolls/0']).toBe(1)
  })

  it('changes nothing in the state that it starts from', () => {
    const from = { seed: SEED, used: { 'rolls/0': 3 } }
    draw(new Random(from), 'rolls/0', 6, 10)
    expect(from.used['rolls/0']).toBe(3)
  })

  // The bounds are far out in the tail (about one in a million), and the seed is fixed.
  it.each([
    [2, 24],
    [6, 36],
    [63, 130],
    [200, 310],
  ])('below(%i) is fair', (n, bound) => {
    expect(chiSquare(counted(fresh(), n, 20_000))).toBeLessThan(bound)
  })

  it('below more than 256 is fair and reaches every number', () => {
    const counts = counted(fresh(), 300, 30_000)
    expect(Math.min(...counts)).toBeGreaterThan(0)
    expect(chiSquare(counts)).toBeLessThan(430)
    const wide = draw(fresh(), 'wide', 65_536, 2000)
    expect(Math.min(...wide)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...wide)).toBeLessThan(65_536)
    expect(Math.max(...wide)).toBeGreaterThan(60_000)
    expect(new Set(wide.map((drawn) => drawn >> 12)).size).toBe(16)
  })

  it('below(1) is always 0', () => {
    expect(new Set(draw(fresh(), 'one', 1, 20))).toEqual(new Set([0]))
  })

  it.each([0, -1, 1.5, Number.NaN, 65_537])(
    'below(%d) is a mistake of the rules and says so instead of hanging',
    (n) => {
      expect(() => fresh().below('rolls/0', n)).toThrow(RangeError)
    },
  )

  it('a die shows 1 to 6', () => {
    const random = fresh()
    expect(new Set(Array.from({ length: 200 }, () => random.die('d')))).toEqual(new Set([1, 2, 3, 4, 5, 6]))
  })

  it('a shuffle is a permutation, in place', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.string(), (items, name) => {
        const shuffled = [...items]
        expect(fresh(seedFrom(name)).shuffle('deck', shuffled)).toBe(shuffled)
        expect([...shuffled].sort((a, b) => a - b)).toEqual([...items].sort((a, b) => a - b))
      }),
    )
  })

  it('a shuffle gives every order of three about equally often', () => {
    const random = fresh()
    const counts = new Map<string, number>()
    for (let i = 0; i < 6000; i++) {
      const order = random.shuffle('deck', [1, 2, 3]).join('')
      counts.set(order, (counts.get(order) ?? 0) + 1)
    }
    expect(counts.size).toBe(6)
    expect(chiSquare([...counts.values()])).toBeLessThan(36)
  })
})

describe('seeds', () => {
  it('isSeed takes 64 small hex digits and nothing else', () => {
    expect(isSeed(SEED)).toBe(true)
    for (const other of [
      '',
      SEED.slice(1),
      `${SEED}0`,
      SEED.toUpperCase(),
      `${SEED}\n`,
      `g${SEED.slice(1)}`,
      null,
      7,
      [SEED],
    ])
      expect(isSeed(other), String(other)).toBe(false)
  })

  it('a seed for a text is a seed, always the same, and its own', () => {
    expect(isSeed(seedFrom('a'))).toBe(true)
    expect(seedFrom('a')).toBe(createHash('sha256').update('a').digest('hex'))
    expect(seedFrom('a')).not.toBe(seedFrom('b'))
  })

  it('a commitment is SHA-256 of the 32 bytes, as anyone can check', () => {
    expect(commitment(SEED)).toBe(createHash('sha256').update(Buffer.from(SEED, 'hex')).digest('hex'))
    expect(commitment(SEED)).not.toBe(SEED)
  })
})
