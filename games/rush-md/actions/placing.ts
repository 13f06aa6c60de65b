// An hourglass is turned over onto a space: whether it may be, and the action that begins.

import type { Refused, Seat } from '@grand-rounds/kernel'
import {
  BALANCE,
  type GlassKind,
  ORGANS_BROUGHT,
  PATIENTS_DRAWN,
  SAND,
  type Space,
  SPACES,
  type SpaceId,
  XRAY,
} from '../board.ts'
import type { PatientId } from '../cards/patients.ts'
import { RESEARCH } from '../cards/research.ts'
import { TICKS } from '../clock.ts'
import type { Command } from '../commands.ts'
import { ownerOf } from '../glasses.ts'
import { isOpen, openedBy } from '../options.ts'
import { startClock, waitsForTheFirstGlass } from '../phases/council.ts'
import { no } from '../refusals.ts'
import type { Glass, State, Task } from '../state.ts'
import { bedWith, glassOf, patientOf, type Turn } from '../turn.ts'
import { diagnoseAtOnce, examTask } from './exams.ts'
import { stopAction } from '../stopping.ts'
import { donate } from './stores.ts'

/** The kind of glass that a space takes at this table; `null` for a place without an action. */
function kindOf(state: State, space: Space): GlassKind | null {
  if (space.paper !== null) {
    const paper = state.papers[space.paper]
    const card = paper === undefined ? undefined : RESEARCH[paper]
    return card?.kind === 'action' ? card.glass : null
  }
  return space.glass === 'nurse' && openedBy(state.options).doctorsEverywhere ? 'doctor' : space.glass
}

/**
 * Why this glass can't be turned over onto this space, whatever for. Sand and a taken space come first: with the strict
 * oath such a try costs, whatever else is wrong with it.
 */
function whyNotThere(state: State, seat: Seat, glass: Glass, space: SpaceId): Refused | null {
  if (glass.running) return no('sandRunning', { glass: glass.id })
  if (state.glasses.some((other) => other.space === space && other.id !== glass.id)) return no('spaceTaken', { space })
  const where = SPACES[space]
  const owner = ownerOf(state, glass.id)
  if (owner !== null && owner !== seat) return no('notYourDoctor')
  if (!isOpen(state.options, where.work)) return no('spaceClosed')
  const kind = kindOf(state, where)
  if (kind === null) return no('noPaperHere')
  if (kind !== 'either' && (kind === 'doctor') !== (owner !== null)) return no('wrongGlass', { needs: kind })
  return null
}

export function place(turn: Turn, seat: Seat, command: Command & { type: 'place' }): Refused | null {
  const glass = glassOf(turn.state, command.glass)
  if (!glass) return no('noSuchGlass')
  const { space, patient = null } = command
  const why = whyNotThere(turn.state, seat, glass, space)
  if (why) return why
  stopAction(turn, seat)
  const task = taskAt(turn.state, space, patient)
  if ('ok' in task) return task
  if (waitsForTheFirstGlass(turn.state)) startClock(turn)
  const until = turn.now + SAND * TICKS
  turn.setGlass({ id: glass.id, space, since: turn.now, until, running: true })
  turn.emit({ type: 'glassPlaced', seat, glass: glass.id, space, patient })
  if (task.kind === 'donating') return donate(turn, seat, unitsAt(turn.state, space))
  turn.setAction(seat, { glass: glass.id, space, until, task, piece: null, syringe: null })
  if (SPACES[space].work !== 'exam') return null
  if (!openedBy(turn.state.options).examGames) return diagnoseAtOnce(turn, seat)
  if (task.kind === 'mri') turn.rest(seat, BALANCE)
  if (task.kind === 'xray') turn.rest(seat, XRAY)
  return null
}

/** Blood is given as soon as the glass stands: there is nothing to choose. */
const DONATED = { kind: 'donating' } as const

function unitsAt(state: State, space: SpaceId): number | null {
  const { paper } = SPACES[space]
  const card = paper === null ? undefined : RESEARCH[state.papers[paper] ?? 'donorDay']
  return card?.kind === 'action' && card.extra.does === 'blood' ? card.extra.units : null
}

function taskAt(state: State, space: SpaceId, patient: PatientId | null): Task | typeof DONATED | Refused {
  const where = SPACES[space]
  const alone = (task: Task | typeof DONATED) => (patient === null ? task : no('noPatientHere'))
  switch (where.work) {
    case 'desk':
      return alone({ kind: 'drawing', left: PATIENTS_DRAWN })
    case 'admission':
      return alone({ kind: 'admitting', left: 1 })
    case 'clinic':
      return treating(state, patient, (one) => state.clinic.some(({ card }) => card === one))
    case 'ward': {
      const { ward } = where
      if (patient !== null) return treating(state, patient, (one) => bedWith(state, one)?.id[0] === ward)
      if (ward === null || state.epidemics[ward] === null) return no('noEpidemic')
      return { kind: 'containing', ward }
    }
    case 'exam':
      return examTask(state, where.spot, patient)
    case 'bank':
      return alone(DONATED)
    case 'pharmacy':
      return alone({ kind: 'stocking', left: 1, more: 0, stocked: [] })
    case 'organs':
      return alone({ kind: 'organs', left: ORGANS_BROUGHT, mixed: false, organ: null })
    case 'surgery':
    case 'medication': {
      if (patient === null || where.spot === null) return no('patientMissing')
      if (bedWith(state, patient)?.spot !== where.spot) return no('notOnTheSpot')
      return { kind: where.work === 'surgery' ? 'operating' : 'medicating', patient, theatre: where.spot }
    }
    case 'research':
      return extraTask(state, where, patient)
  }
}

function treating(state: State, patient: PatientId | null, here: (one: PatientId) => boolean): Task | Refused {
  if (patient === null) return no('patientMissing')
  if (!patientOf(state, patient)) return no('noSuchPatient')
  if (!here(patient)) return no('otherPatient')
  if ((bedWith(state, patient)?.spot ?? null) !== null) return no('bedAway')
  return { kind: 'treating', patient }
}

/** [RMD 3.2] The action of a research paper. */
function extraTask(state: State, where: Space, patient: PatientId | null): Task | typeof DONATED | Refused {
  const paper = state.papers[where.paper ?? 0]
  const card = paper === undefined ? undefined : RESEARCH[paper]
  if (card?.kind !== 'action') return no('noPaperHere')
  const { extra } = card
  if (extra.does === 'treat')
    return treating(state, patient, (one) => !state.desk.some(({ card: waiting }) => waiting === one))
  if (patient !== null) return no('noPatientHere')
  switch (extra.does) {
    case 'ease':
      return { kind: 'easing' }
    case 'draw':
      return { kind: 'drawing', left: extra.patients }
    case 'admit':
      return { kind: 'admitting', left: extra.patients }
    case 'blood':
      return DONATED
    case 'stock':
      return { kind: 'stocking', left: extra.kinds, more: extra.more, stocked: [] }
    case 'organs':
      return { kind: 'organs', left: extra.pieces, mixed: extra.mixed, organ: null }
  }
}
