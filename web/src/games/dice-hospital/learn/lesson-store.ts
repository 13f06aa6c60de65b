// The lesson as it stands: the step, its table, and the place that is kept for next time.

import type { Command } from '@grand-rounds/dice-hospital'
import type { Refusal } from '@grand-rounds/kernel'
import { batch, signal } from '@preact/signals'

import type { SeatKeeper, TableLink } from '../link.ts'
import { beginAt, give, goBack, goOn, isDone, type Learning, placeIn } from './learning.ts'
import { lessonTable } from './lesson-table.ts'
import { STEPS, type StepId } from './lessons.ts'

/** Where the place in the lesson is kept. */
export interface Bookmark {
  read(): string | null
  /** Null: the lesson is over, and begins anew next time. */
  write(step: StepId | null): void
}

export class LessonStore {
  readonly #seats: readonly SeatKeeper[]
  readonly #bookmark: Bookmark
  readonly learning
  /** A new one when a step has a position of its own. */
  readonly table

  constructor(seats: readonly SeatKeeper[], bookmark: Bookmark) {
    this.#seats = seats
    this.#bookmark = bookmark
    const first = beginAt(bookmark.read())
    this.learning = signal<Learning>(first)
    this.table = signal<TableLink>(this.#tableFor(first))
  }

  get done(): boolean {
    return isDone(this.learning.value)
  }

  get last(): boolean {
    return this.learning.value.at === STEPS.length - 1
  }

  next(): void {
    this.#turnTo(goOn(this.learning.value))
  }

  back(): void {
    this.#turnTo(goBack(this.learning.value))
  }

  restart(): void {
    this.#turnTo(beginAt(null))
  }

  #turnTo(learning: Learning | null): void {
    if (learning === null) return
    const same = learning.state === this.learning.value.state
    batch(() => {
      this.learning.value = learning
      if (!same) this.table.value = this.#tableFor(learning)
    })
    this.#bookmark.write(this.last ? null : placeIn(learning))
  }

  #tableFor({ state }: Learning): TableLink {
    return lessonTable({ seats: this.#seats, state, judge: (command) => this.#judge(command) })
  }

  #judge(command: Command): Refusal | 'right' | 'other' {
    const given = give(this.learning.value, command)
    if (given.kind === 'refused') return given.refusal
    this.learning.value = given.learning
    return given.kind
  }
}
