// The page with a game of the test kit instead of the house's own (web/testing), built by a browser test.

import { join } from 'node:path'
import { defineConfig } from 'vite'

const root = join(import.meta.dirname, '..')

export default defineConfig({
  root,
  define: { __VERSION__: JSON.stringify('0') },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: { target: 'es2023', rolldownOptions: { input: { page: join(root, 'testing', 'index.html') } } },
})
