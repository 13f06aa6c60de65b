// `node cli/refresh-doc.ts`: writes today's answers and ids into the pages about the referee. A test says when that is due.

import { readFileSync, writeFileSync } from 'node:fs'
import { refresh } from './doc/refresh.ts'

for (const page of ['referee.md', 'referee-rush-md.md']) {
  const file = new URL(`../docs/${page}`, import.meta.url)
  writeFileSync(file, refresh(readFileSync(file, 'utf8')))
}
