// The one process: checks its place, serves the page and the API on one port, ends in order.

import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { type Answer, systemClock } from '@grand-rounds/match'
import { pino } from 'pino'

import { Addresses } from './addresses.ts'
import { Thinking } from './bots/thinking.ts'
import { Connections } from './connections.ts'
import type { Games } from './games/games.ts'
import { httpServer } from './http-server.ts'
import { Faults, reasonOf } from './faults.ts'
import { answer } from './http.ts'
import { Metrics } from './metrics.ts'
import type { Page } from './page.ts'
import { loadPage } from './page.ts'
import { dataFolderProblem, listenProblem, readSettings } from './settings.mjs'
import { openDataFolder, spaceOf } from './store/data-folder.ts'
import { nodeSqlite } from './store/node-sqlite.ts'
import { readRetention } from './store/retention.ts'
import { codeOf } from './store/sqlite-error.ts'
import { Store } from './store/store.ts'
import { TableApi } from './tables/api.ts'
import { Keeper } from './tables/keeper.ts'
import { Lines } from './tables/lines.ts'
import { openLobby } from './tables/lobby.ts'
import { Rooms } from './tables/rooms.ts'
import { SeatHolders } from './tables/seat-holders.ts'
import { Tables } from './tables/tables.ts'
import { watchUpgrades } from './upgrades.ts'

/** How long requests under way may take when the server is told to stop, and everyone to hang up. */
const GRACE_MS = 3000
/** Whatever else keeps it from ending, such as a disk that does not answer: what is not written by now is not. */
const LAST_MS = 15_000
/** Of one connection. People don't click faster; a page that sends what was given offline may. */
const MESSAGES_A_SECOND = 60
const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']

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

/** Resolves when it listens, or is about to. A problem with its place ends the process with a sentence. */
export async function serve(games: Games): Promise<void> {
  const read = readSettings(process.env)
  if (!read.ok) stop(read.problem)
  const { port, host, dataFolder, limits, trustedProxies, metrics: figures } = read.settings
  const problem = dataFolderProblem(dataFolder)
  if (problem !== null) stop(problem)
  const kept = readRetention(process.env['RETENTION'])
  if (!kept.ok) stop(kept.problem)
  const level = process.env['LOG_LEVEL'] || 'warn'
  if (!LOG_LEVELS.includes(level)) stop(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, not '${level}'.`)

  // To stderr: stdout is for the one line that a person reads.
  const { err } = pino.stdSerializers
  const log = pino({ level, serializers: { error: err, trouble: err } }, pino.destination(2))
  process.on('warning', (warning) => log.warn({ err: warning }, 'a warning of Node'))
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'nobody expected this')
    process.exit(1)
  })
  const manifest = JSON.parse(readFileSync(join(import.meta.dirname, '..', 'package.json'), 'utf8')) as {
    version: string
  }
  const { version } = manifest
  const page = pageOrStop()
  const clock = systemClock()
  const opened = openDataFolder(dataFolder)
  if (!opened.ok) stop(opened.problem)
  const { folder } = opened
  for (const file of folder.open) log.warn({ file }, 'others on this machine can read it')
  const faults = new Faults(log)
  const store = await Store.open(nodeSqlite(folder.file), {
    committed(seconds) {
      metrics.committed(seconds)
      faults.storeWorks()
    },
    failed: (doing, error) => faults.storeFailed(doing, error),
  }).catch((error: unknown) => stop(`${folder.file} can't be opened (${codeOf(error)}). Restore a backup.`))
  const thinking = new Thinking()
  const tables = new Tables({
    games,
    store,
    clock,
    thinker: (bots, asker) => thinking.of(bots, asker),
    seed: () => randomBytes(32).toString('hex'),
    faults,
  })
  const keeper = new Keeper({ tables, keeping: store.keeping, retention: kept.retention, now: clock.now, log })
  const onTrouble = (trouble: unknown) => faults.tell('room', reasonOf(trouble), trouble)
  const addresses = new Addresses(trustedProxies)
  const scale = limits ? 1 : Number.POSITIVE_INFINITY
  const api = new TableApi({
    tables,
    rooms: new Rooms(onTrouble),
    holders: new SeatHolders(store),
    addresses,
    now: clock.now,
    scale,
  })
  let ending = false
  const connections = new Connections(addresses, scale, () => metrics.refusedConnection('tooMany'))
  const lines = new Lines()
  const metrics = new Metrics({
    tablesAwake: () => tables.awake.size,
    visitors: () => lobby.visitors,
    botsWaiting: () => thinking.waiting,
    connections: () => connections.count,
    store: { faults: faults.counts, space: () => spaceOf(folder.file) },
    unsent: () => lines.unsent,
    closed: () => lines.closed,
  })
  const server = httpServer(
    answer({
      page,
      isGame: (id) => games.has(id),
      version,
      log,
      tables: api,
      addresses,
      faults,
      onRefused: (part, status) => metrics.refusedRequest(part, status),
      ready: () => store.ready(),
      ending: () => ending,
      retention: kept.retention,
    }),
  )
  connections.watch(server)
  const house = {
    tables,
    lines,
    version,
    clock,
    messagesASecond: limits ? MESSAGES_A_SECOND : Number.POSITIVE_INFINITY,
    onAnswer: (kind: 'order' | 'act', answer: Answer) => metrics.answered(kind, answer),
    onTrouble,
  }
  const lobby = await openLobby(house, log)
  watchUpgrades(server, {
    refusal(asked, request, socket) {
      if (ending) return { status: 503, reason: 'ending' }
      if (!lobby.expects(asked)) return { status: 404, reason: 'notExpected' }
      const passedOn = addresses.trusts(socket.remoteAddress ?? '')
      const held = !passedOn || connections.hold(addresses.clientOf(request), socket)
      return held ? null : { status: 429, reason: 'tooMany' }
    },
    onRefused: (reason) => metrics.refusedConnection(reason),
    letIn: (request, socket, head) => lobby.letIn(request, socket, head),
  })

  server.on('error', (error) => stop(listenProblem(port, error)))
  server.listen({ port, host }, () => {
    const { port: taken } = server.address() as AddressInfo
    console.log(`Grand Rounds is at http://localhost:${taken}`)
  })

  if (figures) {
    const telling = httpServer(metrics.listener)
    telling.on('error', (error) => stop(listenProblem(figures.port, error, 'METRICS')))
    telling.listen(figures)
  }

  /** Everyone is told to come again, what was under way is written, and then it is over. */
  async function end(): Promise<void> {
    ending = true
    server.close()
    setTimeout(() => connections.closeAll(), GRACE_MS).unref()
    setTimeout(() => {
      log.fatal('it did not end by itself')
      process.exit(1)
    }, LAST_MS).unref()
    await keeper.close()
    await lobby.close()
    await tables.close()
    await store.close()
    folder.release()
    games.close()
    connections.closeAll()
    process.exit(0)
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void end())
}
