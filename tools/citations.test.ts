// Rules without tests, tests without rules and a longer pending list turn `npm run check` red.

import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { citationProblems } from './citations.ts'
import { pendingProblems } from './pending-history.ts'
import { AUTHOR, json, SmallHouse, testFile } from './small-house.ts'

const RULES = '# Rules\n\n## 1 Patients\n1.1 A patient is healed by one step.\n'
const HEAL_TEST = 'games/dice-hospital/heal.test.ts'

let house: SmallHouse

beforeEach(() => {
  house = new SmallHouse()
})

afterEach(() => {
  house.remove()
})

describe('npm run check', () => {
  it('red: a rule without a test, green again when it is pending', () => {
    const rules = `${RULES}1.2 A patient can get worse.\n`
    house.turnsRed('citations', { 'docs/rules/dice-hospital.md': rules }, 'DH 1.2: missing')
    house.write({ 'pending.json': json({ rules: ['DH 1.2'], golden: [], texts: ['nl'] }) })
    expect(house.check('citations').red).toBe(false)
  })

  it('red: a test that cites no rule', () => {
    house.write({ 'games/dice-hospital/worse.test.ts': testFile('[DH 1.1] a patient gets better') })
    house.turnsRed(
      'citations',
      { 'games/dice-hospital/worse.test.ts': testFile('a patient gets better') },
      'games/dice-hospital/worse.test.ts: cites no rule: a patient gets better',
    )
  })

  it('red: a longer pending list', () => {
    const longer = json({ rules: ['DH 1.1'], golden: [], texts: ['nl'] })
    house.turnsRed('pending-history', { 'pending.json': longer }, 'longer than in the last commit: rules: DH 1.1')
  })

  it('counts the names that it.each makes as they are shown', () => {
    const test = testFile('[DH %s] a patient gets better').replace('it(', "it.each(['1.1', '1.2'])(")
    house.turnsRed('citations', { [HEAL_TEST]: test }, 'no such rule, card or mark: [DH 1.2]')
  })
}, 60_000)

describe('citations', () => {
  /** What is wrong with tests of these names. */
  function problems(...names: readonly string[]): Promise<readonly string[]> {
    return citationProblems(
      house.root,
      names.map((name) => ({ file: 'heal.test.ts', name })),
    )
  }

  it('a rule that is not there', async () => {
    expect(await problems('[DH 1.1] x')).toEqual([])
    expect(await problems('[DH 1.1] [DH 9.99] x')).toEqual(['heal.test.ts: no such rule, card or mark: [DH 9.99]'])
    expect(await problems('[DH 1.1] [RMD 1.1] x')).toEqual(['heal.test.ts: no such rule, card or mark: [RMD 1.1]'])
  })

  it('a card of the catalogue, by its name', async () => {
    const catalogue = "export const catalogue = [{ rule: '1.1', name: 'Clinic' }]\n"
    house.write({ 'games/dice-hospital/cards/catalogue.ts': catalogue })
    expect(await problems('[DH 1.1] x')).toEqual(['DH 1.1 Clinic: missing, and not pending'])
    expect(await problems('[DH 1.1] [DH 1.1 Clinic] x')).toEqual([])
    expect(await problems('[DH 1.1] [DH 1.1 Clinic] [DH 1.1 Clink] x')).toEqual([
      'heal.test.ts: no such rule, card or mark: [DH 1.1 Clink]',
    ])
  })

  it('a card before there is a catalogue: cited or pending, not both', async () => {
    expect(await problems('[DH 1.1] [DH 1.1 Clinic] x')).toEqual([])
    house.write({ 'pending.json': json({ rules: ['DH 1.1 Clinic'], golden: [], texts: ['nl'] }) })
    expect(await problems('[DH 1.1] x')).toEqual([])
    expect(await problems('[DH 1.1] [DH 1.1 Clinic] x')).toEqual([
      'DH 1.1 Clinic: there now: take it out of pending.json',
    ])
  })

  it('a reading with a number, which belongs to a rule', async () => {
    const table = (...rows: readonly string[]) =>
      `# Readings\n\n## Dice Hospital\n\n| no. | question | we play | rule |\n| --- | --- | --- | --- |\n${rows.join('\n')}\n`
    house.write({ 'docs/readings.md': table('| R1 | Who? | All. | 1.1 |') })
    expect(await problems('[DH 1.1] x')).toEqual(['DH R1: missing, and not pending'])
    expect(await problems('[DH 1.1] [DH R1] x')).toEqual([])
    house.write({ 'docs/readings.md': table('| R1 | Who? | All. | 1.1 |', '| R3 | When? | Now. | 1.1, 1.7 |') })
    expect(await problems('[DH 1.1] [DH R1] [DH R3] x')).toEqual([
      'readings.md: R3 stands where R2 belongs',
      'readings.md: R3: no such rule: 1.7',
    ])
  })

  it('pending, though it has a test, or though it is nothing', async () => {
    house.write({ 'pending.json': json({ rules: ['DH 1.1', 'DH 7.7'], golden: [], texts: ['nl'] }) })
    expect(await problems('[DH 1.1] x')).toEqual([
      'pending, but no such rule, card or mark: DH 7.7',
      'DH 1.1: there now: take it out of pending.json',
    ])
  })
})

