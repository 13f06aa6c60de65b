// `npm run tables`: what whoever runs the server may do with its tables, also while it runs. No key and no word that
// anyone wrote is ever printed.

import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type Foundation, systemClock, type Written } from '@grand-rounds/match'
import type { Games } from '../games/games.ts'
import { offeredGames } from '../games/registry.ts'
import { readSettings } from '../settings.mjs'
import { databaseIn, databaseProblem, openDataFolder } from '../store/data-folder.ts'
import type { KeptTable } from '../store/keeping.ts'
import { nodeSqlite } from '../store/node-sqlite.ts'
import { codeOf } from '../store/sqlite-error.ts'
import { MOST_GATHERING, readRetention, type Retention } from '../store/retention.ts'
import { Store } from '../store/store.ts'

const USAGE = `usage: npm run tables -- COMMAND
  list [--listed | --running | --over] [--older DAYS]
  show ID
  close ID      nobody can go on with it; who comes sees that it is closed
  delete ID     with everything that is kept of it
  sweep [--dry-run]    clears away what is older than it is to be kept
  compact       makes the file as small as it gets; stop the server first`

const DAY_MS = 24 * 3_600_000

interface Server {
  readonly dataFolder: string
  readonly retention: Retention
  readonly games: Games
}

/** A sentence that says why not, or null. */
export async function operate(
  { dataFolder, retention, games }: Server,
  words: readonly string[],
  say: (line: string) => void,
): Promise<string | null> {
  const read = readWords(words)
  if (!read) return USAGE
  const file = databaseIn(dataFolder)
  if (!existsSync(file)) return `There is no database in ${dataFolder}. Set DATA_DIR to the folder that has it.`
  const problem = databaseProblem(file)
  if (problem !== null) return problem
  if (read.command === 'compact') return compact(dataFolder)
  const store = await Store.open(nodeSqlite(file))
  try {
    return await new Operator(store, retention, games, say).do(read)
  } catch (error) {
    return `The database could not be read or written (${codeOf(error)}).`
  } finally {
    await store.close()
  }
}

interface Words {
  readonly command: string
  readonly id: string
  readonly listed: boolean
  readonly running: boolean
  readonly over: boolean
  readonly older: number
  readonly dryRun: boolean
}

function readWords(words: readonly string[]): Words | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        listed: { type: 'boolean', default: false },
        running: { type: 'boolean', default: false },
        over: { type: 'boolean', default: false },
        older: { type: 'string', default: '0' },
        'dry-run': { type: 'boolean', default: false },
      },
    })
    const [command = '', id = '', ...more] = positionals
    const wants = ['show', 'close', 'delete'].includes(command)
    if (more.length > 0 || wants !== (id !== '') || !/^\d+$/.test(values.older)) return null
    return { ...values, command, id, older: Number(values.older), dryRun: values['dry-run'] }
  } catch {
    return null
  }
}

/** Nobody else may write meanwhile, and with much in it that takes longer than a player waits. */
async function compact(dataFolder: string): Promise<string | null> {
  const opened = openDataFolder(dataFolder)
  if (!opened.ok) return opened.problem
  const store = await Store.open(nodeSqlite(opened.folder.file))
  try {
    await store.keeping.purge()
    await store.keeping.compact()
    return null
  } finally {
    await store.close()
    opened.folder.release()
  }
}

class Operator {
  readonly #store: Store
  readonly #retention: Retention
  readonly #games: Games
  readonly #say: (line: string) => void
  readonly #now = systemClock().now()

  constructor(store: Store, retention: Retention, games: Games, say: (line: string) => void) {
    this.#store = store
    this.#retention = retention
    this.#games = games
    this.#say = say
  }

  async do(words: Words): Promise<string | null> {
    switch (words.command) {
      case 'list':
        return this.#list(words)
      case 'show':
        return this.#show(words.id)
      case 'close':
        return this.#close(words.id)
      case 'delete':
        return this.#delete(words.id)
      case 'sweep':
        return this.#sweep(words.dryRun)
      default:
        return USAGE
    }
  }

