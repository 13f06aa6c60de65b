// What occurs in recorded games, by name, and everything that has to.

import {
  ADMINISTRATOR_IDS,
  COMMAND_TYPES,
  defaultOptions,
  diceHospital,
  type Event,
  EVENT_CARD_IDS,
  OPTION_KEYS,
  type Options,
  POINT_SOURCES,
  PROMO_IDS,
  REPORT_IDS,
  STARTING_DEPARTMENTS,
  type State,
} from '@grand-rounds/dice-hospital'
import type { LogEntry, Seat } from '@grand-rounds/kernel'
import type { Step } from '../games/match.ts'
import { EDITIONS, type Edition } from '../random-hospital.ts'

/** The compiler says which is missing. */
const EVENT_TYPES: Readonly<Record<Event['type'], true>> = {
  gameStarted: true,
  cardsRevealed: true,
  diceDrawn: true,
  valuesSet: true,
  administratorsDealt: true,
  administratorChosen: true,
  administratorsShown: true,
  reportsDealt: true,
  roundStarted: true,
  phaseStarted: true,
  eventRevealed: true,
  eventEnded: true,
  patientChanged: true,
  patientsRolled: true,
  ambulancesFilled: true,
  ambulanceTaken: true,
  extraPatient: true,
  ambulanceLeft: true,
  firstPlayer: true,
  patientsKept: true,
  bagGained: true,
  bagLost: true,
  bagSpent: true,
  patientsAdmitted: true,
  patientDied: true,
  fatalityRemoved: true,
  improvementClaimed: true,
  improvementPassed: true,
  improvementReturned: true,
  discardDecided: true,
  improvementDiscarded: true,
  modelChosen: true,
  meeplePlaced: true,
  specialistUsed: true,
  specialistDeclined: true,
  patientTreated: true,
  patientRecoloured: true,
  patientReleased: true,
  patientDrawn: true,
  shiftDone: true,
  patientShielded: true,
  patientNeglected: true,
  reportCompleted: true,
  pointsScored: true,
  patientsWentHome: true,
  pickupStarted: true,
  patientPickedUp: true,
  pickupPassed: true,
  undone: true,
  gameEnded: true,
}

const FLAGS = OPTION_KEYS.filter((key) => typeof defaultOptions(4)[key] === 'boolean')
const PROMOS = [[], ...PROMO_IDS.map((id) => [id]), [...PROMO_IDS]]

/** [DH 3.1] How a game can end; solo games end too. */
const ENDINGS = ['win', 'win by fewer patients', 'win by higher values', 'shared victory', 'solo']

/** What no list of ids names. */
const OCCASIONS = [
  'the bag is empty for an extra patient',
  'the department deck runs out',
  'the specialist deck runs out',
  'death of noBed',
  'death of neglect',
  'death of treatment',
  'the Admissions Nurse releases a patient',
  'the Admissions Nurse draws a patient',
  'the Consultant uses an effect',
  'a blood bag heals while a decision is open',
]

const option = (key: string, value: unknown) =>
  `option ${key}: ${Array.isArray(value) ? value.join('+') : String(value)}`
const inEdition = (name: string, edition: string) => (edition === 'prototype' ? `${name} (prototype)` : name)

/** Everything that must occur in one of the recorded games. */
export function everything(): readonly string[] {
  return [
    ...EDITIONS.flatMap((edition) => cardsOf(edition)),
    ...['final', 'prototype'].flatMap((edition) =>
      ADMINISTRATOR_IDS.map((id) => inEdition(`administrator ${id}`, edition)),
    ),
    ...EVENT_CARD_IDS.map((id) => `event card ${id}`),
    ...REPORT_IDS.map((id) => `report ${id}`),
    ...[1, 2, 3, 4].map((seats) => `seats: ${seats}`),
    ...['final', 'prototype'].map((edition) => option('edition', edition)),
    ...['together', 'inOrder'].map((way) => option('activation', way)),
    ...PROMOS.map((promos) => option('promos', promos)),
    ...FLAGS.flatMap((key) => [option(key, true), option(key, false)]),
    ...[...COMMAND_TYPES, 'timeUp'].map((type) => `command ${type}`),
    ...Object.keys(EVENT_TYPES).map((type) => `event ${type}`),
    ...POINT_SOURCES.filter((source) => source !== 'position').map((source) => `points: ${source}`),
    ...ENDINGS.map((ending) => `ending: ${ending}`),
    ...OCCASIONS,
  ].filter((name, i, all) => all.indexOf(name) === i)
}

