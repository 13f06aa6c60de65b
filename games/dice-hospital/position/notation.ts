// A table in a few words: what is open to all, and then its hospitals, each in one line (../notation.ts).
//
//   3 activation; first 1; event icyRoads; row radiology surgeon; done 0 | R2 G4+; bags 1 | Y3; ambulance 2
//
// What is hidden (decks, bag, dice to come) is not in it: it comes out of the position's seed.

import { type Read, refuse, type Refused } from '@grand-rounds/kernel'
import { EVENT_CARD_IDS, type EventCardId } from '../cards/event-cards.ts'
import { REPORT_IDS, type ReportId } from '../cards/reports.ts'
import { printHospital } from '../notation.ts'
import { defaultOptions, OPTION_KEYS, type Options } from '../options.ts'
import { COLOUR_INDEXES, letterOf, printPatient, printPatients } from '../patients.ts'
import type { ImprovementId, Stage, State } from '../state.ts'
import { type Position, POSITION_PHASES, type PositionPhase, type PositionReports } from './position.ts'
import { readPosition } from './read.ts'

const PHASE_OF: Readonly<Record<Stage, PositionPhase | null>> = {
  extraReveal: 'extraReveal',
  startingValues: null,
  administrators: null,
  split: 'split',
  ambulances: 'ambulances',
  keep: 'keep',
  makeRoom: 'makeRoom',
  improvement: 'improvement',
  discard: 'discard',
  activation: 'activation',
  protection: 'neglect',
  reports: 'discharge',
  pickup: 'pickup',
  over: null,
}

const NOBODY = '-'

/** The position that a table stands in; `null` before the first round and at the end. */
function positionOf(state: State): Position | null {
  const { hospitals, stage, pickup, reports, options } = state
  const phase = PHASE_OF[stage]
  if (phase === null || state.round === 0) return null
  const solo = hospitals.length === 1
  const row = [...state.departmentRow, ...state.specialistRow]
  const done = hospitals.flatMap(({ ready }, seat) => (ready ? [seat] : []))
  const withDone = phase === 'improvement' || phase === 'discard' || phase === 'activation' || phase === 'pickup'
  const taken = pickup?.spaces.flatMap(({ taken: one }, space) =>
    one ? [{ space, seat: one.seat, patient: printPatient(one.patient) }] : [],
  )
  const used = reports ? COLOUR_INDEXES.map((colour) => letterOf(colour).repeat(reports.used[colour])).join('') : ''
  return {
    options,
    round: state.round,
    phase,
    hospitals: hospitals.map(printHospital),
    ...(state.first === 0 ? {} : { first: state.first }),
    ...(state.event === null ? {} : { event: state.event }),
    ...(phase === 'pickup' || (solo && row.length === 0) ? {} : { row }),
    ...(phase === 'split' || phase === 'ambulances' ? { ambulances: state.ambulances.map(printPatients) } : {}),
    ...(withDone && done.length > 0 ? { done } : {}),
    ...(reports ? { reports: { lower: reports.lower, upper: reports.upper, ...(used === '' ? {} : { used }) } } : {}),
    ...(taken && taken.length > 0 ? { taken } : {}),
    ...(pickup && pickup.turn !== state.first ? { turn: pickup.turn } : {}),
  }
}

/** A table in notation, or null (see `positionOf`). */
export function printTable(state: State): string | null {
  const position = positionOf(state)
  return position && printPosition(position, state.options)
}

function printPosition(position: Position, options: Options): string {
  const { round, phase, first, event, row, ambulances, done, reports, taken, turn, hospitals } = position
  const head = [`${round} ${phase}`]
  const say = (field: Field, words: readonly (string | number)[] | undefined) => {
    if (words && words.length > 0) head.push(`${field} ${words.join(' ')}`)
  }
  const list = (words: readonly string[]) => (words.length > 0 ? words : [NOBODY])
  say('options', printOptions(options, hospitals.length))
  say('first', first === undefined ? [] : [first])
  say('event', event === undefined ? [] : [event])
  say('row', row && list(row))
  say('ambulances', ambulances && [ambulances.map((load) => list(load).join(' ')).join(', ')])
  say('done', done)
  say('reports', reports && [...reports.lower, ...reports.upper].map((id) => id ?? NOBODY))
  say('used', reports?.used === undefined ? [] : [reports.used])
  say(
    'taken',
    taken?.map(({ space, seat, patient }) => `${space}:${seat}:${patient}`),
  )
  say('turn', turn === undefined ? [] : [turn])
  return [head.join('; '), ...hospitals].join(' | ').trim()
}

