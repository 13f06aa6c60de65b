// A small tree with the house's own settings, to prove on it what the checks see. For tests only.

import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { expect } from 'vitest'

const HOUSE = resolve(import.meta.dirname, '..')
const SETTINGS = '.dependency-cruiser.mjs .oxfmtrc.json .oxlintrc.json knip.json tsconfig.base.json tsconfig.json'

/** For git: whoever runs the tests may have no name there. */
export const AUTHOR = ['-c', 'user.name=Test', '-c', 'user.email=test@localhost']

/** Path → content. All checks are green on this. */
const SOUND: Readonly<Record<string, string>> = {
  '.gitignore': 'node_modules\n',
  'package.json': `{
  "name": "small-house",
  "private": true,
  "workspaces": [
    "games/*"
  ],
  "type": "module",
  "devDependencies": {
    "vitest": "*"
  }
}
`,
  'package-lock.json': json({ name: 'small-house', lockfileVersion: 3, packages: { '': { name: 'small-house' } } }),
  'vitest.config.ts': `import { defineConfig } from 'vitest/config'

export default defineConfig({ test: { include: ['**/*.test.ts'] } })
`,
  'docs/rules/dice-hospital.md': '# Rules\n\n## 1 Patients\n1.1 A patient is healed by one step.\n',
  'pending.json': json({ rules: [], golden: [], texts: ['nl'] }),
  'games/kernel/package.json': json({ name: '@small/kernel', private: true, type: 'module', exports: './index.ts' }),
  'games/kernel/index.ts': 'export const STEP = 1\n',
  'games/dice-hospital/package.json': json({
    name: '@small/dice-hospital',
    private: true,
    type: 'module',
    exports: './index.ts',
  }),
  'games/dice-hospital/index.ts': "export { heal } from './heal.ts'\n",
  'games/dice-hospital/heal.ts': `import { STEP } from '../kernel/index.ts'

export function heal(value: number): number {
  return value + STEP
}
`,
  'games/dice-hospital/heal.test.ts': testFile('[DH 1.1] a patient at 3 is healed to 4'),
}

export class SmallHouse {
  readonly root = mkdtempSync(join(tmpdir(), 'small-house-'))

  constructor() {
    for (const file of SETTINGS.split(' ')) cpSync(join(HOUSE, file), join(this.root, file))
    symlinkSync(join(HOUSE, 'node_modules'), join(this.root, 'node_modules'))
    this.write(SOUND)
    this.git('init', '--quiet')
    this.commit()
  }

  write(files: Readonly<Record<string, string>>): void {
    for (const [path, content] of Object.entries(files)) {
      mkdirSync(dirname(join(this.root, path)), { recursive: true })
      writeFileSync(join(this.root, path), content)
    }
  }

  commit(): void {
    this.git('add', '--all')
    this.git(...AUTHOR, 'commit', '--quiet', '--message', 'A change')
  }

  git(...args: readonly string[]): void {
    const run = spawnSync('git', ['-C', this.root, ...args], { encoding: 'utf8' })
    if (run.status !== 0) throw new Error(`git ${args.join(' ')}: ${run.stderr}`)
  }

  /** `npm run check <parts>` on this tree. */
  check(...parts: readonly string[]): { readonly red: boolean; readonly output: string } {
    const check = join(HOUSE, 'tools', 'check.ts')
    const run = spawnSync(process.execPath, [check, '--root', this.root, ...parts], { encoding: 'utf8' })
    return { red: run.status !== 0, output: run.stdout + run.stderr }
  }

  /** Green as it is, red with the fault: the words are what the person at fault must read. */
  turnsRed(part: string, fault: Readonly<Record<string, string>>, words: string): void {
    const before = this.check(part)
    expect(before.output).toContain('check: green')
    expect(before.red).toBe(false)
    this.write(fault)
    const after = this.check(part)
    expect(after.output).toContain(words)
    expect(after.output).toContain(`check: red in ${part}`)
    expect(after.red).toBe(true)
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true })
  }
}

/** A test of `heal` under this name. */
export function testFile(name: string): string {
  return `import { expect, it } from 'vitest'

import { heal } from './heal.ts'

it('${name}', () => {
  expect(heal(3)).toBe(4)
})
`
}

/** As the formatter writes it: a list of one on one line. */
export function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2).replaceAll(/\[\s+("[^"]*")\s+\]/g, '[$1]')}\n`
}
