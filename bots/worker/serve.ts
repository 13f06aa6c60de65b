// The worker's side: questions are answered one after another, short ones before reviews. A review lets others in
// between its decisions; anything else can only be ended by ending the worker, which is the client's matter.

import type { Refusal } from '@grand-rounds/kernel'
import { decide } from '../decide.ts'
import { hint } from '../hint.ts'
import { readCourse } from '../review/course.ts'
import { review } from '../review/review.ts'
import { solve } from '../solver/solve.ts'
import { type Answer, type Patience, readMessage, type Request } from './protocol.ts'

export interface Port {
  post(answer: Answer): void
  listen(onMessage: (message: unknown) => void): void
}

/** What the place has that the bots don't know: a clock, and a way to let messages come in. */
export interface Place {
  /** Milliseconds from anywhere. */
  now(): number
  /** Resolves when messages that have arrived were heard. */
  pause(): Promise<void>
}

type Short = Exclude<Request, { type: 'review' }>
type Long = Extract<Request, { type: 'review' }>

const SOLVER_NODES = 20_000

export function serve(port: Port, place: Place): void {
  const short: Short[] = []
  const long: Long[] = []
  const cancelled = new Set<number>()
  let isBusy = false

  port.listen((input) => {
    const read = readMessage(input)
    if (!read.ok) {
      if (read.id !== null) port.post({ type: 'failed', id: read.id, refusal: read.refusal })
      return
    }
    const { message } = read
    if (message.type === 'cancel') {
      if (!drop(short, message.id) && !drop(long, message.id)) cancelled.add(message.id)
      return
    }
    if (message.type === 'review') long.push(message)
    else short.push(message)
    if (isBusy) return
    isBusy = true
    void work()
  })

  async function work(): Promise<void> {
    // More may have arrived with the first.
    await place.pause()
    for (;;) {
      await answerShort()
      const next = long.shift()
      if (!next) break
      await answerLong(next)
    }
    isBusy = false
    cancelled.clear()
  }

  async function answerShort(): Promise<void> {
    for (let next = short.shift(); next; next = short.shift()) {
      port.post({ type: 'started', id: next.id })
      port.post(answerTo(next, place))
      await place.pause()
    }
  }

  async function answerLong({ id, log }: Long): Promise<void> {
    port.post({ type: 'started', id })
    const course = readCourse(log)
    if (!course.ok) return port.post(failed(id, course.refusal))
    try {
      const steps = review(course.value)
      for (let step = steps.next(); ; step = steps.next()) {
        if (step.done) {
          port.post(step.value.ok ? { type: 'done', id, result: step.value.value } : failed(id, step.value.refusal))
          return
        }
        port.post({ type: 'progress', id, ...step.value })
        await place.pause()
        await answerShort()
        if (cancelled.delete(id)) return
      }
    } catch (error) {
      port.post(fault(id, error))
    }
  }
}

function drop(queue: { readonly id: number }[], id: number): boolean {
  const at = queue.findIndex((one) => one.id === id)
  if (at >= 0) queue.splice(at, 1)
  return at >= 0
}

/** Never throws: what was sent may have the form of a view and be none. */
function answerTo(request: Short, place: Place): Answer {
  const { id } = request
  try {
    return { type: 'done', id, result: resultOf(request, place) }
  } catch (error) {
    return fault(id, error)
  }
}

/** Time counts from when it is asked for first. */
function patienceOf({ nodes, milliseconds }: Patience, { now }: Place) {
  let began: number | null = null
  return {
    ...(nodes === undefined ? {} : { nodes }),
    ...(milliseconds === undefined ? {} : { stop: () => now() - (began ??= now()) > milliseconds }),
  }
}

/** Of a hint, which searches twice: the second search must have time left. */
function halfOf({ milliseconds, ...request }: Patience): Patience {
  return milliseconds === undefined ? request : { ...request, milliseconds: milliseconds / 2 }
}

function resultOf(request: Short, place: Place): unknown {
  const patience = patienceOf(request, place)
  switch (request.type) {
    case 'decide':
      return decide(request.view, request.seat, request.level, patience)
    case 'hint': {
      const half = halfOf(request)
      return hint(request.view, request.seat, patienceOf(half, place), patienceOf(half, place))
    }
    case 'solve':
      return solve(request.input, { weights: request.weights, nodes: SOLVER_NODES, ...patience })
  }
}

function failed(id: number, refusal: Refusal): Answer {
  return { type: 'failed', id, refusal }
}

function fault(id: number, error: unknown): Answer {
  return failed(id, { code: 'fault', data: { message: error instanceof Error ? error.message : String(error) } })
}
