// The clock of a round. It counts in ticks, 100 to a millisecond at full speed, so that a slower clock stays exact.

/** Ticks in a millisecond at full speed; at a pace of p percent a millisecond has p ticks. */
export const TICKS = 100

export interface Clock {
  /** The order that the count was last brought up to date with. */
  readonly at: number
  readonly ticks: number
  readonly running: boolean
}

export const STOPPED: Clock = { at: 0, ticks: 0, running: false }

export function ticksAt(clock: Clock, pace: number, at: number): number {
  return clock.running ? clock.ticks + Math.max(0, at - clock.at) * pace : clock.ticks
}

/** The first millisecond at which the clock of a running round has come so far. */
export function millisecondOf(clock: Clock, pace: number, ticks: number): number {
  return clock.at + Math.max(0, Math.ceil((ticks - clock.ticks) / pace))
}
