// Rules without tests, tests without rules and a longer pending list turn `npm run check` red.

import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { json, SmallHouse, testFile } from './small-house.ts'

const RULES = '# Rules\n\n## 1 Patients\n1.1 A patient is healed by one step.\n'
const HEAL_TEST = 'games/dice-hospital/heal.test.ts'

let house: SmallHouse

beforeEach(() => {
  house = new SmallHouse()
})

afterEach(() => {
  house.remove()
})

describe('citations', () => {
  it('red: a rule without a test, green again when it is pending', () => {
    house.turnsRed(
      'citations',
      { 'docs/rules/dice-hospital.md': `${RULES}1.2 A patient can get worse.\n` },
      'DH 1.2: missing',
    )
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

  it('red: a test that cites a rule that is not there', () => {
    house.turnsRed(
      'citations',
      { [HEAL_TEST]: testFile('[DH 1.1] [DH 9.99] x') },
      'no such rule, card or mark: [DH 9.99]',
    )
  })

  it('names that it.each makes count as they are shown', () => {
    house.write({ [HEAL_TEST]: testFile('[DH %s] a patient gets better').replace('it(', "it.each(['1.1'])(") })
    expect(house.check('citations')).toMatchObject({ red: false })
    house.write({ [HEAL_TEST]: testFile('[DH %s] a patient gets better').replace('it(', "it.each(['1.1', '1.2'])(") })
    expect(house.check('citations').output).toContain('no such rule, card or mark: [DH 1.2]')
  })

  it('cards come from the catalogue of the game', () => {
    const catalogue = "export const catalogue = [{ rule: '1.1', name: 'Clinic' }]\n"
    house.turnsRed('citations', { 'games/dice-hospital/cards/catalogue.ts': catalogue }, 'DH 1.1 Clinic: missing')
    house.write({ [HEAL_TEST]: testFile('[DH 1.1] [DH 1.1 Clinic] a patient gets better') })
    expect(house.check('citations')).toMatchObject({ red: false })
    house.write({ [HEAL_TEST]: testFile('[DH 1.1] [DH 1.1 Clinic] [DH 1.1 Clink] a patient gets better') })
    expect(house.check('citations').output).toContain('no such rule, card or mark: [DH 1.1 Clink]')
  })

  it('red: pending, though it has a test', () => {
    const fault = json({ rules: ['DH 1.1'], golden: [], texts: ['nl'] })
    house.turnsRed('citations', { 'pending.json': fault }, 'DH 1.1: there now')
  })
})

describe('pending', () => {
  const longer = json({ rules: ['DH 1.1'], golden: [], texts: ['nl'] })
  const shorter = json({ rules: [], golden: [], texts: [] })

  it('red: longer than in the last commit', () => {
    house.turnsRed('pending-history', { 'pending.json': longer }, 'longer than in the last commit: rules: DH 1.1')
  })

  it('red: longer in a commit than in the one before, however long ago; a shorter one is green', () => {
    house.write({ 'pending.json': shorter })
    house.commit()
    expect(house.check('pending-history').red).toBe(false)
    house.write({ 'pending.json': longer })
    house.commit()
    house.write({ 'pending.json': shorter })
    house.commit()
    const { red, output } = house.check('pending-history')
    expect(output).toContain('pending.json grew in commit')
    expect(red).toBe(true)
  })

  it('red: taken away and made anew, longer', () => {
    rmSync(join(house.root, 'pending.json'))
    house.commit()
    house.write({ 'pending.json': longer })
    house.commit()
    const { red, output } = house.check('pending-history')
    expect(output).toContain('taken away and made anew')
    expect(red).toBe(true)
  })

  it('red: no history to compare with', () => {
    rmSync(join(house.root, '.git'), { recursive: true })
    const { red, output } = house.check('pending-history')
    expect(output).toContain("the history of pending.json can't be read")
    expect(red).toBe(true)
  })

  it('green in a shallow clone; red there too when it is longer', () => {
    house.write({ 'pending.json': shorter })
    house.commit()
    house.write({ 'README.md': '# Small house\n' })
    house.commit()
    const clone = new SmallHouse()
    rmSync(join(clone.root, '.git'), { recursive: true })
    house.git('clone', '--quiet', '--bare', '--depth', '1', pathToFileURL(house.root).href, join(clone.root, '.git'))
    clone.git('config', 'core.bare', 'false')
    clone.write({ 'pending.json': shorter })
    const green = clone.check('pending-history')
    clone.write({ 'pending.json': longer })
    const red = clone.check('pending-history')
    clone.remove()
    expect(green.output).toContain('check: green')
    expect(red.output).toContain('longer than in the last commit')
  })

  it('red: out of order, twice, or of an unknown kind', () => {
    for (const fault of [
      json({ rules: [], golden: [], texts: ['nl', 'de'] }),
      json({ rules: [], golden: [], texts: ['nl', 'nl'] }),
      json({ rules: [], gold: [], texts: ['nl'] }),
    ]) {
      house.write({ 'pending.json': fault })
      expect(house.check('pending-history').red).toBe(true)
    }
  })
})
