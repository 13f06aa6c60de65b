// The script of a thread in which the bots think.

import { getPriority, setPriority } from 'node:os'
import { setImmediate } from 'node:timers/promises'
import { parentPort } from 'node:worker_threads'
import { serve } from '@grand-rounds/bots/worker'

if (!parentPort) throw new Error('this is the script of a thread')
const port = parentPort

/** Where the machine is short of time, whoever moves comes before whoever thinks. */
const NICER = 5
const NICEST = 19
// Linux alone knows a priority of a thread; elsewhere it would be that of the whole server.
if (process.platform === 'linux') setPriority(Math.min(NICEST, getPriority() + NICER))

serve(
  { post: (answer) => port.postMessage(answer, []), listen: (onMessage) => port.on('message', onMessage) },
  { now: () => performance.now(), pause: () => setImmediate() },
)
