// Very many random games, each checked at every step, on all cores. SOAK_GAMES says how many and SOAK_FROM which is the
// first (0).

import { availableParallelism } from 'node:os'
import { isMainThread, parentPort, Worker } from 'node:worker_threads'

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

type Check = (number: number) => { readonly steps: number }

function work(check: Check): void {
  parentPort?.on('message', ({ from, to }: Chunk) => {
    let steps = 0
    let done: Done
    try {
      for (let number = from; number < to; number++) steps += check(number).steps
      done = { games: to - from, steps }
    } catch (error) {
      done = { problem: error instanceof Error ? error.message : String(error) }
    }
    parentPort?.postMessage(done, [])
  })
}

function soak(file: string, most: number): void {
  const first = numberFrom('SOAK_FROM', 0)
  const count = numberFrom('SOAK_GAMES', most)
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
    const worker = new Worker(new URL(file))
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

/** Plays so many games by their numbers; `file` is the one that calls this, which each thread runs too. */
export function soakGames(file: string, most: number, check: Check): void {
  if (isMainThread) soak(file, most)
  else work(check)
}
