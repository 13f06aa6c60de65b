// The clock of a machine, for server and browser alike: the time of the wall that never goes back, and an alarm that
// never goes off early.

import type { Clock } from './ports.ts'

/** What a machine knows of time. */
interface Machine {
  /** Milliseconds since 1970. It can be set, forwards and back. */
  wall(): number
  /** Milliseconds since any moment. It is never set, but may stand still while the machine sleeps. */
  awake(): number
  /** May call early. The answer takes it back. */
  sleep(ms: number, then: () => void): () => void
}

const THIS_MACHINE: Machine = {
  wall: () => Date.now(),
  awake: () => performance.now(),
  sleep(ms, then) {
    const timer = setTimeout(then, ms)
    return () => clearTimeout(timer)
  },
}

/**
 * No longer at a time: timers count while the machine is awake, and one that slept through a deadline hears of it
 * within this time of waking up. It is also far below the 24 days that a timer can count.
 */
const LONGEST_SLEEP_MS = 60_000

/**
 * Goes by the machine's waking time, so that nobody who sets the wall clock back holds up a game. Where the wall is
 * ahead it is followed, for that is how a sleep looks from within: a laptop that was shut, a virtual machine that was
 * halted, a small box that learns the date only after it has started. Whoever sets the clock forward by mistake makes
 * time pass, as if the machine had slept, and it is not taken back. A new process begins with the wall again: clocks
 * that run for days count its time, whether anyone is awake or not.
 */
export function systemClock(machine: Machine = THIS_MACHINE): Clock {
  let ahead = Number.NEGATIVE_INFINITY
  const now = () => {
    const since = machine.awake()
    ahead = Math.max(ahead, machine.wall() - since)
    return Math.floor(ahead + since)
  }
  now()
  return {
    now,
    wake(at, then) {
      const sleepOn = () => machine.sleep(Math.min(LONGEST_SLEEP_MS, Math.max(0, at - now())), strike)
      const strike = () => {
        if (now() >= at) then()
        else forget = sleepOn()
      }
      let forget = sleepOn()
      return () => forget()
    },
  }
}
