// Slow steps are done once, by one process at a time.

import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { afterEach, expect, it } from 'vitest'

import { alone, hashOf, HOUSE, isStamped, stamp, stampFile } from './stamp.mjs'

const NAME = `trial-${process.pid}`

afterEach(() => {
  rmSync(stampFile(NAME), { force: true })
  rmSync(stampFile(`${NAME}.lock`), { force: true })
})

it('steps of one name wait for each other', async () => {
  const seen: string[] = []
  const step = async (name: string): Promise<void> => {
    seen.push(`${name} begins`)
    await new Promise((done) => setTimeout(done, 50))
    seen.push(`${name} ends`)
  }
  await Promise.all([alone(NAME, () => step('a')), alone(NAME, () => step('b'))])
  expect(seen).toEqual(['a begins', 'a ends', 'b begins', 'b ends'])
  expect(existsSync(stampFile(`${NAME}.lock`))).toBe(false)
})

it('a step that fails leaves no lock, and one that was killed holds nobody up', async () => {
  await expect(alone(NAME, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  const { pid } = spawnSync(process.execPath, ['--version'])
  writeFileSync(stampFile(`${NAME}.lock`), String(pid))
  expect(await alone(NAME, () => Promise.resolve('done'))).toBe('done')
})

it('a stamp holds for what it was made from, tests left out', () => {
  const folder = mkdtempSync(join(HOUSE, '.stamps', 'trial-'))
  const path = relative(HOUSE, folder)
  const before = hashOf([path])
  stamp(NAME, before)
  writeFileSync(join(folder, 'a.test.ts'), '')
  expect(isStamped(NAME, hashOf([path]))).toBe(true)
  writeFileSync(join(folder, 'a.ts'), '')
  expect(isStamped(NAME, hashOf([path]))).toBe(false)
  rmSync(folder, { recursive: true })
})
