// `npm run check packages` turns red for each fault that it is there for.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { lookAtPackages } from './packages.ts'
import { json, SmallHouse } from './small-house.ts'

vi.setConfig({ testTimeout: 60_000 })

let house: SmallHouse

beforeEach(() => {
  house = new SmallHouse()
})

afterEach(() => {
  house.remove()
})

const OURS = {
  '': { name: 'small-house', devDependencies: { tool: '1.0.0' } },
  'games/kernel': { name: '@small/kernel', dependencies: { one: '^1.0.0' }, devDependencies: { tool: '1.0.0' } },
  'node_modules/@small/kernel': { resolved: 'games/kernel', link: true },
}

function lockWith(packages: object): Readonly<Record<string, string>> {
  return { 'package-lock.json': json({ name: 'small-house', lockfileVersion: 3, packages: { ...OURS, ...packages } }) }
}

/** None as it is; with the fault, these. */
function problemsWith(fault: Readonly<Record<string, string>>): readonly string[] {
  expect(lookAtPackages(house.root).problems).toEqual([])
  house.write(fault)
  return lookAtPackages(house.root).problems
}

it('lists and counts what is needed to run, and what that needs, and nothing else', () => {
  house.write(
    lockWith({
      'node_modules/one': {
        version: '1.2.0',
        license: 'MIT',
        dependencies: { two: '*' },
        peerDependencies: { three: '*', never: '*' },
        peerDependenciesMeta: { never: { optional: true } },
      },
      'node_modules/one/node_modules/two': { version: '2.0.0', license: '(GPL-2.0 OR ISC)' },
      'node_modules/two': { version: '1.0.0', license: 'GPL-3.0', dev: true },
      'node_modules/three': { version: '3.0.0', license: 'MIT AND OFL-1.1' },
      'node_modules/never': { version: '1.0.0', license: 'GPL-3.0', optional: true },
      'node_modules/tool': { version: '1.0.0', license: 'GPL-3.0', dev: true },
    }),
  )
  const { red, output } = house.check('packages')
  expect(output).toContain('one 1.2.0 (MIT)\nthree 3.0.0 (MIT AND OFL-1.1)\ntwo 2.0.0 ((GPL-2.0 OR ISC))\n3 packages')
  expect(red).toBe(false)
})

it.each([
  [
    'a licence that is not on the list',
    { version: '1.0.0', license: 'GPL-3.0' },
    'one 1.0.0 (GPL-3.0): not on the list',
  ],
  ['one of two that both hold', { version: '1.0.0', license: 'MIT AND GPL-3.0' }, 'not on the list'],
  ['no licence', { version: '1.0.0' }, 'one 1.0.0 (no licence): not on the list'],
  ['an install script', { version: '1.0.0', license: 'MIT', hasInstallScript: true }, 'one wants to run a script'],
])('red: %s', (_, one, words) => {
  expect(problemsWith(lockWith({ 'node_modules/one': one }))).toEqual([expect.stringContaining(words)])
})

it('red: an install script of a tool', () => {
  const tool = { version: '1.0.0', license: 'MIT', dev: true, hasInstallScript: true }
  house.turnsRed('packages', lockWith({ 'node_modules/tool': tool }), 'tool wants to run a script')
})

it('green: an install script that was decided about; red: a decision about none', () => {
  house.write(lockWith({ 'node_modules/tool': { version: '1.0.0', dev: true, hasInstallScript: true } }))
  const manifest = JSON.parse(readFileSync(join(house.root, 'package.json'), 'utf8')) as object
  house.write({ 'package.json': json({ ...manifest, allowScripts: { tool: false } }) })
  expect(problemsWith(lockWith({}))).toEqual(['allowScripts names tool, which has no install script'])
})

it('red: no lockfile', () => {
  expect(problemsWith({ 'package-lock.json': 'none' })).toEqual(['package-lock.json is missing or is none'])
})

it('notices that are out of date are red once, and written', () => {
  const page = {
    web: { name: '@small/web', dependencies: { preact: '*' } },
    'node_modules/preact': { version: '9.9.9', license: 'MIT' },
    'node_modules/one': { version: '1.2.0', license: 'MIT' },
  }
  const file = 'web/public/notices.txt'
  const problems = problemsWith({ ...lockWith(page), [file]: 'old' })
  expect(problems).toEqual([`${file} was out of date and has been written anew: commit it`])
  const notices = readFileSync(join(house.root, file), 'utf8')
  expect(notices).toContain('preact 9.9.9 (MIT)')
  expect(notices).toContain('Permission is hereby granted, free of charge')
  expect(notices).toContain('In the server:\n\none 1.2.0 (MIT)\n')
  expect(lookAtPackages(house.root).problems).toEqual([])
})

it('red: something in the page whose licence has no text', () => {
  const page = {
    web: { name: '@small/web', dependencies: { nowhere: '*' } },
    'node_modules/nowhere': { version: '1.0.0', license: 'MIT' },
  }
  expect(problemsWith(lockWith(page))).toEqual(['nowhere 1.0.0 (MIT): the text of its licence is not there'])
})

it('the notices of this house name the typeface and what the page is made with', () => {
  const notices = readFileSync(join(import.meta.dirname, '..', 'web', 'public', 'notices.txt'), 'utf8')
  for (const words of ['atkinson-hyperlegible-next', 'SIL OPEN FONT LICENSE', 'preact', 'valibot', 'Copyright'])
    expect(notices).toContain(words)
})
