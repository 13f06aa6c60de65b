// Tells the worker that keeps the page what this build has made, once everything is made.

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

export const WORKER = 'worker.js'

export function offlinePlugin(): Plugin {
  let publicFolder = ''
  return {
    name: 'offline',
    apply: 'build',
    configResolved: ({ publicDir }) => {
      publicFolder = publicDir
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const made = Object.values(bundle).filter(({ fileName }) => fileName !== WORKER)
        const entry = made.find((part) => part.type === 'chunk' && part.isEntry)
        const worker = bundle[WORKER]
        if (!entry || worker?.type !== 'chunk') throw new Error(`no first script, or no ${WORKER}`)
        const asItIs = readdirSync(publicFolder)
        const version = createHash('sha256')
        for (const part of made) version.update(part.type === 'chunk' ? part.code : part.source)
        for (const name of asItIs) version.update(readFileSync(join(publicFolder, name)))
        const hashed = made.map(({ fileName }) => fileName).filter((name) => !name.endsWith('.html'))
        const facts = {
          version: version.digest('hex').slice(0, 12),
          entry: `/${entry.fileName}`,
          files: ['/index.html', ...[...asItIs, ...hashed].map((name) => `/${name}`)],
        }
        worker.code = worker.code.replace('__FACTS__', () => JSON.stringify(facts))
      },
    },
  }
}
