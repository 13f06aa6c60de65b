// `npm run check`: everything that can be said about the code without running it, side by side.
//
// `npm run check lint types` runs only these parts; `--root <folder>` checks another tree with the same tools.

import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'

interface Part {
  readonly name: string
  readonly script: string
  readonly args: readonly string[]
}

const HOUSE = resolve(import.meta.dirname, '..')

function partsFor(root: string): readonly Part[] {
  const packaged = (path: string) => join(HOUSE, 'node_modules', path)
  const tsc = packaged('typescript/bin/tsc')
  const own = (name: string) => ({ name, script: join(HOUSE, 'tools', `${name}.ts`), args: [root] })
  const ofTheBrowser = ['web', 'e2e'].filter((folder) => existsSync(join(root, folder, 'tsconfig.json')))
  return [
    own('citations'),
    { name: 'types', script: tsc, args: ['-p', '.'] },
    ...ofTheBrowser.map((folder) => ({ name: `types-${folder}`, script: tsc, args: ['-p', folder] })),
    { name: 'lint', script: packaged('oxlint/bin/oxlint'), args: ['--type-aware', '--deny-warnings'] },
    { name: 'unused', script: packaged('knip/bin/knip.js'), args: ['--no-progress', '--no-config-hints'] },
    own('imports'),
    own('packages'),
    own('pending-history'),
    { name: 'format', script: packaged('oxfmt/bin/oxfmt'), args: ['--check'] },
  ]
}

interface Ran {
  readonly code: number
  readonly output: string
  readonly seconds: number
}

function run(part: Part, root: string): Promise<Ran> {
  const start = performance.now()
  const child = spawn(process.execPath, [part.script, ...part.args], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  const chunks: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
  child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk))
  return new Promise((done) => {
    const end = (code: number, note = ''): void => {
      const output = Buffer.concat(chunks).toString() + note
      done({ code, output, seconds: (performance.now() - start) / 1000 })
    }
    child.on('error', (error) => end(1, error.message))
    child.on('close', (code) => end(code ?? 1))
  })
}

async function check(root: string, only: readonly string[]): Promise<boolean> {
  const all = partsFor(root)
  const strange = only.find((name) => !all.some((part) => part.name === name))
  if (strange !== undefined) {
    console.error(`No such check: ${strange}. There are: ${all.map(({ name }) => name).join(', ')}`)
    return false
  }
  const waiting = only.length > 0 ? all.filter(({ name }) => only.includes(name)) : [...all]
  const red: string[] = []
  const work = async (): Promise<void> => {
    for (let part = waiting.shift(); part; part = waiting.shift()) {
      const { code, output, seconds } = await run(part, root)
      console.log(`${code === 0 ? 'ok ' : 'RED'} ${part.name.padEnd(16)} ${seconds.toFixed(1)} s`)
      if (code !== 0) red.push(part.name)
      // Whoever asks for one part wants to hear what it has to say.
      if (code !== 0 || only.length > 0) console.log(output.trimEnd())
    }
  }
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, work))
  console.log(red.length === 0 ? 'check: green' : `check: red in ${red.join(', ')}`)
  return red.length === 0
}

const args = process.argv.slice(2)
const at = args.indexOf('--root')
const root = resolve(at < 0 ? HOUSE : (args[at + 1] ?? ''))
const only = at < 0 ? args : args.toSpliced(at, 2)
if (!(await check(root, only))) process.exitCode = 1
