// Players for whole games: a diligent one, one with two left hands, one who does anything that is listed, and one who
// tries what is out of place.

import type { Seat } from '@grand-rounds/kernel'
import {
  BED_IDS,
  type Command,
  COMMAND_TYPES,
  DOCTORS,
  NURSES,
  type Patient,
  PATIENT_IDS,
  type Piece,
  rushMd,
  SIGNALS,
  SPACE_IDS,
  SPACES,
  SPOTS,
  type State,
} from '@grand-rounds/rush-md'
import { type Below, oneOf } from '../../chance.ts'
import { begin, shortage } from './planning.ts'
import { SUBSTANCES } from './treatment.ts'
import { everyone, goOn } from './working.ts'

/** The next command, or null to wait. */
export type Player = (state: State, seat: Seat, below: Below) => Command | null

/** What there is too little of; anything when nothing lacks. */
function wantedIn(state: State, below: Below): (kinds: readonly Piece[]) => Piece {
  return (kinds) => {
    const short = kinds.filter((kind) => shortage(state, kind) > 0)
    return short.length > 0 ? oneOf(short, below) : kinds.length > 0 ? oneOf(kinds, below) : 'blue'
  }
}

function work(most: number, crowds = false): Player {
  const intake = { most, crowds }
  return (state, seat, below) => {
    if (state.paused) return state.agreed[seat] ? null : { type: 'goOn' }
    switch (state.stage) {
      case 'council':
      case 'clearing': {
        const listed = [...rushMd.legal(state, seat)].filter(({ type }) => type === 'sendBack')
        if (listed.length > 0 && below(2) === 0) return oneOf(listed, below)
        return state.agreed[seat] ? null : { type: 'ready' }
      }
      case 'action':
      case 'overtime':
        if (state.actions[seat]) return goOn(state, seat, wantedIn(state, below), intake)
        return state.stage === 'action' ? begin(state, seat, below, intake) : null
      case 'over':
        return null
    }
  }
}

/** At any time, and in particular while doing this or that. */
const BLUNDERS: readonly Command[] = [
  { type: 'stop' },
  { type: 'notReady' },
  { type: 'notice', ward: 'A' },
  { type: 'notice', ward: 'B' },
]

function blunders(state: State, seat: Seat, below: Below): readonly Command[] {
  const { task, glass } = state.actions[seat] ?? {}
  switch (task?.kind) {
    case 'culture':
      return [{ type: 'turn', token: below(8) }, { type: 'cover' }]
    case 'bloodTest':
      return [{ type: 'lift', hole: below(7) }, { type: 'lay', hole: below(7) }, { type: 'slip' }]
    case 'xray':
      return [{ type: 'take' }, { type: 'under' }]
    case 'mri':
      return glass ? [{ type: 'fall' }, { type: 'takeOff', glass }] : []
    case 'organs':
    case 'operating':
    case 'medicating':
      return [{ type: 'slip' }]
    case 'treating':
      return [{ type: 'give', piece: oneOf(['blue', 'orange', 'white', 'drip'], below), patient: task.patient }]
    default:
      return BLUNDERS
  }
}

/** Works like the diligent, and slips, falls, turns the wrong token and gives the wrong pill. */
function clumsy(most: number): Player {
  const diligent = work(most)
  return (state, seat, below) => {
    if (below(6) > 0) return diligent(state, seat, below)
    if (state.stage !== 'action' && state.stage !== 'overtime' && below(3) > 0) return diligent(state, seat, below)
    const wrong = [...(below(3) === 0 ? BLUNDERS : blunders(state, seat, below))]
    if (below(8) === 0) wrong.push({ type: 'pause' }, { type: 'goOn' }, { type: 'ownUp' })
    return oneOf(wrong, below)
  }
}

/** Fills the blood bank, and then syringes to the brim, for whoever waits in the clinic. */
const brimming: Player = (state, seat, below) => {
  const action = state.actions[seat]
  const [patient] = state.clinic
  if (state.stage === 'action' && !action && !state.paused && patient) {
    const doctor = state.options.doctors[seat] ?? 'red'
    if (state.glasses.some(({ id, running }) => id === doctor && running)) return null
    if (state.store.blood < 6) return { type: 'place', glass: doctor, space: 'bloodBank' }
    return { type: 'place', glass: doctor, space: seat % 2 === 0 ? 'clinic1' : 'clinic2', patient: patient.card }
  }
  if (action?.task.kind !== 'treating' || state.paused) return work(3)(state, seat, below)
  if (!action.syringe) return { type: 'takeSyringe', fluid: 'blood' }
  if (action.syringe.units < 6 || below(2) === 0) return state.store.blood > 0 ? { type: 'fill' } : { type: 'stop' }
  return { type: 'inject', patient: action.task.patient }
}

