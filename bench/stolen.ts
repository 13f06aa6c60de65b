// What whoever owns a shared machine takes away.

import { readFileSync } from 'node:fs'

/** Milliseconds, over all processors, in which others were let run; zero where nobody says. */
export function stolen(): number {
  try {
    const [, , , , , , , , ticks = '0'] = readFileSync('/proc/stat', 'utf8').split(/\s+/)
    return Number(ticks) * 10
  } catch {
    return 0
  }
}
