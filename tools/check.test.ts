// `npm run check` turns red for each fault that it is there for, and is green on the same tree without it.

import { cpSync, rmSync } from 'node:fs'
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

/** Green as it is, red with the fault: the words are what the person at fault must read. */
function turnsRed(part: string, fault: Readonly<Record<string, string>>, words: string): void {
  const before = house.check(part)
  expect(before.output).toContain('check: green')
  expect(before.red).toBe(false)
  house.write(fault)
  const after = house.check(part)
  expect(after.output).toContain(words)
  expect(after.output).toContain(`check: red in ${part}`)
  expect(after.red).toBe(true)
}

it('all parts are green on a sound tree, and each is named', () => {
  const { red, output } = house.check()
  expect(output).toContain('check: green')
  expect(red).toBe(false)
  for (const part of ['types', 'lint', 'imports', 'unused', 'citations', 'pending-history', 'format']) {
    expect(output).toContain(`ok  ${part}`)
  }
})

it('a part that does not exist is red', () => {
  expect(house.check('speling')).toMatchObject({ red: true })
})

describe('imports', () => {
  it('red: an import against the direction', () => {
    const fault = "import { heal } from '../dice-hospital/index.ts'\n\nexport const STEP = heal(0)\n"
    turnsRed('imports', { 'games/kernel/index.ts': fault }, 'games/kernel/index.ts → games/dice-hospital/index.ts')
  })

  it('red: a forbidden import of a type only', () => {
    const fault = "import type { Thing } from '../../testkit/index.ts'\n\nexport const STEP: Thing = 1\n"
    house.write({ 'testkit/index.ts': 'export type Thing = number\n' })
    turnsRed('imports', { 'games/kernel/index.ts': fault }, 'games/kernel/index.ts → testkit/index.ts')
  })

  it('red: a part of Node in a game', () => {
    const fault = "import { cpus } from 'node:os'\n\nexport const STEP = cpus().length\n"
    turnsRed('imports', { 'games/kernel/index.ts': fault }, 'games/kernel/index.ts → os')
  })

  it('red: 0 modules seen', async () => {
    expect(house.check('imports').red).toBe(false)
    // What dependency-cruiser does with TypeScript when @swc/core is missing: it sees nothing and is content.
    const settings = join(house.root, '.dependency-cruiser.mjs')
    cpSync(settings, join(house.root, '.sound.mjs'))
    const blind = `import sound from '${pathToFileURL(join(house.root, '.sound.mjs')).href}'

export default { ...sound, options: { ...sound.options, exclude: { path: '[.]ts$' } } }
`
    house.write({ '.dependency-cruiser.mjs': blind })
    const { red, output } = house.check('imports')
    expect(output).toContain('imports: 0 modules seen of')
    expect(red).toBe(true)
  })

  it('red: nothing there to be seen', () => {
    rmSync(join(house.root, 'games'), { recursive: true })
    rmSync(join(house.root, 'vitest.config.ts'))
    const { red, output } = house.check('imports')
    expect(output).toContain('imports: 0 modules seen')
    expect(red).toBe(true)
  })
})

describe('unused', () => {
  it('red: an export that nobody imports', () => {
    const fault = 'export function heal(value: number): number {\n  return value + 1\n}\n\nexport const lonely = 7\n'
    turnsRed('unused', { 'games/dice-hospital/heal.ts': fault }, 'lonely')
  })

  it('red: a file that nobody imports', () => {
    turnsRed('unused', { 'games/dice-hospital/lonely.ts': 'export const lonely = 7\n' }, 'lonely.ts')
  })
})

describe('lint', () => {
  it.each([
    ['chance', 'export const STEP = Math.random()\n', 'Math.random'],
    ['a clock', 'export const STEP = Date.now()\n', 'Date'],
    ['any', 'export const STEP: any = 1\n', 'no-explicit-any'],
  ])('red: %s in a game', (_, fault, words) => {
    turnsRed('lint', { 'games/kernel/index.ts': fault }, words)
  })

  it('red: a test that is left out', () => {
    turnsRed('lint', { [HEAL_TEST]: testFile('[DH 1.1] x').replace('it(', 'it.skip(') }, 'no-disabled-tests')
  })
})

describe('citations', () => {
  it('red: a rule without a test, green again when it is pending', () => {
    turnsRed(
      'citations',
      { 'docs/rules/dice-hospital.md': `${RULES}1.2 A patient can get worse.\n` },
      'DH 1.2: missing',
    )
    house.write({ 'pending.json': json({ rules: ['DH 1.2'], golden: [], texts: ['nl'] }) })
    expect(house.check('citations').red).toBe(false)
  })

  it('red: a test that cites no rule', () => {
    house.write({ 'games/dice-hospital/worse.test.ts': testFile('[DH 1.1] a patient gets better') })
    turnsRed(
      'citations',
      { 'games/dice-hospital/worse.test.ts': testFile('a patient gets better') },
      'games/dice-hospital/worse.test.ts: cites no rule: a patient gets better',
    )
  })

  it('red: a test that cites a rule that is not there', () => {
    turnsRed('citations', { [HEAL_TEST]: testFile('[DH 1.1] [DH 9.99] x') }, 'no such rule, card or mark: [DH 9.99]')
  })

  it('names that it.each makes count as they are shown', () => {
    house.write({ [HEAL_TEST]: testFile('[DH %s] a patient gets better').replace('it(', "it.each(['1.1'])(") })
    expect(house.check('citations')).toMatchObject({ red: false })
    house.write({ [HEAL_TEST]: testFile('[DH %s] a patient gets better').replace('it(', "it.each(['1.1', '1.2'])(") })
    expect(house.check('citations').output).toContain('no such rule, card or mark: [DH 1.2]')
  })

  it('cards come from the catalogue of the game', () => {
    const catalogue = "export const catalogue = [{ rule: '1.1', name: 'Clinic' }]\n"
    turnsRed('citations', { 'games/dice-hospital/cards/catalogue.ts': catalogue }, 'DH 1.1 Clinic: missing')
    house.write({ [HEAL_TEST]: testFile('[DH 1.1] [DH 1.1 Clinic] a patient gets better') })
    expect(house.check('citations')).toMatchObject({ red: false })
    house.write({ [HEAL_TEST]: testFile('[DH 1.1] [DH 1.1 Clinic] [DH 1.1 Clink] a patient gets better') })
    expect(house.check('citations').output).toContain('no such rule, card or mark: [DH 1.1 Clink]')
  })

  it('red: pending, though it has a test', () => {
    const fault = json({ rules: ['DH 1.1'], golden: [], texts: ['nl'] })
    turnsRed('citations', { 'pending.json': fault }, 'DH 1.1: there now')
  })
})

describe('pending', () => {
  const longer = json({ rules: ['DH 1.1'], golden: [], texts: ['nl'] })
  const shorter = json({ rules: [], golden: [], texts: [] })

  it('red: longer than in the last commit', () => {
    turnsRed('pending-history', { 'pending.json': longer }, 'longer than in the last commit: rules: DH 1.1')
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
