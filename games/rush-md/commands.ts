// Everything that a player can do, and the form it comes in.

import type { Read } from '@grand-rounds/kernel'
import { refuse } from '@grand-rounds/kernel'
import { BED_IDS, type BedId, DOCTORS, type DoctorId, GLASS_IDS, type GlassId, MARKS } from './board.ts'
import { SPACE_IDS, type SpaceId, type Spot, SPOTS, type Ward, WARDS } from './board.ts'
import { PATIENT_IDS, type PatientId } from './cards/patients.ts'
import { type Signal, SIGNALS } from './events.ts'
import { BY_HAND, type Fluid, FLUIDS, type Organ, ORGANS, type Stocked, STOCKED } from './pieces.ts'
import { type Substance, SUBSTANCES } from './pieces.ts'
import { type Tag, TAGS } from './state.ts'
import { isThing, type Thing } from './things.ts'

export type Command =
  /** The council is over, or the discharge may begin. */
  | { readonly type: 'ready' | 'notReady' }
  /** Asks for a pause; it begins when all have asked. While paused, all have to go on. */
  | { readonly type: 'pause' | 'goOn' }
  | { readonly type: 'signal'; readonly signal: Signal; readonly about?: Thing }
  /** [RMD 3.1] A flag of one of one's doctors on the plan board; null takes it away. */
  | { readonly type: 'mark'; readonly doctor: DoctorId; readonly mark: number; readonly on: Thing | null }
  /** [RMD 3.3] When all want it, the clock ends at once. */
  | { readonly type: 'endRound' | 'noEndRound' }
  /** A ward's space without a patient is for its epidemic. */
  | { readonly type: 'place'; readonly glass: GlassId; readonly space: SpaceId; readonly patient?: PatientId }
  /** One's action is done, or given up. */
  | { readonly type: 'stop' }
  | { readonly type: 'takeOff'; readonly glass: GlassId }
  | { readonly type: 'moveBed'; readonly bed: BedId; readonly to: Spot | 'ward' }
  | { readonly type: 'throwOut'; readonly organ: Organ }
  | { readonly type: 'draw'; readonly patients: 'in' | 'out' }
  | { readonly type: 'admit'; readonly patient: PatientId; readonly bed: BedId }
  | { readonly type: 'stock'; readonly piece: Stocked }
  | { readonly type: 'give'; readonly piece: (typeof BY_HAND)[number]; readonly patient: PatientId }
  | { readonly type: 'takeSyringe'; readonly fluid: Fluid }
  /** One unit more, by hand. */
  | { readonly type: 'fill' }
  | { readonly type: 'inject'; readonly patient: PatientId }
  /** The syringe in hand, back into its store. */
  | { readonly type: 'empty' }
  /** Tweezers: a piece out of the store, or an organ out of the pool. */
  | { readonly type: 'grip'; readonly piece: Substance }
  | { readonly type: 'release' }
  | { readonly type: 'slip' }
  | { readonly type: 'lift'; readonly hole: number }
  | { readonly type: 'lay'; readonly hole: number }
  | { readonly type: 'turn'; readonly token: number }
  | { readonly type: 'cover' }
  /** The top card of the exam, as its game allows. */
  | { readonly type: 'take' }
  | { readonly type: 'under' }
  | { readonly type: 'fall' }
  /** After a fall, when the sand has run out. */
  | { readonly type: 'balance' }
  | { readonly type: 'ease'; readonly patient: PatientId }
  | { readonly type: 'notice'; readonly ward: Ward }
  /** A rule broken that nobody else saw. */
  | { readonly type: 'ownUp' }
  | { readonly type: 'sendBack'; readonly patient: PatientId; readonly tag: Tag; readonly piece: Substance }
  /** All that could be sent back. */
  | { readonly type: 'sendAllBack' }

type Fits = (value: unknown) => boolean
const oneOf =
  (ids: readonly string[]): Fits =>
  (value) =>
    typeof value === 'string' && ids.includes(value)
const below =
  (n: number): Fits =>
  (value) =>
    Number.isInteger(value) && Number(value) >= 0 && Number(value) < n && !Object.is(value, -0)
const patient = oneOf(PATIENT_IDS)

const FIELDS: Readonly<Record<Command['type'], Readonly<Record<string, Fits>>>> = {
  ready: {},
  notReady: {},
  pause: {},
  goOn: {},
  signal: { signal: oneOf(SIGNALS), about: (value) => value === undefined || isThing(value) },
  mark: {
    doctor: oneOf(DOCTORS),
    mark: (value) => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= MARKS,
    on: (value) => value === null || isThing(value),
  },
  endRound: {},
  noEndRound: {},
  place: {
    glass: oneOf(GLASS_IDS),
    space: oneOf(SPACE_IDS),
    patient: (value) => value === undefined || patient(value),
  },
  stop: {},
  takeOff: { glass: oneOf(GLASS_IDS) },
  moveBed: { bed: oneOf(BED_IDS), to: oneOf([...SPOTS, 'ward']) },
  throwOut: { organ: oneOf(ORGANS) },
  draw: { patients: oneOf(['in', 'out']) },
  admit: { patient, bed: oneOf(BED_IDS) },
  stock: { piece: oneOf(STOCKED) },
  give: { piece: oneOf(BY_HAND), patient },
  takeSyringe: { fluid: oneOf(FLUIDS) },
  fill: {},
  inject: { patient },
  empty: {},
  grip: { piece: oneOf(SUBSTANCES) },
  release: {},
  slip: {},
  lift: { hole: below(7) },
  lay: { hole: below(7) },
  turn: { token: below(8) },
  cover: {},
  take: {},
  under: {},
  fall: {},
  balance: {},
  ease: { patient },
  notice: { ward: oneOf(WARDS) },
  ownUp: {},
  sendBack: { patient, tag: oneOf(TAGS), piece: oneOf(SUBSTANCES) },
  sendAllBack: {},
}

export const COMMAND_TYPES = Object.keys(FIELDS) as readonly Command['type'][]

/** Refusals: `notACommand`, `unknownCommand`, `badField` and `unknownField` (both name the field). */
export function readCommand(input: unknown): Read<Command> {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return refuse('notACommand')
  const given = input as Readonly<Record<string, unknown>>
  const type = COMMAND_TYPES.find((known) => Object.hasOwn(given, 'type') && known === given['type'])
  if (type === undefined) return refuse('unknownCommand')
  const fields = FIELDS[type]
  for (const [field, fits] of Object.entries(fields))
    if (!fits(Object.hasOwn(given, field) ? given[field] : undefined)) return refuse('badField', { field })
  for (const field of Object.keys(given))
    if (field !== 'type' && !Object.hasOwn(fields, field)) return refuse('unknownField', { field: field.slice(0, 40) })
  if (!Object.values(given).includes(undefined)) return { ok: true, value: given as Command }
  // A member that is there without a value is left out: a log keeps JSON, and JSON has no such thing.
  return {
    ok: true,
    value: Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Command,
  }
}
