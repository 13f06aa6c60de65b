// Figures of the store for Prometheus: what failed, and how much room there is.

import { Counter, Gauge, type Registry } from 'prom-client'
import type { Space } from './data-folder.ts'

export interface StoreFigures {
  /** How often, by kind. */
  readonly faults: Readonly<Record<string, number>>
  readonly space: () => Promise<Space>
}

export function watchStore(registry: Registry, { faults, space }: StoreFigures): void {
  registry.registerMetric(
    new Counter({
      name: 'grand_rounds_faults_total',
      help: 'What the log tells once: store (something could not be written), damage (of the database), table (one could not be opened)',
      labelNames: ['kind'],
      registers: [],
      collect() {
        this.reset()
        for (const [kind, count] of Object.entries(faults)) this.inc({ kind }, count)
      },
    }),
  )
  registry.registerMetric(
    new Gauge({
      name: 'grand_rounds_store_bytes',
      help: 'The database, the write-ahead log beside it, and what is free on their disk',
      labelNames: ['of'],
      registers: [],
      async collect() {
        for (const [of, bytes] of Object.entries(await space())) this.set({ of }, Number(bytes))
      },
    }),
  )
}