  async #list({ listed, running, over, older }: Words): Promise<null> {
    const wanted = (await this.#store.keeping.all()).filter(
      (table) =>
        (!listed || table.listed) &&
        (!running || table.standing === 'playing') &&
        (!over || table.standing === 'over' || table.standing === 'closed') &&
        this.#now - table.touched >= older * DAY_MS,
    )
    this.#say('table        standing   listed  created     last there  records  bytes')
    for (const table of wanted) this.#say(lineOf(table))
    this.#say(`${wanted.length} tables`)
    return null
  }

  async #show(id: string): Promise<string | null> {
    const table = (await this.#store.keeping.all()).find((one) => one.id === id)
    if (!table) return noSuch(id)
    const { standing, listed, created, touched, records, bytes } = table
    this.#say(`${id}: ${standing}${listed ? ', listed' : ''}, ${records} records of ${bytes} bytes`)
    this.#say(`set up ${new Date(created).toISOString()}, someone was last there ${new Date(touched).toISOString()}`)
    this.#say(`kept until ${dayOf(touched + this.#retention[standing] * DAY_MS)}`)
    return null
  }

  /** As the table itself may close: the log stays one that plays. */
  async #close(id: string): Promise<string | null> {
    const claimed = await this.#store.claim(id)
    if (!claimed) return noSuch(id)
    const { epoch, foundation, written } = claimed
    const at = Math.max(this.#now, 0)
    const record: Written = { n: written.length, kind: 'act', at, by: null, id: null, act: { type: 'close' } }
    if (!plays(this.#games, foundation, written))
      return `Table ${id} can't be opened, so it can't be closed. Delete it instead.`
    if (!plays(this.#games, foundation, [...written, record])) return `Table ${id} is closed already.`
    await this.#store.append(id, epoch, record)
    await this.#store.list(id, null, this.#now)
    await this.#store.keeping.touch(id, 'closed', this.#now)
    return null
  }

  async #delete(id: string): Promise<string | null> {
    if (!(await this.#store.keeping.remove(id))) return noSuch(id)
    await this.#store.keeping.purge()
    return null
  }

  async #sweep(dryRun: boolean): Promise<null> {
    const { keeping } = this.#store
    const most = Number.MAX_SAFE_INTEGER
    const expired = await keeping.expired(this.#retention, this.#now, most)
    const ids = new Set([...expired, ...(await keeping.crowding(MOST_GATHERING, most))])
    for (const id of ids) {
      this.#say(id)
      if (!dryRun) await keeping.remove(id)
    }
    if (!dryRun) await keeping.purge()
    this.#say(`${ids.size} tables${dryRun ? ' would go' : ' are gone'}`)
    return null
  }
}

function plays(games: Games, foundation: Foundation, written: readonly Written[]): boolean {
  const nobody = {
    ledger: { append: () => Promise.reject(new Error('only looked at')) },
    clock: { now: () => 0, wake: () => () => undefined },
    thinker: () => ({ think: () => new Promise<never>(() => undefined) }),
    onTrouble: () => undefined,
  }
  try {
    const opened = games.open(foundation, written, nobody)
    if (opened.ok) opened.value.giveUp()
    return opened.ok
  } catch {
    return false
  }
}

function lineOf({ id, standing, listed, created, touched, records, bytes }: KeptTable): string {
  const cells = [id.padEnd(12), standing.padEnd(10), (listed ? 'yes' : 'no').padEnd(7), dayOf(created).padEnd(11)]
  return [...cells, dayOf(touched).padEnd(11), String(records).padStart(7), String(bytes).padStart(6)].join(' ')
}

function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10)
}

function noSuch(id: string): string {
  return `There is no table ${id}.`
}

if (import.meta.main) {
  const settings = readSettings(process.env)
  const kept = readRetention(process.env['RETENTION'])
  const problem = !settings.ok
    ? settings.problem
    : !kept.ok
      ? kept.problem
      : await operate(
          { dataFolder: settings.settings.dataFolder, retention: kept.retention, games: offeredGames() },
          process.argv.slice(2),
          (line) => console.log(line),
        )
  if (problem !== null) {
    console.error(problem)
    process.exitCode = 1
  }
}
