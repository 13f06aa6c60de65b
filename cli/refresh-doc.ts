// `node cli/refresh-doc.ts`: writes today's answers and ids into docs/referee.md. A test says when that is due.

import { readFileSync, writeFileSync } from 'node:fs'
import { refresh } from './doc/refresh.ts'

const file = new URL('../docs/referee.md', import.meta.url)
writeFileSync(file, refresh(readFileSync(file, 'utf8')))
