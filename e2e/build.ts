// The page built in another way than for people, into a folder that goes again.

import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { type Served, serveFolder } from './static.ts'

const HOUSE = join(import.meta.dirname, '..')

/** `config` is one of web/build; `index` the document that addresses without a file get. */
export async function buildAndServe(config: string, index = 'index.html'): Promise<Served> {
  const folder = mkdtempSync(join(tmpdir(), 'e2e-page-'))
  const vite = join(HOUSE, 'node_modules', 'vite', 'bin', 'vite.js')
  const args = [vite, 'build', 'web', '--config', join('web', 'build', config), '--outDir', folder, '--emptyOutDir']
  const building = spawn(process.execPath, [...args, '--logLevel', 'error'], { cwd: HOUSE, stdio: 'inherit' })
  const code = await new Promise((done) => building.on('close', done))
  if (code !== 0) throw new Error(`the page could not be built with ${config}`)
  const served = await serveFolder(folder, index)
  return {
    address: served.address,
    stop: async () => {
      await served.stop()
      rmSync(folder, { recursive: true })
    },
  }
}
