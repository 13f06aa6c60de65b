// Figures for Prometheus. Sums only: nothing about anyone's table is in them.

import type { RequestListener } from 'node:http'
import type { Answer } from '@grand-rounds/match'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { type StoreFigures, watchStore } from './store/figures.ts'

interface Watched {
  readonly tablesAwake: () => number
  readonly visitors: () => number
  readonly botsWaiting: () => number
  readonly connections: () => number
  readonly store: StoreFigures
  /** Bytes that wait for someone to read. */
  readonly unsent: () => number
  /** Lines to tables that ended, by the code they were closed with. */
  readonly closed: () => ReadonlyMap<string, number>
}

export class Metrics {
  readonly #registry = new Registry()
  /** Counted here, for every command: the library would look for the labels each time. */
  readonly #answers = { order: { true: 0, false: 0 }, act: { true: 0, false: 0 } }
  readonly #commits: Histogram
  readonly #refusedRequests: Counter
  readonly #refusedConnections: Counter

  constructor({ tablesAwake, visitors, botsWaiting, connections, unsent, closed, store }: Watched) {
    const registers = [this.#registry]
    collectDefaultMetrics({ register: this.#registry })
    const answers = this.#answers
    const counter = new Counter({
      name: 'grand_rounds_answers_total',
      help: 'Orders and acts answered, by whether they were done',
      labelNames: ['kind', 'done'],
      registers: [],
      collect() {
        this.reset()
        for (const kind of ['order', 'act'] as const)
          for (const done of ['true', 'false'] as const) this.inc({ kind, done }, answers[kind][done])
      },
    })
    this.#registry.registerMetric(counter)
    const closedCounter = new Counter({
      name: 'grand_rounds_lines_closed_total',
      help: 'Connections to tables that ended, by close code',
      labelNames: ['code'],
      registers: [],
      collect() {
        this.reset()
        for (const [code, times] of closed()) this.inc({ code }, times)
      },
    })
    this.#registry.registerMetric(closedCounter)
    this.#commits = new Histogram({
      name: 'grand_rounds_commit_seconds',
      help: 'From a record given to a record durable',
      buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2],
      registers,
    })
    this.#refusedRequests = new Counter({
      name: 'grand_rounds_http_refused_total',
      help: 'Requests that were answered with 4xx or 5xx, by what was asked for',
      labelNames: ['part', 'status'],
      registers,
    })
    this.#refusedConnections = new Counter({
      name: 'grand_rounds_connections_refused_total',
      help: 'Connections and sockets that were turned away, by why',
      labelNames: ['reason'],
      registers,
    })
    const gauge = (name: string, help: string, value: () => number) =>
      new Gauge({
        name,
        help,
        registers,
        collect() {
          this.set(value())
        },
      })
    gauge('grand_rounds_tables_awake', 'Tables held in memory', tablesAwake)
    gauge('grand_rounds_visitors', 'Connections to tables', visitors)
    gauge('grand_rounds_connections', 'Connections of any kind', connections)
    gauge('grand_rounds_bots_waiting', 'Bots whose turn to think has not come', botsWaiting)
    watchStore(this.#registry, store)
    gauge('grand_rounds_unsent_bytes', 'Of connections to tables: what waits to be read', unsent)
  }

  answered(kind: 'order' | 'act', { ok }: Answer): void {
    this.#answers[kind][ok ? 'true' : 'false']++
  }

  committed(seconds: number): void {
    this.#commits.observe(seconds)
  }

  refusedRequest(part: string, status: number): void {
    this.#refusedRequests.inc({ part, status })
  }

  refusedConnection(reason: string): void {
    this.#refusedConnections.inc({ reason })
  }

  /** On an address of its own: a proxy in front of the server can't open it to anyone. */
  get listener(): RequestListener {
    return (request, response) => {
      if (request.method !== 'GET' || request.url !== '/metrics') {
        response.writeHead(404).end()
        return
      }
      this.#registry.metrics().then(
        (text) => {
          response.writeHead(200, { 'content-type': this.#registry.contentType, 'cache-control': 'no-store' })
          response.end(text)
        },
        (error: unknown) => response.writeHead(500).end(String(error)),
      )
    }
  }
}