function cardsOf({ options, tiles, cards }: Edition): readonly string[] {
  const edition = options['edition'] === 'prototype' ? 'prototype' : 'final'
  // The two promos bring another's effect or a choice of their own: they are occasions.
  const effects = Object.keys(cards).filter((name) => !PROMO_IDS.some((id) => id === name))
  return [
    ...[...STARTING_DEPARTMENTS, ...Object.keys(tiles)].map((name) => inEdition(`department ${name}`, edition)),
    ...effects.map((name) => inEdition(`specialist ${name}`, edition)),
  ]
}

/** Notes what occurs in a game. */
export class Witness {
  readonly seen = new Set<string>()
  readonly #lastMeeple = new Map<Seat, string>()
  /** Whose placements had something left to decide before the step. */
  #deciding: readonly Seat[] = []

  note({ entry, state, events }: Step): void {
    if (entry === null) this.#noteTable(state)
    else this.seen.add(`command ${typeOf(entry)}`)
    if (entry !== null && typeOf(entry) === 'spendBag' && this.#deciding.some((seat) => seat === entry.by))
      this.seen.add('a blood bag heals while a decision is open')
    this.#deciding = state.hospitals.flatMap(({ followUp }, seat) => (followUp === null ? [] : [seat]))
    for (const event of events) this.#noteEvent(event, state)
    if (state.departmentDeck.length === 0) this.seen.add('the department deck runs out')
    if (state.specialistDeck.length === 0) this.seen.add('the specialist deck runs out')
    const taken = events.some(({ type }) => type === 'ambulanceTaken')
    if (taken && state.options.epidemic && !events.some(({ type }) => type === 'extraPatient'))
      this.seen.add('the bag is empty for an extra patient')
    const ending = endingOf(state)
    if (ending !== null) this.seen.add(`ending: ${ending}`)
  }

  #noteTable({ options, hospitals }: State): void {
    this.seen.add(`seats: ${hospitals.length}`)
    for (const [key, value] of Object.entries(options) as [keyof Options, unknown][]) this.seen.add(option(key, value))
  }

  #noteEvent(event: Event, { options: { edition } }: State): void {
    this.seen.add(`event ${event.type}`)
    switch (event.type) {
      case 'meeplePlaced':
        this.#lastMeeple.set(event.seat, event.meeple)
        this.seen.add(inEdition(`department ${event.department}`, edition))
        break
      case 'specialistUsed':
        this.seen.add(inEdition(`specialist ${event.specialist}`, edition))
        if (this.#lastMeeple.get(event.seat) === 'consultant') this.seen.add('the Consultant uses an effect')
        break
      case 'patientReleased':
        this.seen.add('the Admissions Nurse releases a patient')
        break
      case 'patientDrawn':
        this.seen.add('the Admissions Nurse draws a patient')
        break
      case 'administratorsShown':
        for (const id of event.administrators) this.seen.add(inEdition(`administrator ${id}`, edition))
        break
      case 'eventRevealed':
        this.seen.add(`event card ${event.card}`)
        break
      case 'reportCompleted':
        this.seen.add(`report ${event.report}`)
        break
      case 'patientDied':
        this.seen.add(`death of ${event.of}`)
        break
      case 'pointsScored':
        this.seen.add(`points: ${event.source}`)
        break
      default:
    }
  }
}

function typeOf({ command }: LogEntry): string {
  const { type } = command as { readonly type: string }
  return type
}

function endingOf(state: State): string | null {
  const places = diceHospital.result(state)?.places
  if (!places) return null
  if (places.length === 1) return 'solo'
  const winners = places.filter(({ place }) => place === 1)
  const [winner] = winners
  if (!winner || winners.length > 1) return 'shared victory'
  const level = places.filter(({ points, place }) => place > 1 && points === winner.points)
  if (level.length === 0) return 'win'
  return level.some(({ patientsLeft }) => patientsLeft === winner.patientsLeft)
    ? 'win by higher values'
    : 'win by fewer patients'
}
