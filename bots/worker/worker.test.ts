import { setImmediate } from 'node:timers/promises'
import { MessageChannel } from 'node:worker_threads'
import { diceHospital } from '@grand-rounds/dice-hospital'
import { afterEach, describe, expect, it } from 'vitest'
import { decide } from '../decide.ts'
import { hint } from '../hint.ts'
import { readCourse } from '../review/course.ts'
import { usualWeights } from '../solver/input.ts'
import { solve } from '../solver/solve.ts'
import { inputFor, tableOf } from '../testing/positions.ts'
import { recordGame } from '../testing/recorded-game.ts'
import { BotClient, BotRefusal, type BotWorker, overWebWorker } from './client.ts'
import { type Message, readAnswer, readMessage } from './protocol.ts'
import { serve } from './serve.ts'

/** A worker in this very thread, behind real ports: what is sent is copied. */
class PortWorker implements BotWorker {
  readonly sent: Message[] = []
  readonly #channel = new MessageChannel()
  terminated = false

  constructor() {
    const { port2 } = this.#channel
    serve(
      { post: (answer) => port2.postMessage(answer, []), listen: (onMessage) => port2.on('message', onMessage) },
      { now: () => performance.now(), pause: () => setImmediate() },
    )
  }

  post(message: Message): void {
    this.sent.push(message)
    this.#channel.port1.postMessage(message, [])
  }

  listen(onMessage: (message: unknown) => void): void {
    this.#channel.port1.on('message', onMessage)
  }

  terminate(): void {
    this.terminated = true
    this.#channel.port1.close()
  }
}

const workers: PortWorker[] = []
const open = () =>
  new BotClient(() => {
    const worker = new PortWorker()
    workers.push(worker)
    return worker
  })

afterEach(() => {
  for (const worker of workers.splice(0)) worker.terminate()
})

const STATE = tableOf('R6 G5 Y3 R2 G2; bags 1; specialists surgeon')
const VIEW = diceHospital.view(STATE, 0)
const GAME = recordGame('worker', ['student', 'student'], { administrators: false })
const SHORT_GAME = { ...GAME, entries: GAME.entries.slice(0, 30) }

describe('bots behind a port', () => {
  it('answer as bots do', async () => {
    const bots = open()
    const weights = usualWeights(1)
    const input = inputFor(STATE)
    expect(await bots.decide(VIEW, 0, 'chief')).toEqual(decide(VIEW, 0, 'chief'))
    expect(await bots.decide(VIEW, 0, 'resident', { nodes: 7 })).toEqual(decide(VIEW, 0, 'resident', { nodes: 7 }))
    expect(await bots.hint(VIEW, 0, { nodes: 500 })).toEqual(hint(VIEW, 0, { nodes: 500 }))
    expect(await bots.solve(input, weights, { nodes: 500 })).toEqual(solve(input, { weights, nodes: 500 }))
    expect(workers).toHaveLength(1)
  })

  it('answer many questions at once, each its own', async () => {
    const bots = open()
    const levels = ['student', 'intern', 'resident', 'chief'] as const
    const answers = await Promise.all(levels.map((level) => bots.decide(VIEW, 0, level)))
    expect(answers).toEqual(levels.map((level) => decide(VIEW, 0, level)))
  })

  it('stop when their time is up, with what they have', async () => {
    const late = await open().solve(inputFor(STATE), usualWeights(1), { nodes: 1_000_000, milliseconds: 0 })
    expect(late.nodes).toBeLessThan(solve(inputFor(STATE), { weights: usualWeights(1), nodes: 1_000_000 }).nodes)
  })

  it('review with progress, and answer others meanwhile', async () => {
    const bots = open()
    const progress: number[] = []
    const order: string[] = []
    const reviewing = bots.review(SHORT_GAME, ({ done }) => {
      progress.push(done)
      if (done === 1) void bots.decide(VIEW, 0, 'student').then(() => order.push('decided'))
    })
    const review = await reviewing
    order.push('reviewed')
    expect(review.decisions.length).toBeGreaterThan(3)
    expect(progress).toEqual(progress.map((_, i) => i))
    expect(order).toEqual(['decided', 'reviewed'])
  })

  it('refuse to review what is no game, with the reason', async () => {
    const refusal = await open()
      .review({ ...SHORT_GAME, seed: 'x' })
      .catch((error: unknown) => (error instanceof BotRefusal ? error.refusal : error))
    expect(refusal).toEqual({ code: 'badSeed' })
    const entries = [{ by: 0, at: 0, command: { type: 'endShift' } }]
    await expect(open().review({ ...SHORT_GAME, entries })).rejects.toThrow(/"entry":0/)
  })

  it('fail at a view that is none, and go on', async () => {
    const bots = open()
    const broken = { ...VIEW, stage: 'activation', hospitals: [{}, {}] } as unknown as typeof VIEW
    await expect(bots.decide(broken, 0, 'chief')).rejects.toThrow(/^fault /)
    await expect(bots.decide(VIEW, 9, 'chief')).rejects.toThrow('badField {"field":"view"}')
    expect(await bots.decide(VIEW, 0, 'student')).toEqual(decide(VIEW, 0, 'student'))
  })
})

