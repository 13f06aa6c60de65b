// The first lesson, step by step: a position of the real game for each, and which moves it asks for.

import type { Command, Event, State } from '@grand-rounds/dice-hospital'
import type { Language } from '@grand-rounds/texts'

export type StepId = keyof Language['page']['learn']['steps']

/** Parts of the board that a step is about. */
export type Part = 'wards' | 'floor' | 'staff' | 'lounge' | 'bags' | 'choices' | 'ambulances' | 'improvements'

/** A move that the rules have allowed. */
export interface Move {
  readonly command: Command
  readonly before: State
  readonly after: State
  readonly events: readonly Event[]
}

/** Which of a step's words praise the move. */
export type Praise = 'done' | 'doneHigh'

export interface Step {
  readonly id: StepId
  /** In the notation of positions (games/dice-hospital/position/notation.ts). The learner is seat 0. */
  readonly position: string
  /** The table of the step before is kept when one comes from there. */
  readonly goesOn: boolean
  readonly shows: readonly Part[]
  /** Null: nothing to do here but to read. Otherwise: the praise, or null for a move that was not meant. */
  readonly judge: ((move: Move) => Praise | null) | null
}

const LEARNER = 0

const WARD = '1 activation; options administrators=false; done 1 | R2 Y4 G5 | Y3 R4 G4'
const READY_TO_LEAVE = '3 activation; options administrators=false; done 1 | R6 G6 Y3 G2 R4 | Y3 R4 G4'
const LAST_NURSE =
  '3 activation; options administrators=false; done 1; first 1 | R1 Y4+ R5+ G4; departments oncology:nurse clinic:nurse | Y3 R4 G4'
const WORK_DONE =
  '3 activation; options administrators=false; done 1; first 1 | R2+ Y4+ R5+ G4; departments oncology:nurse clinic:nurse criticalCare:nurse | Y3 R4 G4'
const ONE_BAG =
  '4 activation; options administrators=false; done 1 | R3+ Y6 G4+ R2+ G3; bags 1; departments criticalCare:nurse pharmacy:nurse imaging:nurse | Y3 R4 G4'
const COLOUR_CHANGE =
  '4 activation; options administrators=false; done 1 | R4 Y2 Y3; bags 1; departments earNoseThroat | Y3 R4 G4'
const THREE_EQUALS =
  '5 activation; options administrators=false; done 1 | R6 R6 R6 Y2 G3; departments anaesthesia | Y3 R4'
const WITH_SURGEON = '5 activation; options administrators=false; done 1 | R5 Y3 G2; specialists surgeon | Y3 R4 G4'
const AT_THE_DOOR =
  '2 ambulances; options administrators=false; first 1; ambulances R2 G2 Y3, -, G4 Y5 R5 | R4 Y2 G5 | Y3; arrivals R3 Y3 G4; ambulance 2'
const NEW_CARDS =
  '2 improvement; options administrators=false; row anaesthesia operatingTheatre surgeon | R2 Y2 G5; ambulance 1 | Y3; ambulance 2'

const inLounge = ({ hospitals }: State) => (hospitals[LEARNER]?.lounge ?? []).reduce((sum, n) => sum + n, 0)
const sendsHome = ({ before, after }: Move) => inLounge(after) > inLounge(before)
const praiseIf = (meant: (move: Move) => boolean) => (move: Move) => (meant(move) ? 'done' : null)

export const STEPS: readonly Step[] = [
  { id: 'welcome', position: WARD, goesOn: false, shows: [], judge: null },
  { id: 'patients', position: WARD, goesOn: true, shows: ['wards'], judge: null },
  {
    id: 'nurse',
    position: WARD,
    goesOn: true,
    shows: ['staff', 'floor'],
    judge: praiseIf(({ command }) => command.type === 'place'),
  },
  {
    id: 'home',
    position: READY_TO_LEAVE,
    goesOn: false,
    shows: ['wards', 'lounge'],
    judge: praiseIf(sendsHome),
  },
  {
    id: 'more',
    position:
      '3 activation; options administrators=false; done 1 | G6 Y3 G2 R4; lounge R; departments criticalCare:nurse | Y3 R4 G4',
    goesOn: true,
    shows: ['wards', 'lounge'],
    judge: praiseIf(sendsHome),
  },
  {
    id: 'rescue',
    position: LAST_NURSE,
    goesOn: false,
    shows: ['wards'],
    judge: praiseIf(({ events }) => events.some((event) => event.type === 'patientTreated' && event.from === 'R1')),
  },
  {
    id: 'endShift',
    position: WORK_DONE,
    goesOn: true,
    shows: ['choices'],
    judge: praiseIf(({ command }) => command.type === 'endShift'),
  },
  {
    id: 'bag',
    position: ONE_BAG,
    goesOn: false,
    shows: ['bags'],
    judge: praiseIf((move) => move.command.type === 'spendBag' && sendsHome(move)),
  },
  {
    id: 'colour',
    position: COLOUR_CHANGE,
    goesOn: false,
    shows: ['bags', 'floor'],
    judge: praiseIf(
      (move) => move.command.type === 'place' && move.command.department === 'earNoseThroat' && sendsHome(move),
    ),
  },
  {
    id: 'three',
    position: THREE_EQUALS,
    goesOn: false,
    shows: ['floor', 'wards'],
    judge: praiseIf(({ command }) => command.type === 'place' && command.department === 'anaesthesia'),
  },
  {
    id: 'specialist',
    position: WITH_SURGEON,
    goesOn: false,
    shows: ['staff'],
    judge: praiseIf((move) => move.command.type === 'place' && move.command.meeple === 'surgeon' && sendsHome(move)),
  },
  {
    id: 'ambulance',
    position: AT_THE_DOOR,
    goesOn: false,
    shows: ['ambulances'],
    judge: ({ command }) => (command.type === 'takeAmbulance' ? (command.number === 1 ? 'done' : 'doneHigh') : null),
  },
  {
    id: 'improvement',
    position: NEW_CARDS,
    goesOn: false,
    shows: ['improvements'],
    judge: praiseIf(({ command }) => command.type === 'claim'),
  },
  { id: 'ready', position: NEW_CARDS, goesOn: true, shows: [], judge: null },
]
