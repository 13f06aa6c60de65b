// The game screen's state: what is shown, what is in hand, what is asked. Components read it and press things.

import type { Command, Event, View } from '@grand-rounds/dice-hospital'
import type { Refusal, Seat } from '@grand-rounds/kernel'
import { batch, computed, effect, signal } from '@preact/signals'

import { settings } from '../../../shell/settings.ts'
import type { Past, TableLink } from '../link.ts'
import type { Cast } from '../board/cast.ts'
import { FramePlayer, PACE } from './frames.ts'
import type { Choice, Deciding, Light, ThingId } from '../board/gesture.ts'
import { type Context, decide, EMPTY_HAND, type Hand, isRefused, pressIn, putBack } from './hand.ts'
import { HintState, type Hints } from './hints.ts'
import { rememberPlaces } from '../../../kit/motion.ts'
import { previewOf } from './preview.ts'
import { sound } from '../../../kit/sound.ts'
import { soundsOf } from './sounds.ts'
import { VeilState } from './veil-state.ts'
import { pointsAt } from './whereabouts.ts'
import { whyRefused, type WhyRefused } from './why.ts'

export type Notice =
  | { readonly kind: 'refused'; readonly why: WhyRefused }
  | { readonly kind: 'refusal'; readonly refusal: Refusal }

/** A question before something that can't be taken back. */
export interface Question {
  readonly command: Command
  readonly ask: NonNullable<Choice['ask']>
}

const NOBODY: Seat = -1

export class Store {
  readonly link: TableLink
  readonly frames: FramePlayer
  readonly hints: HintState
  readonly veil: VeilState
  readonly hand = signal<Hand>(EMPTY_HAND)
  readonly notice = signal<Notice | null>(null)
  readonly question = signal<Question | null>(null)
  /** Whose hospital fills the middle; null: one's own. */
  readonly lookedAt = signal<Seat | null>(null)
  readonly #pointed = signal<readonly ThingId[]>([])
  readonly #pointedSeat = signal<Seat | null>(null)
  readonly #sending = signal(false)
  readonly #stop: readonly (() => void)[]

