// What a server says of itself: its figures for Prometheus, and what it holds without garbage.

import { figuresOf } from './process.ts'

export type Figures = ReadonlyMap<string, number>

/** By name with labels, such as `grand_rounds_answers_total{kind="order",done="true"}`. */
export async function readFigures(address: string): Promise<Figures> {
  const text = await (await fetch(figuresOf(address))).text()
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]))
}

/** In MB, without garbage. `inspector`: the port of `--inspect`. */
export async function heldBy(address: string, inspector: number): Promise<number> {
  await collectGarbage(inspector)
  const held = /^nodejs_(?:heap_space_size_used_bytes\{space="(?:old|large_object)"|external_memory_bytes)/
  let bytes = 0
  for (const [name, value] of await readFigures(address)) if (held.test(name)) bytes += value
  return bytes / 1e6
}

/** Asked for as a developer's tools ask for it. */
async function collectGarbage(inspector: number): Promise<void> {
  const targets = (await (await fetch(`http://127.0.0.1:${inspector}/json`)).json()) as {
    readonly webSocketDebuggerUrl: string
  }[]
  const line = new WebSocket(targets[0]?.webSocketDebuggerUrl ?? '')
  await new Promise((open) => line.addEventListener('open', open))
  const done = new Promise((answered) => line.addEventListener('message', answered))
  line.send(JSON.stringify({ id: 1, method: 'HeapProfiler.collectGarbage' }))
  await done
  line.close()
}
