// Random games of Dice Hospital over random options, each checked at every step, on all cores. SOAK_GAMES says how
// many (100,000) and SOAK_FROM which is the first (0).

import { availableParallelism } from 'node:os'
import { isMainThread, parentPort, Worker } from 'node:worker_threads'
import { checkRandomGame } from '@grand-rounds/testkit/dice-hospital/random-games'

const CHUNK = 100
const REPORTS = 20

interface Chunk {
  readonly from: number
  readonly to: number
}

type Done = { readonly games: number; readonly steps: number } | { readonly problem: string }

function numberFrom(name: string, otherwise: number): number {
  const text = process.env[name]
  if (text === undefined) return otherwise
  if (!/^\d{1,9}$/.test(text)) throw new Error(`${name} must be a number`)
  return Number(text)
}

function work(): void {
  parentPort?.on('message', ({ from, to }: Chunk) => {
    let steps = 0
    let done: Done
    try {
      for (let number = from; number < to; number++) steps += checkRandomGame(number).steps
      done = { games: to - from, steps }
    } catch (error) {
      done = { problem: error instanceof Error ? error.message : String(error) }
    }
    parentPort?.postMessage(done, [])
  })
}

function soak(): void {
  const first = numberFrom('SOAK_FROM', 0)
  const count = numberFrom('SOAK_GAMES', 100_000)
  const started = performance.now()
  let next = first
  let games = 0
  let steps = 0
  let problems = 0
  const say = (): void => {
    const seconds = (performance.now() - started) / 1000
    const rate = `${(games / seconds).toFixed(0)} games/s, ${(steps / seconds).toFixed(0)} steps/s`
    console.log(`${games} of ${count} games, ${steps} steps, ${problems} problems, ${seconds.toFixed(0)} s, ${rate}`)
  }
  const give = (worker: Worker): void => {
    const from = next
    next = Math.min(first + count, from + CHUNK)
    if (from < next) worker.postMessage({ from, to: next } satisfies Chunk, [])
    else void worker.terminate()
  }
  const take = (done: Done): void => {
    if ('problem' in done) {
      problems++
      process.exitCode = 1
      console.error(done.problem)
      return
    }
    const before = Math.floor((games * REPORTS) / count)
    games += done.games
    steps += done.steps
    if (Math.floor((games * REPORTS) / count) > before) say()
  }
  const workers = Math.min(availableParallelism(), Math.ceil(count / CHUNK))
  console.log(`${count} games from number ${first} on ${workers} threads`)
  for (let i = 0; i < workers; i++) {
    const worker = new Worker(new URL(import.meta.url))
    worker.on('message', (done: Done) => {
      take(done)
      give(worker)
    })
    worker.on('error', (error) => {
      process.exitCode = 1
      console.error(error)
    })
    give(worker)
  }
}

if (isMainThread) soak()
else work()
