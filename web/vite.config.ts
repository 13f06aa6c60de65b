// How the page is built: Preact, no inline script, hashed names, the rules out of docs/.

import { join } from 'node:path'
import { defineConfig } from 'vite'

import { rulesPlugin } from './build/rules-plugin.ts'

const house = join(import.meta.dirname, '..')
const port = process.env['PORT'] || '8080'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [rulesPlugin(house)],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    target: 'es2023',
    // The policy of the server allows no script in the page itself.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: { proxy: { '/api': `http://localhost:${port}` } },
})