/** Those that are not as usual for so many seats. */
function printOptions(options: Options, seats: number): string[] {
  const usual = defaultOptions(seats)
  return OPTION_KEYS.filter((key) => String(options[key]) !== String(usual[key])).map(
    (key) => `${key}=${String(options[key])}`,
  )
}

const FIELDS = ['options', 'first', 'event', 'row', 'ambulances', 'done', 'reports', 'used', 'taken', 'turn'] as const
type Field = (typeof FIELDS)[number]
type Draft = { -readonly [K in keyof Position]: Position[K] }

/** Refusals: `badNotation` with the word that can't be read, and those of `readPosition`. */
export function readTable(text: string): Read<Position> {
  const [head = '', ...hospitals] = text.split('|').map((part) => part.trim())
  const [start = '', ...fields] = head.split(';').map((field) => field.trim())
  const [round = '', phase = '', ...rest] = start.split(/\s+/)
  const known = POSITION_PHASES.find((one) => one === phase)
  if (!/^\d$/.test(round)) return unread(round)
  if (known === undefined || rest.length > 0) return unread(phase)
  const position: Draft = { round: Number(round), phase: known, hospitals }
  const seen = new Set<string>()
  for (const field of fields) {
    const [name = '', ...words] = field.split(/\s+/)
    const one = FIELDS.find((each) => each === name)
    if (one === undefined || seen.has(name) || words.length === 0) return unread(name)
    seen.add(name)
    const refused = readField(position, one, words)
    if (refused) return refused
  }
  return readPosition(position)
}

function unread(word: string): Refused {
  return refuse('badNotation', { word: word.slice(0, 40) })
}

function readField(position: Draft, field: Field, words: readonly string[]): Refused | null {
  const [word = ''] = words
  switch (field) {
    case 'options':
      return readOptionWords(position, words)
    case 'first':
    case 'turn':
      if (words.length > 1 || !isNumber(word)) return unread(word)
      position[field] = Number(word)
      return null
    case 'event':
      if (words.length > 1 || !EVENT_CARD_IDS.some((id) => id === word)) return unread(word)
      position.event = word as EventCardId
      return null
    case 'row':
      position.row = list(words) as ImprovementId[]
      return null
    case 'ambulances':
      position.ambulances = words
        .join(' ')
        .split(',')
        .map((load) => list(load.trim().split(' ')))
      return null
    case 'done':
      position.done = words.map(Number)
      return words.every(isNumber) ? null : unread(words.join(' '))
    case 'reports':
      return readReports(position, words)
    case 'used':
      if (words.length > 1 || !position.reports) return unread(field)
      position.reports = { ...position.reports, used: word }
      return null
    case 'taken':
      return readTaken(position, words)
  }
}

function isNumber(word: string): boolean {
  return /^\d{1,2}$/.test(word)
}

function list(words: readonly string[]): string[] {
  return words.length === 1 && words[0] === NOBODY ? [] : [...words]
}

/** `epidemic=true promos=consultant,admissionsNurse`: which values there are is for readOptions to say. */
function readOptionWords(position: Draft, words: readonly string[]): Refused | null {
  const options: [string, unknown][] = []
  for (const word of words) {
    const [key = '', value, ...rest] = word.split('=')
    if (!OPTION_KEYS.some((known) => known === key) || value === undefined || rest.length > 0) return unread(word)
    if (key === 'promos') options.push([key, value.split(',').filter((id) => id !== '')])
    else options.push([key, value === 'true' ? true : value === 'false' ? false : value])
  }
  position.options = Object.fromEntries(options)
  return null
}

function readReports(position: Draft, words: readonly string[]): Refused | null {
  const ids: (ReportId | null)[] = []
  for (const word of words) {
    const id = REPORT_IDS.find((known) => known === word) ?? null
    if (id === null && word !== NOBODY) return unread(word)
    ids.push(id)
  }
  if (ids.length !== 6) return unread('reports')
  const reports: PositionReports = { lower: ids.slice(0, 3), upper: ids.slice(3) }
  position.reports = reports
  return null
}

function readTaken(position: Draft, words: readonly string[]): Refused | null {
  const taken = []
  for (const word of words) {
    const [space = '', seat = '', patient = '', ...rest] = word.split(':')
    if (!isNumber(space) || !isNumber(seat) || rest.length > 0) return unread(word)
    taken.push({ space: Number(space), seat: Number(seat), patient })
  }
  position.taken = taken
  return null
}
