// What happened, shown one thing after the other. One's own steps are shown at once; what others do takes its time,
// and can be skipped.

import { type ReadonlySignal, signal } from '@preact/signals'
import type { Event, View } from '@grand-rounds/dice-hospital'

import type { Frame, Past } from '../link.ts'
import { afterEvents, type Cast, castOf, recast } from '../board/cast.ts'
import { type Scene, scenesOf } from './scenes.ts'

export interface Shown {
  readonly view: View
  readonly cast: Cast
  /** What is new in it. */
  readonly events: readonly Event[]
  /** Events before this number have been seen. */
  readonly upTo: number
}

/** Milliseconds that a scene stays before the next. */
export const PACE = { slow: 1500, normal: 750, fast: 260, instant: 0 } as const

/** Nothing moves in these: no need to wait. */
const QUIET: ReadonlySet<Event['type']> = new Set([
  'phaseStarted',
  'undone',
  'discardDecided',
  'administratorChosen',
  'shiftDone',
  'specialistDeclined',
  'modelChosen',
])

/** Milliseconds that anything stays that is shown one after the other. */
const LEAST = 200

export function isQuiet(events: readonly Event[]): boolean {
  return events.every(({ type }) => QUIET.has(type))
}

export class FramePlayer {
  readonly #shown = signal<Shown>({} as Shown)
  readonly #behind = signal(false)
  readonly #queue: Scene[] = []
  readonly #pace: () => number
  readonly #beforeShow: () => void
  #newest: View
  #timer: ReturnType<typeof setTimeout> | null = null

  /** `pace` in milliseconds; `beforeShow` is called while the screen still shows what was. */
  constructor(first: Frame, pace: () => number, beforeShow: () => void = () => undefined) {
    this.#pace = pace
    this.#beforeShow = beforeShow
    this.#newest = first.view
    this.#shown.value = { view: first.view, cast: castOf(first.view), events: [], upTo: first.view.events }
  }

  get shown(): ReadonlySignal<Shown> {
    return this.#shown
  }

  /** There is more to be seen than is shown. */
  get behind(): ReadonlySignal<boolean> {
    return this.#behind
  }

  hear({ view, events }: Frame, own: boolean): void {
    if (own) this.skip()
    this.#queue.push(...scenesOf(this.#newest, events, view))
    this.#newest = view
    if (this.#pace() === 0) {
      this.skip()
      return
    }
    this.#behind.value = true
    if (this.#timer === null) this.#showNext()
  }

  /** To the end of what is known. */
  skip(): void {
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#timer = null
    const end = this.#atTheEnd()
    this.#queue.length = 0
    if (end.view !== this.#shown.value.view) this.#show(end)
    this.#behind.value = false
  }

  /** What has been, up to now, once more. */
  showAgain({ from, frames }: Past): void {
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#queue.length = 0
    let before = from
    for (const { view, events } of frames) {
      this.#queue.push(...scenesOf(before, events, view))
      before = view
    }
    // Nobody who is on the board now flies to where someone else was then.
    this.#show({ view: from, cast: castOf(from, this.#shown.value.cast.next), events: [], upTo: from.events })
    this.#behind.value = true
    // At least slowly enough to be seen: it was asked for.
    this.#timer = setTimeout(() => this.#showNext(), Math.max(this.#pace(), LEAST))
  }

  /** When all that waits has been shown. */
  #atTheEnd(): Shown {
    if (this.#queue.length === 0) return this.#shown.value
    let { cast, view } = this.#shown.value
    const events: Event[] = []
    for (const scene of this.#queue) {
      cast = castIn(cast, scene)
      view = scene.view
      events.push(...scene.events)
    }
    return { view, cast, events, upTo: this.#newest.events }
  }

  close(): void {
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#queue.length = 0
  }

  #showNext(): void {
    const scene = this.#queue.shift()
    if (!scene) {
      this.#timer = null
      this.#behind.value = false
      return
    }
    const upTo = scene.last ? scene.view.events : (scene.events.at(-1)?.n ?? 0) + 1
    this.#show({ view: scene.view, cast: castIn(this.#shown.value.cast, scene), events: scene.events, upTo })
    const quiet = isQuiet(scene.events)
    if (this.#queue.length === 0 && quiet) {
      this.#timer = null
      this.#behind.value = false
      return
    }
    this.#timer = setTimeout(() => this.#showNext(), quiet ? 0 : Math.max(this.#pace(), LEAST))
  }

  #show(shown: Shown): void {
    this.#beforeShow()
    this.#shown.value = shown
  }
}

function castIn(cast: Cast, { events, view, last }: Scene): Cast {
  return last ? recast(cast, events, view) : afterEvents(cast, events)
}
