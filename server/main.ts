// The one process: checks its place, serves the page and the API on one port, ends in order.

import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { pino } from 'pino'

import { answer } from './http.ts'
import type { Page } from './page.ts'
import { loadPage } from './page.ts'
import { dataFolderProblem, listenProblem, readSettings } from './settings.mjs'

/** How long requests under way may take when the server is told to stop. */
const GRACE_MS = 3000
const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']

function stop(problem: string): never {
  console.error(problem)
  process.exit(1)
}

function pageOrStop(): Page {
  try {
    return loadPage(join(import.meta.dirname, '..', 'web', 'dist'))
  } catch {
    return stop('The page is not built. `npm start` builds it.')
  }
}

const read = readSettings(process.env)
if (!read.ok) stop(read.problem)
const { port, dataFolder } = read.settings
const problem = dataFolderProblem(dataFolder)
if (problem !== null) stop(problem)
const level = process.env['LOG_LEVEL'] || 'warn'
if (!LEVELS.includes(level)) stop(`LOG_LEVEL must be one of ${LEVELS.join(', ')}, not '${level}'.`)

// To stderr: stdout is for the one line that a person reads.
const log = pino({ level }, pino.destination(2))
const manifest = JSON.parse(readFileSync(join(import.meta.dirname, '..', 'package.json'), 'utf8')) as {
  version: string
}
const server = createServer(answer({ page: pageOrStop(), version: manifest.version, log }))

server.on('error', (error) => stop(listenProblem(port, error)))
server.listen(port, () => {
  const { port: taken } = server.address() as AddressInfo
  console.log(`Grand Rounds is at http://localhost:${taken}`)
})

function end(): void {
  server.close(() => process.exit(0))
  server.closeIdleConnections()
  setTimeout(() => server.closeAllConnections(), GRACE_MS).unref()
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, end)