describe('a question that nobody wants answered any more', () => {
  it('is not asked if that is known before', async () => {
    await expect(open().decide(VIEW, 0, 'chief', { signal: AbortSignal.abort() })).rejects.toMatchObject({
      name: 'AbortError',
    })
    expect(workers).toHaveLength(0)
  })

  it('is taken back: a review ends between two decisions', async () => {
    const bots = open()
    const stop = new AbortController()
    let told = 0
    const reviewing = bots.review(
      GAME,
      () => {
        if (++told === 2) stop.abort()
      },
      stop.signal,
    )
    await expect(reviewing).rejects.toMatchObject({ name: 'AbortError' })
    expect(await bots.decide(VIEW, 0, 'student')).toEqual(decide(VIEW, 0, 'student'))
    expect(workers).toHaveLength(1)
    expect(workers[0]?.sent.map(({ type }) => type)).toEqual(['review', 'cancel', 'decide'])
    expect(told).toBe(2)
  })

  it('is taken out of the queue while it waits', async () => {
    const bots = open()
    const stop = new AbortController()
    const first = bots.decide(VIEW, 0, 'student')
    const second = bots.decide(VIEW, 0, 'chief', { signal: stop.signal })
    stop.abort()
    await expect(second).rejects.toMatchObject({ name: 'AbortError' })
    expect(await first).toEqual(decide(VIEW, 0, 'student'))
    expect(workers.map(({ terminated }) => terminated)).toEqual([false])
  })

  it('all of them: closed', async () => {
    const bots = open()
    const waiting = bots.decide(VIEW, 0, 'student')
    bots.close()
    await expect(waiting).rejects.toThrow('closed')
  })
})

describe('messages', () => {
  it.each([
    [null, null, 'notAMessage'],
    [{ type: 'hint' }, null, 'notAMessage'],
    [{ type: 'hint', id: -1 }, null, 'notAMessage'],
    [{ type: 'toString', id: 1 }, 1, 'unknownQuestion'],
    [{ type: 7, id: 1 }, 1, 'unknownQuestion'],
    [{ type: 'decide', id: 1, view: VIEW, seat: 0, level: 'god' }, 1, 'badField'],
    [{ type: 'decide', id: 1, view: VIEW, seat: 0, level: 'chief', nodes: 0.5 }, 1, 'badField'],
    [{ type: 'hint', id: 1, view: {}, seat: 0 }, 1, 'badField'],
    [{ type: 'hint', id: 1, view: VIEW, seat: 0, milliseconds: -1 }, 1, 'badField'],
    [{ type: 'solve', id: 1, input: {}, weights: {} }, 1, 'badField'],
    [{ type: 'solve', id: 1, input: inputFor(STATE), weights: 1 }, 1, 'badField'],
  ])('that are none are refused: %j', (message, id, code) => {
    expect(readMessage(message)).toMatchObject({ ok: false, id, refusal: { code } })
  })

  it('that are answers are known by their type', () => {
    expect(readAnswer({ type: 'done', id: 1, result: 7 }).ok).toBe(true)
    for (const none of [null, 7, { type: 'done' }, { type: 'else', id: 1 }, { type: 'failed', id: 1 }])
      expect(readAnswer(none).ok).toBe(false)
  })

  it('of a recorded game are read as one', () => {
    expect(readCourse(structuredClone(GAME)).ok).toBe(true)
  })
})

describe('a Web Worker', () => {
  it('is spoken to by its events', async () => {
    const inner = new PortWorker()
    workers.push(inner)
    const listeners: ((event: { readonly data?: unknown }) => void)[] = []
    const bots = new BotClient(() =>
      overWebWorker({
        postMessage: (message) => inner.post(message as Message),
        addEventListener: (type, listener) => {
          if (type === 'message') inner.listen((data) => listener({ data }))
          else listeners.push(listener)
        },
        terminate: () => inner.terminate(),
      }),
    )
    expect(await bots.decide(VIEW, 0, 'student')).toEqual(decide(VIEW, 0, 'student'))
    const waiting = bots.decide(VIEW, 0, 'chief')
    for (const listener of listeners) listener({})
    await expect(waiting).rejects.toThrow('the worker of the bots has failed')
  })
})