describe('pending', () => {
  const longer = json({ rules: ['DH 1.1'], golden: [], texts: ['nl'] })
  const shorter = json({ rules: [], golden: [], texts: [] })

  it('green when it shrinks; red for a commit in which it grew, however long ago', () => {
    house.write({ 'pending.json': shorter })
    house.commit()
    expect(pendingProblems(house.root)).toEqual([])
    house.write({ 'pending.json': longer })
    house.commit()
    house.write({ 'pending.json': shorter })
    house.commit()
    expect(pendingProblems(house.root)).toEqual([
      expect.stringMatching(/^pending.json grew in commit .*: rules: DH 1.1/),
    ])
  })

  it('red: taken away and made anew, longer', () => {
    rmSync(join(house.root, 'pending.json'))
    house.commit()
    expect(pendingProblems(house.root)).toHaveLength(1)
    house.write({ 'pending.json': longer })
    house.commit()
    expect(pendingProblems(house.root)).toEqual([expect.stringContaining('taken away and made anew')])
  })

  it('red: a merge that brings back what one side took out', () => {
    house.git('checkout', '--quiet', '-b', 'side')
    house.write({ 'README.md': '# Side\n' })
    house.commit()
    house.git('checkout', '--quiet', '-')
    house.write({ 'pending.json': shorter })
    house.commit()
    house.git(...AUTHOR, 'merge', '--quiet', '--strategy', 'ours', '--no-edit', 'side')
    expect(pendingProblems(house.root)).toEqual([])
    house.git('reset', '--quiet', '--hard', 'HEAD^')
    house.git('checkout', '--quiet', 'side')
    house.git(...AUTHOR, 'merge', '--quiet', '--strategy', 'ours', '--no-edit', '-')
    expect(pendingProblems(house.root)).toEqual([expect.stringContaining('pending.json grew in commit')])
  })

  it('red: no history to compare with', () => {
    rmSync(join(house.root, '.git'), { recursive: true })
    expect(pendingProblems(house.root)).toEqual([expect.stringContaining("the history of pending.json can't be read")])
  })

  it('in a shallow clone: green as it is, red when it is longer', () => {
    house.write({ 'pending.json': shorter })
    house.commit()
    house.write({ 'README.md': '# Small house\n' })
    house.commit()
    const clone = new SmallHouse()
    rmSync(join(clone.root, '.git'), { recursive: true })
    house.git('clone', '--quiet', '--bare', '--depth', '1', pathToFileURL(house.root).href, join(clone.root, '.git'))
    clone.git('config', 'core.bare', 'false')
    clone.write({ 'pending.json': shorter })
    const asItIs = pendingProblems(clone.root)
    clone.write({ 'pending.json': longer })
    const grown = pendingProblems(clone.root)
    clone.remove()
    expect(asItIs).toEqual([])
    expect(grown).toEqual([expect.stringContaining('longer than in the last commit')])
  })

  it.each([
    ['out of order', { rules: [], golden: [], texts: ['nl', 'de'] }],
    ['twice', { rules: [], golden: [], texts: ['nl', 'nl'] }],
    ['of an unknown kind', { rules: [], gold: [], texts: ['nl'] }],
    ['no list', { rules: 'DH 1.1', golden: [], texts: ['nl'] }],
  ])('red: %s', (_, fault) => {
    house.write({ 'pending.json': json(fault) })
    expect(pendingProblems(house.root)).toHaveLength(1)
  })
})
