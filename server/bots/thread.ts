// The script of a thread in which the bots think.

import { setImmediate } from 'node:timers/promises'
import { parentPort } from 'node:worker_threads'
import { serve } from '@grand-rounds/bots/worker'

if (!parentPort) throw new Error('this is the script of a thread')
const port = parentPort

serve(
  { post: (answer) => port.postMessage(answer, []), listen: (onMessage) => port.on('message', onMessage) },
  { now: () => performance.now(), pause: () => setImmediate() },
)
