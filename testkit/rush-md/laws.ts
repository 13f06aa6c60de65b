// What is true of Rush M.D. at every step: no piece and no card is ever lost or made.

import {
  decksOf,
  DIAGNOSES,
  type Doses,
  EXAMS,
  IN_THE_BOX,
  MOST_ORGANS,
  MOST_WAITING,
  type Options,
  type Patient,
  PATIENTS,
  type PatientId,
  type Piece,
  PIECES,
  type State,
} from '@grand-rounds/rush-md'

type Decks = State['decks']

/** What is wrong, or null. */
export function brokenLaw(state: State): string | null {
  return pieces(state) ?? cards(state) ?? spaces(state) ?? work(state) ?? limits(state)
}

function everyone({ clinic, desk, beds }: State): Patient[] {
  return [...clinic, ...desk, ...beds.flatMap(({ patient }) => patient ?? [])]
}

function pieces(state: State): string | null {
  const sum = Object.fromEntries(PIECES.map((piece) => [piece, 0])) as Record<Piece, number>
  const add = (doses: Doses) => {
    for (const [piece, count] of Object.entries(doses) as [Piece, number][]) sum[piece] += count
  }
  for (const piece of PIECES) {
    if (state.pool[piece] < 0 || state.store[piece] < 0) return `less than no ${piece}`
    sum[piece] += state.pool[piece] + state.store[piece]
  }
  for (const { given, syringes } of everyone(state)) {
    add(given.ward)
    add(given.theatre)
    add(given.epidemic)
    for (const { fluid, units } of syringes) {
      if (units < 1 || units > 6) return `a syringe with ${units} units`
      sum[fluid] += units
      sum.syringe++
    }
  }
  for (const action of state.actions) {
    if (action?.piece) sum[action.piece]++
    if (!action?.syringe) continue
    sum[action.syringe.fluid] += action.syringe.units
    sum.syringe++
  }
  const wrong = PIECES.find((piece) => sum[piece] !== IN_THE_BOX[piece])
  return wrong === undefined ? null : `${sum[wrong]} ${wrong} instead of ${IN_THE_BOX[wrong]}`
}

/** By options: which cards are in play is asked at every step of a game. */
const inPlay = new WeakMap<Options, Readonly<Record<keyof Decks, ReadonlySet<string>>>>()

function cardsInPlay(options: Options): Readonly<Record<keyof Decks, ReadonlySet<string>>> {
  const known = inPlay.get(options)
  if (known) return known
  const sets = Object.entries(decksOf(options)).map(([deck, ids]) => [deck, new Set<string>(ids)])
  const all = Object.fromEntries(sets) as Record<keyof Decks, ReadonlySet<string>>
  inPlay.set(options, all)
  return all
}

function differ(what: string, all: ReadonlySet<string>, ...found: readonly (readonly string[])[]): string | null {
  const seen = new Set<string>()
  let count = 0
  for (const ids of found)
    for (const id of ids) {
      if (!all.has(id)) return `${what}: ${id} is not in play`
      seen.add(id)
      count++
    }
  return count === all.size && seen.size === count ? null : `${what}: ${seen.size} cards of ${all.size}, ${count} found`
}

/** Decks that were found whole, with the cards outside them: most steps move no card. */
const counted = new WeakMap<Decks, string>()

function cards(state: State): string | null {
  const all = cardsInPlay(state.options)
  const { decks } = state
  const house = everyone(state)
  const outside = `${house.map(({ card, diagnoses }) => `${card}:${diagnoses.join()}`).join()};${state.discharged.join()};${state.dead.join()};${state.epidemicDiscards.join()};${state.epidemics.A},${state.epidemics.B};${state.papers.join()};${state.oldPapers.join()}`
  if (counted.get(decks) === outside) return null
  const gone = [...state.discharged, ...state.dead]
  const of = (kind: 'in' | 'out') =>
    [...house.map(({ card }) => card), ...gone].filter((card) => PATIENTS[card].kind === kind)
  const lying = house.flatMap(({ diagnoses }) => diagnoses)
  const epidemics = Object.values(state.epidemics).flatMap((card) => card ?? [])
  for (const exam of EXAMS) {
    const wrong = differ(
      exam,
      all[exam],
      decks[exam],
      lying.filter((id) => DIAGNOSES[id].exam === exam),
    )
    if (wrong !== null) return wrong
  }
  const wrong =
    differ('in-patients', all.in, decks.in, of('in')) ??
    differ('out-patients', all.out, decks.out, of('out')) ??
    differ('epidemics', all.epidemic, decks.epidemic, state.epidemicDiscards, epidemics) ??
    differ('research', all.research, decks.research, state.papers, state.oldPapers)
  if (wrong === null) counted.set(decks, outside)
  return wrong
}

/** [RMD 3.21] [RMD 3.22] What an action has named stays where it is, and nobody else works with its tools. */
function work(state: State): string | null {
  const spotOf = (card: PatientId) => state.beds.find(({ patient }) => patient?.card === card)?.spot
  const busy: string[] = []
  for (const action of state.stage === 'over' ? [] : state.actions) {
    if (!action) continue
    const { task, piece, syringe } = action
    switch (task.kind) {
      case 'culture':
      case 'bloodTest':
      case 'xray':
      case 'mri':
        if (busy.includes(task.kind)) return `two at the ${task.kind}`
        busy.push(task.kind)
        if (spotOf(task.patient) !== task.kind) return `${task.patient} was moved away from the ${task.kind}`
        break
      case 'operating':
      case 'medicating':
        if (spotOf(task.patient) !== task.theatre) return `${task.patient} was moved out of ${task.theatre}`
        break
      default:
    }
    if (piece !== null && !['organs', 'operating', 'medicating'].includes(task.kind))
      return `tweezers while ${task.kind}`
    if (syringe && !['treating', 'containing', 'medicating'].includes(task.kind)) return `a syringe while ${task.kind}`
  }
  const scanning = state.glasses.some(({ space, running }) => space === 'mri' && running)
  return scanning && !state.beds.some(({ spot }) => spot === 'mri') ? 'a bed left the MRI while sand ran' : null
}

function spaces({ glasses, beds, stage, actions, clock }: State): string | null {
  const taken = glasses.flatMap(({ space }) => space ?? [])
  if (new Set(taken).size !== taken.length) return `two glasses on a space: ${taken.join()}`
  if (glasses.some(({ space, running }) => running && space === null)) return 'a glass runs beside the boards'
  const spots = beds.flatMap(({ spot }) => spot ?? [])
  if (new Set(spots).size !== spots.length) return `two beds on a spot: ${spots.join()}`
  const idle = stage === 'council' || stage === 'clearing'
  if (idle && (taken.length > 0 || actions.some(Boolean) || clock.running)) return `something runs in the ${stage}`
  return null
}

function limits({ clinic, desk, store, skill, discs, won, stage }: State): string | null {
  if (clinic.length > MOST_WAITING || desk.length > MOST_WAITING) return 'too many are waiting'
  if (store.heart + store.kidney + store.bone + store.lung > MOST_ORGANS) return 'too many organs'
  if (skill < 0 || (skill === 0) !== (stage === 'over' && won === false && skill === 0)) return `${skill} skill points`
  if ([...discs].sort().join('') !== 'rrrrwww') return `discs ${discs}`
  return (stage === 'over') === (won !== null) ? null : 'an end without a result'
}
