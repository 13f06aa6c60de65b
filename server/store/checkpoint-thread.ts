// The script of the thread that moves what was committed from the write-ahead log into the database. Whoever commits
// would do it every thousand pages, and all tables would wait for it, 20 ms at a time.

import { DatabaseSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'

const EVERY_MS = 200
/** From here on the log is begun anew: only then has whoever commits to wait, and for little. */
const LONG_LOG_PAGES = 4_000
/** For someone who reads, such as a backup: until they have finished, nobody may wait for a new log. */
const PATIENCE_MS = 20

if (parentPort) {
  const database = new DatabaseSync(String(workerData), { timeout: PATIENCE_MS })
  const tick = () => {
    try {
      database.exec('pragma synchronous = full')
      const moved = database.prepare('pragma wal_checkpoint(passive)').get()
      if (Number(moved?.['log']) >= LONG_LOG_PAGES) database.prepare('pragma wal_checkpoint(restart)').get()
    } catch {
      // A full disk, say: whoever commits meets it, too, and tells. It is tried again.
    }
  }
  const ticking = setInterval(tick, EVERY_MS)
  parentPort.once('message', () => {
    clearInterval(ticking)
    database.close()
  })
}
