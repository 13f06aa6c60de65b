// How the page is built: Preact, no inline script, hashed names, the rules out of docs/, a worker for offline.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vite'

import { offlinePlugin, WORKER } from './build/offline-plugin.ts'
import { rulesPlugin } from './build/rules-plugin.ts'

const house = join(import.meta.dirname, '..')
const port = process.env['PORT'] || '8080'
const { version } = JSON.parse(readFileSync(join(house, 'package.json'), 'utf8')) as { readonly version: string }

/** Without `main`, which is the entry. */
const FRAME =
  /\/(?:preact|@preact)\/|\/texts\/[a-z-]+\.ts$|\/web\/src\/(?:shell\/(?:(?:app|app-frame|app-offline|app-screens|app-signs|language|pages|route|settings|start|theme)\.tsx?$|home\/(?!nothing))|kit\/still|games\/(?:registry|[a-z-]+\/(?:page|front\/|setup\/(?:remembered|seats)\.))|art\/(?:bed|brand|colour|patient|pictograms)\.)/
/** What every table in this browser runs on: the kernel, the match, and the page's end of it. */
const SESSION =
  /\/(?:games\/kernel|match|web\/src\/session)\/(?!online|storage)|\/web\/src\/shell\/(?:replay\/(?:names|say-problem)|saved\/files)\./
/** The rules, with what is asked of them without a board, and the words for it. */
const RULES =
  /\/texts\/dice-hospital\/(?:say|words)\.|\/games\/dice-hospital\/(?:end\/ranks|game-rules|rules\/about-cards|standing|setup\/(?:options|presets))\./
/** What play, replay and review show alike. */
const BOARD =
  /\/web\/src\/(?:kit\/(?!still|charts)|art\/seat-mark\.|games\/dice-hospital\/(?:board\/|play\/(?:whereabouts|play\.css)))/
/** The line to a table on a server. */
const ONLINE = /\/web\/src\/session\/online\/(?!my-tables)/
/** Setting up a table, at this screen or online. */
const SETUP = /\/web\/src\/(?:shell|games\/dice-hospital)\/setup\//
const LANGUAGE = /\/texts\/(?<code>[a-z]{2})\/(?!rush-md)/

export default defineConfig({
  root: import.meta.dirname,
  plugins: [rulesPlugin(house), offlinePlugin()],
  define: { __VERSION__: JSON.stringify(version) },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    // The policy of the server allows no script in the page itself.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      input: {
        index: join(import.meta.dirname, 'index.html'),
        worker: join(import.meta.dirname, 'src', 'shell', 'app-worker.ts'),
      },
      output: {
        // The worker's name stays, or nobody would find its next version; it rules over what is below its place.
        entryFileNames: ({ name }) => (name === 'worker' ? WORKER : 'assets/[name]-[hash].js'),
        // A slow phone feels every file that it has to ask for, so what is always needed together is together: the
        // frame with the front door, and each language.
        codeSplitting: {
          groups: [
            { name: 'frame', test: FRAME },
            { name: 'session', test: SESSION },
            { name: 'online', test: ONLINE },
            { name: 'dice-hospital', test: RULES },
            { name: 'board', test: BOARD },
            { name: 'setup', test: SETUP },
            { debugName: 'languages', name: (id) => LANGUAGE.exec(id)?.groups?.['code'] ?? null, test: LANGUAGE },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      // An object: with the address alone, vite would change the host, and the page be one of another origin.
      '/api': { target: `http://localhost:${port}` },
      // A room: its process in nine signs, and itself.
      '^/[\\w-]{9}/[\\w-]+\\?': { target: `ws://localhost:${port}`, ws: true },
    },
  },
})
