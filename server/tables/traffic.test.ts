// Whole games through the door, with everything that goes over every line kept: nothing hidden is in it.

import { ADMINISTRATOR_IDS, type Command, diceHospital, imagine, type State } from '@grand-rounds/dice-hospital'
import { Random, seedFrom, submit } from '@grand-rounds/kernel'
import { Table } from '@grand-rounds/match'
import { readNews } from '@grand-rounds/protocol'
import { describe, expect, it } from 'vitest'
import { Door } from './door.ts'

const AT = 1_000
const KEYS = ['key of Ada', 'key of Mo', 'key of Zoe'] as const
/**
 * Of the state and of the house, in no view and no look before the end. Of a share of the bag everyone knows how many
 * dice are in it, and nobody which.
 */
const NEVER = /"(?:seed|random|departmentDeck|specialistDeck|eventDeck|departmentBox|undo|key|host)":|"share":(?!\d)/

interface Spectator {
  readonly seat: number | null
  readonly heard: string[]
}

class Evening {
  readonly #random: Random
  readonly #seed: string
  /** The truth, played beside the table. */
  #state: State
  readonly table
  readonly spectators: readonly Spectator[]

  constructor(name: string) {
    this.#random = new Random({ seed: seedFrom(`evening ${name}`), used: {} })
    this.#seed = seedFrom(`dice ${name}`)
    const seats = KEYS.length
    const wishes = { administrators: true, events: true, experimental: true }
    const options = diceHospital.readOptions(wishes, seats)
    if (!options.ok) throw new Error(JSON.stringify(options.refusal))
    const { id: game, version } = diceHospital
    this.#state = diceHospital.setup({
      version: diceHospital.version,
      options: options.value,
      seats,
      seed: this.#seed,
      at: AT,
    }).state
    const head = { game, version, options: wishes, seats, seed: this.#seed, at: AT }
    const opened = Table.open(diceHospital, { head, host: KEYS[0], clock: 'none', listed: false }, [], {
      ledger: { append: () => Promise.resolve() },
      clock: { now: () => AT, wake: () => () => undefined },
      thinker: { think: () => Promise.resolve([]) },
      onTrouble: (trouble) => {
        throw trouble
      },
    })
    if (!opened.ok) throw new Error(opened.refusal.code)
    this.table = opened.value
    const door = new Door('table', this.table, {
      version: '1',
      clock: { now: () => AT, wake: () => () => undefined },
      onAnswer: () => undefined,
      onTrouble: (trouble) => expect.unreachable(String(trouble)),
    })
    this.spectators = [...KEYS, null].map((key, at) => {
      const heard: string[] = []
      door.enter(key, { send: (news) => heard.push(news), hangUp: () => undefined })
      return { seat: key === null ? null : at, heard }
    })
  }

  get state(): State {
    return this.#state
  }

  get seed(): string {
    return this.#seed
  }

  async begin(): Promise<void> {
    for (const [seat, key] of KEYS.entries()) await this.#act(key, { type: 'sit', seat, name: `P${seat}` })
    await this.#act(KEYS[0], { type: 'begin' })
  }

  async step(): Promise<void> {
    const seats = diceHospital.toAct(this.#state)
    const seat = seats[this.#random.below('who', seats.length)] ?? 0
    const command = this.#anyCommand(seat)
    const answer = await this.table.order(KEYS[seat] ?? '', `${this.table.look(null).steps}`, command)
    if (!answer.ok) throw new Error(answer.refusal.code)
    const outcome = submit(diceHospital, KEYS.length, this.#state, { by: seat, at: AT, command })
    if (!outcome.ok) throw new Error(outcome.refusal.code)
    this.#state = outcome.state
    // What there is to say goes out in the next turn of the loop.
    await new Promise((later) => setImmediate(later))
  }

  #anyCommand(seat: number): Command {
    const some: Command[] = []
    for (const command of diceHospital.legal(imagine(diceHospital.view(this.#state, seat), seedFrom('any')), seat)) {
      if (command.type !== 'undo') some.push(command)
      if (some.length >= 24) break
    }
    const chosen = some[this.#random.below('what', some.length)]
    if (!chosen) throw new Error('nothing to do')
    return chosen
  }

  async #act(key: string, act: object): Promise<void> {
    const answer = await this.table.act(key, JSON.stringify(act), act)
    if (!answer.ok) throw new Error(answer.refusal.code)
  }
}

const mentioned = (text: string) => ADMINISTRATOR_IDS.filter((id) => text.includes(`"${id}"`))

/** Administrators of others while they are chosen. */
function secretAdministrators({ hospitals, stage }: State, seat: number | null): readonly string[] {
  return hospitals.flatMap(({ dealt, administrator }, other) =>
    other === seat ? [] : [...dealt, ...(stage === 'administrators' && administrator ? [administrator] : [])],
  )
}

describe('the traffic of whole games', () => {
  it.each(['one', 'two', 'three'])(
    'has nothing hidden in it, for anyone at the table or beside it: %s',
    async (name) => {
      const evening = new Evening(name)
      await evening.begin()
      const read = evening.spectators.map(() => 0)
      let secretChoices = 0
      while (evening.state.stage !== 'over') {
        const { state } = evening
        for (const [at, { seat, heard }] of evening.spectators.entries()) {
          const fresh = heard.slice(read[at])
          read[at] = heard.length
          const text = fresh.join('\n')
          expect(text).not.toMatch(NEVER)
          expect(text).not.toContain(evening.seed)
          for (const key of KEYS) expect(text).not.toContain(key)
          for (const deck of [state.departmentDeck, state.specialistDeck, state.eventDeck])
            if (deck.length > 3) expect(text).not.toContain(JSON.stringify(deck).slice(1, -1))
          const secrets = secretAdministrators(state, seat)
          expect(mentioned(text).filter((id) => secrets.includes(id))).toEqual([])
          for (const news of fresh)
            for (const [type, message] of readNews(news)) {
              if (type !== 'step') continue
              for (const event of message.events as readonly {
                type: string
                seat?: number
                improvements?: unknown
              }[]) {
                if (event.type !== 'discardDecided' || event.seat === seat) continue
                secretChoices++
                expect(event.improvements).toBeNull()
              }
            }
        }
        await evening.step()
      }
      expect(secretChoices).toBeGreaterThan(0)
      expect(evening.spectators.every(({ heard }) => heard.length > 100)).toBe(true)
      // When it is over, everyone may know.
      expect(evening.spectators.every(({ heard }) => heard.at(-1)?.includes(evening.seed))).toBe(true)
    },
  )
})
