// A member's own chance: a count of 32 bits that goes with the member's mind, so that the same question always has the
// same answer. Whole numbers only: every machine draws the same.

/**
 * How long people take for the same small thing, in percent of their mean: quick most of the time, now and then much
 * longer. Thirty-two equally likely values of a lognormal distribution with a standard deviation of 0.42.
 */
const SPREAD = [
  37, 45, 50, 55, 58, 62, 65, 68, 70, 73, 76, 79, 81, 84, 87, 90, 93, 96, 99, 103, 107, 110, 115, 119, 124, 130, 136,
  144, 153, 166, 185, 226,
]

export class Chance {
  state: number

  constructor(state: number) {
    this.state = state
  }

  /** A whole number from 0 to n − 1. */
  below(n: number): number {
    this.state = (this.state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % n
  }

  /** True so many times of 1,000. */
  hits(often: number): boolean {
    return this.below(1000) < often
  }

  /** A time about a mean. */
  about(mean: number): number {
    return Math.round((mean * (SPREAD[this.below(SPREAD.length)] ?? 100)) / 100)
  }
}
