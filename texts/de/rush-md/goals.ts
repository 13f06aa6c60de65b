import type { RushMdTexts } from '../../rush-md/texts.ts'
import { list } from '../grammar.ts'
import { patients, reputation, skill } from './terms.ts'

export const goals: RushMdTexts['goals'] = {
  titles: {
    one1: 'Allein auf weiter Flur',
    one2: 'Zwei Hände',
    one3: 'Nerven wie Drahtseile',
    one4: 'Einer für alles',
    two1: 'Zwei in Eile',
    two2: 'Visite zu zweit',
    two3: 'Ruhig zusammen',
    two4: 'Vier Hände',
    three1: 'Es spricht sich herum',
    three2: 'Kein Bett bleibt leer',
    three3: 'Kühle Köpfe',
    three4: 'Das Kleeblatt',
    four1: 'Stadtgespräch',
    four2: 'Tag der offenen Tür',
    four3: 'Weiße Weste',
    four4: 'Das volle Orchester',
  },
  text({ reputation: asked, patients: cured, skill: start, skillLeft }) {
    const aims = [
      `mindestens ${reputation({ count: asked })} gewinnen`,
      ...(cured > 0 ? [`mindestens ${patients({ count: cured })} entlassen`] : []),
      ...(skillLeft > 0 ? [`mindestens ${skill({ count: skillLeft })} behalten`] : []),
    ]
    return `Ihr sollt ${list(aims)}. Ihr beginnt mit ${toStartWith(start)}.`
  },
}

/** In the dative. */
const toStartWith = (start: number) => (start === 1 ? '1 Fähigkeitspunkt' : `${start} Fähigkeitspunkten`)
