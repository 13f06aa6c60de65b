import { describe, expect, it } from 'vitest'
import { readArguments, report, simulateAll, type Wanted } from '../simulate.ts'

function wanted(...args: readonly string[]): Wanted {
  const read = readArguments(['--game', 'rush-md', '--players', 'random', ...args])
  if (typeof read === 'string') throw new Error(read)
  return read
}

const SHORT = ['--games', '3', '--seats', '2', '--options', '{"rounds":1,"seconds":60}']

describe('a simulation of Rush M.D.', () => {
  const asked = wanted(...SHORT)
  const played = simulateAll(asked)

  it('has an end each, the same for all at the table', () => {
    if (!played.ok) throw new Error(played.refusal.code)
    expect(played.value).toHaveLength(3)
    for (const { points, places, ending, counted } of played.value) {
      expect(new Set(points).size).toBe(1)
      expect(new Set(places).size).toBe(1)
      expect(places[0]).toBe(ending === 'won' ? 1 : 2)
      expect(Object.values(counted).every((each) => each.length === 2)).toBe(true)
    }
    expect(report(asked, played.value).join('\n')).toMatch(/^games: 3\npoints: mean .*\nseat 0 \(random\): /)
  })

  it('is the same with the same seed, and another with another', () => {
    expect(simulateAll(wanted(...SHORT))).toEqual(played)
    expect(simulateAll(wanted(...SHORT, '--seed', 'other'))).not.toEqual(played)
  })

  it('says in the words of the game why there is none', () => {
    const refused = simulateAll(wanted('--options', '{"rounds":9}'))
    expect(refused.ok ? null : asked.game.say(refused.refusal)).toBe(
      '‘Rounds’ can’t be set to that. It can be: a whole number from 1 to 4.',
    )
  })
})
