// The board alone, with positions that no game reaches so soon (web/dev): built by a browser test that looks whether
// everything fits.

import { join } from 'node:path'
import { defineConfig } from 'vite'

import { rulesPlugin } from './rules-plugin.ts'

const root = join(import.meta.dirname, '..')

export default defineConfig({
  root,
  plugins: [rulesPlugin(join(root, '..'))],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  worker: { format: 'es' },
  build: { target: 'es2023', rolldownOptions: { input: { board: join(root, 'dev', 'board.html') } } },
})
