// `npm run dev`: the page with reload on change, and the server started anew on change.

import { readSettings } from '../server/settings.mjs'
import { Impossible, main, openly, packages, page } from './prepare/prepare.mjs'

await main(async () => {
  const read = readSettings(process.env)
  if (!read.ok) throw new Impossible(read.problem)
  await packages()
  // The server wants a page to serve; the one to look at is vite's.
  await page()
  const [server, vite] = await Promise.all([
    openly(['--watch', 'server/main.ts']),
    openly(['node_modules/vite/bin/vite.js', 'web']),
  ])
  return server || vite
})