const AT_A_BED = SPACE_IDS.filter((id) => SPACES[id].spot !== null)
const IDLE = ['stop', 'pause', 'signal', 'ownUp', 'takeOff', 'notReady', 'fall', 'slip', 'moveBed', 'throwOut'].concat([
  'mark',
  'endRound',
  'noEndRound',
  'empty',
])

/** Anything that is listed: a kind of command first, then one of its kind, so that rare things happen. */
const anything: Player = (state, seat, below) => {
  const kinds = new Map<string, Command[]>()
  for (const command of rushMd.legal(state, seat)) {
    const kind = kinds.get(command.type)
    if (kind) kind.push(command)
    else kinds.set(command.type, [command])
  }
  // Who stopped, paused and pushed beds as gladly as worked would never treat anybody.
  for (const idle of IDLE) if (kinds.size > 1 && below(8) > 0) kinds.delete(idle)
  const bedside = kinds.get('place')?.filter((command) => command.type === 'place' && AT_A_BED.includes(command.space))
  if (bedside && bedside.length > 0 && below(3) === 0) return oneOf(bedside, below)
  const all = [...kinds.values()]
  return all.length === 0 ? null : oneOf(oneOf(all, below), below)
}

/** Well formed, and mostly out of place. Often about patients who are in the house, or refusals would all be alike. */
export const stray: Player = (state, _seat, below): Command => {
  const here: readonly Pick<Patient, 'card'>[] = everyone(state)
  const patient = here.length > 0 && below(3) > 0 ? oneOf(here, below).card : oneOf(PATIENT_IDS, below)
  const glass = oneOf([...DOCTORS, ...NURSES], below)
  const bed = oneOf(BED_IDS, below)
  const type = oneOf(COMMAND_TYPES, below)
  switch (type) {
    case 'signal': {
      const signal = oneOf(SIGNALS, below)
      return below(2) === 0 ? { type, signal } : { type, signal, about: { kind: 'bed', id: bed } }
    }
    case 'place': {
      const space = oneOf(SPACE_IDS, below)
      return below(2) === 0 ? { type, glass, space } : { type, glass, space, patient }
    }
    case 'takeOff':
      return { type, glass }
    case 'moveBed':
      return { type, bed, to: oneOf([...SPOTS, 'ward'] as const, below) }
    case 'throwOut':
      return { type, organ: oneOf(['heart', 'kidney', 'bone', 'lung'] as const, below) }
    case 'draw':
      return { type, patients: oneOf(['in', 'out'] as const, below) }
    case 'admit':
      return { type, patient, bed }
    case 'stock':
      return { type, piece: oneOf(['blue', 'orange', 'white', 'yellow', 'green', 'drip', 'syringe'] as const, below) }
    case 'give':
      return { type, piece: oneOf(['blue', 'orange', 'white', 'drip'] as const, below), patient }
    case 'takeSyringe':
      return { type, fluid: oneOf(['yellow', 'green', 'blood'] as const, below) }
    case 'inject':
      return { type, patient }
    case 'ease':
      return { type, patient }
    case 'grip':
      return { type, piece: oneOf(SUBSTANCES, below) }
    case 'lift':
      return { type, hole: below(7) }
    case 'lay':
      return { type, hole: below(7) }
    case 'turn':
      return { type, token: below(8) }
    case 'notice':
      return { type, ward: oneOf(['A', 'B'] as const, below) }
    case 'sendBack':
      return {
        type,
        patient,
        tag: oneOf(['ward', 'theatre', 'epidemic'] as const, below),
        piece: oneOf(SUBSTANCES, below),
      }
    case 'mark':
      return {
        type,
        doctor: oneOf(DOCTORS, below),
        mark: 1 + below(3),
        on: below(3) === 0 ? null : { kind: 'bed', id: bed },
      }
    case 'ready':
    case 'notReady':
    case 'endRound':
    case 'noEndRound':
    case 'empty':
    case 'sendAllBack':
    case 'pause':
    case 'goOn':
    case 'stop':
    case 'fill':
    case 'release':
    case 'slip':
    case 'cover':
    case 'take':
    case 'under':
    case 'fall':
    case 'balance':
    case 'ownUp':
      return { type }
  }
}

const mixed: Player = (state, seat, below) => (below(2) === 0 ? stray : anything)(state, seat, below)

export const PLAYERS = {
  /** Lets few wait, and treats them. */
  diligent: work(3),
  /** Fills the house. */
  host: work(6),
  crowding: work(6, true),
  clumsy: clumsy(4),
  brimming,
  anything,
  contrary: mixed,
} as const satisfies Readonly<Record<string, Player>>
export type PlayerName = keyof typeof PLAYERS
