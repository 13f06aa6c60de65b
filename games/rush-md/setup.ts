// Section 2: the box is opened, decks are shuffled, a goal is drawn, stores are filled.

import { type Accepted, Random, type Setup } from '@grand-rounds/kernel'
import { BED_IDS, NURSES } from './board.ts'
import { DIAGNOSES, DIAGNOSIS_IDS, type DiagnosisId, SIGNS } from './cards/diagnoses.ts'
import { EPIDEMIC_IDS } from './cards/epidemics.ts'
import { GOAL_IDS, goalFor, GOALS } from './cards/goals.ts'
import { type Exam, IN_PATIENT_IDS, OUT_PATIENT_IDS, PATIENTS } from './cards/patients.ts'
import { PAPER_IDS } from './cards/research.ts'
import { STOPPED } from './clock.ts'
import type { Event } from './events.ts'
import { openedBy, type Options } from './options.ts'
import { startCouncil } from './phases/council.ts'
import { type Counts, IN_THE_BOX, PIECES, type Treatment } from './pieces.ts'
import { agreedByNone, type Decks, NOTHING_DONE, type State } from './state.ts'
import { Turn } from './turn.ts'

/** [RMD 2.1] By the number of players: 1 and 2, 3, 4. */
const STORES: readonly Counts[] = [stores(2, 3, 3, 2, 3), stores(3, 4, 4, 3, 4), stores(4, 5, 5, 4, 5)]

function stores(pills: number, medicine: number, drip: number, syringe: number, blood: number): Counts {
  return {
    blue: pills,
    orange: pills,
    white: pills,
    yellow: medicine,
    green: medicine,
    drip,
    syringe,
    blood,
    heart: 0,
    kidney: 0,
    bone: 0,
    lung: 0,
  }
}

export function storeFor(seats: number): Counts {
  return STORES[Math.max(0, seats - 2)] ?? stores(4, 5, 5, 4, 5)
}

/** The discs as they lie at first. */
const FIRST_PATTERN = 'rwrwrwr'

/** A table without operating rooms plays with the cards that need none. */
export function decksOf(options: Options): Decks {
  const { surgery } = openedBy(options)
  const fits = ({ surgical }: Treatment) => surgery || Object.keys(surgical).length === 0
  const diagnoses = (exam: Exam): readonly DiagnosisId[] =>
    DIAGNOSIS_IDS.filter((id) => DIAGNOSES[id].exam === exam && fits(DIAGNOSES[id]))
  return {
    in: IN_PATIENT_IDS.filter((id) => fits(PATIENTS[id])),
    out: OUT_PATIENT_IDS,
    culture: diagnoses('culture'),
    bloodTest: diagnoses('bloodTest'),
    xray: diagnoses('xray'),
    mri: diagnoses('mri'),
    epidemic: EPIDEMIC_IDS,
    research: PAPER_IDS,
  }
}

export function setUp({ options, seats, seed, at }: Setup<Options>): Accepted<State, Event> {
  const random = new Random({ seed, used: {} })
  const shuffled = <T>(name: string, cards: readonly T[]) => random.shuffle(name, [...cards])
  const all = decksOf(options)
  const decks: Decks = {
    in: shuffled('in', all.in),
    out: shuffled('out', all.out),
    culture: shuffled('culture', all.culture),
    bloodTest: shuffled('bloodTest', all.bloodTest),
    xray: shuffled('xray', all.xray),
    mri: shuffled('mri', all.mri),
    epidemic: shuffled('epidemics', all.epidemic),
    research: shuffled('research', all.research),
  }
  const goals = GOAL_IDS.filter((id) => GOALS[id].players === seats)
  const goal = options.goal ?? goals[random.below('goal', goals.length)] ?? 'one1'
  const tokens = shuffled('tokens', SIGNS)
  const store = storeFor(seats)
  const crew = [...options.doctors, ...NURSES.slice(0, openedBy(options).nurses)]
  const turn = new Turn(
    {
      options,
      seats,
      random: random.state(),
      events: 0,
      stage: 'council',
      round: 0,
      goal,
      reputation: 0,
      skill: goalFor(goal, options.difficulty, options.rounds).skill,
      clock: STOPPED,
      paused: false,
      marked: options.pace < 100,
      agreed: agreedByNone(seats),
      startsAt: null,
      ending: agreedByNone(seats),
      marks: [],
      glasses: crew.map((id) => ({ id, space: null, since: 0, until: 0, running: false })),
      actions: new Array<null>(seats).fill(null),
      hands: new Array<null>(seats).fill(null),
      pool: rest(store),
      store,
      clinic: [],
      desk: [],
      beds: BED_IDS.map((id) => ({ id, spot: null, patient: null })),
      epidemics: { A: null, B: null },
      epidemicDiscards: [],
      signs: { A: 0, B: 0 },
      papers: [],
      oldPapers: [],
      decks,
      tokens,
      discs: FIRST_PATTERN,
      tally: NOTHING_DONE,
      discharged: [],
      dead: [],
      won: null,
    },
    at,
  )
  turn.emit({ type: 'gameStarted', goal })
  startCouncil(turn)
  return { ok: true, state: turn.state, events: turn.events }
}

function rest(store: Counts): Counts {
  return Object.fromEntries(PIECES.map((piece) => [piece, IN_THE_BOX[piece] - store[piece]])) as Counts
}
