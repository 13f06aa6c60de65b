// What is true of Rush M.D. at every step: no piece and no card is ever lost or made.

import { decksOf, DIAGNOSES, EXAMS, IN_THE_BOX, MOST_ORGANS, MOST_WAITING } from '@grand-rounds/rush-md'
import { type Doses, type Patient, type Piece, PIECES, type State } from '@grand-rounds/rush-md'

/** What is wrong, or null. */
export function brokenLaw(state: State): string | null {
  return pieces(state) ?? cards(state) ?? spaces(state) ?? limits(state)
}

function everyone({ clinic, desk, beds }: State): Patient[] {
  return [...clinic, ...desk, ...beds.flatMap(({ patient }) => patient ?? [])]
}

function pieces(state: State): string | null {
  const sum = Object.fromEntries(PIECES.map((piece) => [piece, 0])) as Record<Piece, number>
  const add = (doses: Doses) => {
    for (const piece of PIECES) if (piece !== 'syringe') sum[piece] += doses[piece] ?? 0
  }
  for (const piece of PIECES) {
    if (state.pool[piece] < 0 || state.store[piece] < 0) return `less than no ${piece}`
    sum[piece] += state.pool[piece] + state.store[piece]
  }
  for (const { given, syringes } of everyone(state)) {
    for (const doses of Object.values(given)) add(doses)
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

function differ(what: string, found: readonly string[], all: readonly string[]): string | null {
  return found.toSorted().join() === all.toSorted().join() ? null : `${what}: ${found.length} cards of ${all.length}`
}

function cards(state: State): string | null {
  const all = decksOf(state.options)
  const { decks } = state
  const patients = [...everyone(state).map(({ card }) => card), ...state.discharged, ...state.dead]
  const lying = everyone(state).flatMap(({ diagnoses }) => diagnoses)
  const epidemics = Object.values(state.epidemics).flatMap((card) => card ?? [])
  const exams = EXAMS.map((exam) =>
    differ(exam, [...decks[exam], ...lying.filter((id) => DIAGNOSES[id].exam === exam)], all[exam]),
  )
  return (
    differ('patients', [...decks.in, ...decks.out, ...patients], [...all.in, ...all.out]) ??
    exams.find((problem) => problem !== null) ??
    differ('epidemics', [...decks.epidemic, ...state.epidemicDiscards, ...epidemics], all.epidemic) ??
    differ('research', [...decks.research, ...state.papers, ...state.oldPapers], all.research)
  )
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
