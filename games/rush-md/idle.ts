// Spaces where a glass is allowed and would be wasted: nobody to draw or to admit, no free bed, a full store, an empty
// pool. What is wasted is not refused, but a player should know before the sand runs.

import { MOST_ORGANS, MOST_WAITING, SPACE_IDS, SPACES, type SpaceId } from './board.ts'
import { CONDITIONS, PATIENTS } from './cards/patients.ts'
import { RESEARCH } from './cards/research.ts'
import { isOpen, openedBy } from './options.ts'
import { ORGANS, STOCKED } from './pieces.ts'
import type { RefusalCode } from './refusals.ts'
import type { State } from './state.ts'
import { everyPatient } from './turn.ts'

export function idleSpaces(state: State): Readonly<Partial<Record<SpaceId, RefusalCode>>> {
  if (state.stage !== 'action') return {}
  const idle: Partial<Record<SpaceId, RefusalCode>> = {}
  for (const space of SPACE_IDS) {
    const why = isOpen(state.options, SPACES[space].work) ? whyIdle(state, space) : null
    if (why !== null) idle[space] = why
  }
  return idle
}

function whyIdle(state: State, space: SpaceId): RefusalCode | null {
  const { work, paper } = SPACES[space]
  switch (work) {
    case 'desk':
      return noneToDraw(state)
    case 'admission':
      return noneToAdmit(state)
    case 'bank':
      return state.pool.blood === 0 ? 'poolEmpty' : null
    case 'pharmacy':
      return noneToStock(state)
    case 'organs':
      return noOrgans(state)
    case 'research':
      return paper === null ? null : idlePaper(state, paper)
    default:
      return null
  }
}

function idlePaper(state: State, at: number): RefusalCode | null {
  const paper = state.papers[at]
  const card = paper === undefined ? undefined : RESEARCH[paper]
  if (card?.kind !== 'action') return null
  switch (card.extra.does) {
    case 'draw':
      return noneToDraw(state)
    case 'admit':
      return noneToAdmit(state)
    case 'blood':
      return state.pool.blood === 0 ? 'poolEmpty' : null
    case 'stock':
      return noneToStock(state)
    case 'organs':
      return noOrgans(state)
    case 'ease': {
      const worse = everyPatient(state).some(
        ({ card: id, condition }) => CONDITIONS.indexOf(condition) > CONDITIONS.indexOf(PATIENTS[id].condition),
      )
      return worse ? null : 'notWorse'
    }
    case 'treat':
      return null
  }
}

function noneToDraw({ options, clinic, desk, decks }: State): RefusalCode | null {
  const out = clinic.length < MOST_WAITING
  const into = openedBy(options).inPatients && desk.length < MOST_WAITING
  if (!out && !into) return 'noRoom'
  return (out && decks.out.length > 0) || (into && decks.in.length > 0) ? null : 'deckEmpty'
}

function noneToAdmit({ desk, beds }: State): RefusalCode | null {
  if (desk.length === 0) return 'noSuchPatient'
  return beds.some(({ patient, spot }) => patient === null && spot === null) ? null : 'bedTaken'
}

function noneToStock({ pool }: State): RefusalCode | null {
  return STOCKED.some((piece) => pool[piece] > 0) ? null : 'poolEmpty'
}

function noOrgans({ store, pool }: State): RefusalCode | null {
  if (ORGANS.reduce((sum, organ) => sum + store[organ], 0) >= MOST_ORGANS) return 'storeFull'
  return ORGANS.some((organ) => pool[organ] > 0) ? null : 'poolEmpty'
}
