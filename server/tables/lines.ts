// All lines of all rooms, for the figures: what is unsent, and how they ended.

import { HUNG_UP, type RoomLine } from './line.ts'

/** Codes that browsers and the framework close with. Anyone can close with any: the others are counted together. */
const USUAL: readonly number[] = [1000, 1001, 1002, 1005, 1006, 1009, 4000, 4001, 4002, ...Object.values(HUNG_UP)]

export class Lines {
  readonly #open = new Set<RoomLine>()
  readonly #closed = new Map<string, number>()

  /** So often, by the code it was closed with. */
  get closed(): ReadonlyMap<string, number> {
    return this.#closed
  }

  /** Bytes that wait for someone to read. */
  get unsent(): number {
    let bytes = 0
    for (const line of this.#open) bytes += line.unsent
    return bytes
  }

  opened(line: RoomLine): void {
    this.#open.add(line)
  }

  ended(line: RoomLine, code: number): void {
    if (!this.#open.delete(line)) return
    line.end()
    const told = line.why === null ? code : HUNG_UP[line.why]
    const name = USUAL.includes(told) ? String(told) : 'other'
    this.#closed.set(name, (this.#closed.get(name) ?? 0) + 1)
  }
}
