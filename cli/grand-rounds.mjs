#!/usr/bin/env node
// `npx grand-rounds`: starts the command line on Node 24, which comes with the packages, from whatever Node is here.

import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const here = fileURLToPath(new URL('.', import.meta.url))
const node = join(here, '..', 'node_modules', '.bin', 'node')

if (existsSync(node)) {
  const child = spawn(node, [join(here, 'main.ts'), ...process.argv.slice(2)], { stdio: 'inherit' })
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal))
  }
  child.on('error', (error) => {
    console.error(`Node 24 could not be started: ${error.message}`)
    process.exitCode = 1
  })
  child.on('close', (code) => {
    process.exitCode = code ?? 1
  })
} else {
  console.error('Node 24 is missing: run `npm install` first.')
  process.exitCode = 1
}