  constructor(link: TableLink, ask: Hints | null) {
    this.link = link
    this.frames = new FramePlayer(link.frame.value, () => PACE[settings.value.speed], rememberPlaces)
    this.hints = new HintState(ask)
    this.veil = new VeilState(link, this.frames.behind)
    this.#stop = [
      link.onFrame((frame) => {
        const own = frame.by === this.me.value || frame.by === null
        batch(() => {
          if (own) this.#forget()
          this.frames.hear(frame, own)
        })
      }),
      this.frames.shown.subscribe(({ events }) => {
        if (settings.value.sound) for (const one of soundsOf(events, this.me.value)) sound(one)
      }),
      this.#ringWhenAsked(),
    ]
  }

  close(): void {
    for (const stop of this.#stop) stop()
    this.frames.close()
    this.hints.close()
  }

  /** Whoever has waited for others hears that it is their turn. */
  #ringWhenAsked(): () => void {
    let waited = false
    return effect(() => {
      const asked = this.context.value !== null
      if (asked && waited && settings.peek().sound) sound('yourTurn')
      waited = !asked && this.link.frame.value.view.toAct.length > 0
    })
  }

  #forget(): void {
    this.hand.value = EMPTY_HAND
    this.question.value = null
    this.notice.value = null
    this.hints.reset()
  }

  /** The seat that plays here now. */
  readonly me = computed<Seat>(() => this.link.viewer.value ?? this.link.mine[0] ?? NOBODY)

  readonly names = computed(() => this.link.seats.map(({ name }) => name))

  get view(): View {
    return this.frames.shown.value.view
  }

  get cast(): Cast {
    return this.frames.shown.value.cast
  }

  /** Null: nothing is to be decided here now, or it can't be seen yet. */
  readonly context = computed<Context | null>(() => {
    const seat = this.me.value
    const { view: shown, cast } = this.frames.shown.value
    const { view } = this.link.frame.value
    if (!this.link.mine.includes(seat) || !view.toAct.includes(seat) || view.viewer !== seat) return null
    if (this.veil.hidden.value !== null) return null
    const company = cast.companies[seat]
    if (!company || shown.stage !== view.stage || shown.round !== view.round) return null
    const patients = company.beds.filter((actor) => actor !== null)
    const same = sameList(
      patients.map(({ text }) => text),
      view.hospitals[seat]?.wards ?? [],
    )
    // Others go on while one chooses; only when one's own hospital is behind, one waits.
    if (!same || (this.frames.behind.value && view.stage !== 'activation')) return null
    return { view, seat, patients, arrivals: company.arrivals, ambulances: cast.ambulances }
  })

  /** Something is to be decided here now. */
  readonly acts = computed(() => this.context.value !== null)

  readonly deciding = computed<Deciding | null>(() => {
    const context = this.context.value
    return context === null ? null : decide(context, this.hand.value)
  })

  /** What was asked of `isRefused`, for as long as the decision is the same. */
  readonly #refused = computed(() => {
    void this.deciding.value
    return new Map<ThingId, boolean>()
  })

  /** Of what does not glow: something is to be decided, and a press on this would change nothing. */
  isRefused(id: ThingId): boolean {
    const context = this.context.value
    const asked = this.#refused.value
    if (context === null) return false
    const refused = asked.get(id) ?? isRefused(context, this.hand.value, id)
    asked.set(id, refused)
    return refused
  }

  /** What is pointed at right now, by mouse or focus. */
  readonly hovered = signal<ThingId | null>(null)

  /** What pressing it would do. */
  readonly preview = computed<ReadonlyMap<ThingId, Light>>(() => {
    const context = this.context.value
    const id = this.hovered.value
    if (context === null || id === null || !this.deciding.value?.lit.has(id)) return new Map()
    return previewOf(context, this.hand.value, id)
  })

  readonly pointed = computed<ReadonlySet<ThingId>>(() => {
    const context = this.context.value
    const hinted = context && this.hints.step.value ? pointsAt(context, this.hints.step.value) : []
    return new Set([...this.#pointed.value, ...hinted])
  })

  get pointedSeat(): Seat | null {
    return this.#pointedSeat.value
  }

  /** What was given has no answer yet: whatever is pressed now is still meant for what was asked before. */
  get sending(): boolean {
    return this.#sending.value
  }

  press(id: ThingId): void {
    const context = this.context.value
    if (context === null) {
      if (this.frames.behind.value) this.frames.skip()
      return
    }
    if (this.sending) return
    const pressed = pressIn(context, this.hand.value, id)
    if (pressed.refused) {
      this.notice.value = { kind: 'refused', why: whyRefused(context, this.hand.value, id) }
      if (settings.value.sound) sound('refused')
      return
    }
    batch(() => {
      this.notice.value = null
      this.hand.value = pressed.gesture
      if (!pressed.command) {
        if (settings.value.sound) sound('pick')
      } else if (pressed.ask) this.question.value = { command: pressed.command, ask: pressed.ask }
      else void this.send(pressed.command)
    })
  }

  choose({ command, ask }: Choice): void {
    if (command === null || this.sending) return
    if (ask) this.question.value = { command, ask }
    else void this.send(command)
  }

  answer(yes: boolean): void {
    const { value } = this.question
    this.question.value = null
    if (value && yes) void this.send(value.command)
  }

  /** A step back in what is in hand, or in what was being looked at. */
  back(): void {
    if (this.question.value !== null) this.question.value = null
    else if (this.hand.value !== EMPTY_HAND && !this.sending) this.hand.value = putBack(this.hand.value)
    else this.lookedAt.value = null
    this.notice.value = null
  }

  async send(command: Command): Promise<void> {
    if (this.sending) return
    this.#sending.value = true
    const sent = await this.link.send(this.me.value, command).finally(() => {
      this.#sending.value = false
    })
    if (sent.ok) return
    this.hand.value = EMPTY_HAND
    this.notice.value = { kind: 'refusal', refusal: sent.refusal }
  }

  undo(): void {
    if (this.sending) return
    if (this.hand.value === EMPTY_HAND) void this.send({ type: 'undo' })
    else this.hand.value = EMPTY_HAND
  }

  async hint(): Promise<void> {
    const context = this.context.value
    if (context === null) return
    const command = await this.hints.next(context)
    if (command) await this.send(command)
  }

  showAgain(past: Past): void {
    batch(() => {
      this.#forget()
      this.frames.showAgain(past)
    })
  }

  /** A line of the log was pointed at. */
  point(event: Event | null): void {
    this.#pointedSeat.value = event && 'seat' in event ? event.seat : null
    if (event === null) this.#pointed.value = []
    else if (event.type === 'meeplePlaced' || event.type === 'improvementClaimed') {
      const where = event.type === 'meeplePlaced' ? event.department : event.improvement
      const seat = this.lookedAt.value ?? this.me.value
      const rooms = this.view.hospitals[event.seat]?.departments ?? []
      this.#pointed.value =
        seat === event.seat ? rooms.flatMap(({ id }, i) => (id === where ? [`room:${i}` as const] : [])) : []
    } else if (event.type === 'ambulanceTaken') this.#pointed.value = [`ambulance:${event.number}`]
    else this.#pointed.value = []
  }
}

function sameList(some: readonly string[], others: readonly string[]): boolean {
  const sorted = [...others].sort()
  return some.length === others.length && [...some].sort().every((one, i) => one === sorted[i])
}
