// How a thing that somebody points at is called: by the name that the language has for it already.

import type { Thing } from '@grand-rounds/rush-md/ids'
import type { RushMdTexts } from './texts.ts'

type Named = Pick<RushMdTexts, 'patients' | 'places' | 'terms'>

export function thingName({ patients, places, terms }: Named, thing: Thing): string {
  switch (thing.kind) {
    case 'space':
      return terms.space({ space: thing.id })
    case 'spot':
      return places[thing.id].name
    case 'bed':
      return thing.id
    case 'patient':
      return patients[thing.id].name
    case 'store':
      return terms.pieces[thing.id]
    case 'epidemic':
      return terms.wards[thing.id]
  }
}
