// Looking for prices: steps against the slope of the bound.

/** How much of the course is kept. */
const MOMENTUM = 0.8

export class Descent {
  /** The prices that are tried, and the least that they may be. */
  readonly trial: Float64Array
  readonly least: Float64Array
  readonly #course: Float64Array

  constructor(width: number) {
    this.trial = new Float64Array(width)
    this.least = new Float64Array(width)
    this.#course = new Float64Array(width)
  }

  start(): void {
    this.#course.fill(0)
  }

  /**
   * A step against the slope and, less and less, the slopes before it: the bound has edges, and this does not go to and
   * fro across them. As long as the distance to the target asks for; prices stay where they make sense.
   * `isDecided`: there is no reward, the last of the prices.
   */
  step(slope: Float64Array, distance: number, isDecided: boolean): void {
    const course = this.#course
    const { trial } = this
    if (isDecided) slope[slope.length - 1] = 0
    let length = 0
    for (let i = 0; i < trial.length; i++) {
      const part = (slope[i] ?? 0) + MOMENTUM * (course[i] ?? 0)
      course[i] = part
      length += part * part
    }
    if (length < 1e-12) return
    const stride = distance / length
    for (let i = 0; i < trial.length; i++)
      trial[i] = Math.max(this.least[i] ?? 0, (trial[i] ?? 0) - stride * (course[i] ?? 0))
  }
}
